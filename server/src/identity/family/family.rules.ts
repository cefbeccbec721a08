import {
  PARENTAL_SWITCHES,
  PIN_TRIES_IN_A_ROW,
  PIN_TRIES_PER_DAY,
  PIN_TRIES_UNTIL_RESET,
  type ParentalSwitch,
  type PinSetter,
} from '@trilha/contract/constants'
import type { ParentalControl } from '@trilha/contract/identity/family'

/** How the PIN of a control stands, as the database's clock and the school's day have it. */
export interface PinStanding {
  wrongInARow: number
  wrongToday: number
  wrongSinceSuccess: number
  /** Null when the time of the last lock is over. */
  lockedUntil: Date | null
  /** When the school's day ends. */
  dayEnds: Date
}

type PinLock = ParentalControl['pinLock']

/** The lock that lasts longest counts (decision G23). */
export function pinLockOf({ wrongToday, wrongSinceSuccess, lockedUntil, dayEnds }: PinStanding): PinLock {
  if (wrongSinceSuccess >= PIN_TRIES_UNTIL_RESET) return { kind: 'RESET', until: null }
  if (wrongToday >= PIN_TRIES_PER_DAY) return { kind: 'DAY', until: dayEnds.toISOString() }
  return lockedUntil && { kind: 'TRIES', until: lockedUntil.toISOString() }
}

export function pinTriesLeft(standing: PinStanding): number {
  if (pinLockOf(standing)) return 0
  return Math.min(
    PIN_TRIES_IN_A_ROW - standing.wrongInARow,
    PIN_TRIES_PER_DAY - standing.wrongToday,
    PIN_TRIES_UNTIL_RESET - standing.wrongSinceSuccess,
  )
}

export type Switches = Record<ParentalSwitch, boolean>
export type SwitchChanges = { [S in ParentalSwitch]?: boolean | undefined }

/** What would be different afterwards. */
export function changedSwitches(now: Switches, wanted: SwitchChanges): Partial<Switches> {
  return Object.fromEntries(
    PARENTAL_SWITCHES.flatMap((name) => {
      const value = wanted[name]
      return value === undefined || value === now[name] ? [] : [[name, value]]
    }),
  )
}

/** On the student's device a part is opened only with a PIN that somebody else gave (decision G23). */
export function mayOpenParts(pinSetBy: PinSetter | null): boolean {
  return pinSetBy === 'GUARDIAN' || pinSetBy === 'SCHOOL'
}

export function opensParts(changes: Partial<Switches>): boolean {
  return Object.values(changes).includes(true)
}

/** All that a stranger, or somebody whom the school has not approved, learns of a name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? ''
}
