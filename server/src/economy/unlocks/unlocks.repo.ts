import type { UnlockableType } from '@trilha/contract/constants'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UnlockTables } from './unlocks.tables.ts'

export type UnlockRow = Selectable<UnlockTables['unlocked_contents']>

export interface ContentKey {
  userId: string
  contentType: UnlockableType
  contentId: string
}

export function listUnlocked(db: Db, userId: string): Promise<UnlockRow[]> {
  return db
    .selectFrom('unlocked_contents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('unlocked_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function isUnlocked(db: Db, { userId, contentType, contentId }: ContentKey): Promise<boolean> {
  const row = await db
    .selectFrom('unlocked_contents')
    .select('id')
    .where('user_id', '=', userId)
    .where('content_type', '=', contentType)
    .where('content_id', '=', contentId)
    .executeTakeFirst()
  return row !== undefined
}

export async function listUnlockedIds(db: Db, userId: string, contentType: UnlockableType): Promise<Set<string>> {
  const rows = await db
    .selectFrom('unlocked_contents')
    .select('content_id')
    .where('user_id', '=', userId)
    .where('content_type', '=', contentType)
    .execute()
  return new Set(rows.map((row) => row.content_id))
}

/** XP that was ever earned: what the level counts, and with it the discount (decisions G19, G21). */
export async function findXpEarned(db: Db, userId: string): Promise<number> {
  const wallet = await db.selectFrom('wallets').select('xp_earned').where('user_id', '=', userId).executeTakeFirst()
  return wallet?.xp_earned ?? 0
}

export function insertUnlocked(tx: Tx, unlock: Insertable<UnlockTables['unlocked_contents']>): Promise<UnlockRow> {
  return tx.insertInto('unlocked_contents').values(unlock).returningAll().executeTakeFirstOrThrow()
}
