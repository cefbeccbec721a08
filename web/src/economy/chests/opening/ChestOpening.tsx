import { useQuery } from '@tanstack/react-query'
import type { Chest } from '@trilha/contract/economy/chests'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../../lib/query.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Pennant } from '../../../ui/base/Pennant.tsx'
import { chestWords } from '../chest-words.ts'
import { countClosed, oldestClosed } from '../closed-chests.ts'
import styles from './ChestOpening.module.css'
import { sumsOf } from './opening-amounts.ts'
import { OpeningActions } from './OpeningActions.tsx'
import { OpeningChest } from './OpeningChest.tsx'
import { OpeningReward } from './OpeningReward.tsx'
import { OpeningSaid } from './OpeningSaid.tsx'
import { OpeningStage } from './OpeningStage.tsx'
import { useChestOpening } from './use-chest-opening.ts'

interface ChestOpeningProps {
  first: Chest
  onClose: () => void
}

/** The stage where chests are opened, one after the other (decision D1). */
export function ChestOpening({ first, onClose }: ChestOpeningProps) {
  const { t } = useTranslation('chests')
  const format = useFormat()
  const titleId = useId()
  const mainAction = useRef<HTMLButtonElement>(null)
  const [chest, setChest] = useState(first)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const isNext = chest !== first
  const { play, answer, error, open, clear } = useChestOpening(chest, isNext)
  const { data: groups = [] } = useQuery(query('chests', 'listMyGroups'))

  const { phase } = play
  // Another of its kind, where somebody was faster.
  const shown = answer?.chest ?? chest
  const gone = new Set([...opened, chest.id, shown.id])
  const next = oldestClosed(groups, gone)
  const left = countClosed(groups, gone)
  const reward = sumsOf(chest.rewards)
  const after = answer && sumsOf(answer.wallet)
  const words = chestWords(shown)
  const named = { name: shown.entityName, date: format.date(shown.createdAt) }

  function advance(): void {
    if (!next) return
    setOpened(gone)
    setChest(next)
    clear()
  }

  return (
    <OpeningStage
      kind={chest.kind}
      turn={chest.id}
      said={
        <OpeningSaid
          reward={reward}
          after={phase === 'done' ? after : undefined}
          say={(amounts) => t('opening.said', { chest: t(`chest.${chest.kind}`), ...amounts })}
        />
      }
      {...{ titleId, play, reward, after, mainAction, onClose }}
    >
      <Pennant tone="neutral" className={styles['pennant'] ?? ''}>
        {t(`chest.${chest.kind}`)}
      </Pennant>
      <h2 id={titleId} className={styles['title']}>
        {t(words.title, named)}
      </h2>
      <p className={styles['why']}>{t(words.earned, named)}</p>
      <OpeningChest kind={chest.kind} phase={phase} />
      <OpeningReward phase={phase} reward={reward} after={after} error={error} pays={t('opening.pays')} />
      <OpeningActions
        ref={mainAction}
        words={{ open: t('opening.open'), waiting: t('opening.waiting'), next: t('opening.next') }}
        isNextKnown={next !== undefined}
        onOpen={open}
        onNext={advance}
        {...{ phase, error, left, onClose }}
      />
      <p className={styles['fairness']}>{t('fairness')}</p>
    </OpeningStage>
  )
}
