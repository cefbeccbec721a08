import type { Amount } from '@trilha/contract/economy/wallets'
import { Money } from '../../ui/base/Money.tsx'
import { Xp } from '../../ui/base/Xp.tsx'
import styles from './RewardsDesk.module.css'

/** What an act pays, zeros too: here they are what the school decided. */
export function BothCoins({ amounts }: { amounts: readonly Amount[] }) {
  return (
    <span className={styles['coins']}>
      {amounts.map(({ coinType, value }) =>
        coinType === 'EDU_COIN' ? (
          <Money key={coinType} value={value} iconSize={16} />
        ) : (
          <Xp key={coinType} value={value} iconSize={15} />
        ),
      )}
    </span>
  )
}
