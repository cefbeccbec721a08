/** What may have been seen before the server heard of it, in seconds; no more is left over for later, either. */
export const LEEWAY = 4

/**
 * What nothing was heard of for longer, in seconds, was left alone meanwhile. A client that is open tells every few
 * seconds: this is a network that fails for a while, or a hidden page whose clock the browser slows down to a minute.
 */
const longestSilence = 90

/** Seconds left of what was heard before, and since then. */
export interface Heard {
  unused: number
  silence: number
}

/** The time that there was for what is told now, once for each second that passed. Whoever comes back begins anew. G34 */
export function attendedTime({ unused, silence }: Heard): number {
  return silence > longestSilence ? LEEWAY : unused + silence
}

/** Time in which nothing new was seen is not saved up. */
export function unusedOf(attended: number, used: number): number {
  return Math.min(LEEWAY, attended - used)
}
