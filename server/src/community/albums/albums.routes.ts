import { albums } from '@trilha/contract/community/albums'
import { routes } from '../../platform/http/routes.ts'
import * as service from './albums.service.ts'
import * as photos from './photos.service.ts'

export const albumsRoutes = routes(albums, {
  listMine: (context, { query }) => service.listAlbums(context, context.session, query),
  listByClass: (context, { params, query }) =>
    service.listAlbums(context, context.session, { ...query, classId: params.id }),
  get: (context, { params }) => service.getAlbum(context, context.session, params.id),
  like: ({ db, session }, { params }) => service.toggleLike(db, session, params.id),
  share: (context, { params, body }) => service.shareAlbum(context, context.session, { ...params, ...body }),
  create: (context, { body }) => service.createAlbum(context, context.session, body),
  update: (context, { params, body }) => service.updateAlbum(context, context.session, { ...params, ...body }),
  remove: (context, { params }) => service.removeAlbum(context, context.session, params.id),
  listPhotos: (context, { params, query }) => photos.listPhotos(context, context.session, { ...query, ...params }),
  getPhoto: (context, { params }) => photos.getPhoto(context, context.session, params.id),
  likePhoto: ({ db, session }, { params }) => photos.toggleLike(db, session, params.id),
  sharePhoto: (context, { params, body }) => photos.sharePhoto(context, context.session, { ...params, ...body }),
  addPhotos: (context, { params, body }) => photos.addPhotos(context, context.session, { ...params, ...body }),
  updatePhoto: (context, { params, body }) => photos.updatePhoto(context, context.session, { ...params, ...body }),
  removePhoto: (context, { params }) => photos.removePhoto(context, context.session, params.id),
})
