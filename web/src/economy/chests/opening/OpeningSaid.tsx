import type { ChestKind } from '@trilha/contract/constants/economy'
import { useTranslation } from 'react-i18next'
import { useAmount } from '../../../ui/base/use-amount.ts'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import type { Sums } from './opening-amounts.ts'

interface OpeningSaidProps {
  kind: ChestKind
  reward: Sums
  /** Only at the last frame. */
  after: Sums | undefined
}

/** The reward read aloud, once and whole. */
export function OpeningSaid({ kind, reward, after }: OpeningSaidProps) {
  const { t } = useTranslation('chests')
  const words = {
    educoins: useAmount('educoins', reward.EDU_COIN).words,
    xp: useAmount('xp', reward.XP).words,
    totalEducoins: useAmount('educoins', after?.EDU_COIN ?? null).words,
    totalXp: useAmount('xp', after?.XP ?? null).words,
  }
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {after && t('opening.said', { chest: t(`chest.${kind}`), ...words })}
    </VisuallyHidden>
  )
}
