import { IconVolume, IconVolumeOff, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/base/IconButton.tsx'
import { Money } from '../../../ui/base/Money.tsx'
import { Xp } from '../../../ui/base/Xp.tsx'
import { setPreferences, usePreferences } from '../../../ui/theme/preferences.ts'
import type { Sums } from './opening-amounts.ts'
import type { OpeningPhase } from './opening-machine.ts'
import { opening } from './opening-timeline.ts'
import styles from './OpeningHeader.module.css'
import { useCountUp } from './use-count-up.ts'

interface OpeningHeaderProps {
  phase: OpeningPhase
  before: Sums | undefined
  after: Sums | undefined
  /** The balance as it was at the tap. */
  found: Sums | undefined
  onClose: () => void
}

const [from, to] = opening.rewards
const counting = { delay: from - opening.lid[0], duration: to - from }

export function OpeningHeader({ phase, before, after, found, onClose }: OpeningHeaderProps) {
  const { t } = useTranslation(['chests', 'ui'])
  const isRunning = phase === 'bursting'
  const educoins = useCountUp({ ...counting, isRunning, from: before?.EDU_COIN ?? 0, to: after?.EDU_COIN ?? 0 })
  const xp = useCountUp({ ...counting, isRunning, from: before?.XP ?? 0, to: after?.XP ?? 0 })
  const isPaid = isRunning || phase === 'done'
  // The answer may be here while the chest still rocks: the balance must not tell before the chest does.
  const shown = isPaid && after ? { EDU_COIN: educoins, XP: xp } : (found ?? before)
  return (
    <div className={styles['header']}>
      <IconButton variant="deep" aria-label={t('ui:close')} onClick={onClose} className={styles['plate']}>
        <IconX size={24} stroke={1.9} aria-hidden="true" />
      </IconButton>
      <div role="group" aria-label={t('opening.balances')} className={styles['pills']}>
        <Money value={shown?.EDU_COIN ?? null} iconSize={20} className={styles['pill']} />
        <Xp value={shown?.XP ?? null} iconSize={18} className={styles['pill']} />
      </div>
      <SoundButton />
    </div>
  )
}

/** Nobody in a classroom is surprised by a sound. */
function SoundButton() {
  const { t } = useTranslation('chests')
  const { sound } = usePreferences()
  const isOn = sound === 'on'
  const Icon = isOn ? IconVolume : IconVolumeOff
  return (
    <IconButton
      variant="deep"
      aria-label={t('opening.sound')}
      aria-pressed={isOn}
      className={styles['plate']}
      onClick={() => setPreferences({ sound: isOn ? 'off' : 'on' })}
    >
      <Icon size={22} stroke={1.9} aria-hidden="true" />
    </IconButton>
  )
}
