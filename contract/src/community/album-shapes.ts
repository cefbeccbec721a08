import { z } from 'zod'
import { Id, Timestamp, TypedText } from '../common.ts'
import {
  ALBUM_CAPTION_MAX,
  ALBUM_DESCRIPTION_MAX,
  ALBUM_PHOTOS_AT_ONCE,
  ALBUM_TITLE_MAX,
  NAME_MIN,
} from '../constants.ts'
import { Picture } from '../media/files.ts'

/** What people say to an album and to a photo alike. */
const told = {
  likes: z.number().int().nonnegative(),
  likedByMe: z.boolean(),
  shares: z.number().int().nonnegative(),
  createdAt: Timestamp,
  /** Taken off by the school: who put it here alone still sees it. */
  isHidden: z.boolean(),
  /** The reader looks after it: teaches the class, or administers the school. */
  mayEdit: z.boolean(),
}

/** Photos of one class (decision G38). It says nothing of who made it: it is the class's. */
export const Album = z.object({
  id: Id,
  classId: Id,
  className: z.string(),
  title: z.string(),
  description: z.string(),
  /** The photo that was chosen, else the first; null while there is none. */
  cover: Picture.nullable(),
  photosCount: z.number().int().nonnegative(),
  ...told,
})
export type Album = z.infer<typeof Album>

export const AlbumPhoto = z.object({
  id: Id,
  albumId: Id,
  ...Picture.shape,
  caption: z.string(),
  isCover: z.boolean(),
  ...told,
})
export type AlbumPhoto = z.infer<typeof AlbumPhoto>

/** An album, or one photo of it, inside a post that passes it on (decision G35). */
export const SharedAlbum = z.object({
  /** The album's. */
  id: Id,
  title: z.string(),
  className: z.string(),
  photosCount: z.number().int().nonnegative(),
  /** The photo that is passed on, else the album's cover. */
  picture: Picture.nullable(),
  photo: z.object({ id: Id, caption: z.string() }).nullable(),
})
export type SharedAlbum = z.infer<typeof SharedAlbum>

export const AlbumTitle = TypedText.min(NAME_MIN).max(ALBUM_TITLE_MAX)
export const AlbumDescription = TypedText.max(ALBUM_DESCRIPTION_MAX)
export const Caption = TypedText.max(ALBUM_CAPTION_MAX)

/** Sent before, each by its own call; in the order in which they are shown. */
export const NewPhotos = z
  .array(z.object({ fileId: Id, caption: Caption.optional() }))
  .min(1)
  .max(ALBUM_PHOTOS_AT_ONCE)
  .refine((photos) => new Set(photos.map(({ fileId }) => fileId)).size === photos.length)
