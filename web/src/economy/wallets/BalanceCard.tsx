import { useTranslation } from 'react-i18next'
import { Coin } from '../../ui/art/Coin.tsx'
import { ContourLines } from '../../ui/art/ContourLines.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { useAmount } from '../../ui/base/use-amount.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import styles from './BalanceCard.module.css'
import { BalanceFailure } from './BalanceFailure.tsx'
import type { BalancesState } from './use-balances.ts'

/** The one deep stage of the page: how many Educoins there are. */
export function BalanceCard({ balances }: { balances: BalancesState }) {
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
      </div>
      {balances.error ? (
        <BalanceFailure balances={balances} variant="ghost" />
      ) : (
        <p className={styles['note']}>{t('balance.note')}</p>
      )}
    </section>
  )
}
