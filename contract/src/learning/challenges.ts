import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp, TypedText } from '../common.ts'
import { ATTACHMENT_STATUSES, CHALLENGE_ATTACHMENTS_MAX, CHALLENGE_COMMENT_CHARACTERS } from '../constants.ts'
import { UserBrief } from '../people.ts'
import { TextPicture } from './course-shapes.ts'

export const Challenge = z.object({
  id: Id,
  moduleContentId: Id,
  title: z.string(),
  /** Markdown. */
  description: z.string(),
  pictures: z.array(TextPicture),
  deadline: Timestamp.nullable(),
  /** By the server's clock: nothing can be handed in any more. */
  isOver: z.boolean(),
  /** Of a student, how many files they handed in, and whether one was checked; nobody else has any. */
  mine: z.object({ attachments: z.number().int().nonnegative(), isChecked: z.boolean() }),
})
export type Challenge = z.infer<typeof Challenge>

export const ChallengeAttachment = z.object({
  id: Id,
  challengeId: Id,
  /** Opens for some hours; empty where the file is gone. */
  fileUrl: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  size: z.number().int(),
  comment: z.string(),
  createdAt: Timestamp,
  checked: z.boolean(),
  checkedAt: Timestamp.nullable(),
  /** What the professor says to it. */
  checkComment: z.string(),
})
export type ChallengeAttachment = z.infer<typeof ChallengeAttachment>

/** One on the desk of a professor: whose it is, and what it answers. */
export const DeskAttachment = ChallengeAttachment.extend({
  student: UserBrief,
  className: z.string(),
  challengeTitle: z.string(),
  contentTitle: z.string(),
  courseName: z.string(),
})
export type DeskAttachment = z.infer<typeof DeskAttachment>

const Comment = TypedText.max(CHALLENGE_COMMENT_CHARACTERS)

const students = ['STUDENT'] as const
const professors = ['PROFESSOR'] as const
/** Who may follow a class (learning/courses): guardians see their child's way in pages of their own. */
const learners = ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const
const shared = ['STUDENT', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const

const ofChallenge = { kind: 'challenge', param: 'id', schoolWide: students, missing: 'nf_0021' } as const
const ofAttachment = { kind: 'challengeAttachment', param: 'id', missing: 'nf_0022' } as const
const byId = z.object({ id: Id })

export const challenges = domain('learning', 'challenges', {
  listByContent: {
    method: 'GET',
    path: '/challenges/module-content/:id',
    doc: 'challenges.by-content',
    summary: 'The challenges of a class',
    access: { who: learners, object: { kind: 'content', param: 'id', schoolWide: shared, missing: 'nf_0017' } },
    params: byId,
    response: z.array(Challenge),
    errors: ['nf_0017'],
    list: { boundedBy: 'the challenges of one class' },
  },
  listMyAttachments: {
    method: 'GET',
    path: '/challenges/:id/attachment',
    doc: 'challenges.attachments',
    summary: 'What I handed in for a challenge, newest first',
    access: { who: students, object: ofChallenge },
    params: byId,
    response: z.array(ChallengeAttachment).max(CHALLENGE_ATTACHMENTS_MAX),
    errors: ['nf_0021'],
    list: { boundedBy: 'the files that one challenge takes' },
  },
  getAttachment: {
    method: 'GET',
    path: '/challenges/attachment/:id',
    doc: 'challenges.attachment-get',
    summary: 'One of mine, or of a student whom I teach',
    access: { who: ['STUDENT', 'PROFESSOR'], object: ofAttachment },
    params: byId,
    response: ChallengeAttachment,
    errors: ['nf_0022'],
  },
  handIn: {
    method: 'POST',
    path: '/challenges/:id/attachment',
    doc: 'challenges.attachment-create',
    summary: 'Hand in a file that I uploaded before',
    access: { who: students, object: ofChallenge },
    params: byId,
    body: z.object({ fileId: Id, comment: Comment.optional() }),
    response: ChallengeAttachment,
    status: 201,
    errors: ['ae_0015', 'ii_0078', 'ii_0049', 'nf_0021', 'nf_0058'],
    affects: ['accounts', 'achievements', 'chests', 'courses', 'wallets'],
    idempotent: true,
  },
  removeAttachment: {
    method: 'DELETE',
    path: '/challenges/attachment/:id',
    doc: 'challenges.attachment-delete',
    summary: 'Take back a file that nobody checked yet',
    access: { who: students, object: ofAttachment },
    params: byId,
    errors: ['ii_0082', 'nf_0022'],
  },
  listToCheck: {
    method: 'GET',
    path: '/challenges/attachments',
    doc: 'extension',
    summary: 'What students of my classes handed in, the longest waiting first',
    access: { who: professors },
    query: z.object({ ...pageQuery, status: z.enum(ATTACHMENT_STATUSES).default('WAITING') }),
    response: pageOf(DeskAttachment),
    list: 'page',
  },
  check: {
    method: 'PATCH',
    path: '/challenges/attachment/:id/check',
    doc: 'extension',
    summary: 'Mark what a student of mine handed in as checked, with a word to it; pays the student once',
    access: { who: professors, object: ofAttachment },
    params: byId,
    body: z.object({ comment: Comment.optional() }),
    response: ChallengeAttachment,
    errors: ['ii_0082', 'nf_0022'],
    idempotent: true,
  },
})
