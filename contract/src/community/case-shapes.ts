import { z } from 'zod'
import { Id, Timestamp } from '../common.ts'
import {
  MODERATION_ACTIONS,
  MODERATION_STATES,
  REPORT_ENTITIES,
  REPORT_TYPES,
  ROLES,
  type ModerationAction,
} from '../constants.ts'
import { UserBrief } from '../people.ts'
import { PostMedia } from './post-shapes.ts'

/** What somebody reported, and what became of it: never who wrote it, nor what was done to them. */
export const MyReport = z.object({
  id: Id,
  entityReport: z.enum(REPORT_ENTITIES),
  type: z.enum(REPORT_TYPES),
  description: z.string(),
  createdAt: Timestamp,
  /** Somebody of the school has looked at it. */
  isChecked: z.boolean(),
  outcome: z.enum(['WAITING', 'NOTHING_FOUND', 'ACTED']),
})
export type MyReport = z.infer<typeof MyReport>

const Actions = z.array(z.enum(MODERATION_ACTIONS as readonly [ModerationAction, ...ModerationAction[]]))

/** A thing that was reported, in the queue of the school's moderators. */
export const CaseSummary = z.object({
  id: Id,
  entityReport: z.enum(REPORT_ENTITIES),
  state: z.enum(MODERATION_STATES),
  /** From 0 to 2, the severe ones first. */
  severity: z.number().int(),
  types: z.array(z.enum(REPORT_TYPES)),
  reports: z.number().int(),
  /** Null where the person is gone. */
  author: UserBrief.nullable(),
  /** As it read when it was first reported. */
  evidence: z.string(),
  createdAt: Timestamp,
  /** Until when somebody must have looked at it. */
  dueAt: Timestamp,
  movedAt: Timestamp,
})
export type CaseSummary = z.infer<typeof CaseSummary>

const Decision = z.object({
  by: UserBrief.nullable(),
  at: Timestamp,
  actions: Actions,
  suspendedUntil: Timestamp.nullable(),
  /** What the author was told. */
  message: z.string().nullable(),
})

/** What was done in a case, in its order. */
export const CASE_STEPS = [
  'opened',
  'reported',
  'dismissed',
  'decided',
  'appealed',
  'upheld',
  'reversed',
  'removed',
  'takenAway',
] as const

const Surroundings = z.object({
  place: z.string().nullable(),
  around: z.array(
    z.object({ id: Id, author: UserBrief.nullable(), text: z.string(), at: Timestamp, isReported: z.boolean() }),
  ),
})

export const ModerationCase = CaseSummary.extend({
  /** How it stands now; null where it is gone. */
  thing: Surroundings.extend({ text: z.string(), isHidden: z.boolean() }).nullable(),
  /** Where it is gone: what it stood in, as far as that is still there. */
  within: Surroundings.nullable(),
  /** Null while it is there. The school: by its own decision. */
  goneBy: z.enum(['AUTHOR', 'SOMEBODY', 'SCHOOL']).nullable(),
  /**
   * What it showed when it was reported, and shows now: a photo is judged by looking at it. Until the case is over also
   * what was taken out of it since, which opens nowhere else.
   */
  shown: z.array(PostMedia.extend({ isGone: z.boolean() })),
  reported: z.array(
    z.object({
      id: Id,
      by: UserBrief.nullable(),
      type: z.enum(REPORT_TYPES),
      description: z.string(),
      createdAt: Timestamp,
    }),
  ),
  /** Decisions against the same author before. */
  earlier: z.number().int(),
  decision: Decision.nullable(),
  appeal: z.object({ text: z.string(), at: Timestamp, answer: Decision.nullable() }).nullable(),
  /** The appeal is heard by somebody else, where the school has somebody else. */
  mayHear: z.boolean(),
  steps: z.array(
    z.object({
      id: z.number().int(),
      step: z.enum(CASE_STEPS),
      at: Timestamp,
      byName: z.string().nullable(),
      byRole: z.enum(ROLES).nullable(),
    }),
  ),
})
export type ModerationCase = z.infer<typeof ModerationCase>

/** What was decided about something that I wrote. */
export const MyCase = z.object({
  id: Id,
  entityReport: z.enum(REPORT_ENTITIES),
  state: z.enum(MODERATION_STATES),
  evidence: z.string(),
  actions: Actions,
  suspendedUntil: Timestamp.nullable(),
  message: z.string().nullable(),
  decidedAt: Timestamp,
  /** Null where the time is over, or I appealed already. */
  mayAppealUntil: Timestamp.nullable(),
  appeal: z.object({ text: z.string(), at: Timestamp, answer: z.string().nullable() }).nullable(),
})
export type MyCase = z.infer<typeof MyCase>
