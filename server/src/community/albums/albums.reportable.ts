import { writtenReportable } from '../../platform/reportables.ts'
import * as albums from './albums.repo.ts'
import * as albumsService from './albums.service.ts'
import * as photos from './photos.repo.ts'
import * as photosService from './photos.service.ts'

/** So many of an album's photos a moderator looks at. */
const shown = 12
/** What it shows is looked at; nothing else stands around it. */
const listAround = () => Promise.resolve([])

export const albumReportable = writtenReportable({
  kind: 'ALBUM',
  isSeenBy: albums.isVisibleAlbum,
  findWritten: (db, id) => albums.findWritten(db, id, shown),
  listAround,
  setHidden: albums.setHidden,
  remove: albumsService.takeAway,
})

export const photoReportable = writtenReportable({
  kind: 'ALBUM_PHOTO',
  isSeenBy: photos.isVisiblePhoto,
  findWritten: photos.findWritten,
  listAround,
  setHidden: photos.setHidden,
  remove: photosService.takeAway,
})
