import { IconListCheck, IconRefresh } from '@tabler/icons-react'
import type { Quiz } from '@trilha/contract/learning/quizzes'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { ProgressBar } from '../../ui/base/ProgressBar.tsx'
import { Earned } from './Earned.tsx'
import notes from './Notes.module.css'
import { QuizHeader } from './QuizHeader.tsx'
import styles from './QuizSummary.module.css'

interface QuizSummaryProps {
  quiz: Quiz
  onReview: () => void
  onSeek?: ((second: number) => void) | undefined
}

/** How the attempt went, what it earned, and what can be done next. */
export function QuizSummary({ quiz, onReview, onSeek }: QuizSummaryProps) {
  const { t } = useTranslation('quizzes')
  const start = useContractMutation('quizzes', 'start')
  const failure = useErrorText(start.error)
  const { result, attempt, mostAttempts } = quiz
  if (!result) return null
  const left = mostAttempts - attempt
  const hasEarned = result.earned.some(({ value }) => value > 0)
  return (
    <>
      <QuizHeader quiz={quiz} overline={t('overline')} title={t('summary.done')} />
      <div className={styles['result']}>
        <h2 tabIndex={-1} className={styles['score']}>
          {t('summary.score', { correct: result.correct, total: result.total })}
        </h2>
        <ProgressBar value={result.score} label={t('summary.percent', { score: result.score })} />
        <p className={styles['words']}>{t(result.score === 100 ? 'summary.all' : 'summary.some')}</p>
        {hasEarned && (
          <p className={styles['earned']}>
            {t('summary.earned')} <Earned amounts={result.earned} iconSize={22} />
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <Button full icon={<IconListCheck size={20} stroke={1.9} aria-hidden="true" />} onClick={onReview}>
          {t('summary.review')}
        </Button>
        {left > 0 ? (
          <Button
            full
            variant="line"
            loading={start.isPending}
            icon={<IconRefresh size={20} stroke={1.9} aria-hidden="true" />}
            onClick={() => start.mutate({ params: { id: quiz.moduleContentId } })}
          >
            {t('summary.again', { count: left })}
          </Button>
        ) : (
          <>
            <p className={styles['words']}>{t('summary.noneLeft')}</p>
            {onSeek && (
              <Button full variant="line" onClick={() => onSeek(0)}>
                {t('summary.seeClass')}
              </Button>
            )}
          </>
        )}
        {failure && (
          <p role="alert" className={notes['note']}>
            {failure.sentence}
          </p>
        )}
      </div>
    </>
  )
}
