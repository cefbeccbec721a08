import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import styles from './Notes.module.css'
import type { Finish } from './use-finish.ts'

/** Why the quiz is not concluded yet. */
export function FinishNote({ finish, waiting }: { finish: Finish; waiting: number }) {
  const { t } = useTranslation('quizzes')
  const failure = useErrorText(finish.error)
  return (
    <div role="status">
      {finish.missing > 0 && <p className={styles['note']}>{t('missing', { count: finish.missing })}</p>}
      {finish.isUnderWay && waiting > 0 && <p className={styles['note']}>{t('sendingFirst', { count: waiting })}</p>}
      {failure && !finish.isUnderWay && <p className={styles['note']}>{failure.sentence}</p>}
    </div>
  )
}
