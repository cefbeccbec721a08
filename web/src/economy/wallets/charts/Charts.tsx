import type { CoinType } from '@trilha/contract/constants/economy'
import { useState, type ReactNode } from 'react'
import styles from './charts.module.css'
import { EarningsCard } from './EarningsCard.tsx'
import { SavedCard } from './SavedCard.tsx'

/** Side by side; where there is no room for that, something else may stand between them. */
export function Charts({ between }: { between?: ReactNode }) {
  const [coin, setCoin] = useState<CoinType>('EDU_COIN')
  const saved = <SavedCard coin={coin} />
  return (
    <>
      <div className={styles['pair']}>
        <EarningsCard coin={coin} onCoin={setCoin} />
        {!between && saved}
      </div>
      {between}
      {between && saved}
    </>
  )
}
