import type { Amount } from '@trilha/contract/economy/wallets'
import { Money } from '../../ui/base/Money.tsx'
import { Xp } from '../../ui/base/Xp.tsx'
import styles from './Earned.module.css'

/** What was paid; nothing is not shown as a zero. */
export function Earned({ amounts, iconSize = 18 }: { amounts: readonly Amount[]; iconSize?: number }) {
  const paid = amounts.filter(({ value }) => value > 0)
  if (paid.length === 0) return null
  return (
    <span className={styles['earned']}>
      {paid.map(({ coinType, value }) =>
        coinType === 'XP' ? (
          <Xp key={coinType} value={value} signed iconSize={iconSize} />
        ) : (
          <Money key={coinType} value={value} signed iconSize={iconSize} />
        ),
      )}
    </span>
  )
}
