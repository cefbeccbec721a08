import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { coverFor, photosCountFor, type CommunityViewer } from '../sight/public.ts'

export interface SharedAlbumRow {
  id: string
  title: string
  className: string
  photosCount: number
  fileId: string | null
  photoId: string | null
  caption: string | null
}

/** What posts that the viewer sees pass on: albums, and single photos with the album that they are in. */
export async function listSharedAlbums(
  db: Db,
  viewer: CommunityViewer,
  { albumIds, photoIds }: { albumIds: readonly string[]; photoIds: readonly string[] },
): Promise<SharedAlbumRow[]> {
  if (albumIds.length + photoIds.length === 0) return []
  const album = sql`albums.id, albums.title, classes.name as "className", ${photosCountFor(viewer)} as "photosCount"`
  const { rows } = await sql<SharedAlbumRow>`
    select ${album}, ${coverFor(viewer)} as "fileId", null::uuid as "photoId", null as caption
      from albums join classes on classes.id = albums.class_id where albums.id = any(${[...albumIds]}::uuid[])
    union all
    select ${album}, photo.file_id, photo.id, photo.caption
      from album_photos as photo join albums on albums.id = photo.album_id
      join classes on classes.id = albums.class_id where photo.id = any(${[...photoIds]}::uuid[])`.execute(db)
  return rows
}
