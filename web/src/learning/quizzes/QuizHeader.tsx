import { IconRefresh } from '@tabler/icons-react'
import type { Quiz } from '@trilha/contract/learning/quizzes'
import { useTranslation } from 'react-i18next'
import { Dashes } from '../../ui/base/Dashes.tsx'
import styles from './QuizHeader.module.css'

interface QuizHeaderProps {
  quiz: Pick<Quiz, 'attempt' | 'mostAttempts' | 'questions'>
  overline: string
  /** Of the question on screen, from 0; left out where none is. */
  at?: number | undefined
  title?: string
  /** The question on screen is still to be answered. */
  isCurrent?: boolean
}

export function QuizHeader({ quiz, overline, at, title, isCurrent = false }: QuizHeaderProps) {
  const { t } = useTranslation('quizzes')
  const total = quiz.questions.length
  const place = at === undefined ? (title ?? '') : t('question', { at: at + 1, total })
  return (
    <>
      <header className={styles['header']}>
        <span>
          <small>{overline}</small>
          <b className={styles['place']}>{place}</b>
        </span>
        <small className={styles['attempt']}>
          <IconRefresh size={16} stroke={1.9} aria-hidden="true" />
          {t('attempt', { attempt: quiz.attempt, most: quiz.mostAttempts })}
        </small>
      </header>
      <Dashes
        done={at === undefined ? total : at + (isCurrent ? 0 : 1)}
        total={total}
        current={isCurrent}
        label={place}
      />
    </>
  )
}
