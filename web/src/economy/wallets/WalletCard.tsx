import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useErrorText } from '../../lib/errors.ts'
import { Coin } from '../../ui/art/Coin.tsx'
import { Bolt } from '../../ui/base/Bolt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { useAmount, type AmountKind } from '../../ui/base/use-amount.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { BalanceFailure } from './BalanceFailure.tsx'
import { statementDays } from './statement/statement.ts'
import { statementQuery } from './statement/statement-query.ts'
import { StatementRow } from './statement/StatementRow.tsx'
import { StatementSkeleton } from './statement/StatementSkeleton.tsx'
import { useBalances } from './use-balances.ts'
import styles from './WalletCard.module.css'

const shown = 3

/** The dashboard's card: both balances and what happened last. */
export function WalletCard({ isStudent }: { isStudent: boolean }) {
  const { t } = useTranslation('wallets')
  const balances = useBalances()
  return (
    <Card
      title={t('card.title')}
      action={
        <Link to={paths.edubank} className={linkClass()}>
          {t('card.toStatement')}
        </Link>
      }
    >
      <div className={styles['balances']}>
        <Balance kind="educoins" value={balances.educoins} />
        <Balance kind="xp" value={balances.xp} />
      </div>
      <BalanceFailure balances={balances} variant="line" />
      <Latest isStudent={isStudent} />
    </Card>
  )
}

function Balance({ kind, value }: { kind: AmountKind; value: number | null }) {
  const { t } = useTranslation('wallets')
  const { figure, words } = useAmount(kind, value)
  return (
    <p className={styles['balance']} data-kind={kind}>
      <span className={styles['tile']}>{kind === 'educoins' ? <Coin size={28} /> : <Bolt size={26} />}</span>
      <span aria-hidden="true">
        <b>{figure}</b>
        <small>{t(`card.${kind}`)}</small>
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </p>
  )
}

function Latest({ isStudent }: { isStudent: boolean }) {
  const { t } = useTranslation('wallets')
  // The statement's own first page: whoever goes on to Edubank finds it there already.
  const list = useInfiniteQuery(statementQuery())
  const failure = useErrorText(list.data ? undefined : list.error)
  const rows = statementDays(list.data ?? [], { hasMore: list.hasNextPage })
    .flatMap((day) => day.rows)
    .slice(0, shown)
  return (
    <div className={styles['latest']}>
      <h3 className={styles['label']}>{t('card.latest')}</h3>
      <SkeletonGroup loading={list.isPending} skeleton={<StatementSkeleton rows={shown} />}>
        {() => (
          <>
            {failure && (
              <ErrorPanel
                titleLevel={4}
                title={t('statement.failed')}
                sentence={failure.sentence}
                code={failure.code}
                retrying={list.isFetching}
                onRetry={() => void list.refetch()}
              />
            )}
            {list.data?.length === 0 && (
              <p className={styles['none']}>{t(isStudent ? 'card.none' : 'card.noneTeam')}</p>
            )}
            <ul>
              {rows.map((row) => (
                <StatementRow key={row.id} row={row} />
              ))}
            </ul>
          </>
        )}
      </SkeletonGroup>
    </div>
  )
}
