import { z } from 'zod'
import { DateOnly, Id, pageQuery, Timestamp } from '../common.ts'
import { withCode } from '../fields.ts'
import {
  ACHIEVEMENT_CODES,
  CHART_POINTS_MAX,
  CHART_STEPS,
  CHEST_ENTITIES,
  CHEST_KINDS,
  COIN_TYPES,
  EXCHANGE_RATE_MAX,
  ORIGIN_OPERATORS,
  WALLET_OPERATIONS,
} from '../constants.ts'

export const Amount = z.object({ coinType: z.enum(COIN_TYPES), value: z.number().int().nonnegative() })
export type Amount = z.infer<typeof Amount>

/** Always two entries: Educoin first, Xp second (decision G9). */
export const Balances = z.array(Amount).length(2)
export type Balances = z.infer<typeof Balances>

/** Which one it was, where that is known: the chest, the person, what was done, the item. */
export const EntrySubject = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('CHEST'),
    kind: z.enum(CHEST_KINDS),
    entity: z.enum(CHEST_ENTITIES),
    /** Of what earned it; of an achievement, its code. */
    name: z.string(),
  }),
  /** Without a name where the person was erased. */
  z.object({ type: z.literal('PERSON'), name: z.string().nullable() }),
  /** A class, a module, a course, a quiz, a challenge: what it was called when it was done. */
  z.object({ type: z.literal('NAMED'), name: z.string() }),
  /** How a post or comment begins, as long as the reader may open it. */
  z.object({ type: z.literal('SAID'), words: z.string() }),
  z.object({ type: z.literal('ACHIEVEMENT'), code: z.enum(ACHIEVEMENT_CODES) }),
  z.object({
    type: z.literal('ITEM'),
    /** In the catalogue. */
    key: z.string(),
    /** The level's discount that it was paid with, in whole percent of the price. */
    discount: z.object({ level: z.number().int(), percent: z.number().int() }).nullable(),
  }),
  /** Of an account in another school, of which nothing is told here (G24). */
  z.object({ type: z.literal('ELSEWHERE') }),
])
export type EntrySubject = z.infer<typeof EntrySubject>

/** A page of what paid, which the reader may open now. What has none, or is gone, or is in another account, has no place. */
export const EntryPlace = z.discriminatedUnion('type', [
  z.object({ type: z.literal('CLASS'), courseId: Id, contentId: Id }),
  z.object({ type: z.literal('COURSE'), courseId: Id }),
  z.object({ type: z.literal('PERSON'), userId: Id }),
  z.object({ type: z.literal('POST'), postId: Id }),
  z.object({ type: z.literal('TASK'), taskId: Id }),
])
export type EntryPlace = z.infer<typeof EntryPlace>

export const WalletHistoryEntry = z.object({
  id: Id,
  operation: z.enum(WALLET_OPERATIONS),
  coinType: z.enum(COIN_TYPES),
  originOperator: z.enum(ORIGIN_OPERATORS),
  operatorId: z.string(),
  operationDate: Timestamp,
  value: z.number().int().positive(),
  balanceAfter: z.number().int().nonnegative(),
  /** Entries written by one act share it; a statement shows them as one row (decision G19). */
  groupId: Id,
  subject: EntrySubject.nullable(),
  place: EntryPlace.nullable(),
})
export type WalletHistoryEntry = z.infer<typeof WalletHistoryEntry>

export const HistoryQuery = z
  .object({
    ...pageQuery,
    coinType: z.enum(COIN_TYPES).optional(),
    operation: z.enum(WALLET_OPERATIONS).optional(),
    originOperator: z.enum(ORIGIN_OPERATORS).optional(),
    /** Days of the school's time zone, both included (decision E16). */
    from: DateOnly.optional(),
    to: DateOnly.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, withCode('ii_0038', ['to']))

/** A chart's points: the first day of each day, week (from Monday) or month, oldest first. */
const points = z.array(DateOnly).max(CHART_POINTS_MAX)
const values = z.array(z.number().int().nonnegative()).max(CHART_POINTS_MAX)
const oneSeriesPerCoin = COIN_TYPES.length

export const BarChart = z.object({
  labels: points,
  /** What came in and what went out in each; Educoin first. */
  series: z.array(z.object({ coinType: z.enum(COIN_TYPES), credit: values, debit: values })).length(oneSeriesPerCoin),
})
export type BarChart = z.infer<typeof BarChart>

export const LineChart = z.object({
  labels: points,
  /** What there was at the end of each; of the one that is not over, what there is. */
  series: z.array(z.object({ coinType: z.enum(COIN_TYPES), balance: values })).length(oneSeriesPerCoin),
})
export type LineChart = z.infer<typeof LineChart>

/**
 * Whole days, weeks or months of the school (decision E16), those of `from` and `to` included: a bar never shows a
 * part of a week. Without them the latest.
 */
export const ChartQuery = z
  .object({ by: z.enum(CHART_STEPS).default('WEEK'), from: DateOnly.optional(), to: DateOnly.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, withCode('ii_0038', ['to']))

export const ExchangeRate = z.object({
  /** So much XP gives so many Educoins. */
  xp: z.number().int().min(1).max(EXCHANGE_RATE_MAX.XP),
  educoins: z.number().int().min(1).max(EXCHANGE_RATE_MAX.EDU_COIN),
})
export type ExchangeRate = z.infer<typeof ExchangeRate>

export const WalletLimits = z.object({
  rate: ExchangeRate,
  /** Educoins that may still be exchanged and given today. */
  exchange: z.object({ perDay: z.number().int(), left: z.number().int().nonnegative() }),
  gift: z.object({ perDay: z.number().int(), left: z.number().int().nonnegative() }),
})
export type WalletLimits = z.infer<typeof WalletLimits>

export const Gift = z.object({
  id: Id,
  educoins: z.number().int(),
  to: z.object({ userId: Id, name: z.string() }),
  wallet: Balances,
})
export type Gift = z.infer<typeof Gift>

export const SavingsGoal = z.object({
  id: Id,
  title: z.string(),
  /** Of an item, what this person pays for it; it follows the level until it is reached. */
  educoins: z.number().int(),
  /** The avatar item that is saved for, by its key in the catalogue. */
  item: z.string().nullable(),
  createdAt: Timestamp,
  /** When the balance first sufficed; it stays reached whatever is spent later. */
  reachedAt: Timestamp.nullable(),
  /** Whether it was celebrated, on whichever device. */
  isCelebrated: z.boolean(),
})
export type SavingsGoal = z.infer<typeof SavingsGoal>
