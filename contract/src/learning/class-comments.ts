import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp, TypedText } from '../common.ts'
import { CLASS_COMMENT_MAX } from '../constants.ts'
import { UserBrief } from '../people.ts'

export const ClassComment = z.object({
  id: Id,
  contentId: Id,
  /** The comment that this answers; there is one level (decision G36). */
  parentId: Id.nullable(),
  /** Null where the person left, their account is closed, or the comment was removed. */
  author: UserBrief.nullable(),
  /** Empty where it was removed; it stays while answers hang on it. */
  text: z.string(),
  isRemoved: z.boolean(),
  likes: z.number().int(),
  likedByMe: z.boolean(),
  answersCount: z.number().int(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  /** What the reader may do with it. */
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
})
export type ClassComment = z.infer<typeof ClassComment>

/** Who may follow the trail talks about its classes; guardians do not. */
const learners = ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const
const schoolWide = ['STUDENT', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const

const onContent = { who: learners, object: { kind: 'content', param: 'id', schoolWide, missing: 'nf_0017' } } as const
const onComment = {
  who: learners,
  object: { kind: 'classComment', param: 'id', schoolWide, missing: 'nf_0027' },
} as const
const byId = z.object({ id: Id })
const Text = TypedText.min(1).max(CLASS_COMMENT_MAX)

export const classComments = domain('learning', 'classComments', {
  listByContent: {
    method: 'GET',
    path: '/trail-comment/module-content/:id',
    doc: 'trail-comments.by-content',
    summary: 'Comments on a class, newest first, without their answers',
    access: onContent,
    params: byId,
    query: z.object(pageQuery),
    response: pageOf(ClassComment),
    errors: ['nf_0017'],
    list: 'page',
  },
  listAnswers: {
    method: 'GET',
    path: '/trail-comment/comment/:id/answers',
    doc: 'trail-comments.answers',
    summary: 'Answers to a comment, oldest first',
    access: onComment,
    params: byId,
    query: z.object(pageQuery),
    response: pageOf(ClassComment),
    errors: ['nf_0027'],
    list: 'page',
  },
  create: {
    method: 'POST',
    path: '/trail-comment/module-content/:id',
    doc: 'trail-comments.create',
    summary: 'Comment on a class, or answer a comment; an answer to an answer goes to the comment above both',
    access: onContent,
    params: byId,
    body: z.object({ text: Text, parentId: Id.optional() }),
    status: 201,
    response: ClassComment,
    errors: ['nf_0017', 'nf_0027'],
    affects: ['accounts', 'achievements', 'courses', 'wallets'],
    idempotent: true,
  },
  likeOrUnlike: {
    method: 'POST',
    path: '/trail-comment/comment/:id/likeOrUnlike',
    doc: 'trail-comments.like',
    summary: 'Like a comment, or take the like back',
    access: onComment,
    params: byId,
    response: z.object({ liked: z.boolean(), likes: z.number().int() }),
    errors: ['nf_0027'],
    affects: ['wallets', 'accounts', 'achievements'],
    idempotent: true,
  },
  update: {
    method: 'PATCH',
    path: '/trail-comment/comment/:id',
    doc: 'trail-comments.update',
    summary: 'Write my comment anew; it then says that it was edited',
    access: onComment,
    params: byId,
    body: z.object({ text: Text }),
    response: ClassComment,
    errors: ['nf_0027'],
  },
  remove: {
    method: 'DELETE',
    path: '/trail-comment/comment/:id',
    doc: 'trail-comments.delete',
    summary: 'Remove a comment: its author, who teaches the trail, and the school administrators',
    access: onComment,
    params: byId,
    errors: ['nf_0027'],
    affects: ['courses'],
  },
})
