import { useTranslation } from 'react-i18next'
import type { OutboxEntry } from '../../lib/outbox/entry-store.ts'
import { Button } from '../../ui/base/Button.tsx'
import styles from './Notes.module.css'

interface RefusedNoteProps {
  refused: readonly OutboxEntry[]
  onDiscard: (id: string) => void
}

/** Answers that came too late, as after the attempt was concluded on another device. They are told, never dropped. */
export function RefusedNote({ refused, onDiscard }: RefusedNoteProps) {
  const { t } = useTranslation('quizzes')
  if (refused.length === 0) return null
  return (
    <div role="status" className={styles['note']}>
      <p>{t('refused', { count: refused.length })}</p>
      <Button variant="line" size="s" onClick={() => refused.forEach(({ id }) => onDiscard(id))}>
        {t('understood')}
      </Button>
    </div>
  )
}
