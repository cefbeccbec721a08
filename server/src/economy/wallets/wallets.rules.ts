import { XP_PER_LEVEL } from '@trilha/contract/constants'

/** Of what was ever earned, never of the balance: spending costs no level (G19, G21). */
export function levelOf(xpEarned: number): number {
  return 1 + Math.floor(xpEarned / XP_PER_LEVEL)
}
