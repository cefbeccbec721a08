import type { Clock } from './history.ts'

const minute = 60_000
const day = 1440 * minute
/** When children are up and about: from seven to half past nine in the evening, of the school's day. */
const wakes = 7 * 60 * minute
const sleeps = 21.5 * 60 * minute

/**
 * So many days ago, at an hour when people are awake: the whole day is laid onto its waking hours, so that what came
 * first stays first. Of today only what has passed is there; a school that is loaded before seven had its acts at night.
 */
export function daysBefore({ now, midnight }: Pick<Clock, 'now' | 'midnight'>, days: number): Date {
  const moment = now.getTime() - days * day
  const since = Math.floor((moment - midnight.getTime()) / day)
  const dayBegins = midnight.getTime() + since * day
  const ends = Math.min(sleeps, since === 0 ? now.getTime() - dayBegins : sleeps)
  const length = since === 0 ? now.getTime() - dayBegins : day
  if (since > 0 || moment > now.getTime() || ends <= wakes) return new Date(moment)
  return new Date(dayBegins + wakes + Math.floor(((moment - dayBegins) * (ends - wakes)) / length))
}

/** The hour and a half before now, or before everybody went to sleep. */
export function lastHours({ now, midnight }: Pick<Clock, 'now' | 'midnight'>): { from: number; to: number } {
  const wokeAt = midnight.getTime() + wakes
  const to = Math.min(now.getTime(), midnight.getTime() + sleeps)
  return { from: Math.max(to > wokeAt ? wokeAt : midnight.getTime(), to - 90 * minute), to }
}
