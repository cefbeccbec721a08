import { ALBUM_PHOTOS_MAX, MEDIA_EXTENSIONS } from '@trilha/contract/constants'
import type { AlbumPhoto } from '@trilha/contract/community/album-shapes'
import type { Post } from '@trilha/contract/community/post-shapes'
import { attachFile, removeFiles } from '../../media/files/public.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { FileWork } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { noteTakenAway } from '../moderation/public.ts'
import { passOn, takePart } from '../posts/public.ts'
import type { CommunityViewer } from '../sight/public.ts'
import { maskerForSchool, maskForSchool } from '../words/public.ts'
import { photoPresenter } from './albums.present.ts'
import { lockAlbum } from './albums.repo.ts'
import type { ShareWish } from './albums.service.ts'
import * as likes from './likes.repo.ts'
import * as repo from './photos.repo.ts'

export async function listPhotos(
  work: FileWork,
  viewer: CommunityViewer,
  { id, pSize, cursor }: PageQuery & { id: string },
): Promise<Page<AlbumPhoto>> {
  const after = readCursor(cursor, readPlace)
  const rows = await repo.listPhotos(work.db, viewer, { albumId: id, after, limit: pSize + 1 })
  const present = await photoPresenter(work, viewer, rows)
  return pageOf(rows, { pSize, present, position: ({ position }) => [position] })
}

function readPlace([place]: readonly unknown[]): number | undefined {
  return typeof place === 'number' && Number.isInteger(place) && Math.abs(place) < 2 ** 31 ? place : undefined
}

export async function getPhoto(work: FileWork, viewer: CommunityViewer, id: string): Promise<AlbumPhoto> {
  const row = await repo.findPhoto(work.db, viewer, id)
  if (!row) throw fail('nf_0032')
  return (await photoPresenter(work, viewer, [row]))(row)
}

interface NewPhoto {
  fileId: string
  caption?: string | undefined
}

/** All or none; two who add at once come one after the other, so that places and the most that fit hold. */
export function addPhotos(
  { db, platform }: FileWork,
  session: Session,
  { id, photos }: { id: string; photos: readonly NewPhoto[] },
): Promise<AlbumPhoto[]> {
  return inTransaction(db, async (tx) => {
    if (!(await lockAlbum(tx, session, id))) throw fail('nf_0005')
    const end = await repo.findEnd(tx, id)
    if (end.count + photos.length > ALBUM_PHOTOS_MAX) throw fail('ii_0049', { field: 'photos' })
    const mask = await maskerForSchool(tx, session.schoolId)
    const list: { fileId: string; caption: string }[] = []
    for (const { fileId, caption = '' } of photos) {
      await attachPicture(tx, session, fileId)
      list.push({ fileId, caption: mask(caption) })
    }
    await repo.insertPhotos(tx, { albumId: id, accountId: session.accountId, after: end.position, list })
    const rows = await repo.listPhotos(tx, session, { albumId: id, after: end.position, limit: photos.length })
    return rows.map(await photoPresenter({ db: tx, platform }, session, rows))
  })
}

/** The class's from now on: it stays when who sent it leaves the school. */
async function attachPicture(tx: Tx, { accountId }: Session, fileId: string): Promise<void> {
  const { extension } = await attachFile(tx, { fileId, accountId, forSchool: true, field: 'photos' })
  const isPicture = MEDIA_EXTENSIONS.IMAGE.some((known) => known === extension)
  if (!isPicture) throw fail('ii_0017', { field: 'photos' })
}

export function updatePhoto(
  { db, platform }: FileWork,
  session: Session,
  { id, caption }: { id: string; caption: string },
): Promise<AlbumPhoto> {
  return inTransaction(db, async (tx) => {
    if (!(await repo.lockPhoto(tx, session, id))) throw fail('nf_0032')
    await repo.updateCaption(tx, id, await maskForSchool(tx, session.schoolId, caption))
    return getPhoto({ db: tx, platform }, session, id)
  })
}

/** A colleague's leaves a line. */
export async function removePhoto(work: { db: Db; requestId: string }, session: Session, id: string): Promise<void> {
  const actor = { session, requestId: work.requestId }
  await inTransaction(work.db, async (tx) => {
    const photo = await repo.lockPhoto(tx, session, id)
    if (!photo) throw fail('nf_0032')
    await noteTakenAway(tx, actor, { entity: 'ALBUM_PHOTO', contentId: id })
    await takeAway(tx, id)
    if (photo.makerId !== session.accountId)
      await audit(tx, {
        ...actorOf(actor),
        action: 'albumPhoto.removed',
        subject: { kind: 'albumPhoto', id },
        details: { albumId: photo.albumId, makerAccountId: photo.makerId },
      })
  })
}

/** With its file. */
export async function takeAway(tx: Tx, id: string): Promise<void> {
  const fileId = await repo.deletePhoto(tx, id)
  if (fileId !== undefined) await removeFiles(tx, [fileId])
}

/**
 * Whatever the number of taps: one row at most, and as many rows as the count says (E11). It pays nothing; `takePart`
 * is what refuses a visitor, and puts one person's taps in a row.
 */
export function toggleLike(db: Db, session: Session, id: string): Promise<{ liked: boolean; likes: number }> {
  return takePart(db, session, async (tx) => {
    if (!(await repo.holdPhoto(tx, session, id))) throw fail('nf_0032')
    return likes.toggleLike(tx, { kind: 'photo', id, accountId: session.accountId })
  })
}

/** A post of one's own around it (decision G35). */
export function sharePhoto({ db, platform }: FileWork, session: Session, { id, ...wish }: ShareWish): Promise<Post> {
  return inTransaction(db, async (tx) => {
    if (!(await repo.holdPhoto(tx, session, id))) throw fail('nf_0032')
    return passOn({ tx, platform }, session, { ...wish, passes: { sharedPhotoId: id } })
  })
}
