import { useWaiting } from '../../lib/outbox/use-waiting.ts'
import { Card } from '../../ui/base/Card.tsx'
import { WaitingText } from '../../ui/pieces/WaitingText.tsx'
import { useTranslation } from 'react-i18next'

/** Posts written here that the server does not have yet, or refused: kept, and offered again (D11). */
export function WaitingPosts() {
  const { t } = useTranslation('posts')
  const waiting = useWaiting('post', () => true)
  return waiting.map(({ id, entry, ...state }) => {
    const { text, fileIds } = entry.args.body as { text: string; fileIds?: string[] }
    return (
      <Card as="li" key={id}>
        <WaitingText text={text === '' ? t('composer.waiting', { count: fileIds?.length ?? 0 }) : text} {...state} />
      </Card>
    )
  })
}
