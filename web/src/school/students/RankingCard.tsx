import { useQuery } from '@tanstack/react-query'
import { IconLock } from '@tabler/icons-react'
import type { RankingRow } from '@trilha/contract/school/students'
import { useTranslation } from 'react-i18next'
import { lookOf } from '../../ui/avatar/look.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { cx } from '../../ui/base/cx.ts'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './RankingCard.module.css'
import { shownNameOf } from '@trilha/contract/rules'

interface RankingCardProps {
  userId: string
  className: string
  schoolYear: number
}

/** The dashboard's card: the first places of the class and the own neighbourhood, never a list of the last (D8). */
export function RankingCard({ userId, className, schoolYear }: RankingCardProps) {
  const { t } = useTranslation('students')
  const ranking = useQuery(query('students', 'listRankingByUser', { params: { id: userId } }))
  const mine = useQuery(query('students', 'getMine'))
  const failed = ranking.data && mine.data ? undefined : (ranking.error ?? mine.error)
  const failure = useErrorText(failed)
  return (
    <Card
      title={t('ranking.title')}
      action={<small className={styles['year']}>{t('ranking.year', { year: schoolYear })}</small>}
    >
      <SkeletonGroup loading={ranking.isPending || mine.isPending} skeleton={<Waiting />}>
        {() =>
          ranking.data && mine.data ? (
            <>
              <Rows rows={ranking.data} userId={userId} isInRanking={mine.data.isInRanking} />
              <Foot className={className} isInRanking={mine.data.isInRanking} />
            </>
          ) : (
            <ErrorPanel
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={ranking.isFetching || mine.isFetching}
              onRetry={() => {
                void ranking.refetch()
                void mine.refetch()
              }}
            />
          )
        }
      </SkeletonGroup>
    </Card>
  )
}

function Rows({ rows, userId, isInRanking }: { rows: readonly RankingRow[]; userId: string; isInRanking: boolean }) {
  const { t } = useTranslation('students')
  const isListed = rows.some(({ user }) => user.id === userId)
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles['rows']}>
          {rows.map((row, index) => (
            <Row key={row.user.id} row={row} isMine={row.user.id === userId} isFar={isAfterGap(rows, index)} />
          ))}
        </ul>
      )}
      {!isListed && (
        <p className={styles['note']}>
          {t(isInRanking ? (rows.length === 0 ? 'ranking.empty' : 'ranking.notYet') : 'ranking.leftOut')}
        </p>
      )}
    </>
  )
}

/** Places are missing between this row and the one before: the neighbourhood begins. */
function isAfterGap(rows: readonly RankingRow[], index: number): boolean {
  const before = rows[index - 1]
  const row = rows[index]
  if (!before || !row) return false
  return row.position > before.position && row.position > index + 1
}

function Row({ row, isMine, isFar }: { row: RankingRow; isMine: boolean; isFar: boolean }) {
  const { t } = useTranslation('students')
  const format = useFormat()
  const { user, position, value } = row
  return (
    <li className={cx(styles['row'], isMine && styles['mine'], isFar && styles['gap'])}>
      <UserAvatar name={user.name} selection={lookOf(user)} size={36} rank={position} decorative />
      <span className={styles['name']}>{isMine ? t('ranking.you') : shownNameOf(user)}</span>
      <span className={styles['value']}>
        <b>{format.number(value)}</b> <small>{t('ranking.xp')}</small>
      </span>
    </li>
  )
}

function Foot({ className, isInRanking }: { className: string; isInRanking: boolean }) {
  const { t } = useTranslation('students')
  const choose = useContractMutation('students', 'setMyRanking')
  const failure = useErrorText(choose.error)
  return (
    <footer className={styles['foot']}>
      <p>
        <IconLock size={17} stroke={1.9} aria-hidden="true" />
        {t('ranking.private', { className })}
      </p>
      <Button
        variant="line"
        size="s"
        loading={choose.isPending}
        onClick={() => choose.mutate({ body: { isVisible: !isInRanking } })}
      >
        {t(isInRanking ? 'ranking.leave' : 'ranking.join')}
      </Button>
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
    </footer>
  )
}

function Waiting() {
  return (
    <div className={styles['waiting']}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={36} radius={14} />
      ))}
    </div>
  )
}
