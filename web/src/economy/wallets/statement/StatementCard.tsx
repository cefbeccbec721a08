import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/errors.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { EmptyArt } from '../../../ui/art/EmptyArt.tsx'
import { Button } from '../../../ui/base/Button.tsx'
import { Card } from '../../../ui/base/Card.tsx'
import { EmptyPanel } from '../../../ui/base/EmptyPanel.tsx'
import { SkeletonGroup } from '../../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../../ui/pieces/ListFoot.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { statementDays, type StatementDay } from './statement.ts'
import { countChoices, type StatementFilter } from './statement-filter.ts'
import { statementQuery } from './statement-query.ts'
import styles from './StatementCard.module.css'
import { StatementOperation } from './StatementOperation.tsx'
import { StatementRow } from './StatementRow.tsx'
import { StatementSkeleton } from './StatementSkeleton.tsx'
import { useStatementFile } from './use-statement-file.ts'

interface StatementCardProps {
  isStudent: boolean
  /** Of the page's address. */
  filter: StatementFilter
  onFilter: (filter: StatementFilter) => void
}

export function StatementCard({ isStudent, filter, onFilter }: StatementCardProps) {
  const { t } = useTranslation('wallets')
  return (
    <Card
      title={t('statement.title')}
      action={<StatementOperation filter={filter} onChange={onFilter} />}
      className={styles['card']}
    >
      <div className={styles['tools']}>
        <MoreFilters filter={filter} onChange={onFilter} />
        <StatementFile filter={filter} />
      </div>
      <Pages key={JSON.stringify(filter)} filter={filter} isStudent={isStudent} />
    </Card>
  )
}

function StatementFile({ filter }: { filter: StatementFilter }) {
  const { t } = useTranslation('wallets')
  const file = useStatementFile(filter)
  const failure = useErrorText(file.error)
  return (
    <>
      <Button
        variant="line"
        size="s"
        loading={file.isRunning}
        icon={<IconDownload size={18} stroke={1.9} aria-hidden="true" />}
        onClick={file.download}
      >
        {t('file.download')}
      </Button>
      <p role="status" className={styles['said']}>
        {file.isRunning && file.lines > 0 && t('file.running', { count: file.lines })}
      </p>
      {failure && (
        <p role="alert" className={styles['failure']}>
          {t('file.failed')} {failure.sentence}
        </p>
      )}
    </>
  )
}

/** Why there is nothing: nothing yet, or nothing of what was asked for. */
function emptyKey(filter: StatementFilter, isStudent: boolean) {
  if (countChoices(filter) > 0) return 'filtered'
  return isStudent ? (filter.operation ?? 'ALL') : 'team'
}

function Pages({ filter, isStudent }: { filter: StatementFilter; isStudent: boolean }) {
  const { t } = useTranslation('wallets')
  const list = useInfiniteQuery(statementQuery(filter))
  const days = statementDays(list.data ?? [], { hasMore: list.hasNextPage })
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<StatementSkeleton rows={4} />}>
      {() => (
        <>
          {list.data?.length === 0 && (
            <EmptyPanel
              drawing={<EmptyArt kind="feed" />}
              title={t(countChoices(filter) > 0 ? 'statement.empty.filteredTitle' : 'statement.empty.title')}
              sentence={t(`statement.empty.${emptyKey(filter, isStudent)}`)}
            />
          )}
          {days.map((day) => (
            <Day key={day.key} day={day} />
          ))}
          <div className={styles['foot']}>
            <ListFoot
              list={list}
              more={t('statement.more')}
              end={t('statement.end')}
              title={list.data ? t('statement.moreFailed') : t('statement.failed')}
            />
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
