import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { statementDays, type StatementDay } from './statement.ts'
import { statementQuery, type StatementFilterValue } from './statement-query.ts'
import styles from './StatementCard.module.css'
import { StatementFilter } from './StatementFilter.tsx'
import { StatementRow } from './StatementRow.tsx'
import { StatementSkeleton } from './StatementSkeleton.tsx'

export function StatementCard({ isStudent }: { isStudent: boolean }) {
  const { t } = useTranslation('wallets')
  const [filter, setFilter] = useState<StatementFilterValue>('ALL')
  return (
    <Card
      title={t('statement.title')}
      action={<StatementFilter value={filter} onChange={setFilter} />}
      className={styles['card']}
    >
      <Pages key={filter} filter={filter} isStudent={isStudent} />
    </Card>
  )
}

function Pages({ filter, isStudent }: { filter: StatementFilterValue; isStudent: boolean }) {
  const { t } = useTranslation('wallets')
  const list = useInfiniteQuery(statementQuery(filter))
  const failure = useErrorText(list.error)
  const days = statementDays(list.data ?? [], { hasMore: list.hasNextPage })
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<StatementSkeleton rows={4} />}>
      {() => (
        <>
          {list.data?.length === 0 && (
            <EmptyPanel
              drawing={<EmptyArt kind="feed" />}
              title={t('statement.empty.title')}
              sentence={t(`statement.empty.${isStudent ? filter : 'team'}`)}
            />
          )}
          {days.map((day) => (
            <Day key={day.key} day={day} />
          ))}
          <div className={styles['foot']}>
            {failure ? (
              <ErrorPanel
                title={list.data ? t('statement.moreFailed') : t('statement.failed')}
                sentence={failure.sentence}
                code={failure.code}
                retrying={list.isFetching}
                onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
              />
            ) : list.hasNextPage ? (
              <Button variant="line" full loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('statement.more')}
              </Button>
            ) : (
              days.length > 0 && <p className={styles['end']}>{t('statement.end')}</p>
            )}
          </div>
        </>
      )}
    </SkeletonGroup>
  )
}

function Day({ day }: { day: StatementDay }) {
  const format = useFormat()
  return (
    <section className={styles['day']}>
      <h3 className={styles['date']}>{format.day(day.at)}</h3>
      <ul>
        {day.rows.map((row) => (
          <StatementRow key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}
