import { useWaiting } from '../../lib/outbox/use-waiting.ts'
import { WaitingText } from '../pieces/WaitingText.tsx'

interface WaitingCommentsProps {
  /** Their name among the kinds of the outbox. */
  kind: string
  /** The id of what is commented on. */
  on: string
  parentId?: string | undefined
}

/** Comments or answers written here that the server does not have yet. */
export function WaitingComments({ kind, on, parentId }: WaitingCommentsProps) {
  const waiting = useWaiting(kind, ({ args }) => {
    const body = args.body as { parentId?: string }
    return args.params?.['id'] === on && body.parentId === parentId
  })
  return waiting.map(({ id, entry, ...state }) => (
    <li key={id}>
      <WaitingText text={(entry.args.body as { text: string }).text} {...state} />
    </li>
  ))
}
