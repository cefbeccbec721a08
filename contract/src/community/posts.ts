import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, longestText, TypedText } from '../common.ts'
import {
  FEED_SCOPES,
  POST_MEDIA_TYPES,
  MENTIONABLE_MAX,
  POST_AUDIENCES,
  REACTIONS,
  SEARCH_COUNT_MAX,
} from '../constants.ts'
import { always } from '../fields.ts'
import { UserBrief } from '../people.ts'
import { trimText } from '../trim.ts'
import {
  audienceFields,
  communityRoles,
  FeedPost,
  Post,
  postFields,
  PostMedia,
  PostText,
  ReactionCounts,
  ReactionType,
} from './post-shapes.ts'

const access = { who: communityRoles, gates: ['community'] } as const
/** What a colleague wrote for the school is there too; who may change it is the row's. */
const onPost = {
  ...access,
  object: { kind: 'post', param: 'id', schoolWide: 'everyone', missing: 'nf_0003' },
} as const
const onPerson = {
  ...access,
  object: { kind: 'communityPerson', param: 'userId', schoolWide: 'everyone', missing: 'nf_0011' },
} as const
const byId = z.object({ id: Id })
const byUser = z.object({ userId: Id })

/** Comma-joined, as lists travel in an address (decision G59). */
const idList = z
  .string()
  .max(longestText * 2)
  .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/)

/** Words, or something to look at. Asked whatever else is wrong, so of anything that was sent. */
function hasContent({ text, fileIds }: { text?: unknown; fileIds?: unknown }): boolean {
  return (typeof text === 'string' && trimText(text) !== '') || (Array.isArray(fileIds) && fileIds.length > 0)
}

export const posts = domain('community', 'posts', {
  feed: {
    method: 'GET',
    path: '/posts/feed',
    doc: 'posts.feed',
    summary: 'Posts that I may see, newest first, and how many of them are new to me',
    access,
    query: z.object({
      ...pageQuery,
      scope: z.enum(FEED_SCOPES).default('FOR_ME'),
      subjectIds: idList.optional(),
      /** Only what has these words, found as in posts/search. */
      search: TypedText.max(60).default(''),
    }),
    response: pageOf(FeedPost).extend({
      /** Newer than where I left off, of others, counted up to a limit. */
      unseen: z.number().int().nonnegative(),
      /** For markSeen: up to the newest of what is new; null where nothing is. */
      newsCursor: z.string().nullable(),
    }),
    list: 'page',
  },
  markSeen: {
    method: 'POST',
    path: '/posts/feed/seen',
    doc: 'extension',
    summary: 'I have read this feed up to here; the mark never goes back',
    access,
    /** A place and no post: what was read may be gone by now, and nobody learns here what is there. */
    body: z.object({ scope: z.enum(FEED_SCOPES), cursor: pageQuery.cursor.unwrap() }),
    affects: ['subjects'],
  },
  findMentionable: {
    method: 'GET',
    path: '/posts/mentionable',
    doc: 'extension',
    summary: 'Who can be named in a post: people I may meet who may see it, by what they are called',
    access,
    query: z.object({
      search: TypedText.max(60).default(''),
      /** Of a post that is there; else of one that is being written. */
      postId: Id.optional(),
      audience: z.enum(POST_AUDIENCES).optional(),
      classId: Id.optional(),
    }),
    response: z.array(UserBrief),
    errors: ['nf_0003', 'nf_0062', 'rq_0163'],
    list: { boundedBy: `${MENTIONABLE_MAX} people, the nearest first` },
  },
  search: {
    method: 'GET',
    path: '/posts/search',
    doc: 'extension',
    summary: 'Posts that I may see with these words, the newest first; then those with words that are nearly so',
    access,
    query: z.object({ ...pageQuery, search: TypedText.max(60).default('') }),
    response: pageOf(Post),
    list: 'page',
  },
  countFound: {
    method: 'GET',
    path: '/posts/search/count',
    doc: 'extension',
    summary: 'How many posts a search finds for me, counted up to a limit',
    access,
    query: z.object({ search: TypedText.max(60).default('') }),
    response: z.object({ count: z.number().int().min(0).max(SEARCH_COUNT_MAX) }),
  },
  listByUser: {
    method: 'GET',
    path: '/posts/feed/user/:userId',
    doc: 'posts.feed-user',
    summary: 'The feed of a profile: what the person wrote, passed on or is named in, as far as I may see it',
    access: onPerson,
    params: byUser,
    query: z.object(pageQuery),
    response: pageOf(Post),
    errors: ['nf_0011'],
    list: 'page',
  },
  listMediaByUser: {
    method: 'GET',
    path: '/posts/feed/user/:userId/media/:type',
    doc: 'posts.feed-user-media',
    summary: 'Photos or videos of a person’s posts, newest first',
    access: onPerson,
    params: z.object({ userId: Id, type: z.enum(POST_MEDIA_TYPES) }),
    query: z.object(pageQuery),
    response: pageOf(PostMedia.extend({ postId: Id })),
    errors: ['nf_0011'],
    list: 'page',
  },
  listWrittenBy: {
    method: 'GET',
    path: '/posts/usuario/:userId/2',
    doc: 'posts.by-user-2',
    summary: 'What a person wrote or passed on, newest first',
    access: onPerson,
    params: byUser,
    query: z.object(pageQuery),
    response: pageOf(Post),
    errors: ['nf_0011'],
    list: 'page',
  },
  listBySubject: {
    method: 'GET',
    path: '/subjects/:subjectId/posts2',
    doc: 'subjects.posts2',
    summary: 'Posts about a subject, newest first',
    access: {
      ...access,
      object: { kind: 'subject', param: 'subjectId', schoolWide: 'everyone', missing: 'nf_0031' },
    },
    params: z.object({ subjectId: Id }),
    query: z.object(pageQuery),
    response: pageOf(Post),
    errors: ['nf_0031'],
    list: 'page',
  },
  get: {
    method: 'GET',
    path: '/posts/:id',
    doc: 'posts.get',
    summary: 'One post',
    access: onPost,
    params: byId,
    response: Post,
    errors: ['nf_0003'],
  },
  create: {
    method: 'POST',
    path: '/posts',
    doc: 'posts.create',
    summary: 'Write a post for my class, my friends or the school; it needs words, a photo or a video',
    access,
    body: z.object({ ...postFields, ...audienceFields }).refine(hasContent, always('text')),
    status: 201,
    response: Post,
    errors: ['ae_0015', 'ii_0017', 'ii_0021', 'ii_0036', 'ii_0053', 'nf_0031', 'nf_0058', 'nf_0062', 'rq_0163'],
    affects: ['accounts', 'achievements', 'profiles', 'wallets'],
    idempotent: true,
  },
  update: {
    method: 'PATCH',
    path: '/posts/:id',
    doc: 'posts.update',
    summary: 'Write my post anew; for whom it is does not change, and it then says that it was edited',
    access: onPost,
    params: byId,
    body: z.object(postFields),
    response: Post,
    errors: ['ae_0015', 'ii_0017', 'ii_0021', 'ii_0036', 'ii_0053', 'nf_0003', 'nf_0031', 'nf_0058', 'rq_0017'],
    affects: ['savedPosts'],
  },
  remove: {
    method: 'DELETE',
    path: '/posts/:id',
    doc: 'posts.delete',
    summary: 'Remove my post with its files; what others wrote to it stays with them alone',
    access: onPost,
    params: byId,
    errors: ['nf_0003'],
    affects: ['profiles', 'savedPosts'],
  },
  like: {
    method: 'POST',
    path: '/posts/:id/like',
    doc: 'posts.like',
    summary: 'Like a post, or take the like back: the reaction LIKE',
    access: onPost,
    params: byId,
    response: z.object({ liked: z.boolean(), likes: z.number().int() }),
    errors: ['nf_0003'],
    affects: ['accounts', 'achievements', 'savedPosts', 'wallets'],
    idempotent: true,
  },
  react: {
    method: 'POST',
    path: '/posts/:id/reaction',
    doc: 'posts.reaction',
    summary: 'React to a post; the same again takes it back, another takes its place',
    access: onPost,
    params: byId,
    body: z.object({ type: ReactionType }),
    response: z.object({ myReaction: z.enum(REACTIONS).nullable(), reactions: ReactionCounts }),
    errors: ['ii_0023', 'nf_0003'],
    affects: ['accounts', 'achievements', 'savedPosts', 'wallets'],
    idempotent: true,
  },
  share: {
    method: 'POST',
    path: '/posts/:id/share',
    doc: 'posts.share',
    summary: 'Pass a post on, with words of mine or none: seen by whoever may see both',
    access: onPost,
    params: byId,
    body: z.object({ text: PostText.optional(), ...audienceFields }),
    status: 201,
    response: Post,
    errors: ['ii_0053', 'nf_0003', 'nf_0062', 'rq_0163'],
    affects: ['profiles'],
    idempotent: true,
  },
  listReactors: {
    method: 'GET',
    path: '/posts/:id/likes/users',
    doc: 'posts.likes-users',
    summary: 'Who reacted to a post, and how; the last first',
    access: onPost,
    params: byId,
    query: z.object(pageQuery),
    response: pageOf(z.object({ user: UserBrief, reaction: z.enum(REACTIONS) })),
    errors: ['nf_0003'],
    list: 'page',
  },
})
