import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp, TypedText } from '../common.ts'
import { POST_COMMENT_MAX, POST_COMMENTS_CURSOR_MAX, POST_MENTIONS_MAX, REACTIONS } from '../constants.ts'
import { UserBrief } from '../people.ts'
import { communityRoles, Mention, ReactionCounts, ReactionType } from './post-shapes.ts'

const said = {
  id: Id,
  postId: Id,
  /** The comment that this answers; there is one level (decision G36). */
  parentId: Id.nullable(),
  /** Null where the comment was removed. */
  author: UserBrief.nullable(),
  /** Empty where it was removed; it stays while answers hang on it. */
  text: z.string(),
  isRemoved: z.boolean(),
  mentions: z.array(Mention),
  reactions: ReactionCounts,
  myReaction: z.enum(REACTIONS).nullable(),
  answersCount: z.number().int(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  /** What the reader may do with it. */
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
}

export const PostComment = z.object(said)
export type PostComment = z.infer<typeof PostComment>

/** With the first two that answer it, as a thread begins (decision G17). */
export const PostThread = z.object({ ...said, answers: z.array(PostComment) })
export type PostThread = z.infer<typeof PostThread>

const access = { who: communityRoles, gates: ['community'] } as const
const onPost = {
  ...access,
  object: { kind: 'post', param: 'id', schoolWide: 'everyone', missing: 'nf_0003' },
} as const
const onComment = {
  ...access,
  object: { kind: 'postComment', param: 'id', schoolWide: 'everyone', missing: 'nf_0004' },
} as const
const byId = z.object({ id: Id })

const fields = {
  text: TypedText.min(1).max(POST_COMMENT_MAX),
  mentions: z
    .array(Mention)
    .max(POST_MENTIONS_MAX)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length)
    .optional(),
}

export const comments = domain('community', 'comments', {
  list: {
    method: 'GET',
    path: '/posts/:id/comments',
    doc: 'comments.list',
    summary: 'All that is said to a post, comments and answers alike, oldest first',
    access: onPost,
    params: byId,
    query: z.object(pageQuery),
    response: pageOf(PostComment),
    errors: ['nf_0003'],
    list: 'page',
  },
  listThreads: {
    method: 'GET',
    path: '/posts/:id/comments/v2',
    doc: 'comments.list-v2',
    summary: 'Comments on a post with their first answers: newest first, or those that most was said to first',
    access: onPost,
    params: byId,
    query: z.object({
      ...pageQuery,
      /** By relevance it names what was shown. */
      cursor: z.string().min(1).max(POST_COMMENTS_CURSOR_MAX).optional(),
      moreRelevant: z.enum(['true', 'false']).default('false'),
    }),
    response: pageOf(PostThread),
    errors: ['nf_0003'],
    list: 'page',
  },
  get: {
    method: 'GET',
    path: '/posts/comments/:id',
    doc: 'comments.get',
    summary: 'One comment or answer',
    access: onComment,
    params: byId,
    response: PostComment,
    errors: ['nf_0004'],
  },
  listAnswers: {
    method: 'GET',
    path: '/posts/comments/:id/answers',
    doc: 'comments.answers',
    summary: 'Answers to a comment, oldest first',
    access: onComment,
    params: byId,
    query: z.object(pageQuery),
    response: pageOf(PostComment),
    errors: ['nf_0004'],
    list: 'page',
  },
  create: {
    method: 'POST',
    path: '/posts/:id/comments',
    doc: 'comments.create',
    summary: 'Comment on a post, or answer a comment; an answer to an answer goes to the comment above both',
    access: onPost,
    params: byId,
    body: z.object({ ...fields, parentId: Id.optional() }),
    status: 201,
    response: PostComment,
    errors: ['ii_0036', 'nf_0003', 'nf_0004'],
    affects: ['accounts', 'achievements', 'posts', 'savedPosts', 'wallets'],
    idempotent: true,
  },
  update: {
    method: 'PATCH',
    path: '/posts/:id/comments/:commentId',
    doc: 'comments.update',
    summary: 'Write my comment anew; it then says that it was edited',
    access: onPost,
    params: z.object({ id: Id, commentId: Id }),
    body: z.object(fields),
    response: PostComment,
    errors: ['ii_0036', 'nf_0003', 'nf_0004'],
  },
  remove: {
    method: 'DELETE',
    path: '/posts/comments/:id',
    doc: 'comments.delete',
    summary: 'Remove a comment: who wrote it, and who wrote the post',
    access: onComment,
    params: byId,
    errors: ['nf_0004'],
    affects: ['posts', 'savedPosts'],
  },
  like: {
    method: 'POST',
    path: '/posts/comments/:id/like',
    doc: 'comments.like',
    summary: 'Like a comment, or take the like back: the reaction LIKE',
    access: onComment,
    params: byId,
    response: z.object({ liked: z.boolean(), likes: z.number().int() }),
    errors: ['nf_0004'],
    affects: ['accounts', 'achievements', 'wallets'],
    idempotent: true,
  },
  react: {
    method: 'POST',
    path: '/posts/comments/:id/reaction',
    doc: 'comments.reaction',
    summary: 'React to a comment; the same again takes it back, another takes its place',
    access: onComment,
    params: byId,
    body: z.object({ type: ReactionType }),
    response: z.object({ myReaction: z.enum(REACTIONS).nullable(), reactions: ReactionCounts }),
    errors: ['ii_0023', 'nf_0004'],
    affects: ['accounts', 'achievements', 'wallets'],
    idempotent: true,
  },
})
