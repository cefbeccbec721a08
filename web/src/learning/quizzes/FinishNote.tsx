import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import styles from './Notes.module.css'
import type { Finish } from './use-finish.ts'

interface FinishNoteProps {
  finish: Finish
  /** Questions without an answer, once concluding was asked for. */
  missing: number
  /** Questions that another device answered otherwise, once concluding was asked for. */
  undecided: number
  /** Answers that the server does not have yet. */
  waiting: number
}

/** Why the quiz is not concluded yet. */
export function FinishNote({ finish, missing, undecided, waiting }: FinishNoteProps) {
  const { t } = useTranslation('quizzes')
  const failure = useErrorText(finish.error)
  return (
    <div role="status">
      {missing > 0 && <p className={styles['note']}>{t('missing', { count: missing })}</p>}
      {missing === 0 && undecided > 0 && <p className={styles['note']}>{t('undecided', { count: undecided })}</p>}
      {finish.isSent && <p className={styles['note']}>{t('concluding')}</p>}
      {finish.isUnderWay && waiting > 0 && <p className={styles['note']}>{t('sendingFirst', { count: waiting })}</p>}
      {failure && !finish.isUnderWay && <p className={styles['note']}>{failure.sentence}</p>}
    </div>
  )
}
