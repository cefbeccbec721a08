import { useWaiting } from '../../lib/outbox/use-waiting.ts'
import { WaitingText } from '../../ui/pieces/WaitingText.tsx'
import styles from './notes.module.css'

/** Notes on this class that the server does not have yet. */
export function WaitingNotes({ contentId }: { contentId: string }) {
  const waiting = useWaiting('note', ({ args }) => args.params?.['contentId'] === contentId)
  return (
    <ul className={styles['list']}>
      {waiting.map(({ id, entry, ...state }) => (
        <li key={id}>
          <WaitingText text={(entry.args.body as { note: string }).note} {...state} />
        </li>
      ))}
    </ul>
  )
}
