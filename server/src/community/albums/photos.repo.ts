import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isPhotoSeenBy, type CommunityViewer } from '../sight/public.ts'

export interface PhotoRow {
  id: string
  albumId: string
  fileId: string
  caption: string
  isCover: boolean
  likes: number
  likedByMe: boolean
  shares: number
  isHidden: boolean
  createdAt: Date
  position: number
}

function photos(db: Db, viewer: CommunityViewer) {
  return db
    .selectFrom('album_photos')
    .select([
      'album_photos.id',
      'album_photos.album_id as albumId',
      'album_photos.file_id as fileId',
      'album_photos.caption',
      'album_photos.is_cover as isCover',
      'album_photos.created_at as createdAt',
      'album_photos.position',
      sql<number>`(select count(*) from album_photo_likes where photo_id = album_photos.id)`.as('likes'),
      sql<boolean>`exists (select from album_photo_likes
        where photo_id = album_photos.id and account_id = ${viewer.accountId})`.as('likedByMe'),
      sql<number>`(select count(*) from posts where shared_photo_id = album_photos.id)`.as('shares'),
      sql<boolean>`album_photos.hidden_at is not null`.as('isHidden'),
    ])
    .where(isPhotoSeenBy(viewer))
}

export function findPhoto(db: Db, viewer: CommunityViewer, id: string): Promise<PhotoRow | undefined> {
  return photos(db, viewer).where('album_photos.id', '=', id).executeTakeFirst()
}

export function listPhotos(
  db: Db,
  viewer: CommunityViewer,
  { albumId, after, limit }: { albumId: string; after: number | undefined; limit: number },
): Promise<PhotoRow[]> {
  let query = photos(db, viewer).where('album_photos.album_id', '=', albumId)
  if (after !== undefined) query = query.where('album_photos.position', '>', after)
  return query.orderBy('album_photos.position').limit(limit).execute()
}

export async function isVisiblePhoto(db: Db, viewer: CommunityViewer, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('album_photos')
    .select('id')
    .where('id', '=', id)
    .where(isPhotoSeenBy(viewer))
    .executeTakeFirst()
  return row !== undefined
}

function holdable(tx: Tx, viewer: CommunityViewer, id: string) {
  return tx
    .selectFrom('album_photos')
    .select(['id', 'album_id as albumId', 'account_id as makerId'])
    .where('id', '=', id)
    .where(isPhotoSeenBy(viewer))
}

export type HeldPhoto = { id: string; albumId: string; makerId: string | null }

/** Only against removal: likes and shares of many must not queue on the photo. */
export function holdPhoto(tx: Tx, viewer: CommunityViewer, id: string): Promise<HeldPhoto | undefined> {
  return holdable(tx, viewer, id).forKeyShare().executeTakeFirst()
}

export function lockPhoto(tx: Tx, viewer: CommunityViewer, id: string): Promise<HeldPhoto | undefined> {
  return holdable(tx, viewer, id).forUpdate().executeTakeFirst()
}

/** How many there are, hidden ones too, and after which place the next goes; of an album that the caller has locked. */
export async function findEnd(tx: Tx, albumId: string): Promise<{ count: number; position: number }> {
  return tx
    .selectFrom('album_photos')
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(max(position), 0)`.as('position')])
    .where('album_id', '=', albumId)
    .executeTakeFirstOrThrow()
}

export async function insertPhotos(
  tx: Tx,
  {
    albumId,
    accountId,
    after,
    list,
  }: { albumId: string; accountId: string; after: number; list: readonly { fileId: string; caption: string }[] },
): Promise<void> {
  await tx
    .insertInto('album_photos')
    .values(
      list.map(({ fileId, caption }, at) => ({
        album_id: albumId,
        account_id: accountId,
        position: after + at + 1,
        file_id: fileId,
        caption,
      })),
    )
    .execute()
}

/** Instead of the one before; in an album that the caller has locked. */
export async function setCover(tx: Tx, albumId: string, id: string): Promise<void> {
  await tx
    .updateTable('album_photos')
    .set({ is_cover: false })
    .where('album_id', '=', albumId)
    .where('is_cover', '=', true)
    .execute()
  await tx.updateTable('album_photos').set({ is_cover: true }).where('id', '=', id).execute()
}

export async function updateCaption(tx: Tx, id: string, caption: string): Promise<void> {
  await tx.updateTable('album_photos').set({ caption }).where('id', '=', id).execute()
}

export async function deletePhoto(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.deleteFrom('album_photos').where('id', '=', id).returning('file_id').executeTakeFirst()
  return row?.file_id
}

export async function listFileIds(tx: Tx, albumId: string): Promise<string[]> {
  const rows = await tx.selectFrom('album_photos').select('file_id').where('album_id', '=', albumId).execute()
  return rows.map(({ file_id }) => file_id)
}

/** For who judges a report. */
export function findWritten(db: Db, id: string) {
  return db
    .selectFrom('album_photos')
    .innerJoin('albums', 'albums.id', 'album_photos.album_id')
    .innerJoin('classes', 'classes.id', 'albums.class_id')
    .select([
      'album_photos.account_id as authorAccountId',
      'album_photos.caption as text',
      'album_photos.album_id as withinId',
      'album_photos.hidden_at as hiddenAt',
      'classes.name as place',
      sql<string[]>`array[album_photos.file_id]`.as('fileIds'),
    ])
    .where('album_photos.id', '=', id)
    .executeTakeFirst()
}

export async function setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void> {
  await tx
    .updateTable('album_photos')
    .set({ hidden_at: isHidden ? sql<Date>`coalesce(hidden_at, now())` : null })
    .where('id', '=', id)
    .execute()
}
