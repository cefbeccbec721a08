import type { CoinType } from '@trilha/contract/constants/economy'
import { useState } from 'react'
import styles from './charts.module.css'
import { EarningsCard } from './EarningsCard.tsx'
import { SavedCard } from './SavedCard.tsx'

export function Charts() {
  const [coin, setCoin] = useState<CoinType>('EDU_COIN')
  return (
    <div className={styles['pair']}>
      <EarningsCard coin={coin} onCoin={setCoin} />
      <SavedCard coin={coin} />
    </div>
  )
}
