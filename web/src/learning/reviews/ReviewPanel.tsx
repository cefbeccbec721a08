import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isNotThere } from '../../lib/api/api-error.ts'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { query } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Missing } from '../../ui/pieces/Missing.tsx'
import { ReviewExercise } from './ReviewExercise.tsx'
import styles from './reviews.module.css'

/** A review of a trail, from its questions to how it went. */
export function ReviewPanel({ reviewId }: { reviewId: string }) {
  const { t } = useTranslation('reviews')
  const { data: current } = useCurrentAccount()
  const isStudent = current?.account.role === 'STUDENT'
  const review = useQuery({ ...query('reviews', 'get', { params: { id: reviewId } }), enabled: isStudent })
  const questions = useQuery({
    ...query('reviews', 'listQuestions', { params: { id: reviewId } }),
    enabled: isStudent,
  })
  const isThere = review.data !== undefined && questions.data !== undefined
  const error = isThere ? null : (review.error ?? questions.error)
  if (current && !isStudent)
    return (
      <Card className={styles['panel']} aria-label={t('review')}>
        <EmptyPanel title={t('forStudents.title')} sentence={t('forStudents.sentence')} />
      </Card>
    )
  if (error)
    return (
      <Card className={styles['panel']} aria-label={t('review')}>
        <Missing
          error={error}
          isGone={isNotThere(error)}
          titleLevel={2}
          gone={{
            drawing: <EmptyArt kind="notFound" />,
            title: t('notThere.title'),
            sentence: t('notThere.sentence'),
          }}
          retrying={review.isFetching || questions.isFetching}
          onRetry={() => {
            void review.refetch()
            void questions.refetch()
          }}
        />
      </Card>
    )
  return (
    <SkeletonGroup loading={!isThere} skeleton={<Skeleton height={520} radius={24} />}>
      {() => isThere && <ReviewExercise review={review.data} questions={questions.data} />}
    </SkeletonGroup>
  )
}
