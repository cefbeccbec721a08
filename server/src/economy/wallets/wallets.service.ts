import { randomUUID } from 'node:crypto'
import { COIN_TYPES, type CoinType, type OriginOperator, type WalletOperation } from '@trilha/contract/constants'
import type { Balances } from '@trilha/contract/economy/wallets'
import type { Db, Tx } from '../../platform/db/database.ts'
import { pageOf, readCursor, type Page } from '../../platform/http/page.ts'
import { tell } from '../../platform/realtime/tell.ts'
import { presentBalances, presentEntry } from './wallets.present.ts'
import * as repo from './wallets.repo.ts'

export async function getBalances(db: Db, userId: string): Promise<Balances> {
  return presentBalances(await repo.findWallet(db, userId))
}

type HistoryQuery = Omit<repo.HistoryFilter, 'limit' | 'beforeSeq'> & { pSize: number; cursor?: string | undefined }

export async function listHistory(
  db: Db,
  { pSize, cursor, ...filter }: HistoryQuery,
): Promise<Page<ReturnType<typeof presentEntry>>> {
  const beforeSeq =
    cursor === undefined
      ? undefined
      : readCursor(cursor, ([seq]) => (Number.isSafeInteger(seq) ? (seq as number) : undefined))
  const rows = await repo.listEntries(db, { ...filter, beforeSeq, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: presentEntry, position: ({ seq }) => [seq] })
}

export interface Movement {
  userId: string
  accountId: string | null
  amounts: Readonly<Partial<Record<CoinType, number>>>
  origin: OriginOperator
  /** The object that caused it: for each cause a person is paid once, whatever is asked. */
  operatorId: string
  /** Entries of one act share it; a new one where nothing else belongs to the act. */
  groupId?: string
  /** Only the demo school writes history. */
  at?: Date
}

/** Pays, inside the caller's transaction. False when this cause had been paid before. */
export function credit(tx: Tx, movement: Movement): Promise<boolean> {
  return move(tx, entriesOf('CREDIT', movement), movement.at)
}

/** Pays the same for each of several objects of one act: four right answers of a quiz. */
export function creditEach(
  tx: Tx,
  movement: Omit<Movement, 'operatorId'>,
  operatorIds: readonly string[],
): Promise<boolean> {
  const groupId = movement.groupId ?? randomUUID()
  return move(
    tx,
    operatorIds.flatMap((operatorId) => entriesOf('CREDIT', { ...movement, groupId, operatorId })),
    movement.at,
  )
}

/** Takes, inside the caller's transaction; a balance that does not suffice is br_0049. False when taken before. */
export function debit(tx: Tx, movement: Movement): Promise<boolean> {
  return move(tx, entriesOf('DEBIT', movement), movement.at)
}

/** From one person to another, in one act: what one loses the other gains, or neither. */
export async function transfer(
  tx: Tx,
  { from, to, amounts, origin, operatorId }: Omit<Movement, 'userId' | 'accountId'> & { from: Holder; to: Holder },
): Promise<void> {
  const groupId = randomUUID()
  // Two people who give to each other at once must not wait for each other.
  for (const userId of [from.userId, to.userId].toSorted()) await repo.lockWallet(tx, userId)
  const shared = { amounts, origin, operatorId, groupId }
  await move(tx, entriesOf('DEBIT', { ...shared, ...from }, to.userId))
  await move(tx, entriesOf('CREDIT', { ...shared, ...to }, from.userId))
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
  { userId, accountId, amounts, origin, operatorId, groupId = randomUUID(), at }: Movement,
  counterpartUserId?: string,
): repo.NewEntry[] {
  return COIN_TYPES.flatMap((coin) => {
    const value = amounts[coin] ?? 0
    if (value === 0) return []
    const entry = { userId, accountId, coin, operation, value, origin, operatorId, groupId }
    return [{ ...entry, ...(counterpartUserId && { counterpartUserId }), ...(at && { at }) }]
  })
}

async function move(tx: Tx, entries: readonly repo.NewEntry[], at?: Date): Promise<boolean> {
  const [first] = entries
  if (!first) return false
  const moved = (await repo.insertEntries(tx, entries)) > 0
  if (moved && !at) await tell(tx, first.userId, 'wallet.updated', await getBalances(tx, first.userId))
  return moved
}
