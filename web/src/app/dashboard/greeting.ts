import { DEFAULT_TIME_ZONE } from '@trilha/contract/constants/people'
import { dateTimeFormat } from '../../lib/intl.ts'

export type DayPart = 'morning' | 'afternoon' | 'evening'

/** By the clock of the school (decision E16): the device's may be set to anywhere. */
export function dayPartAt(now: number, timeZone: string = DEFAULT_TIME_ZONE): DayPart {
  const hour = Number(dateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now))
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}
