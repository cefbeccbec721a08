import { z } from 'zod'
import { domain } from '../call.ts'
import { DateOnly, Id, pageOf, pageQuery, Timestamp, TypedText } from '../common.ts'
import { ANSWER_MAX, ANSWER_MIN, SURVEY_TEXT_MAX } from '../constants.ts'

export const NpsResearch = z.object({
  id: Id,
  /** Null: the standing question, which each language has its own words for. */
  question: z.string().nullable(),
  openUntil: Timestamp.nullable(),
})
export type NpsResearch = z.infer<typeof NpsResearch>

const Value = z.number().int().min(ANSWER_MIN).max(ANSWER_MAX)

export const NpsFeedback = z.object({
  id: Id,
  npsResearchId: Id,
  /** Null for a skipped one. */
  value: Value.nullable(),
  comment: z.string().nullable(),
  skipped: z.boolean(),
})
export type NpsFeedback = z.infer<typeof NpsFeedback>

/** Sums alone: nobody learns what one person said. */
export const ResearchResult = NpsResearch.extend({
  openedAt: Timestamp,
  isOpen: z.boolean(),
  answers: z.number().int(),
  skips: z.number().int(),
  /** Null below five answers. */
  result: z
    .object({
      average: z.number(),
      /** How often each value was given, from 1 to 10. */
      counts: z.array(z.number().int()).length(ANSWER_MAX),
    })
    .nullable(),
})
export type ResearchResult = z.infer<typeof ResearchResult>

const admins = ['SCHOOL_ADMIN'] as const
const openResearch = { kind: 'npsResearch', param: 'id', missing: 'nf_0010', schoolWide: 'everyone' } as const

export const surveys = domain('school', 'surveys', {
  check: {
    method: 'GET',
    path: '/nps-researches/check',
    doc: 'nps.check',
    summary: 'The open survey of my school that I neither answered nor skipped; 204 where there is none',
    access: { who: 'account' },
    response: NpsResearch,
    mayBeAbsent: true,
  },
  answer: {
    method: 'POST',
    path: '/nps-user-feedbacks',
    doc: 'nps.answer',
    summary: 'Answer an open survey of my school, once',
    access: { who: 'account' },
    body: z.object({
      npsResearchId: Id,
      value: Value,
      comment: TypedText.max(SURVEY_TEXT_MAX).optional(),
    }),
    response: NpsFeedback,
    status: 201,
    errors: ['ae_0005', 'nf_0010'],
    idempotent: true,
  },
  skip: {
    method: 'POST',
    path: '/nps-user-feedbacks/nps-research/:id/skip',
    doc: 'nps.skip',
    summary: 'Not this survey: it is not offered again',
    access: { who: 'account', object: openResearch },
    params: z.object({ id: Id }),
    errors: ['ae_0005', 'nf_0010'],
  },
  countMine: {
    method: 'GET',
    path: '/nps-user-feedbacks/my/count',
    doc: 'extension',
    summary: 'How many surveys this account answered or skipped',
    access: { who: 'account' },
    response: z.object({ count: z.number().int() }),
  },
  removeMine: {
    method: 'DELETE',
    path: '/nps-user-feedbacks',
    doc: 'nps.delete-all',
    summary: 'Delete every answer and skip of this account',
    access: { who: 'account' },
  },
  listResults: {
    method: 'GET',
    path: '/nps-researches',
    doc: 'extension',
    summary: 'The surveys of my school with their sums, newest first',
    access: { who: admins },
    query: z.object(pageQuery),
    response: pageOf(ResearchResult),
    list: 'page',
  },
  open: {
    method: 'POST',
    path: '/nps-researches',
    doc: 'extension',
    summary: 'Open a survey at my school; the one that was open ends',
    access: { who: admins },
    body: z.object({
      question: TypedText.min(3).max(SURVEY_TEXT_MAX).optional(),
      /** The last day on which it can be answered. */
      openUntil: DateOnly.optional(),
    }),
    response: ResearchResult,
    status: 201,
    errors: ['ii_0013'],
  },
  close: {
    method: 'PATCH',
    path: '/nps-researches/:id/close',
    doc: 'extension',
    summary: 'End an open survey of my school',
    access: { who: admins, object: openResearch },
    params: z.object({ id: Id }),
    response: ResearchResult,
    errors: ['nf_0010'],
  },
})
