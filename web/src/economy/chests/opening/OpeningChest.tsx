import type { ChestKind } from '@trilha/contract/constants/economy'
import type { CSSProperties } from 'react'
import { stageColours } from '../../../ui/art/chest.ts'
import { ChestArt } from '../../../ui/art/ChestArt.tsx'
import { CoinFan } from '../../../ui/art/CoinFan.tsx'
import type { OpeningPhase } from './opening-machine.ts'
import { dots } from './opening-timeline.ts'
import styles from './OpeningChest.module.css'

/** Both drawings are always there, one of them unseen: the lid swaps without a flash, or with a fade where nothing moves. */
export function OpeningChest({ kind, phase }: { kind: ChestKind; phase: OpeningPhase }) {
  const isOpen = phase === 'bursting' || phase === 'done'
  return (
    <div className={styles['place']}>
      <div className={styles['chest']} data-phase={phase} data-open={isOpen}>
        {isOpen && <CoinFan className={styles['fan'] ?? ''} />}
        {phase === 'rocking' && (
          <svg
            viewBox="-250 -250 500 500"
            className={styles['dots']}
            fill={stageColours[kind].light}
            aria-hidden="true"
          >
            {dots.map(({ x, y, r, delay }) => (
              <circle
                key={`${x} ${y}`}
                r={r}
                style={{ '--x': `${x}px`, '--y': `${y}px`, '--delay': `${delay}ms` } as CSSProperties}
              />
            ))}
          </svg>
        )}
        <div className={styles['closed']}>
          <ChestArt kind={kind} open={false} />
        </div>
        <div className={styles['open']}>
          <ChestArt kind={kind} open />
        </div>
      </div>
    </div>
  )
}
