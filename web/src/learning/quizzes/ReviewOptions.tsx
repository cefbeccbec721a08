import { IconCheck } from '@tabler/icons-react'
import type { QuizQuestion } from '@trilha/contract/learning/quizzes'
import { useTranslation } from 'react-i18next'
import { cx } from '../../ui/base/cx.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { letterOf } from './letters.ts'
import styles from './OptionList.module.css'

/** The options of a concluded attempt: which one is right, and which one was chosen. */
export function ReviewOptions({ question: { options, answer } }: { question: QuizQuestion }) {
  const { t } = useTranslation('quizzes')
  return (
    <ul className={styles['options']}>
      {options.map(({ id, text, isRight }, at) => {
        const isMine = id === answer?.optionId
        return (
          <li key={id}>
            <div className={cx(styles['option'], isRight && styles['right'], isMine && !isRight && styles['wrong'])}>
              <span className={styles['letter']} aria-hidden="true">
                {isRight ? <IconCheck size={20} stroke={3} /> : letterOf(at)}
              </span>
              <span className={styles['text']}>
                {text}
                {isRight && <VisuallyHidden>{t('review.right')}</VisuallyHidden>}
              </span>
              {isMine && <span className={styles['yours']}>{t('review.yours')}</span>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
