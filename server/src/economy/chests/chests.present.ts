import { CHEST_KINDS, CHESTS_NAMED } from '@trilha/contract/constants'
import type { Chest, ChestGroup, OpenedChests } from '@trilha/contract/economy/chests'
import type { Balances } from '@trilha/contract/economy/wallets'
import type { ChestCount, ChestRow } from './chests.repo.ts'
import { rewardsOf, rewardsOfAll } from './chests.rules.ts'

export function presentChest(row: ChestRow): Chest {
  return {
    id: row.id,
    kind: row.kind,
    status: row.opened_at ? 'OPENED' : 'CLOSED',
    entity: row.entity,
    entityId: row.entity_id,
    entityName: row.entity_name,
    rewards: rewardsOf(row.kind),
    createdAt: row.created_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
  }
}

/** Always the four kinds, also those the student never had. */
export function presentGroups(counts: readonly ChestCount[], oldestClosed: readonly ChestRow[]): ChestGroup[] {
  return CHEST_KINDS.map((kind) => {
    const count = counts.find((row) => row.kind === kind)
    const next = oldestClosed.find((row) => row.kind === kind)
    return {
      kind,
      closed: count?.closed ?? 0,
      opened: count?.opened ?? 0,
      rewards: rewardsOf(kind),
      next: next ? presentChest(next) : null,
    }
  })
}

export function presentOpened(
  opened: readonly ChestRow[],
  { wallet, left }: { wallet: Balances; left: number },
): OpenedChests {
  return {
    kinds: CHEST_KINDS.map((kind) => {
      const ofKind = opened.filter((chest) => chest.kind === kind)
      return { kind, count: ofKind.length, rewards: rewardsOfAll(ofKind) }
    }),
    opened: opened.length,
    chests: opened.slice(0, CHESTS_NAMED).map(presentChest),
    rewards: rewardsOfAll(opened),
    wallet,
    left,
  }
}
