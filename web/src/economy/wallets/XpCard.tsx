import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Bolt } from '../../ui/base/Bolt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ProgressBar } from '../../ui/base/ProgressBar.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { useAmount } from '../../ui/base/use-amount.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { levelProgress } from './level.ts'
import type { BalancesState } from './use-balances.ts'
import styles from './XpCard.module.css'

/** The balance of XP, and how far the level has come: two numbers, since exchanged XP still counts for the level. */
export function XpCard({ balances }: { balances: BalancesState }) {
  const { t } = useTranslation('wallets')
  const { figure, words } = useAmount('xp', balances.xp)
  const { data: current } = useCurrentAccount()
  const level = current?.student && { ...levelProgress(current.student) }
  return (
    <Card className={styles['card']} aria-label={t('xp.title')}>
      <h2 className={styles['label']}>{t('xp.title')}</h2>
      <SkeletonGroup loading={balances.isPending} skeleton={<Skeleton width={150} height={46} radius={14} />}>
        {() => (
          <p className={styles['amount']}>
            <Bolt size={36} />
            <b aria-hidden="true">{figure}</b>
            <VisuallyHidden>{words}</VisuallyHidden>
          </p>
        )}
      </SkeletonGroup>
      {level && (
        <div className={styles['level']}>
          <ProgressBar
            tone="xp"
            label={t('xp.progress', level)}
            value={level.into}
            max={level.perLevel}
            valueText={t('xp.progressValue', level)}
          />
          <p className={styles['line']}>
            <b>{t('xp.level', level)}</b>
            <span>{t('xp.rest', level)}</span>
          </p>
        </div>
      )}
      {current?.student && balances.xp !== null && <Sum earned={current.student.xp} left={balances.xp} />}
    </Card>
  )
}

/** How the two numbers belong together, once some XP was exchanged: what was earned, less that, is what is there. */
function Sum({ earned, left }: { earned: number; left: number }) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  if (earned <= left) return null
  const rows = { earned: format.number(earned), exchanged: format.signed(left - earned), left: format.number(left) }
  return (
    <div className={styles['sum']}>
      <dl>
        {(['earned', 'exchanged', 'left'] as const).map((row) => (
          <div key={row}>
            <dt>{t(`xp.sum.${row}`)}</dt>
            <dd>{rows[row]}</dd>
          </div>
        ))}
      </dl>
      <p>{t('xp.sum.level')}</p>
    </div>
  )
}
