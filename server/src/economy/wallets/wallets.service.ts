import { randomUUID } from 'node:crypto'
import { COIN_TYPES, type CoinType, type OriginOperator, type WalletOperation } from '@trilha/contract/constants'
import type { Amount, Balances } from '@trilha/contract/economy/wallets'
import type { Viewer } from '../../identity/accounts/public.ts'
import { isGuardianOf } from '../../identity/family/public.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { pageOf, readCursor, readNumber, type Page, type PageQuery } from '../../platform/http/page.ts'
import { tell } from '../../platform/realtime/tell.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { followWallet } from './goals.service.ts'
import { presentBalances, presentEntry } from './wallets.present.ts'
import * as repo from './wallets.repo.ts'
import { findAbouts, type Reader } from './wallets.subjects.ts'

export async function getBalances(db: Db, userId: string): Promise<Balances> {
  return presentBalances(await repo.findWallet(db, userId))
}

type HistoryQuery = Omit<repo.HistoryFilter, 'limit' | 'beforeSeq'> & PageQuery

/** A guardian is one of the child's in their school. */
export async function listChildHistory(db: Db, guardian: Pick<Session, 'schoolId'>, query: HistoryQuery) {
  const accountId = await repo.findAccountAt(db, { userId: query.userId, schoolId: guardian.schoolId })
  return listHistory(db, { accountId }, query)
}

/** With the ways to what paid where somebody reads their own; the pages are not a guardian's. */
export async function listHistory(
  db: Db,
  reader: Reader,
  { pSize, cursor, ...filter }: HistoryQuery,
): Promise<Page<ReturnType<typeof presentEntry>>> {
  const beforeSeq = readCursor(cursor, readNumber)
  const rows = await repo.listEntries(db, { ...filter, beforeSeq, limit: pSize + 1 })
  const aboutOf = await findAbouts(db, rows, reader)
  return pageOf(rows, {
    pSize,
    present: (row) => presentEntry(row, aboutOf(row)),
    position: ({ seq }) => [seq],
  })
}

export async function getBalance(db: Db, userId: string, coin: CoinType): Promise<Amount> {
  return (await getBalances(db, userId)).find(({ coinType }) => coinType === coin)!
}

/** Oneself, a professor of the class, a guardian (decisions G64 and E8). */
export async function mayReadWallet(db: Db, viewer: Viewer, userId: string): Promise<boolean> {
  if (viewer.userId === userId) return true
  if (viewer.role === 'PROFESSOR') return repo.teaches(db, viewer, userId)
  return mayReadChild(db, viewer, userId)
}

/** The movements themselves are the family's matter. */
export async function mayReadChild(db: Db, { accountId, role }: Viewer, userId: string): Promise<boolean> {
  return role === 'PARENT' && (await isGuardianOf(db, accountId, userId))
}

export interface Movement {
  userId: string
  accountId: string | null
  amounts: Readonly<Partial<Record<CoinType, number>>>
  origin: OriginOperator
  /** The object that caused it: for each cause a person is paid once, whatever is asked. */
  operatorId: string
  /** What the object is called: the statement says it. */
  objectName?: string | undefined
  /** Entries of one act share it; a new one where nothing else belongs to the act. */
  groupId?: string
}

/** Pays, inside the caller's transaction. Null when this cause had been paid before, else the balances now. */
export function credit(tx: Tx, movement: Movement): Promise<Balances | null> {
  return move(tx, entriesOf('CREDIT', movement))
}

/** Pays the same for each of several objects of one act: four right answers of a quiz. */
export function creditEach(
  tx: Tx,
  movement: Omit<Movement, 'operatorId'>,
  operatorIds: readonly string[],
): Promise<Balances | null> {
  const groupId = movement.groupId ?? randomUUID()
  return move(
    tx,
    operatorIds.flatMap((operatorId) => entriesOf('CREDIT', { ...movement, groupId, operatorId })),
  )
}

/** Takes, inside the caller's transaction; a balance that does not suffice is br_0049. Null when taken before. */
export function debit(tx: Tx, movement: Movement): Promise<Balances | null> {
  return move(tx, entriesOf('DEBIT', movement))
}

/** From one person to another, in one act: what one loses the other gains, or neither. */
export async function transfer(
  tx: Tx,
  { from, to, amounts, origin, operatorId }: Omit<Movement, 'userId' | 'accountId'> & { from: Holder; to: Holder },
): Promise<void> {
  const groupId = randomUUID()
  await lockBoth(tx, from.userId, to.userId)
  const shared = { amounts, origin, operatorId, groupId }
  await move(tx, entriesOf('DEBIT', { ...shared, ...from }, to.userId))
  await move(tx, entriesOf('CREDIT', { ...shared, ...to }, from.userId))
}

/** Two people who give to each other at once must not wait for each other. */
export async function lockBoth(tx: Tx, ...userIds: [string, string]): Promise<void> {
  for (const userId of userIds.toSorted()) await repo.lockWallet(tx, userId)
}

/** One coin into the other, of one person. */
export async function exchange(
  tx: Tx,
  { userId, accountId, take, give }: Holder & Record<'take' | 'give', Movement['amounts']>,
): Promise<void> {
  const shared = {
    userId,
    accountId,
    origin: 'EXCHANGE_COIN',
    operatorId: randomUUID(),
    groupId: randomUUID(),
  } as const
  await move(tx, [
    ...entriesOf('DEBIT', { ...shared, amounts: take }),
    ...entriesOf('CREDIT', { ...shared, amounts: give }),
  ])
}

export interface Holder {
  userId: string
  accountId: string
}

function entriesOf(
  operation: WalletOperation,
  { userId, accountId, amounts, origin, operatorId, objectName, groupId = randomUUID() }: Movement,
  counterpartUserId?: string,
): repo.NewEntry[] {
  return COIN_TYPES.flatMap((coin) => {
    const value = amounts[coin] ?? 0
    if (value === 0) return []
    const entry = { userId, accountId, coin, operation, value, origin, operatorId, objectName, groupId }
    return [{ ...entry, ...(counterpartUserId && { counterpartUserId }) }]
  })
}

async function move(tx: Tx, entries: readonly repo.NewEntry[]): Promise<Balances | null> {
  const [first] = entries
  if (!first) return null
  const moved = (await repo.insertEntries(tx, entries)) > 0
  if (!moved) return null
  const credited = new Set(entries.filter(({ operation }) => operation === 'CREDIT').map(({ coin }) => coin))
  if (credited.size > 0) await followWallet(tx, first.userId, { hasNewXp: credited.has('XP') })
  const balances = await getBalances(tx, first.userId)
  await tell(tx, { userId: first.userId }, 'wallet.updated', balances)
  return balances
}
