import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import { isShownTo } from '../../community/sight/public.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { FilePlace } from './files.address.ts'
import type { FileTables } from './files.tables.ts'

export type FileRow = Selectable<FileTables['files']>

export function findFile(db: Db, fileId: string): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirst()
}

/** The one that opens by an address of this place. */
export function findOpen(db: Db, fileId: string, place: FilePlace): Promise<FileRow | undefined> {
  let query = db.selectFrom('files').selectAll().where('id', '=', fileId)
  if (place !== 'desk') query = query.where('withdrawn_at', 'is', null)
  if (place === 'anywhere') query = query.where(sql<boolean>`not ${isTakenOff()}`)
  return query.executeTakeFirst()
}

/** With what it is to the reader, where there is one: taken off by moderation, and left to them who put it there. */
export function listFiles(
  db: Db,
  fileIds: readonly string[],
  readerAccountId?: string,
): Promise<(FileRow & { isLeft: boolean })[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .select((readerAccountId === undefined ? sql<boolean>`false` : isLeftTo(readerAccountId)).as('isLeft'))
    .where('id', '=', sql<string>`any(${[...fileIds]}::uuid[])`)
    .execute()
}

/** What a person keeps here, without what only a case still keeps. Two uploads at once wait for each other, so that the sum holds. */
export async function sumOfSizes(tx: Tx, accountId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${accountId}`}, 0))`.execute(tx)
  const { sum } = await tx
    .selectFrom('files')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('sum'))
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return sum
}

type NewFile = Omit<Insertable<FileTables['files']>, 'attached_at' | 'withdrawn_at'>

export async function insertFile(tx: Tx, file: NewFile, { isUsed = false } = {}): Promise<FileRow> {
  return tx
    .insertInto('files')
    .values({ ...file, attached_at: isUsed ? sql<Date>`now()` : null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether it was this person's and is theirs to use: what they took away does not come back. */
export async function attach(
  tx: Tx,
  { fileId, accountId, forSchool }: { fileId: string; accountId: string; forSchool: boolean },
): Promise<FileRow | undefined> {
  return tx
    .updateTable('files')
    .set({ attached_at: sql<Date>`coalesce(attached_at, now())`, ...(forSchool && { account_id: null }) })
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Of files that the caller's thing shows. */
export async function setAlts(tx: Tx, alts: readonly { id: string; alt: string }[]): Promise<void> {
  await sql`
    update files set alt = said.alt
    from unnest(${alts.map(({ id }) => id)}::uuid[], ${alts.map(({ alt }) => alt)}::text[]) as said (id, alt)
    where files.id = said.id`.execute(tx)
}

/** As if it had just been sent: the sweep takes it in a day. */
export async function release(tx: Tx, fileId: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ attached_at: null, created_at: sql<Date>`now()` })
    .where('id', '=', fileId)
    .execute()
}

type Referrer = readonly [table: string, column: string]

/** What shows a file; a test compares these and the keepers with the schema. */
export const referrers = [
  ['album_photos', 'file_id'],
  ['challenge_attachments', 'file_id'],
  ['content_pictures', 'file_id'],
  ['link_previews', 'image_file_id'],
  ['module_contents', 'file_id'],
  ['post_files', 'file_id'],
] as const satisfies readonly Referrer[]

/** What keeps a file for those who must judge it, shown or not. */
export const keepers = [['moderation_files', 'file_id']] as const satisfies readonly Referrer[]

function isIn(tables: readonly Referrer[]): RawBuilder<boolean> {
  const uses = tables.map(
    ([table, column]) => sql`select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = files.id`,
  )
  return sql<boolean>`exists (${sql.join(uses, sql` union all `)})`
}

/** The posts and photos that show a file: what moderation takes off, as the condition says of both and of the album. */
function inCommunity(told: (table: 'posts' | 'album_photos' | 'albums') => RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`(
    select ${told('posts')} as told from post_files join posts on posts.id = post_files.post_id
      where post_files.file_id = files.id
    union all
    select ${told('album_photos')} and ${told('albums')} from album_photos
      join albums on albums.id = album_photos.album_id where album_photos.file_id = files.id) as place`
}

/** Nothing shows it but what moderation took off: at once, and until an appeal puts it back. */
function isTakenOff(): RawBuilder<boolean> {
  const isShown = inCommunity((table) => sql<boolean>`${sql.table(table)}.hidden_at is null`)
  const elsewhere = referrers.filter(([table]) => table !== 'post_files' && table !== 'album_photos')
  return sql<boolean>`(coalesce((select not bool_or(told) from ${isShown}), false) and not ${isIn(elsewhere)})`
}

function isLeftTo(accountId: string): RawBuilder<boolean> {
  const isTheirs = inCommunity((table) => isShownTo({ accountId }, table))
  return sql<boolean>`(${isTakenOff()} and exists (select from ${isTheirs} where told))`
}

/** Those of them that nothing shows any more; what is kept all the same is withdrawn, and stays. */
export async function removeUnreferred(tx: Tx, fileIds: readonly string[]): Promise<FileRow[]> {
  const isOneOf = sql<boolean>`files.id = any(${[...fileIds]}::uuid[])`
  // Whoever is just putting one of them elsewhere comes first, and is seen by the look that follows.
  await tx.selectFrom('files').select('id').where(isOneOf).orderBy('id').forUpdate().execute()
  const isLeft = sql<boolean>`(${isOneOf} and not ${isIn(referrers)})`
  await tx
    .updateTable('files')
    .set({ withdrawn_at: sql<Date>`coalesce(withdrawn_at, now())` })
    .where(isLeft)
    .where(isIn(keepers))
    .execute()
  return tx
    .deleteFrom('files')
    .where(isLeft)
    .where(sql<boolean>`not ${isIn(keepers)}`)
    .returningAll()
    .execute()
}

/** Withdrawn, and what kept them has gone some other way: with a person who was erased. */
export function removeUnkept(tx: Tx, limit: number): Promise<FileRow[]> {
  return removeBatch(tx, sql<boolean>`withdrawn_at is not null and not ${isIn(keepers)}`, limit)
}

/** The school's own, once attached: what showed them is gone, and took nobody's word for it. */
export function removeOrphans(tx: Tx, { hours, limit }: { hours: number; limit: number }): Promise<FileRow[]> {
  return removeBatch(
    tx,
    sql<boolean>`account_id is null and attached_at < now() - make_interval(hours => ${hours})
      and not ${isIn(referrers)} and not ${isIn(keepers)}`,
    limit,
  )
}

export function removeUnused(tx: Tx, { hours, limit }: { hours: number; limit: number }): Promise<FileRow[]> {
  return removeBatch(
    tx,
    sql<boolean>`attached_at is null and created_at < now() - make_interval(hours => ${hours})`,
    limit,
  )
}

/** What is left goes with the next round. */
function removeBatch(tx: Tx, isOver: RawBuilder<boolean>, limit: number): Promise<FileRow[]> {
  return tx
    .deleteFrom('files')
    .where('id', 'in', (select) =>
      select.selectFrom('files').select('id').where(isOver).limit(limit).forUpdate().skipLocked(),
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
