import { IconBulb, IconCircleCheckFilled } from '@tabler/icons-react'
import type { QuizQuestion } from '@trilha/contract/learning/quizzes'
import { useTranslation } from 'react-i18next'
import { cx } from '../../ui/base/cx.ts'
import styles from './Explanation.module.css'

/** Why the right one is right, whatever was answered. */
export function Explanation({ question: { review } }: { question: QuizQuestion }) {
  const { t } = useTranslation('quizzes')
  if (!review) return null
  const { isRight, explanation } = review
  const Icon = isRight ? IconCircleCheckFilled : IconBulb
  return (
    <div className={cx(styles['box'], !isRight && styles['wrong'])}>
      <Icon size={26} stroke={1.9} aria-hidden="true" />
      <div>
        <b className={styles['title']}>{t(isRight ? 'review.wasRight' : 'review.wasWrong')}</b>
        <p className={styles['words']}>{explanation}</p>
      </div>
    </div>
  )
}
