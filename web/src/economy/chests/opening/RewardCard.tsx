import type { CoinType } from '@trilha/contract/constants/economy'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/use-format.ts'
import { Coin } from '../../../ui/art/Coin.tsx'
import { Bolt } from '../../../ui/base/Bolt.tsx'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import type { OpeningPhase } from './opening-machine.ts'
import { opening } from './opening-timeline.ts'
import styles from './RewardCard.module.css'
import { useCountUp } from './use-count-up.ts'

interface RewardCardProps {
  coin: CoinType
  value: number
  before: number
  after: number
  phase: OpeningPhase
}

const [from, to] = opening.rewards
const counting = { delay: from - opening.lid[0], duration: to - from }

export function RewardCard({ coin, value, before, after, phase }: RewardCardProps) {
  const { t } = useTranslation('chests')
  const format = useFormat()
  const isCoin = coin === 'EDU_COIN'
  const counted = useCountUp({ ...counting, from: before, to: after, isRunning: phase === 'bursting' })
  return (
    <div
      className={styles['card']}
      data-coin={coin}
      data-phase={phase}
      style={{ '--place': isCoin ? 0 : 1 } as CSSProperties}
    >
      <span className={styles['tile']}>{isCoin ? <Coin size={40} /> : <Bolt size={34} />}</span>
      <span>
        <b className={styles['value']}>
          {t(isCoin ? 'opening.educoins' : 'opening.xp', { figure: format.signed(value) })}
        </b>
        <small className={styles['change']} aria-hidden="true">
          {format.number(before)} <i>→</i> {format.number(counted)}
        </small>
        <VisuallyHidden>
          {t('opening.change', { before: format.number(before), after: format.number(after) })}
        </VisuallyHidden>
      </span>
    </div>
  )
}
