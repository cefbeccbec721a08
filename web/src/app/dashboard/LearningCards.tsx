import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LatestTrails } from '../../learning/courses/LatestTrails.tsx'
import { WeekCard } from '../../learning/courses/WeekCard.tsx'
import { NextTasks } from '../../learning/tasks/NextTasks.tsx'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './LearningCards.module.css'

/** The week and the trails last worked on, from one answer that the hero shares, and the tasks beside them. */
export function LearningCards() {
  const { t } = useTranslation('courses')
  const { data, error, isPending, isFetching, refetch } = useQuery(query('courses', 'getSummary'))
  const failure = useErrorText(data ? undefined : error)
  return (
    <SkeletonGroup loading={isPending} skeleton={<Skeleton height={230} radius={22} />}>
      {() =>
        data ? (
          <>
            <div className={styles['pair']}>
              <WeekCard week={data.week} />
              <NextTasks />
            </div>
            <LatestTrails courses={data.courses} total={data.total} />
          </>
        ) : (
          <Card title={t('yours')}>
            <ErrorPanel
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          </Card>
        )
      }
    </SkeletonGroup>
  )
}
