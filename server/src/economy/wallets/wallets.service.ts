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
  /** Only the demo school writes history. */
  at?: Date
}

/** Pays, inside the caller's transaction. False when this cause had been paid before. */
export function credit(tx: Tx, movement: Movement): Promise<boolean> {
  return move(tx, 'CREDIT', movement)
}

/** Takes, inside the caller's transaction; a balance that does not suffice is br_0049. False when taken before. */
export function debit(tx: Tx, movement: Movement): Promise<boolean> {
  return move(tx, 'DEBIT', movement)
}

async function move(
  tx: Tx,
  operation: WalletOperation,
  { userId, accountId, amounts, origin, operatorId, at }: Movement,
): Promise<boolean> {
  const groupId = randomUUID()
  const entries = COIN_TYPES.flatMap((coin) => {
    const value = amounts[coin] ?? 0
    return value > 0
      ? [{ userId, accountId, coin, operation, value, origin, operatorId, groupId, ...(at && { at }) }]
      : []
  })
  if (entries.length === 0) return false
  const moved = (await repo.insertEntries(tx, entries)) > 0
  if (moved && !at) await tell(tx, userId, 'wallet.updated', await getBalances(tx, userId))
  return moved
}
