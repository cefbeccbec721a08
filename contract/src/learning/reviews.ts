import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, SeenVersion, Timestamp } from '../common.ts'
import { QUIZ_OPTIONS_MAX, REVIEW_QUESTIONS_MAX, REVIEW_STATUSES } from '../constants.ts'
import { withCode } from '../fields.ts'

/** A revision exercise of a trail, or of one module of it (decision G31). */
export const ContentReview = z.object({
  id: Id,
  title: z.string(),
  courseId: Id,
  courseName: z.string(),
  /** Null where it is about the whole trail. */
  moduleId: Id.nullable(),
  moduleName: z.string().nullable(),
  status: z.enum(REVIEW_STATUSES),
  questions: z.number().int().positive(),
  answered: z.number().int().nonnegative(),
  /** Answers whose first word was right: what was known, rather than what was looked up. */
  rightAtFirst: z.number().int().nonnegative(),
  completedAt: Timestamp.nullable(),
})
export type ContentReview = z.infer<typeof ContentReview>

export const ContentReviewAnswer = z.object({
  id: Id,
  contentReviewId: Id,
  questionId: Id,
  /** The option that was chosen last. */
  answer: Id,
  isRight: z.boolean(),
  isRightAtFirst: z.boolean(),
  rightOptionId: Id,
  explanation: z.string(),
  /** The class of the trail that tells it. */
  about: z.object({ id: Id, title: z.string(), courseId: Id }).nullable(),
  answeredAt: Timestamp,
  /** Counts its changes, from 1: whoever changes it says which they saw. */
  version: z.number().int().positive(),
})
export type ContentReviewAnswer = z.infer<typeof ContentReviewAnswer>

export const ContentReviewQuestion = z.object({
  id: Id,
  contentReviewId: Id,
  text: z.string(),
  options: z
    .array(z.object({ id: Id, text: z.string() }))
    .min(2)
    .max(QUIZ_OPTIONS_MAX),
  /** Null until I answered it: what is right, and why, comes with the answer and never before. */
  answer: ContentReviewAnswer.nullable(),
})
export type ContentReviewQuestion = z.infer<typeof ContentReviewQuestion>

/** An option's id; by its name the field would be taken for a text. */
const Chosen = z.string().refine((value) => Id.safeParse(value).success, withCode('ii_0067'))

const students = ['STUDENT'] as const
const byId = z.object({ id: Id })
const onReview = {
  who: students,
  object: { kind: 'contentReview', param: 'id', schoolWide: 'everyone', missing: 'nf_0051' },
} as const
const onQuestion = {
  who: students,
  object: { kind: 'reviewQuestion', param: 'id', schoolWide: 'everyone', missing: 'nf_0052' },
} as const
const onAnswer = {
  who: students,
  object: { kind: 'reviewAnswer', param: 'id', missing: 'nf_0053' },
} as const

export const reviews = domain('learning', 'reviews', {
  list: {
    method: 'GET',
    path: '/content-reviews',
    doc: 'content-reviews.list',
    summary: 'The reviews of the trails that I follow, the newest trail first, each in its order',
    access: { who: students },
    query: z.object({ ...pageQuery, courseId: Id.optional(), status: z.enum(REVIEW_STATUSES).optional() }),
    response: pageOf(ContentReview),
    list: 'page',
  },
  get: {
    method: 'GET',
    path: '/content-reviews/:id',
    doc: 'content-reviews.get',
    summary: 'One review, and how far I am in it',
    access: onReview,
    params: byId,
    response: ContentReview,
    errors: ['nf_0051'],
  },
  listQuestions: {
    method: 'GET',
    path: '/content-review-questions/content-reviews/:id',
    doc: 'content-review-questions.by-review',
    summary: 'The questions of a review, with my answers',
    access: onReview,
    params: byId,
    response: z.array(ContentReviewQuestion).max(REVIEW_QUESTIONS_MAX),
    errors: ['nf_0051'],
    list: { boundedBy: 'REVIEW_QUESTIONS_MAX' },
  },
  getQuestion: {
    method: 'GET',
    path: '/content-review-questions/:id',
    doc: 'content-review-questions.get',
    summary: 'One question of a review, with my answer',
    access: onQuestion,
    params: byId,
    response: ContentReviewQuestion,
    errors: ['nf_0052'],
  },
  answer: {
    method: 'POST',
    path: '/content-review-questions-user',
    doc: 'content-review-questions-user.create',
    summary: 'Answer a question of a review, once; the last one completes the review',
    access: { who: students },
    body: z.object({ contentReviewQuestionId: Id, answer: Chosen }),
    response: ContentReviewAnswer,
    status: 201,
    errors: ['br_0033', 'ii_0067', 'nf_0025', 'nf_0052'],
    idempotent: true,
  },
  changeAnswer: {
    method: 'PATCH',
    path: '/content-review-questions-user/:id',
    doc: 'content-review-questions-user.update',
    summary: 'Change my answer, until the review is completed',
    access: onAnswer,
    params: byId,
    body: z.object({ answer: Chosen, seenVersion: SeenVersion.optional() }),
    response: ContentReviewAnswer,
    errors: ['br_0033', 'br_0048', 'ii_0067', 'nf_0025', 'nf_0053'],
    idempotent: true,
  },
  listAnswers: {
    method: 'GET',
    path: '/content-review-questions-user',
    doc: 'content-review-questions-user.list',
    summary: 'My answers to questions of reviews, the newest first; of one review or of all',
    access: { who: students },
    query: z.object({ ...pageQuery, contentReviewId: Id.optional() }),
    response: pageOf(ContentReviewAnswer),
    list: 'page',
  },
  getAnswer: {
    method: 'GET',
    path: '/content-review-questions-user/:id',
    doc: 'content-review-questions-user.get',
    summary: 'One answer of mine',
    access: onAnswer,
    params: byId,
    response: ContentReviewAnswer,
    errors: ['nf_0053'],
  },
})
