import type { Told } from './tell.ts'

export interface Recent {
  note(told: Told): void
  /** From here on everything is heard; what was before is not known to be whole. */
  startAnew(): void
  /** The newest last; undefined where it does not reach back so far. */
  since(moment: number): Told[] | undefined
}

/** Far longer than a page takes from its first call to its socket. */
const keptFor = 60_000
const keptAtMost = 10_000

/**
 * What was said lately. A page asks the calls first and hears the socket later; what is said in between would reach
 * nobody, and to ask everything again on each opened page would double the reads of a school's morning.
 */
export function createRecent(now: () => number): Recent {
  let reachesTo = Infinity
  let kept: { at: number; told: Told }[] = []

  return {
    note(told) {
      kept.push({ at: now(), told })
      // Cut seldom: each cut copies what stays.
      if (kept.length < keptAtMost * 2) return
      reachesTo = kept[keptAtMost - 1]!.at
      kept = kept.slice(keptAtMost)
    },
    startAnew() {
      reachesTo = now()
      kept = []
    },
    since(moment) {
      if (moment < reachesTo || moment < now() - keptFor) return undefined
      const first = kept.findLastIndex(({ at }) => at < moment) + 1
      return kept.slice(first).map(({ told }) => told)
    },
  }
}
