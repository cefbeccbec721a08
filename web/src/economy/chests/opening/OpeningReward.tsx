import { IconAlertCircleFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../lib/api/api-error.ts'
import { useErrorText } from '../../../lib/errors.ts'
import { Money } from '../../../ui/base/Money.tsx'
import { Xp } from '../../../ui/base/Xp.tsx'
import { before, type Sums } from './opening-amounts.ts'
import type { OpeningPhase } from './opening-machine.ts'
import styles from './OpeningReward.module.css'
import { RewardCard } from './RewardCard.tsx'

interface OpeningRewardProps {
  phase: OpeningPhase
  reward: Sums
  after: Sums | undefined
  error: unknown
  /** "This chest gives". */
  pays: string
}

/** What it will pay, what it has paid, or why it did not: always in the same place, so that the chest stands still. */
export function OpeningReward({ phase, reward, after, error, pays }: OpeningRewardProps) {
  const found = after && before(after, reward)
  const isPaid = phase === 'bursting' || phase === 'done'
  return (
    <div className={styles['place']} data-phase={phase}>
      {phase === 'ready' && <Pays words={pays} reward={reward} />}
      {isPaid && after && found && (
        <>
          <RewardCard
            coin="EDU_COIN"
            value={reward.EDU_COIN}
            before={found.EDU_COIN}
            after={after.EDU_COIN}
            phase={phase}
          />
          <RewardCard coin="XP" value={reward.XP} before={found.XP} after={after.XP} phase={phase} />
        </>
      )}
      {phase === 'failed' && <Failure error={error} />}
    </div>
  )
}

/** Known before opening, as it is for every chest of the kind (decision D1). */
function Pays({ words, reward }: { words: string; reward: Sums }) {
  return (
    <p className={styles['promise']}>
      <span>{words}</span>
      <Money value={reward.EDU_COIN} iconSize={24} className={styles['amount']} />
      <Xp value={reward.XP} iconSize={22} className={styles['amount']} />
    </p>
  )
}

/** What is no failure: somebody was faster, on another device for instance. */
const ownWords: Record<string, string> = { br_0022: 'alreadyOpened', br_0023: 'noneToOpen' }

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation(['chests', 'ui'])
  const text = useErrorText(error)
  const own = isApiError(error) ? ownWords[error.code] : undefined
  return (
    <div role="alert" className={styles['failure']}>
      <IconAlertCircleFilled size={26} aria-hidden="true" />
      <div>
        <b>{t(own ? `opening.${own}.title` : 'opening.failedTitle')}</b>
        <p>{own ? t(`opening.${own}.body`) : text?.sentence}</p>
        {text?.code && <small>{t('ui:error.code', { code: text.code })}</small>}
      </div>
    </div>
  )
}
