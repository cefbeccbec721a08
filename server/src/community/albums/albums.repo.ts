import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import { classesOf, coverFor, isAlbumSeenBy, isClassOf, photosCountFor, type CommunityViewer } from '../sight/public.ts'
import type { AlbumTables } from './albums.tables.ts'

export interface AlbumRow {
  id: string
  classId: string
  className: string
  title: string
  description: string
  coverFileId: string | null
  photosCount: number
  likes: number
  likedByMe: boolean
  shares: number
  isHidden: boolean
  createdAt: Date
  /** The database's own text of the time: a Date would lose its microseconds and with them rows. */
  position: string
}

/** With all that is told of them, in one query, however many. */
function albums(db: Db, viewer: CommunityViewer) {
  return db
    .selectFrom('albums')
    .innerJoin('classes', 'classes.id', 'albums.class_id')
    .select([
      'albums.id',
      'albums.class_id as classId',
      'classes.name as className',
      'albums.title',
      'albums.description',
      'albums.created_at as createdAt',
      coverFor(viewer).as('coverFileId'),
      photosCountFor(viewer).as('photosCount'),
      sql<number>`(select count(*) from album_likes where album_id = albums.id)`.as('likes'),
      sql<boolean>`exists (select from album_likes
        where album_id = albums.id and account_id = ${viewer.accountId})`.as('likedByMe'),
      sql<number>`(select count(*) from posts where shared_album_id = albums.id)`.as('shares'),
      sql<boolean>`albums.hidden_at is not null`.as('isHidden'),
      sql<string>`albums.created_at::text`.as('position'),
    ])
    .where(isAlbumSeenBy(viewer))
}

export function findAlbum(db: Db, viewer: CommunityViewer, id: string): Promise<AlbumRow | undefined> {
  return albums(db, viewer).where('albums.id', '=', id).executeTakeFirst()
}

/** Of one class, else of all that are the viewer's; an administrator's are the whole school's. */
export function listAlbums(
  db: Db,
  viewer: CommunityViewer,
  { classId, before, limit }: { classId?: string | undefined; before: Moment | undefined; limit: number },
): Promise<AlbumRow[]> {
  let query = albums(db, viewer)
  if (classId !== undefined) query = query.where('albums.class_id', '=', classId)
  else if (viewer.role !== 'SCHOOL_ADMIN')
    // Said beside the rule, so that the few of their own classes are read and not the school's.
    query = query.where(sql<boolean>`albums.class_id = any(array(${classesOf(viewer)}))`)
  if (before)
    query = query.where(
      sql<boolean>`(albums.created_at, albums.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  return query.orderBy('albums.created_at', 'desc').orderBy('albums.id', 'desc').limit(limit).execute()
}

export async function isVisibleAlbum(db: Db, viewer: CommunityViewer, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('albums')
    .select('id')
    .where('id', '=', id)
    .where(isAlbumSeenBy(viewer))
    .executeTakeFirst()
  return row !== undefined
}

export async function isVisibleClass(db: Db, viewer: CommunityViewer, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('classes')
    .select('id')
    .where('id', '=', id)
    .where(isClassOf(viewer))
    .executeTakeFirst()
  return row !== undefined
}

function holdable(tx: Tx, viewer: CommunityViewer, id: string) {
  return tx
    .selectFrom('albums')
    .select(['id', 'account_id as makerId'])
    .where('id', '=', id)
    .where(isAlbumSeenBy(viewer))
}

export type HeldAlbum = { id: string; makerId: string | null }

/** Only against removal: likes and shares of many must not queue on the album. */
export function holdAlbum(tx: Tx, viewer: CommunityViewer, id: string): Promise<HeldAlbum | undefined> {
  return holdable(tx, viewer, id).forKeyShare().executeTakeFirst()
}

export function lockAlbum(tx: Tx, viewer: CommunityViewer, id: string): Promise<HeldAlbum | undefined> {
  return holdable(tx, viewer, id).forUpdate().executeTakeFirst()
}

export async function insertAlbum(tx: Tx, album: Insertable<AlbumTables['albums']>): Promise<string> {
  const { id } = await tx.insertInto('albums').values(album).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateAlbum(tx: Tx, id: string, change: Updateable<AlbumTables['albums']>): Promise<void> {
  if (Object.keys(change).length > 0) await tx.updateTable('albums').set(change).where('id', '=', id).execute()
}

export async function deleteAlbum(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('albums').where('id', '=', id).execute()
}

/** For who judges a report. */
export function findWritten(db: Db, id: string) {
  return db
    .selectFrom('albums')
    .innerJoin('classes', 'classes.id', 'albums.class_id')
    .select([
      'albums.account_id as authorAccountId',
      sql<string>`concat_ws(e'\n', albums.title, nullif(albums.description, ''))`.as('text'),
      'albums.hidden_at as hiddenAt',
      'classes.name as place',
      sql<string[]>`array(select file_id from album_photos where album_id = albums.id order by position)`.as('fileIds'),
    ])
    .where('albums.id', '=', id)
    .executeTakeFirst()
}

/** The album of a photo that is gone. */
export async function findAround(db: Db, id: string) {
  const album = await db
    .selectFrom('albums')
    .innerJoin('classes', 'classes.id', 'albums.class_id')
    .select(['albums.id', 'albums.account_id as authorAccountId', 'albums.title as text', 'albums.created_at as at'])
    .select('classes.name as place')
    .where('albums.id', '=', id)
    .executeTakeFirst()
  if (!album) return undefined
  const { place, ...said } = album
  return { place, around: [said] }
}

export async function setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void> {
  await tx
    .updateTable('albums')
    .set({ hidden_at: isHidden ? sql<Date>`coalesce(hidden_at, now())` : null })
    .where('id', '=', id)
    .execute()
}
