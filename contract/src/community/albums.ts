import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery } from '../common.ts'
import { ALBUM_PHOTOS_AT_ONCE } from '../constants.ts'
import { Album, AlbumDescription, AlbumPhoto, AlbumTitle, Caption, NewPhotos } from './album-shapes.ts'
import { audienceFields, Post, PostText } from './post-shapes.ts'

/** Whom a class's photos are for: who is in it, who teaches it, and who answers for the school (decision G38). */
const readers = ['STUDENT', 'PROFESSOR', 'SCHOOL_ADMIN'] as const
/** Of those, who looks after them: whatever album they see is theirs to change. */
const keepers = ['PROFESSOR', 'SCHOOL_ADMIN'] as const

/** Everybody of one class sees the same; a professor's classes are their own. */
const ofClass = { param: 'id', schoolWide: ['STUDENT', 'SCHOOL_ADMIN'] } as const
const album = { ...ofClass, kind: 'album', missing: 'nf_0005' } as const
const photo = { ...ofClass, kind: 'albumPhoto', missing: 'nf_0032' } as const
const access = { who: readers, gates: ['community'] } as const
const keeping = { who: keepers, gates: ['community'] } as const
const byId = z.object({ id: Id })

const toggle = {
  method: 'POST',
  params: byId,
  response: z.object({ liked: z.boolean(), likes: z.number().int() }),
  idempotent: true,
} as const

const share = {
  method: 'POST',
  params: byId,
  body: z.object({ text: PostText.optional(), ...audienceFields }),
  status: 201,
  response: Post,
  affects: ['posts'],
  idempotent: true,
} as const

export const albums = domain('community', 'albums', {
  listMine: {
    method: 'GET',
    path: '/albums/s/my-class',
    doc: 'albums.my-class',
    summary: 'Albums of my class, of the classes that I teach, or of my school; newest first',
    access,
    query: z.object(pageQuery),
    response: pageOf(Album),
    list: 'page',
  },
  listByClass: {
    method: 'GET',
    path: '/albums/student-class-template/:id',
    doc: 'albums.by-class-template',
    summary: 'Albums of one class, newest first',
    access: { ...access, object: { ...ofClass, kind: 'albumClass', missing: 'nf_0062' } },
    params: byId,
    query: z.object(pageQuery),
    response: pageOf(Album),
    errors: ['nf_0062'],
    list: 'page',
  },
  get: {
    method: 'GET',
    path: '/albums/:id',
    doc: 'albums.get',
    summary: 'One album',
    access: { ...access, object: album },
    params: byId,
    response: Album,
    errors: ['nf_0005'],
  },
  like: {
    ...toggle,
    path: '/albums/:id/like',
    doc: 'albums.like',
    summary: 'Like an album, or take the like back',
    access: { ...access, object: album },
    errors: ['nf_0005'],
  },
  share: {
    ...share,
    path: '/albums/:id/share',
    doc: 'albums.share',
    summary: 'A post of mine around an album: seen by whoever may see both',
    access: { ...access, object: album },
    errors: ['ii_0053', 'nf_0005', 'nf_0062', 'rq_0163'],
  },
  create: {
    method: 'POST',
    path: '/albums',
    doc: 'extension',
    summary: 'Make an album for a class that I teach, or for any as an administrator; without photos yet',
    access: keeping,
    body: z.object({ classId: Id, title: AlbumTitle, description: AlbumDescription.optional() }),
    status: 201,
    response: Album,
    errors: ['nf_0062'],
    idempotent: true,
  },
  update: {
    method: 'PATCH',
    path: '/albums/:id',
    doc: 'extension',
    summary: 'Change what an album says of itself, or which photo stands before it',
    access: { ...keeping, object: album },
    params: byId,
    body: z.object({
      title: AlbumTitle.optional(),
      description: AlbumDescription.optional(),
      coverPhotoId: Id.optional(),
    }),
    response: Album,
    errors: ['nf_0005', 'nf_0032'],
    affects: ['posts'],
  },
  remove: {
    method: 'DELETE',
    path: '/albums/:id',
    doc: 'extension',
    summary: 'Remove an album with its photos and their files; what was written to it stays with who wrote it alone',
    access: { ...keeping, object: album },
    params: byId,
    errors: ['nf_0005'],
    affects: ['posts', 'savedPosts'],
  },
  listPhotos: {
    method: 'GET',
    path: '/album-photos/album/:id',
    doc: 'album-photos.by-album',
    summary: 'Photos of an album, in their order',
    access: { ...access, object: album },
    params: byId,
    query: z.object(pageQuery),
    response: pageOf(AlbumPhoto),
    errors: ['nf_0005'],
    list: 'page',
  },
  getPhoto: {
    method: 'GET',
    path: '/album-photos/:id',
    doc: 'album-photos.get',
    summary: 'One photo of an album',
    access: { ...access, object: photo },
    params: byId,
    response: AlbumPhoto,
    errors: ['nf_0032'],
  },
  likePhoto: {
    ...toggle,
    path: '/album-photos/:id/like',
    doc: 'album-photos.like',
    summary: 'Like a photo, or take the like back',
    access: { ...access, object: photo },
    errors: ['nf_0032'],
  },
  sharePhoto: {
    ...share,
    path: '/album-photos/:id/share',
    doc: 'album-photos.share',
    summary: 'A post of mine around one photo: seen by whoever may see both',
    access: { ...access, object: photo },
    errors: ['ii_0053', 'nf_0032', 'nf_0062', 'rq_0163'],
  },
  addPhotos: {
    method: 'POST',
    path: '/album-photos/album/:id',
    doc: 'extension',
    summary: 'Add photos at the end of an album, all or none; from then on they are the class’s',
    access: { ...keeping, object: album },
    params: byId,
    body: z.object({ photos: NewPhotos }),
    status: 201,
    response: z.array(AlbumPhoto),
    errors: ['ii_0017', 'ii_0049', 'nf_0005', 'nf_0058'],
    affects: ['posts'],
    list: { boundedBy: `${ALBUM_PHOTOS_AT_ONCE} photos that were handed over` },
    idempotent: true,
  },
  updatePhoto: {
    method: 'PATCH',
    path: '/album-photos/:id',
    doc: 'extension',
    summary: 'Change what stands under a photo',
    access: { ...keeping, object: photo },
    params: byId,
    body: z.object({ caption: Caption }),
    response: AlbumPhoto,
    errors: ['nf_0032'],
    affects: ['posts'],
  },
  removePhoto: {
    method: 'DELETE',
    path: '/album-photos/:id',
    doc: 'extension',
    summary: 'Remove a photo with its file; what was written to it stays with who wrote it alone',
    access: { ...keeping, object: photo },
    params: byId,
    errors: ['nf_0032'],
    affects: ['posts', 'savedPosts'],
  },
})
