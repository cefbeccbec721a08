import type { GuardingPin } from '@trilha/contract/identity/family'
import type { PinState } from '../../ui/pieces/PinBanner.tsx'

type Standing = Pick<GuardingPin, 'editUnlockedUntil' | 'pinLock' | 'pinTriesLeft'>

interface Asking {
  isChecking: boolean
  isWrong: boolean
  /** The tries that are left were read after the last one. */
  isSettled: boolean
}

/** What the banner says: the server's word first, then what was just typed. */
export function pinStateOf(control: Standing, { isChecking, isWrong, isSettled }: Asking, now: number): PinState {
  const open = minutesUntil(control.editUnlockedUntil, now)
  if (open > 0) return { kind: 'open', minutes: open }
  if (isChecking) return { kind: 'checking' }
  if (control.pinLock?.kind === 'RESET') return { kind: 'reset' }
  if (control.pinLock?.kind === 'DAY') return { kind: 'tomorrow' }
  const locked = minutesUntil(control.pinLock?.until ?? null, now)
  if (locked > 0) return { kind: 'blocked', minutes: locked }
  if (isWrong) return { kind: 'wrong', ...(isSettled && { triesLeft: control.pinTriesLeft }) }
  return { kind: 'locked' }
}

/** Begun minutes count: the last one reads "1", never "0". */
export function minutesUntil(time: string | null, now: number): number {
  return time === null ? 0 : Math.max(0, Math.ceil((Date.parse(time) - now) / 60_000))
}
