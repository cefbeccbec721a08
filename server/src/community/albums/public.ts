export { albumReportable, photoReportable } from './albums.reportable.ts'
export { isVisibleAlbum, isVisibleClass } from './albums.repo.ts'
export { isVisiblePhoto } from './photos.repo.ts'
