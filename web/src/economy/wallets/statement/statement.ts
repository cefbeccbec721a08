import type { CoinType, OriginOperator } from '@trilha/contract/constants/economy'
import type { EntryPlace, EntrySubject, WalletHistoryEntry } from '@trilha/contract/economy/wallets'
import { formatDate } from '../../../lib/format.ts'
import { groupBy } from '../../../lib/group-by.ts'

/** With sign. A coin that did not move is left out. */
type Amounts = Partial<Record<CoinType, number>>

/** What an act moved for one reason: the four right answers of a quiz, or one of the chests opened together. */
export interface StatementPart {
  origin: OriginOperator
  /** How many things of that origin. */
  count: number
  isDebit: boolean
  amounts: Amounts
  subject: EntrySubject | null
  place: EntryPlace | null
}

/** One act of a person: its entries share a group, and it moves one coin or both (decision G19). */
export interface StatementRow extends StatementPart {
  id: string
  at: string
  /** What there was of each coin afterwards. */
  balances: Amounts
  /** What it is made of, the biggest first. */
  parts: StatementPart[]
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
  const groups = [...groupBy(entries, ({ groupId }) => groupId).values()]
  const whole = hasMore && groups.length > 1 ? groups.slice(0, -1) : groups
  const days = groupBy(whole.map(rowOf), ({ at }) => formatDate(at, { language: 'pt-br' }))
  return Array.from(days, ([key, rows]) => ({ key, at: rows[0]!.at, rows }))
}

function rowOf(group: WalletHistoryEntry[]): StatementRow {
  const ordered = group.toSorted((one, other) => rank(one) - rank(other))
  const main = ordered[0]!
  const ofMain = group.filter(({ originOperator }) => originOperator === main.originOperator)
  const parts = [...groupBy(ordered, reasonOf).values()].map(partOf)
  const balances: Amounts = {}
  // Newest first: the first of a coin is its last.
  for (const { coinType, balanceAfter } of group) balances[coinType] ??= balanceAfter
  return {
    ...partOf(group),
    id: main.groupId,
    at: main.operationDate,
    origin: main.originOperator,
    count: countOf(ofMain),
    // Of several things the row is about none alone.
    ...(new Set(ofMain.map(reasonOf)).size > 1
      ? { subject: null, place: null }
      : { subject: main.subject, place: main.place }),
    balances,
    parts,
  }
}

function reasonOf({ originOperator, subject, place }: WalletHistoryEntry): string {
  return JSON.stringify([originOperator, subject, place])
}

function partOf(entries: readonly WalletHistoryEntry[]): StatementPart {
  const { originOperator: origin, subject, place } = entries[0]!
  const amounts: Amounts = {}
  for (const { coinType, operation, value } of entries)
    amounts[coinType] = (amounts[coinType] ?? 0) + (operation === 'DEBIT' ? -value : value)
  const isDebit = entries.every(({ operation }) => operation === 'DEBIT')
  return { origin, count: countOf(entries), isDebit, amounts, subject, place }
}

function countOf(entries: readonly WalletHistoryEntry[]): number {
  return new Set(entries.map(({ operatorId }) => operatorId)).size
}

function rank({ originOperator }: WalletHistoryEntry): number {
  const place = biggestFirst.indexOf(originOperator)
  return place === -1 ? biggestFirst.length : place
}
