import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isPair, type PagedList } from './friends.repo.ts'

/** Whatever there is between the two, and one does not see the other any more; said twice it is the same. */
export async function insertBlock(tx: Tx, accountId: string, blockedId: string): Promise<void> {
  await tx
    .deleteFrom('friendships')
    .where(isPair('friendships', sql<string>`${accountId}::uuid`, sql<string>`${blockedId}::uuid`))
    .execute()
  await tx
    .insertInto('account_blocks')
    .values({ account_id: accountId, blocked_account_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface BlockedRow {
  id: string
  accountId: string
  blockedAt: Date
  position: string
}

function blockedBy(db: Db, accountId: string) {
  return db
    .selectFrom('account_blocks')
    .innerJoin('accounts', 'accounts.id', 'account_blocks.blocked_account_id')
    .where('account_blocks.account_id', '=', accountId)
}

export function listBlocked(db: Db, accountId: string, { before, limit }: PagedList): Promise<BlockedRow[]> {
  let query = blockedBy(db, accountId).select([
    'accounts.id',
    'accounts.id as accountId',
    'account_blocks.created_at as blockedAt',
    sql<string>`account_blocks.created_at::text`.as('position'),
  ])
  if (before)
    query = query.where(
      sql<boolean>`(account_blocks.created_at, accounts.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  return query.orderBy('account_blocks.created_at', 'desc').orderBy('accounts.id', 'desc').limit(limit).execute()
}

export function findBlocked(db: Db, accountId: string, userId: string): Promise<{ accountId: string } | undefined> {
  return blockedBy(db, accountId)
    .select('accounts.id as accountId')
    .where('accounts.user_id', '=', userId)
    .executeTakeFirst()
}

/** True where there was one to lift. */
export async function deleteBlock(tx: Tx, accountId: string, blockedId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_blocks')
    .where('account_id', '=', accountId)
    .where('blocked_account_id', '=', blockedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
