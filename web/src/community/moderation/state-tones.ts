import type { ModerationState } from '@trilha/contract/constants/community'
import type { Tone } from '../../ui/base/tone.ts'

export const stateTones: Record<ModerationState, Tone> = {
  OPEN: 'warning',
  DISMISSED: 'neutral',
  DECIDED: 'info',
  APPEALED: 'warning',
  UPHELD: 'neutral',
  REVERSED: 'success',
}
