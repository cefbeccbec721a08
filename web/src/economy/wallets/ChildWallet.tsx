import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { logError } from '../../lib/log.ts'
import { pagedQuery, query } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Money } from '../../ui/base/Money.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Xp } from '../../ui/base/Xp.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './ChildWallet.module.css'
import { statementDays } from './statement/statement.ts'
import { StatementRow } from './statement/StatementRow.tsx'
import { StatementSkeleton } from './statement/StatementSkeleton.tsx'

interface ChildWalletProps {
  userId: string
  name: string
}

/** What a child has, and what it used Educoins and XP for; gifts are among it (decision G19). */
export function ChildWallet({ userId, name }: ChildWalletProps) {
  const { data: balances, error } = useQuery(query('wallets', 'getByUser', { params: { userId } }))
  // A dash on screen; the reason goes where a developer finds it.
  useEffect(() => {
    if (error) logError('wallets.getByUser', error)
  }, [error])
  return (
    <section aria-label={name}>
      <div className={styles['head']}>
        <h3 className="t-title-4">{name}</h3>
        <span className={styles['balances']}>
          <Money value={balances?.[0]?.value ?? null} />
          <Xp value={balances?.[1]?.value ?? null} />
        </span>
      </div>
      <Spent userId={userId} />
    </section>
  )
}

function Spent({ userId }: { userId: string }) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const list = useInfiniteQuery(
    pagedQuery('wallets', 'listChildHistory', { params: { userId }, query: { operation: 'DEBIT', pSize: 5 } }),
  )
  const days = statementDays(list.data ?? [], { hasMore: list.hasNextPage })
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<StatementSkeleton rows={2} />}>
      {() => (
        <>
          {list.data?.length === 0 && <p className={styles['none']}>{t('child.none')}</p>}
          {days.map((day) => (
            <div key={day.key} className={styles['day']}>
              <h4 className={styles['date']}>{format.day(day.at)}</h4>
              <ul>
                {day.rows.map((row) => (
                  <StatementRow key={row.id} row={row} isOwn={false} />
                ))}
              </ul>
            </div>
          ))}
          <ListFoot list={list} more={t('statement.more')} title={t('child.failed')} titleLevel={4} small />
        </>
      )}
    </SkeletonGroup>
  )
}
