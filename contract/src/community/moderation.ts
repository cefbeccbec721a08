import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp, TypedText } from '../common.ts'
import {
  BLOCKED_WORD_MAX,
  BLOCKED_WORD_MIN,
  BLOCKED_WORDS_PER_SCHOOL,
  FILTER_LANGUAGES,
  FILTER_QUERY_MAX,
  MODERATION_ACTIONS,
  MODERATION_MESSAGE_MAX,
  POST_TEXT_MAX,
  REPORT_DEFAULTS,
  REPORT_DESCRIPTION_MAX,
  REPORT_ENTITIES,
  REPORT_TYPES,
  SUSPENSION_DAYS,
} from '../constants.ts'
import { always, withCode } from '../fields.ts'
import { CaseSummary, ModerationCase, MyCase, MyReport } from './case-shapes.ts'

export const BlockedWord = z.object({ id: Id, word: z.string(), createdAt: Timestamp })
export type BlockedWord = z.infer<typeof BlockedWord>

/** What the filter makes of a text. */
export const FilteredText = z.object({ text: z.string(), replaced: z.boolean() })
export type FilteredText = z.infer<typeof FilteredText>

/** The same with its reasons: which part of the text was read as a blocked word, and whose list has it. */
export const TriedText = FilteredText.extend({
  found: z.array(z.object({ text: z.string(), list: z.enum(['USUAL', 'SCHOOL', 'TRIED']) })),
})
export type TriedText = z.infer<typeof TriedText>

/** Enough letters to be a word: fewer would be found everywhere. */
const Word = TypedText.max(BLOCKED_WORD_MAX).refine(
  (word) => (word.normalize('NFKD').match(/[a-z]/gi) ?? []).length >= BLOCKED_WORD_MIN,
)

const Message = TypedText.min(3).max(MODERATION_MESSAGE_MAX)

/** Who sends it says who they are and that nobody has looked at it yet; the server knows better (decision G27). */
const ReportFields = z.object({
  contentId: Id,
  type: z.enum(REPORT_TYPES),
  description: TypedText.min(1).refine((text) => text.length <= REPORT_DESCRIPTION_MAX, withCode('ii_0016')),
  entityReport: z.enum(REPORT_ENTITIES).default(REPORT_DEFAULTS.entityReport),
  isChecked: z.boolean().optional(),
  userProfile: z.string().max(40).optional(),
})

/** Several at once; what is removed is hidden with it. */
const Decide = z
  .object({
    actions: z.array(z.enum(MODERATION_ACTIONS)).min(1).max(MODERATION_ACTIONS.length),
    days: z.literal(SUSPENSION_DAYS).optional(),
    message: Message,
  })
  .refine(
    ({ actions, days }) => !Array.isArray(actions) || actions.includes('SUSPEND') === (days !== undefined),
    always('days'),
  )

const admins = ['SCHOOL_ADMIN'] as const
const office = ['STAFF', 'SCHOOL_ADMIN'] as const
const onCase = {
  who: office,
  object: { kind: 'moderationCase', param: 'id', schoolWide: 'everyone', missing: 'nf_0071' },
} as const
const byId = z.object({ id: Id })

/** The documents spell it with a slash at its end; who follows a redirect would lose the body (decision G27). */
const report = {
  method: 'POST',
  summary: 'Tell the school about something that should not be here; who reports a thing again adds to their report',
  access: { who: 'account' },
  body: ReportFields,
  status: 201,
  response: z.object({ id: Id }),
  errors: ['ae_0008', 'ii_0016', 'ii_0055', 'nf_0072'],
  idempotent: true,
} as const

export const moderation = domain('community', 'moderation', {
  replaceText: {
    method: 'GET',
    path: '/blocked-words/text-replace',
    doc: 'blocked-words.text-replace',
    summary:
      'A text as it would be stored: the words that are not used at my school as asterisks. Every language is read',
    access: { who: 'account' },
    query: z.object({
      textSearch: z.string().min(1).max(FILTER_QUERY_MAX),
      language: z.enum(FILTER_LANGUAGES).default('pt'),
    }),
    response: FilteredText,
  },
  listWords: {
    method: 'GET',
    path: '/blocked-words/my-school',
    doc: 'extension',
    summary: "My school's own blocked words, by letter",
    access: { who: admins },
    response: z.array(BlockedWord),
    list: { boundedBy: `${BLOCKED_WORDS_PER_SCHOOL} words of a school` },
  },
  addWord: {
    method: 'POST',
    path: '/blocked-words/my-school',
    doc: 'extension',
    summary: 'Block a word, or words in a row, at my school; one that is there already stays. Audited',
    access: { who: admins },
    body: z.object({ word: Word }),
    status: 201,
    response: BlockedWord,
    errors: ['ii_0072'],
    idempotent: true,
  },
  removeWord: {
    method: 'DELETE',
    path: '/blocked-words/my-school/:id',
    doc: 'extension',
    summary: 'Allow a word again that my school had blocked; audited',
    access: {
      who: admins,
      object: { kind: 'blockedWord', param: 'id', schoolWide: 'everyone', missing: 'nf_0070' },
    },
    params: z.object({ id: Id }),
    errors: ['nf_0070'],
  },
  tryText: {
    method: 'POST',
    path: '/blocked-words/try',
    doc: 'extension',
    summary: 'What the filter makes of a text and why, with a word that is not on the list yet if one is given',
    access: { who: admins },
    body: z.object({ text: z.string().min(1).max(POST_TEXT_MAX), word: Word.optional() }),
    response: TriedText,
  },
  report: { ...report, path: '/post-reports/', doc: 'post-reports.create' },
  reportWithoutSlash: { ...report, path: '/post-reports', doc: 'extension' },
  listMyReports: {
    method: 'GET',
    path: '/post-reports/my',
    doc: 'extension',
    summary: 'What I reported and what became of it, newest first',
    access: { who: 'account' },
    query: z.object(pageQuery),
    response: pageOf(MyReport),
    list: 'page',
  },
  listCases: {
    method: 'GET',
    path: '/moderation/cases',
    doc: 'extension',
    summary: 'What was reported at my school: what waits, severe types and then the oldest first; or what is done',
    access: { who: office },
    query: z.object({ ...pageQuery, queue: z.enum(['WAITING', 'DONE']).default('WAITING') }),
    response: pageOf(CaseSummary),
    list: 'page',
  },
  getCase: {
    method: 'GET',
    path: '/moderation/cases/:id',
    doc: 'extension',
    summary: 'One of them, with what stands around it, who reported it and what was done',
    access: onCase,
    params: byId,
    response: ModerationCase,
    errors: ['nf_0071'],
  },
  dismiss: {
    method: 'PATCH',
    path: '/moderation/cases/:id/dismiss',
    doc: 'extension',
    summary: 'Nothing is wrong with it: the case ends, and who reported it is told. Audited',
    access: onCase,
    params: byId,
    response: ModerationCase,
    errors: ['nf_0071', 'ii_0054'],
  },
  decide: {
    method: 'PATCH',
    path: '/moderation/cases/:id/decide',
    doc: 'extension',
    summary: 'Hide or remove it, warn its author, shut them out of the community for days; all are told. Audited',
    access: onCase,
    params: byId,
    body: Decide,
    response: ModerationCase,
    errors: ['nf_0071', 'nf_0072', 'ii_0054', 'ii_0067'],
    affects: ['albums', 'classComments', 'profiles'],
  },
  hear: {
    method: 'PATCH',
    path: '/moderation/cases/:id/hear',
    doc: 'extension',
    summary: 'Answer the author’s appeal: it stands, or is undone. Not by who decided, where there is another. Audited',
    access: onCase,
    params: byId,
    body: z.object({ granted: z.boolean(), message: Message }),
    response: ModerationCase,
    errors: ['nf_0071', 'ii_0054'],
    affects: ['albums', 'classComments', 'profiles'],
  },
  listMyCases: {
    method: 'GET',
    path: '/moderation/my',
    doc: 'extension',
    summary: 'What was decided about what I wrote, newest first',
    access: { who: 'account' },
    query: z.object(pageQuery),
    response: pageOf(MyCase),
    list: 'page',
  },
  appeal: {
    method: 'POST',
    path: '/moderation/my/:id/appeal',
    doc: 'extension',
    summary: 'Say why a decision about what I wrote is wrong, once, within 15 days',
    access: { who: 'account', object: { kind: 'ownCase', param: 'id', missing: 'nf_0071' } },
    params: byId,
    body: z.object({ message: Message }),
    response: MyCase,
    errors: ['nf_0071', 'ii_0054'],
    idempotent: true,
  },
})
