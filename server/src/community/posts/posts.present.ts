import type { SharedAlbum } from '@trilha/contract/community/album-shapes'
import type { Post, PostMedia, SharedPost } from '@trilha/contract/community/post-shapes'
import type { PostMediaType } from '@trilha/contract/constants'
import type { LinkPreview } from '@trilha/contract/media/link-previews'
import type { UserBrief } from '@trilha/contract/people'
import { shownNameOf } from '@trilha/contract/rules'
import { findBriefs } from '../../identity/accounts/public.ts'
import { listFileCards, pictureOf, type FileCard } from '../../media/files/public.ts'
import { listKept } from '../../media/link-previews/public.ts'
import type { FileWork } from '../../platform/http/context.ts'
import type { CommunityViewer } from '../sight/public.ts'
import * as repo from './posts.repo.ts'
import { countsOf } from './posts.rules.ts'
import { listSharedAlbums, type SharedAlbumRow } from './shared-albums.repo.ts'

interface Known {
  viewer: CommunityViewer
  briefs: ReadonlyMap<string, UserBrief>
  files: ReadonlyMap<string, FileCard>
  previews: ReadonlyMap<string, LinkPreview>
  originals: ReadonlyMap<string, repo.PostRow>
  /** By the id of what is passed on: an album, or a photo. */
  albums: ReadonlyMap<string, SharedAlbumRow>
}

/**
 * Posts that the reader was found to see, by their ids and in that order, with what they pass on. Six queries,
 * however many.
 */
export async function presentPosts(
  { db, platform }: FileWork,
  viewer: CommunityViewer,
  ids: readonly string[],
): Promise<Post[]> {
  const rows = await repo.listPosts(db, viewer, ids)
  const [shared, albums] = await Promise.all([
    repo.listPosts(
      db,
      viewer,
      rows.flatMap(({ sharedPostId }) => sharedPostId ?? []),
    ),
    listSharedAlbums(db, viewer, {
      albumIds: rows.flatMap(({ sharedAlbumId }) => sharedAlbumId ?? []),
      photoIds: rows.flatMap(({ sharedPhotoId }) => sharedPhotoId ?? []),
    }),
  ])
  const all = [...rows, ...shared]
  const [briefs, files, previews] = await Promise.all([
    findBriefs(db, [...new Set(all.flatMap(({ accountId, reactedBy }) => [accountId, ...reactedBy]))]),
    listFileCards(
      platform,
      db,
      [
        ...all.flatMap(({ media }) => media.map(({ fileId }) => fileId)),
        ...albums.flatMap(({ fileId }) => fileId ?? []),
      ],
      { reader: viewer },
    ),
    listKept(
      platform,
      db,
      all.flatMap(({ linkPreviewId }) => linkPreviewId ?? []),
    ),
  ])
  const known = {
    viewer,
    briefs,
    files,
    previews,
    originals: new Map(shared.map((row) => [row.id, row])),
    albums: new Map(albums.map((row) => [row.photoId ?? row.id, row])),
  }
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentPost(row, known)] : []
  })
}

function presentPost(row: repo.PostRow, known: Known): Post {
  const original = row.sharedPostId === null ? undefined : known.originals.get(row.sharedPostId)
  const isMine = row.accountId === known.viewer.accountId
  return {
    ...presentTold(row, known),
    subjects: row.subjects,
    tags: row.tags,
    sharedPost: original ? presentTold(original, known) : null,
    sharedAlbum: presentSharedAlbum(known.albums.get(row.sharedPhotoId ?? row.sharedAlbumId ?? ''), known),
    shares: row.shares,
    comments: row.comments,
    reactions: countsOf(row.reactions),
    myReaction: row.myReaction,
    reactedBy: row.reactedBy.flatMap((accountId) => {
      const brief = known.briefs.get(accountId)
      return brief ? [{ id: brief.id, name: shownNameOf(brief), role: brief.role }] : []
    }),
    savedPostId: row.savedPostId,
    isHidden: row.isHidden,
    isOriginalGone: row.isOriginalGone,
    mayEdit: isMine,
    mayRemove: isMine,
  }
}

function presentSharedAlbum(row: SharedAlbumRow | undefined, { files }: Known): SharedAlbum | null {
  if (!row) return null
  const { id, title, className, photosCount, photoId, caption } = row
  return {
    id,
    title,
    className,
    photosCount,
    picture: pictureOf(files.get(row.fileId ?? '')),
    photo: photoId === null ? null : { id: photoId, caption: caption ?? '' },
  }
}

function presentTold(row: repo.PostRow, { briefs, files, previews }: Known): SharedPost {
  const { id, audience, className, text, mentions } = row
  return {
    id,
    author: briefs.get(row.accountId)!,
    audience,
    className,
    text,
    media: row.media.flatMap(({ fileId, type }) => presentMedia(files.get(fileId), type)),
    mentions,
    linkPreview: row.linkPreviewId === null ? null : (previews.get(row.linkPreviewId) ?? null),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  }
}

/** None where the file is gone. */
export function presentMedia(file: FileCard | undefined, type: PostMediaType): PostMedia[] {
  if (!file) return []
  const { id, url, name, alt, width, height } = file
  return [{ id, type, url, name, alt, width, height }]
}
