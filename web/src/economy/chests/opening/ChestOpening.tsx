import { useQuery } from '@tanstack/react-query'
import type { Chest } from '@trilha/contract/economy/chests'
import { useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../../lib/query.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { ChestStage } from '../../../ui/art/ChestStage.tsx'
import { Pennant } from '../../../ui/base/Pennant.tsx'
import { chestWords } from '../chest-words.ts'
import { countClosed, oldestClosed } from '../closed-chests.ts'
import styles from './ChestOpening.module.css'
import { before, sumsOf } from './opening-amounts.ts'
import { stepVariables } from './opening-timeline.ts'
import { OpeningActions } from './OpeningActions.tsx'
import { OpeningChest } from './OpeningChest.tsx'
import { OpeningConfetti } from './OpeningConfetti.tsx'
import { OpeningHeader } from './OpeningHeader.tsx'
import { OpeningReward } from './OpeningReward.tsx'
import { OpeningSaid } from './OpeningSaid.tsx'
import { useChestOpening } from './use-chest-opening.ts'
import { useStageDialog } from './use-stage-dialog.ts'

const steps = stepVariables() as CSSProperties

interface ChestOpeningProps {
  first: Chest
  onClose: () => void
}

/** The stage where chests are opened, one after the other (look §6, decision D1). */
export function ChestOpening({ first, onClose }: ChestOpeningProps) {
  const { t } = useTranslation('chests')
  const format = useFormat()
  const titleId = useId()
  const dialog = useStageDialog()
  const mainAction = useRef<HTMLButtonElement>(null)
  const [chest, setChest] = useState(first)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const { phase, isPlayed, answer, error, open, skip, clear } = useChestOpening(chest)
  const { data: groups = [] } = useQuery(query('chests', 'listMyGroups'))
  const { data: wallet } = useQuery(query('wallets', 'getMine'))

  const gone = new Set([...opened, chest.id])
  const next = oldestClosed(groups, gone)
  const left = countClosed(groups, gone)
  const isUnderWay = phase === 'rocking' || phase === 'waiting' || phase === 'bursting'
  const reward = sumsOf(chest.rewards)
  const after = answer && sumsOf(answer.wallet)
  const words = chestWords(chest)
  const named = { name: chest.entityName, date: format.date(chest.createdAt) }

  useEffect(() => {
    // While it plays there is nothing to press; the stage itself keeps the keyboard.
    if (isUnderWay) dialog.current?.focus({ preventScroll: true })
    else mainAction.current?.focus({ preventScroll: true })
  }, [dialog, isUnderWay, phase, chest.id])

  function advance(): void {
    if (!next) return
    setOpened(gone)
    setChest(next)
    clear()
  }

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
      <ChestStage kind={chest.kind} className={styles['stage'] ?? ''}>
        <div className={styles['scroll']} data-phase={phase} style={steps} onClick={isUnderWay ? skip : undefined}>
          {isPlayed && <OpeningConfetti />}
          <OpeningHeader
            phase={phase}
            before={after && before(after, reward)}
            after={after}
            live={wallet && sumsOf(wallet)}
            onClose={onClose}
          />
          <div className={styles['middle']} key={chest.id}>
            <Pennant tone="neutral" className={styles['pennant'] ?? ''}>
              {t(`chest.${chest.kind}`)}
            </Pennant>
            <h2 id={titleId} className={styles['title']}>
              {t(words.title, named)}
            </h2>
            <p className={styles['why']}>{t(words.earned, named)}</p>
            <OpeningChest kind={chest.kind} phase={phase} />
            <OpeningReward phase={phase} reward={reward} after={after} error={error} />
            <OpeningActions
              ref={mainAction}
              phase={phase}
              error={error}
              left={left}
              isNextKnown={next !== undefined}
              onOpen={open}
              onNext={advance}
              onClose={onClose}
            />
            <p className={styles['fairness']}>{t('fairness')}</p>
          </div>
        </div>
      </ChestStage>
      <OpeningSaid kind={chest.kind} reward={reward} after={phase === 'done' ? after : undefined} />
    </dialog>
  )
}
