import { LEVEL_TITLES, XP_PER_LEVEL, type LevelTitle } from '@trilha/contract/constants/economy'

export interface LevelProgress {
  level: number
  next: number
  /** XP since this level began. */
  into: number
  perLevel: number
  /** XP until the next one. */
  rest: number
}

/** Of the XP ever earned, which is what counts for a level; a balance may be lower (decision G19). */
export function levelProgress({ level, xp }: { level: number; xp: number }): LevelProgress {
  const into = Math.min(Math.max(xp - (level - 1) * XP_PER_LEVEL, 0), XP_PER_LEVEL)
  return { level, next: level + 1, into, perLevel: XP_PER_LEVEL, rest: XP_PER_LEVEL - into }
}

/** Key of the title; the words are sentences of the dashboard. */
export function levelTitle(level: number): LevelTitle {
  return (LEVEL_TITLES.findLast(({ from }) => from <= level) ?? LEVEL_TITLES[0]).key
}
