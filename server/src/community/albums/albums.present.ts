import type { Album, AlbumPhoto } from '@trilha/contract/community/album-shapes'
import { listFileCards, pictureOf } from '../../media/files/public.ts'
import type { FileWork } from '../../platform/http/context.ts'
import type { CommunityViewer } from '../sight/public.ts'
import type { AlbumRow } from './albums.repo.ts'
import { keepsAlbums } from './albums.rules.ts'
import type { PhotoRow } from './photos.repo.ts'

function told(
  viewer: CommunityViewer,
  {
    likes,
    likedByMe,
    shares,
    isHidden,
    createdAt,
  }: Pick<PhotoRow, 'likes' | 'likedByMe' | 'shares' | 'isHidden' | 'createdAt'>,
) {
  return { likes, likedByMe, shares, isHidden, createdAt: createdAt.toISOString(), mayEdit: keepsAlbums(viewer.role) }
}

export async function albumPresenter({ db, platform }: FileWork, viewer: CommunityViewer, rows: readonly AlbumRow[]) {
  const files = await listFileCards(
    platform,
    db,
    rows.flatMap(({ coverFileId }) => coverFileId ?? []),
    { reader: viewer },
  )
  return (row: AlbumRow): Album => {
    const { id, classId, className, title, description, photosCount, coverFileId } = row
    const cover = pictureOf(files.get(coverFileId ?? ''))
    return { id, classId, className, title, description, photosCount, cover, ...told(viewer, row) }
  }
}

export async function photoPresenter({ db, platform }: FileWork, viewer: CommunityViewer, rows: readonly PhotoRow[]) {
  const files = await listFileCards(
    platform,
    db,
    rows.map(({ fileId }) => fileId),
    { reader: viewer },
  )
  return (row: PhotoRow): AlbumPhoto => {
    const { id, albumId, caption, isCover } = row
    // A photo goes with its file, so it is there.
    return { id, albumId, caption, isCover, ...pictureOf(files.get(row.fileId))!, ...told(viewer, row) }
  }
}
