import { z } from 'zod'
import { Id, Timestamp, TypedText } from '../common.ts'
import {
  LINK_LENGTH_MAX,
  PHOTO_ALT_MAX,
  POST_MEDIA_TYPES,
  POST_AUDIENCES,
  POST_MEDIA_MAX,
  POST_MENTIONS_MAX,
  POST_SUBJECTS_MAX,
  POST_TAGS_MAX,
  POST_TEXT_MAX,
  REACTIONS,
  ROLES,
  TAG_MAX,
} from '../constants.ts'
import { withCode } from '../fields.ts'
import { LinkPreview } from '../media/link-previews.ts'
import { UserBrief } from '../people.ts'
import { SharedAlbum } from './album-shapes.ts'

/** Who takes part in the community; guardians do not (decision G23). */
export const communityRoles = ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const

export const PostMedia = z.object({
  /** The file's. */
  id: Id,
  type: z.enum(POST_MEDIA_TYPES),
  /** Opens for some hours, for whoever has it. */
  url: z.string(),
  name: z.string(),
  /** What it shows, for who does not see it; empty where nobody wrote it. */
  alt: z.string(),
  /** Of a picture. */
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
})
export type PostMedia = z.infer<typeof PostMedia>

/** Somebody whom the text names as `@name`; the id opens their profile. */
export const Mention = z.object({ id: Id, name: TypedText.min(1).max(100) })
export type Mention = z.infer<typeof Mention>

/** How many of each kind; counts are the rows (decision E11). */
export const ReactionCounts = z.record(z.enum(REACTIONS), z.number().int().nonnegative())
export type ReactionCounts = z.infer<typeof ReactionCounts>

/** What somebody asks for: one of the six, and a word of its own where it is none (decision G18). */
export const ReactionType = z
  .string()
  .refine((type) => REACTIONS.some((known) => known === type), withCode('ii_0023'))
  .pipe(z.enum(REACTIONS))

/** What a post says of itself, alone or inside another that passes it on. */
const told = {
  id: Id,
  author: UserBrief,
  audience: z.enum(POST_AUDIENCES),
  /** Of a post for one class. */
  className: z.string().nullable(),
  text: z.string(),
  media: z.array(PostMedia),
  mentions: z.array(Mention),
  /** Of one address in the text, as the server itself read it. */
  linkPreview: LinkPreview.nullable(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
}

export const SharedPost = z.object(told)
export type SharedPost = z.infer<typeof SharedPost>

export const Post = z.object({
  ...told,
  subjects: z.array(z.object({ id: Id, name: z.string() })),
  tags: z.array(z.string()),
  /** What it passes on (decision G35). */
  sharedPost: SharedPost.nullable(),
  sharedAlbum: SharedAlbum.nullable(),
  shares: z.number().int(),
  /** With answers, as far as the reader may see them. */
  comments: z.number().int(),
  reactions: ReactionCounts,
  myReaction: z.enum(REACTIONS).nullable(),
  /** The last two others who reacted, by name, for the line under the post. */
  reactedBy: z.array(z.object({ id: Id, name: z.string(), role: z.enum(ROLES) })),
  /** What undoes it; null where it is not saved. */
  savedPostId: Id.nullable(),
  /** Taken off by the school: its author alone still sees it. */
  isHidden: z.boolean(),
  /** What it passed on is not there, or not any more for its author, who alone still sees the post. */
  isOriginalGone: z.boolean(),
  /** What the reader may do with it. */
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
})
export type Post = z.infer<typeof Post>

/** In a feed: newer than where the reader left off, and somebody else's (decision G37). */
export const FeedPost = Post.extend({ isNew: z.boolean() })
export type FeedPost = z.infer<typeof FeedPost>

export const PostText = TypedText.refine(
  (text: unknown) => typeof text === 'string' && text.length <= POST_TEXT_MAX,
  // Also of what is no text: the field's usual code speaks of comments.
  { ...withCode('ii_0053'), when: () => true },
)

const distinct = (ids: readonly string[]) => new Set(ids).size === ids.length
/** A word to find it by, written without its sign. */
const Tag = TypedText.min(1)
  .max(TAG_MAX)
  .regex(/^[\p{L}\p{N}_]+$/u)

/** What is written and may be written anew. */
export const postFields = {
  text: PostText.optional(),
  /** Sent before, each by its own call; in the order in which they are shown. */
  fileIds: z.array(Id).max(POST_MEDIA_MAX).refine(distinct).optional(),
  /** What the photos show, by the file; those left out have no words. */
  alts: z
    .array(z.object({ id: Id, alt: TypedText.max(PHOTO_ALT_MAX) }))
    .max(POST_MEDIA_MAX)
    .refine((list) => distinct(list.map(({ id }) => id)))
    .optional(),
  subjectIds: z.array(Id).max(POST_SUBJECTS_MAX).refine(distinct).optional(),
  mentions: z
    .array(Mention)
    .max(POST_MENTIONS_MAX)
    .refine((list) => distinct(list.map(({ id }) => id)))
    .optional(),
  tags: z.array(Tag).max(POST_TAGS_MAX).refine(distinct).optional(),
  /** Of whose preview, asked for before by its own call, the post shows what the server kept; null shows none. */
  linkUrl: TypedText.min(1).max(LINK_LENGTH_MAX).nullable().optional(),
}

/** For whom: left out, a student's class, or the school for who has none. */
export const audienceFields = {
  audience: z.enum(POST_AUDIENCES).optional(),
  /** Which of their classes, from who teaches. */
  classId: Id.optional(),
}
