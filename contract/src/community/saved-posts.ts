import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp } from '../common.ts'
import { communityRoles, Post } from './post-shapes.ts'

export const SavedPost = z.object({ id: Id, savedAt: Timestamp, post: Post })
export type SavedPost = z.infer<typeof SavedPost>

const access = { who: communityRoles, gates: ['community'] } as const
/** One's own list, whatever the role. */
const onSaved = { ...access, object: { kind: 'savedPost', param: 'id', missing: 'nf_0030' } } as const
const onPost = {
  ...access,
  object: { kind: 'post', param: 'postId', schoolWide: 'everyone', missing: 'nf_0003' },
} as const

export const savedPosts = domain('community', 'savedPosts', {
  listMine: {
    method: 'GET',
    path: '/saved-posts/my',
    doc: 'saved-posts.my',
    summary: 'What I saved, the last first; a post that is gone or no longer for me is left out',
    access,
    query: z.object(pageQuery),
    response: pageOf(SavedPost),
    list: 'page',
  },
  get: {
    method: 'GET',
    path: '/saved-posts/:id',
    doc: 'saved-posts.get',
    summary: 'One of my saved posts',
    access: onSaved,
    params: z.object({ id: Id }),
    response: SavedPost,
    errors: ['nf_0030'],
  },
  create: {
    method: 'POST',
    path: '/saved-posts/post/:postId',
    doc: 'saved-posts.create',
    summary: 'Save a post for later',
    access: onPost,
    params: z.object({ postId: Id }),
    status: 201,
    response: SavedPost,
    errors: ['ae_0007', 'nf_0003'],
    affects: ['posts'],
    idempotent: true,
  },
  remove: {
    method: 'DELETE',
    path: '/saved-posts/:id',
    doc: 'saved-posts.delete',
    summary: 'Take a post off my list, by its place there',
    access: onSaved,
    params: z.object({ id: Id }),
    errors: ['nf_0030'],
    affects: ['posts'],
  },
  removeByPost: {
    method: 'DELETE',
    path: '/saved-posts/post/:postId',
    doc: 'saved-posts.delete-by-post',
    summary: 'Take a post off my list, by the post',
    access: onPost,
    params: z.object({ postId: Id }),
    errors: ['nf_0003', 'nf_0030'],
    affects: ['posts'],
  },
})
