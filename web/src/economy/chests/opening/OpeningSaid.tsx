import { useAmount } from '../../../ui/base/use-amount.ts'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import type { Sums } from './opening-amounts.ts'

interface OpeningSaidProps {
  reward: Sums
  /** Only at the last frame. */
  after: Sums | undefined
  say: (amounts: Record<'educoins' | 'xp' | 'totalEducoins' | 'totalXp', string>) => string
}

/** The reward read aloud, once and whole. */
export function OpeningSaid({ reward, after, say }: OpeningSaidProps) {
  const amounts = {
    educoins: useAmount('educoins', reward.EDU_COIN).words,
    xp: useAmount('xp', reward.XP).words,
    totalEducoins: useAmount('educoins', after?.EDU_COIN ?? null).words,
    totalXp: useAmount('xp', after?.XP ?? null).words,
  }
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {after && say(amounts)}
    </VisuallyHidden>
  )
}
