import { writtenReportable } from '../../platform/reportables.ts'
import * as albums from './albums.repo.ts'
import * as albumsService from './albums.service.ts'
import * as photos from './photos.repo.ts'
import * as photosService from './photos.service.ts'

/** What it shows is looked at; nothing else stands around it. */
const listAround = () => Promise.resolve([])

export const albumReportable = writtenReportable({
  kind: 'ALBUM',
  isSeenBy: albums.isVisibleAlbum,
  findWritten: albums.findWritten,
  listAround,
  setHidden: albums.setHidden,
  remove: albumsService.takeAway,
})

export const photoReportable = writtenReportable({
  kind: 'ALBUM_PHOTO',
  isSeenBy: photos.isVisiblePhoto,
  findWritten: photos.findWritten,
  listAround,
  lookWithin: albums.findAround,
  setHidden: photos.setHidden,
  remove: photosService.takeAway,
})
