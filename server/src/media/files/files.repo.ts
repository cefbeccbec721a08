import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { FileTables } from './files.tables.ts'

export type FileRow = Selectable<FileTables['files']>

export function findFile(db: Db, fileId: string): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirst()
}

export function listFiles(db: Db, fileIds: readonly string[]): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...fileIds]}::uuid[])`)
    .execute()
}

/** What a person keeps here. Two uploads at once wait for each other, so that the sum holds. */
export async function sumOfSizes(tx: Tx, accountId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${accountId}`}, 0))`.execute(tx)
  const { sum } = await tx
    .selectFrom('files')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return sum
}

type NewFile = Omit<Insertable<FileTables['files']>, 'attached_at'>

export async function insertFile(tx: Tx, file: NewFile, { isUsed = false } = {}): Promise<FileRow> {
  return tx
    .insertInto('files')
    .values({ ...file, attached_at: isUsed ? sql<Date>`now()` : null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether it was this person's and is theirs to use. */
export async function attach(
  tx: Tx,
  { fileId, accountId, forSchool }: { fileId: string; accountId: string; forSchool: boolean },
): Promise<FileRow | undefined> {
  return tx
    .updateTable('files')
    .set({ attached_at: sql<Date>`coalesce(attached_at, now())`, ...(forSchool && { account_id: null }) })
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
}

/** As if it had just been sent: the sweep takes it in a day. */
export async function release(tx: Tx, fileId: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ attached_at: null, created_at: sql<Date>`now()` })
    .where('id', '=', fileId)
    .execute()
}

/** What shows a file; a test compares them with the schema. */
export const referrers = [
  ['album_photos', 'file_id'],
  ['challenge_attachments', 'file_id'],
  ['link_previews', 'image_file_id'],
  ['module_contents', 'file_id'],
  ['post_files', 'file_id'],
] as const

/** Those of them that nothing shows any more. */
export async function removeUnreferred(tx: Tx, fileIds: readonly string[]): Promise<FileRow[]> {
  const isOneOf = sql<boolean>`files.id = any(${[...fileIds]}::uuid[])`
  // Whoever is just putting one of them elsewhere comes first, and is seen by the look that follows.
  await tx.selectFrom('files').select('id').where(isOneOf).orderBy('id').forUpdate().execute()
  const uses = referrers.map(
    ([table, column]) => sql`select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = files.id`,
  )
  return tx
    .deleteFrom('files')
    .where(isOneOf)
    .where(sql<boolean>`not exists (${sql.join(uses, sql` union all `)})`)
    .returningAll()
    .execute()
}

/** A batch: what is left goes with the next round. */
export function removeUnused(tx: Tx, { hours, limit }: { hours: number; limit: number }): Promise<FileRow[]> {
  return tx
    .deleteFrom('files')
    .where('id', 'in', (select) =>
      select
        .selectFrom('files')
        .select('id')
        .where('attached_at', 'is', null)
        .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

export async function listKnownIds(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
