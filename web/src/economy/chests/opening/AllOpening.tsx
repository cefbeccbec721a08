import { CHESTS_AT_ONCE } from '@trilha/contract/constants/economy'
import type { ChestGroup } from '@trilha/contract/economy/chests'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/use-format.ts'
import { Pennant } from '../../../ui/base/Pennant.tsx'
import { byRarity, countClosed } from '../closed-chests.ts'
import { AllOpened } from './AllOpened.tsx'
import styles from './ChestOpening.module.css'
import { promiseOf, sumsOf } from './opening-amounts.ts'
import { OpeningActions } from './OpeningActions.tsx'
import { OpeningHeap } from './OpeningHeap.tsx'
import { OpeningReward } from './OpeningReward.tsx'
import { OpeningSaid } from './OpeningSaid.tsx'
import { OpeningStage } from './OpeningStage.tsx'
import { useAllOpening } from './use-all-opening.ts'

interface AllOpeningProps {
  groups: readonly ChestGroup[]
  onClose: () => void
}

/** Everything that waits, opened together: what it gives is said before, what it gave is summed up after (E12, D1). */
export function AllOpening({ groups, onClose }: AllOpeningProps) {
  const { t } = useTranslation('chests')
  const format = useFormat()
  const titleId = useId()
  const mainAction = useRef<HTMLButtonElement>(null)
  // As it was when the stage opened: the list behind it empties while the scene still plays.
  const [closed, setClosed] = useState(() => byRarity(groups).map(({ kind, closed: count }) => ({ kind, count })))
  const [promise, setPromise] = useState(() => promiseOf(groups))
  const [total, setTotal] = useState(() => countClosed(groups))
  const { play, answer, error, open, clear } = useAllOpening()

  const { phase } = play
  const isOpen = phase === 'bursting' || phase === 'done'
  const heap = isOpen && answer ? answer.kinds.toReversed() : closed
  const rarest = heap.find(({ count }) => count > 0)?.kind ?? 'COMMON'
  const reward = answer ? sumsOf(answer.rewards) : promise
  const after = answer && sumsOf(answer.wallet)
  const isTooMany = total > CHESTS_AT_ONCE

  /** More was closed than one act opens. */
  function goOn(): void {
    if (!answer) return
    setClosed((before) =>
      before.map(({ kind, count }) => ({
        kind,
        count: count - (answer.kinds.find((opened) => opened.kind === kind)?.count ?? 0),
      })),
    )
    setPromise({ EDU_COIN: promise.EDU_COIN - reward.EDU_COIN, XP: promise.XP - reward.XP })
    setTotal(answer.left)
    clear()
  }

  return (
    <OpeningStage
      kind={rarest}
      turn={String(total)}
      said={
        <OpeningSaid
          reward={reward}
          after={phase === 'done' ? after : undefined}
          say={(amounts) => t('openingAll.said', { count: answer?.opened ?? 0, ...amounts })}
        />
      }
      {...{ titleId, play, reward, after, mainAction, onClose }}
    >
      <Pennant tone="neutral" className={styles['pennant'] ?? ''}>
        {t('openingAll.pennant')}
      </Pennant>
      <h2 id={titleId} className={styles['title']}>
        {isOpen && answer ? t('openingAll.done', { count: answer.opened }) : t('openingAll.title', { count: total })}
      </h2>
      <p className={styles['why']}>{t(isOpen ? 'openingAll.doneLead' : 'openingAll.lead')}</p>
      <OpeningHeap kinds={heap} phase={phase} />
      {phase === 'ready' && isTooMany ? (
        <p className={styles['why']}>{t('openingAll.paysEach', { most: format.number(CHESTS_AT_ONCE) })}</p>
      ) : (
        <OpeningReward phase={phase} reward={reward} after={after} error={error} pays={t('openingAll.pays')} />
      )}
      <OpeningActions
        ref={mainAction}
        words={{ open: t('openingAll.open'), waiting: t('openingAll.waiting'), next: t('openingAll.more') }}
        left={answer?.left ?? 0}
        isNextKnown
        onOpen={open}
        onNext={goOn}
        {...{ phase, error, onClose }}
      />
      {phase === 'done' && answer ? (
        <AllOpened chests={answer.chests} opened={answer.opened} />
      ) : (
        <p className={styles['fairness']}>{t('fairness')}</p>
      )}
    </OpeningStage>
  )
}
