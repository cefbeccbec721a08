import { IconArrowsExchange, IconBrush, IconGift, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { query } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Coin } from '../../ui/art/Coin.tsx'
import { ContourLines } from '../../ui/art/ContourLines.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { buttonClass } from '../../ui/base/button-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { useAmount } from '../../ui/base/use-amount.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import styles from './BalanceCard.module.css'
import { BalanceFailure } from './BalanceFailure.tsx'
import { ExchangeDialog } from './giving/ExchangeDialog.tsx'
import { GiftDialog } from './giving/GiftDialog.tsx'
import type { BalancesState } from './use-balances.ts'

interface BalanceCardProps {
  balances: BalancesState
  /** Only students exchange and give. */
  isStudent: boolean
}

/** The one deep stage of the page: how many Educoins there are, and what to do with them. */
export function BalanceCard({ balances, isStudent }: BalanceCardProps) {
  const { t } = useTranslation('wallets')
  const { figure, words } = useAmount('educoins', balances.educoins)
  return (
    <section className={styles['card']} aria-label={t('balance.title')}>
      <svg className={styles['map']} viewBox="0 0 440 190" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <ContourLines cx={330} cy={100} start={16} step={30} count={11} seed={5} opacity={0.2} />
      </svg>
      <div className={styles['words']}>
        <h2 className={styles['label']}>{t('balance.title')}</h2>
        <SkeletonGroup loading={balances.isPending} skeleton={<Skeleton width={160} height={56} radius={14} />}>
          {() => (
            <p className={styles['amount']}>
              <Coin size={44} />
              <b aria-hidden="true">{figure}</b>
              <VisuallyHidden>{words}</VisuallyHidden>
            </p>
          )}
        </SkeletonGroup>
        {!balances.error && <ThisMonth />}
      </div>
      {balances.error ? (
        <BalanceFailure balances={balances} variant="ghost" />
      ) : isStudent ? (
        <Actions balances={balances} />
      ) : (
        <p className={styles['note']}>{t('balance.note')}</p>
      )}
    </section>
  )
}

/** What the month added or took so far; nothing where it is not known. */
function ThisMonth() {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const { data: change } = useQuery({
    ...query('wallets', 'getBarChart', { query: { by: 'MONTH' } }),
    select: ({ series: [educoins] }) => (educoins?.credit.at(-1) ?? 0) - (educoins?.debit.at(-1) ?? 0),
  })
  if (change === undefined) return null
  const Icon = change < 0 ? IconTrendingDown : IconTrendingUp
  return (
    <p className={styles['month']}>
      <Icon size={18} stroke={1.9} aria-hidden="true" />
      {t('balance.month', { change: format.signed(change) })}
    </p>
  )
}

function Actions({ balances }: { balances: BalancesState }) {
  const { t } = useTranslation('wallets')
  const [dialog, setDialog] = useState<'exchange' | 'gift'>()
  const close = () => setDialog(undefined)
  return (
    <div className={styles['actions']}>
      <Link to={paths.studioMine} className={buttonClass({ variant: 'ipe', size: 's' })}>
        <IconBrush size={18} stroke={1.9} aria-hidden="true" />
        {t('balance.use')}
      </Link>
      <Button
        variant="ghost"
        size="s"
        icon={<IconArrowsExchange size={18} stroke={1.9} aria-hidden="true" />}
        onClick={() => setDialog('exchange')}
      >
        {t('exchange.open')}
      </Button>
      <Button
        variant="ghost"
        size="s"
        icon={<IconGift size={18} stroke={1.9} aria-hidden="true" />}
        onClick={() => setDialog('gift')}
      >
        {t('gift.open')}
      </Button>
      <ExchangeDialog xp={balances.xp ?? 0} open={dialog === 'exchange'} onClose={close} />
      <GiftDialog educoins={balances.educoins ?? 0} open={dialog === 'gift'} onClose={close} />
    </div>
  )
}
