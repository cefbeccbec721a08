import type { CoinType, OriginOperator } from '@trilha/contract/constants/economy'
import type { EntrySubject, WalletHistoryEntry } from '@trilha/contract/economy/wallets'
import { formatDate } from '../../../lib/format.ts'

/** One act of a person: its entries share a group, and it moves one coin or both (decision G19). */
export interface StatementRow {
  id: string
  at: string
  origin: OriginOperator
  /** How many things of that origin: four right answers of one quiz. */
  count: number
  isDebit: boolean
  /** With sign. A coin that did not move is left out. */
  amounts: Partial<Record<CoinType, number>>
  /** What there was of each coin afterwards. */
  balances: Partial<Record<CoinType, number>>
  subject: EntrySubject | null
}

export interface StatementDay {
  key: string
  /** A moment of that day. */
  at: string
  rows: StatementRow[]
}

/** Where one act has several origins, the row is named by the biggest: finishing a course also finishes a class. */
const biggestFirst: readonly OriginOperator[] = [
  'COURSE',
  'MAP_MODULE',
  'MODULE',
  'ACHIEVEMENT',
  'CHEST',
  'COMPLETE_CLASS',
  'MODULE_CONTENT_USER',
  'QUIZ_ANSWER',
]

/**
 * Entries, newest first, as days of rows. While there are more to load the last row may still lack a part of
 * itself, so it waits for the next page.
 */
export function statementDays(
  entries: readonly WalletHistoryEntry[],
  { hasMore }: { hasMore: boolean },
): StatementDay[] {
  const groups = [...collect(entries, ({ groupId }) => groupId).values()]
  const whole = hasMore && groups.length > 1 ? groups.slice(0, -1) : groups
  const days = collect(whole.map(rowOf), ({ at }) => formatDate(at, { language: 'pt-br' }))
  return Array.from(days, ([key, rows]) => ({ key, at: rows[0]!.at, rows }))
}

/** `Map.groupBy`, which the tablets of some schools do not have yet. */
function collect<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    found.set(key, [...(found.get(key) ?? []), item])
  }
  return found
}

function rowOf(group: WalletHistoryEntry[]): StatementRow {
  const main = group.toSorted((one, other) => rank(one) - rank(other))[0]!
  const things = new Set(
    group.filter((entry) => entry.originOperator === main.originOperator).map(({ operatorId }) => operatorId),
  )
  const amounts: StatementRow['amounts'] = {}
  const balances: StatementRow['balances'] = {}
  for (const { coinType, operation, value, balanceAfter } of group) {
    amounts[coinType] = (amounts[coinType] ?? 0) + (operation === 'DEBIT' ? -value : value)
    // Newest first: the first of a coin is its last.
    balances[coinType] ??= balanceAfter
  }
  return {
    id: main.groupId,
    at: main.operationDate,
    origin: main.originOperator,
    count: things.size,
    isDebit: group.every(({ operation }) => operation === 'DEBIT'),
    amounts,
    balances,
    subject: main.subject,
  }
}

function rank({ originOperator }: WalletHistoryEntry): number {
  const place = biggestFirst.indexOf(originOperator)
  return place === -1 ? biggestFirst.length : place
}
