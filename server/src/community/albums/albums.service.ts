import type { Album } from '@trilha/contract/community/album-shapes'
import type { Post } from '@trilha/contract/community/post-shapes'
import type { PostAudience } from '@trilha/contract/constants'
import { removeFiles } from '../../media/files/public.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { FileWork } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { noteTakenAway } from '../moderation/public.ts'
import { passOn, takePart } from '../posts/public.ts'
import type { CommunityViewer } from '../sight/public.ts'
import { maskerForSchool } from '../words/public.ts'
import { albumPresenter } from './albums.present.ts'
import * as repo from './albums.repo.ts'
import * as likes from './likes.repo.ts'
import * as photosRepo from './photos.repo.ts'

export async function listAlbums(
  work: FileWork,
  viewer: CommunityViewer,
  { pSize, cursor, classId }: PageQuery & { classId?: string },
): Promise<Page<Album>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listAlbums(work.db, viewer, { classId, before, limit: pSize + 1 })
  const present = await albumPresenter(work, viewer, rows)
  return pageOf(rows, { pSize, present, position: ({ position, id }) => [position, id] })
}

export async function getAlbum(work: FileWork, viewer: CommunityViewer, id: string): Promise<Album> {
  const row = await repo.findAlbum(work.db, viewer, id)
  if (!row) throw fail('nf_0005')
  return (await albumPresenter(work, viewer, [row]))(row)
}

export function createAlbum(
  { db, platform }: FileWork,
  session: Session,
  { classId, title, description = '' }: { classId: string; title: string; description?: string | undefined },
): Promise<Album> {
  return inTransaction(db, async (tx) => {
    if (!(await repo.isVisibleClass(tx, session, classId))) throw fail('nf_0062', { field: 'classId' })
    const mask = await maskerForSchool(tx, session.schoolId)
    const id = await repo.insertAlbum(tx, {
      school_id: session.schoolId,
      class_id: classId,
      account_id: session.accountId,
      title: mask(title),
      description: mask(description),
    })
    return getAlbum({ db: tx, platform }, session, id)
  })
}

interface AlbumChange {
  id: string
  title?: string | undefined
  description?: string | undefined
  coverPhotoId?: string | undefined
}

export function updateAlbum(
  { db, platform }: FileWork,
  session: Session,
  { id, title, description, coverPhotoId }: AlbumChange,
): Promise<Album> {
  return inTransaction(db, async (tx) => {
    if (!(await repo.lockAlbum(tx, session, id))) throw fail('nf_0005')
    if (coverPhotoId !== undefined) {
      const photo = await photosRepo.holdPhoto(tx, session, coverPhotoId)
      if (photo?.albumId !== id) throw fail('nf_0032', { field: 'coverPhotoId' })
      await photosRepo.setCover(tx, id, coverPhotoId)
    }
    const mask = await maskerForSchool(tx, session.schoolId)
    await repo.updateAlbum(tx, id, {
      ...(title !== undefined && { title: mask(title) }),
      ...(description !== undefined && { description: mask(description) }),
    })
    return getAlbum({ db: tx, platform }, session, id)
  })
}

/** A colleague's leaves a line. */
export async function removeAlbum(work: { db: Db; requestId: string }, session: Session, id: string): Promise<void> {
  const actor = { session, requestId: work.requestId }
  await inTransaction(work.db, async (tx) => {
    const album = await repo.lockAlbum(tx, session, id)
    if (!album) throw fail('nf_0005')
    await noteTakenAway(tx, actor, { entity: 'ALBUM', contentId: id })
    await takeAway(tx, id)
    if (album.makerId !== session.accountId)
      await audit(tx, {
        ...actorOf(actor),
        action: 'album.removed',
        subject: { kind: 'album', id },
        details: { makerAccountId: album.makerId },
      })
  })
}

/** With its photos and their files. */
export async function takeAway(tx: Tx, id: string): Promise<void> {
  const fileIds = await photosRepo.listFileIds(tx, id)
  await repo.deleteAlbum(tx, id)
  await removeFiles(tx, fileIds)
}

/**
 * Whatever the number of taps: one row at most, and as many rows as the count says (E11). It pays nothing; `takePart`
 * is what refuses a visitor, and puts one person's taps in a row.
 */
export function toggleLike(db: Db, session: Session, id: string): Promise<{ liked: boolean; likes: number }> {
  return takePart(db, session, async (tx) => {
    if (!(await repo.holdAlbum(tx, session, id))) throw fail('nf_0005')
    return likes.toggleLike(tx, { kind: 'album', id, accountId: session.accountId })
  })
}

export interface ShareWish {
  id: string
  text?: string | undefined
  audience?: PostAudience | undefined
  classId?: string | undefined
}

/** A post of one's own around it (decision G35). */
export function shareAlbum({ db, platform }: FileWork, session: Session, { id, ...wish }: ShareWish): Promise<Post> {
  return inTransaction(db, async (tx) => {
    if (!(await repo.holdAlbum(tx, session, id))) throw fail('nf_0005')
    return passOn({ tx, platform }, session, { ...wish, passes: { sharedAlbumId: id } })
  })
}
