import { useQuery } from '@tanstack/react-query'
import type { ChestKind } from '@trilha/contract/constants/economy'
import { useEffect, useState, type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { query } from '../../../lib/query.ts'
import { useBackCloses } from '../../../lib/use-back-closes.ts'
import { ChestStage } from '../../../ui/art/ChestStage.tsx'
import styles from './ChestOpening.module.css'
import { before, sumsOf, type Sums } from './opening-amounts.ts'
import { stepVariables } from './opening-timeline.ts'
import { OpeningConfetti } from './OpeningConfetti.tsx'
import { OpeningHeader } from './OpeningHeader.tsx'
import type { Play } from './use-play.ts'
import { useStageDialog } from './use-stage-dialog.ts'

const steps = stepVariables() as CSSProperties

interface OpeningStageProps {
  /** Whose colours the stage has. */
  kind: ChestKind
  titleId: string
  play: Play
  reward: Sums
  /** What the server says is there now. */
  after: Sums | undefined
  /** Takes the focus whenever nothing plays. */
  mainAction: RefObject<HTMLButtonElement | null>
  /** Changes with what stands on the stage. */
  turn: string
  onClose: () => void
  /** Read aloud, once the last frame is there. */
  said: ReactNode
  children: ReactNode
}

/** The room of every opening: over the whole page, with the balances, a way out and a way to the last frame. */
export function OpeningStage({ kind, titleId, play, reward, after, ...props }: OpeningStageProps) {
  const { mainAction, turn, onClose, said, children } = props
  const { phase, isPlayed, skip } = play
  const dialog = useStageDialog()
  useBackCloses(onClose)
  const { data: live } = useQuery(query('wallets', 'getMine'))
  // Refused, because another device opened it: what that paid is there by now.
  const wallet = useHeld(live, phase !== 'ready' && phase !== 'failed')
  const isUnderWay = phase === 'rocking' || phase === 'waiting' || phase === 'bursting'

  useEffect(() => {
    // While it plays there is nothing to press; the stage itself keeps the keyboard.
    if (isUnderWay) dialog.current?.focus({ preventScroll: true })
    else mainAction.current?.focus({ preventScroll: true })
  }, [dialog, mainAction, isUnderWay, phase, turn])

  function escape(): void {
    if (isUnderWay) skip()
    else onClose()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    escape()
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles['dialog']}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // The back gesture of a phone asks like Esc does.
        event.preventDefault()
        escape()
      }}
    >
      <ChestStage kind={kind} className={styles['stage'] ?? ''}>
        <div className={styles['scroll']} data-phase={phase} style={steps} onClick={isUnderWay ? skip : undefined}>
          {isPlayed && <OpeningConfetti />}
          <OpeningHeader
            phase={phase}
            before={after && before(after, reward)}
            after={after}
            found={wallet && sumsOf(wallet)}
            onClose={onClose}
          />
          <div className={styles['middle']} key={turn}>
            {children}
          </div>
        </div>
      </ChestStage>
      {said}
    </dialog>
  )
}

/** As it was when the holding began: word of a payment may come before the answer that the chest opens with. */
function useHeld<Value>(live: Value, isHolding: boolean): Value {
  const [held, setHeld] = useState(live)
  if (!isHolding && held !== live) setHeld(live)
  return isHolding ? held : live
}
