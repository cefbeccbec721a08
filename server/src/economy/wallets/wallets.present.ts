import { COIN_TYPES, type CoinType } from '@trilha/contract/constants'
import type {
  Balances,
  EntryPlace,
  EntrySubject,
  SavingsGoal,
  WalletHistoryEntry,
} from '@trilha/contract/economy/wallets'
import type { GoalRow } from './goals.repo.ts'
import type { EntryRow, WalletRow } from './wallets.repo.ts'

const columnOf = { EDU_COIN: 'edu_coin', XP: 'xp' } as const satisfies Record<CoinType, keyof WalletRow>

/** Educoin first, Xp second, and two entries even before the first coin. */
export function presentBalances(wallet: WalletRow | undefined): Balances {
  return COIN_TYPES.map((coinType) => ({ coinType, value: wallet?.[columnOf[coinType]] ?? 0 }))
}

/** What it was about, and the page of that. */
export interface About {
  subject: EntrySubject | null
  place: EntryPlace | null
}

export function presentEntry(entry: EntryRow, { subject, place }: About): WalletHistoryEntry {
  return {
    id: entry.id,
    operation: entry.operation,
    coinType: entry.coin,
    originOperator: entry.origin,
    operatorId: entry.operator_id,
    operationDate: entry.created_at.toISOString(),
    value: entry.value,
    balanceAfter: entry.balance_after,
    groupId: entry.group_id,
    subject,
    place,
  }
}

export function presentGoal(goal: GoalRow): SavingsGoal {
  return {
    id: goal.id,
    title: goal.title,
    educoins: goal.edu_coin,
    item: goal.item,
    createdAt: goal.created_at.toISOString(),
    reachedAt: goal.reached_at?.toISOString() ?? null,
    isCelebrated: goal.celebrated_at !== null,
  }
}
