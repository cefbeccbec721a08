import { CHEST_KINDS, type ChestKind } from '@trilha/contract/constants/economy'
import type { Chest, ChestGroup } from '@trilha/contract/economy/chests'

/** The rarest first, as the cards list them. */
const kindsByRarity: readonly ChestKind[] = CHEST_KINDS.toReversed()

export function byRarity(groups: readonly ChestGroup[]): ChestGroup[] {
  return groups.toSorted((one, other) => kindsByRarity.indexOf(one.kind) - kindsByRarity.indexOf(other.kind))
}

/**
 * Closed chests without those that were opened since the list was read: the answer of an opening arrives before
 * the refreshed list does.
 */
export function countClosed(groups: readonly ChestGroup[], opened: ReadonlySet<string> = new Set()): number {
  const closed = groups.reduce((sum, group) => sum + group.closed, 0)
  const stale = groups.filter(({ next }) => next !== null && opened.has(next.id)).length
  return closed - stale
}

/** The oldest closed chest of all kinds: the one that opening without choosing would open (decision G20). */
export function oldestClosed(
  groups: readonly ChestGroup[],
  opened: ReadonlySet<string> = new Set(),
): Chest | undefined {
  return groups
    .flatMap(({ next }) => (next === null || opened.has(next.id) ? [] : [next]))
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))[0]
}
