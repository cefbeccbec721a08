import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiError, isFinal } from '../../lib/api/api-error.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { useKeptFocus } from '../../ui/base/use-kept-focus.ts'
import { QuizAttempt } from './QuizAttempt.tsx'
import styles from './QuizPanel.module.css'
import { QuizReview } from './QuizReview.tsx'
import { useToldCourse } from './use-told-course.ts'

export interface QuizPanelProps {
  contentId: string
  /** Shows the video from that second on; without a video there is nothing to look at again. */
  onSeek?: ((second: number) => void) | undefined
}

/** The quiz of a class: its open attempt, or the review of the last one. */
export function QuizPanel({ contentId, onSeek }: QuizPanelProps) {
  const { t } = useTranslation('quizzes')
  const { data: current } = useCurrentAccount()
  const isStudent = current?.account.role === 'STUDENT'
  const { data, dataUpdatedAt, error, isPending, isFetching, refetch } = useQuery({
    ...query('quizzes', 'getMine', { params: { id: contentId } }),
    enabled: isStudent,
  })
  useToldCourse(contentId, data?.completed === true)
  // What was read before stays while the server cannot be reached, not when it says that there is no such quiz any more.
  const failure = useErrorText(data && !isFinal(error) ? null : error)
  const panel = useKeptFocus<HTMLElement>(data && `${data.attempt} ${data.completed}`)
  return (
    <Card ref={panel} className={styles['panel']} aria-label={t('title')}>
      {current && !isStudent ? (
        <EmptyPanel title={t('forStudents.title')} sentence={t('forStudents.sentence')} />
      ) : failure ? (
        isApiError(error) && error.code === 'nf_0023' ? (
          <EmptyPanel title={t('none.title')} sentence={t('none.sentence')} />
        ) : (
          <ErrorPanel
            sentence={failure.sentence}
            code={failure.code}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <SkeletonGroup loading={isPending} skeleton={<Waiting />}>
          {() =>
            data &&
            // Each attempt begins at its first question.
            (data.completed ? (
              <QuizReview key={data.attempt} quiz={data} onSeek={onSeek} />
            ) : (
              <QuizAttempt key={data.attempt} quiz={data} readAt={dataUpdatedAt} onSeek={onSeek} />
            ))
          }
        </SkeletonGroup>
      )}
    </Card>
  )
}

function Waiting() {
  return (
    <div className={styles['waiting']}>
      <Skeleton height={40} width={180} />
      <Skeleton height={8} />
      <Skeleton height={64} />
      {[0, 1, 2, 3].map((option) => (
        <Skeleton key={option} height={74} radius={18} />
      ))}
    </div>
  )
}
