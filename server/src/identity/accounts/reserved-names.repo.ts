import { RESERVED_NAME_MONTHS } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { AccountTables } from './accounts.tables.ts'

export type ReservedKind = AccountTables['reserved_names']['kind']

export interface HashedName {
  kind: ReservedKind
  hash: Buffer
}

/** The names that an erasure is about to take away; undefined where it has done so already. */
export function findNames(tx: Tx, userId: string): Promise<{ username: string; nickname: string | null } | undefined> {
  return tx
    .selectFrom('users')
    .select(['username', 'nickname'])
    .where('id', '=', userId)
    .where('name', '<>', '')
    .executeTakeFirst()
}

export async function insertReserved(tx: Tx, names: readonly HashedName[]): Promise<void> {
  const reserved_until = sql<Date>`now() + make_interval(months => ${RESERVED_NAME_MONTHS})`
  await tx
    .insertInto('reserved_names')
    .values(names.map(({ kind, hash }) => ({ kind, name_hash: hash, reserved_until })))
    .onConflict((conflict) => conflict.columns(['kind', 'name_hash']).doUpdateSet({ reserved_until }))
    .execute()
}

export async function listReservedKinds(db: Db, names: readonly HashedName[]): Promise<ReservedKind[]> {
  const rows = await db
    .selectFrom('reserved_names')
    .select('kind')
    .where((eb) => eb.or(names.map(({ kind, hash }) => eb.and([eb('kind', '=', kind), eb('name_hash', '=', hash)]))))
    .where('reserved_until', '>', sql<Date>`now()`)
    .execute()
  return rows.map(({ kind }) => kind)
}

export async function removeFreed(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('reserved_names')
    .where('reserved_until', '<=', sql<Date>`now()`)
    .execute()
}
