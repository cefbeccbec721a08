import { z } from 'zod'
import { domain } from '../call.ts'
import { DateOnly, Id, pageOf, pageQuery, Timestamp } from '../common.ts'
import { withCode } from '../fields.ts'
import {
  ACHIEVEMENT_CODES,
  CHART_POINTS_MAX,
  CHART_STEPS,
  CHEST_ENTITIES,
  CHEST_KINDS,
  COIN_TYPES,
  EXCHANGE_EDUCOINS_PER_DAY,
  EXCHANGE_RATE_MAX,
  GIFT_EDUCOINS_PER_DAY,
  ORIGIN_OPERATORS,
  SAVINGS_GOAL_EDUCOINS_MAX,
  SAVINGS_GOAL_TITLE_MAX,
  SAVINGS_GOALS_MAX,
  WALLET_OPERATIONS,
} from '../constants.ts'

export const Amount = z.object({ coinType: z.enum(COIN_TYPES), value: z.number().int().nonnegative() })
export type Amount = z.infer<typeof Amount>

/** Always two entries: Educoin first, Xp second (product §3, decision G9). */
export const Balances = z.array(Amount).length(2)
export type Balances = z.infer<typeof Balances>

/** Which one it was, where that is known: the chest, the person, what was finished, the item. */
export const EntrySubject = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('CHEST'),
    kind: z.enum(CHEST_KINDS),
    entity: z.enum(CHEST_ENTITIES),
    /** Of what earned it; of an achievement, its code. */
    name: z.string(),
  }),
  z.object({ type: z.literal('PERSON'), name: z.string() }),
  z.object({ type: z.literal('FINISHED'), name: z.string() }),
  z.object({ type: z.literal('ACHIEVEMENT'), code: z.enum(ACHIEVEMENT_CODES) }),
  /** By its key in the catalogue. */
  z.object({ type: z.literal('ITEM'), key: z.string() }),
])
export type EntrySubject = z.infer<typeof EntrySubject>

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

const goalFields = {
  title: z.string().trim().min(1).max(SAVINGS_GOAL_TITLE_MAX),
  educoins: z.number().int().min(1).max(SAVINGS_GOAL_EDUCOINS_MAX),
}

const students = ['STUDENT'] as const
const ownGoal = { who: students, object: { kind: 'savingsGoal', param: 'id', missing: 'nf_0121' } } as const
const goalId = z.object({ id: Id })

/** One of the two coins; another word answers with the coin's own code, whatever the path calls it. */
const CoinInPath = z
  .string()
  .refine((word) => COIN_TYPES.some((coin) => coin === word), withCode('ii_0022'))
  .pipe(z.enum(COIN_TYPES))

export const wallets = domain('economy', 'wallets', {
  getMine: {
    method: 'GET',
    path: '/wallets/my',
    doc: 'wallets.my',
    summary: 'My balances: Educoin first, Xp second',
    access: { who: 'account' },
    response: Balances,
    list: { boundedBy: 'the two coin types' },
  },
  listMyHistory: {
    method: 'GET',
    path: '/wallets/my-history',
    doc: 'wallets.my-history',
    summary: 'My statement, newest first',
    access: { who: 'account' },
    query: HistoryQuery,
    response: pageOf(WalletHistoryEntry),
    errors: ['ii_0038'],
    list: 'page',
  },
  getByType: {
    method: 'GET',
    path: '/wallets/:type/my',
    doc: 'wallets.by-type',
    summary: 'My balance of one coin',
    access: { who: 'account' },
    params: z.object({ type: CoinInPath }),
    response: Amount,
    errors: ['ii_0022'],
  },
  getByUser: {
    method: 'GET',
    path: '/wallets/user/:userId',
    doc: 'wallets.by-user',
    summary: 'The balances of a person: for oneself, a professor of the class and a guardian',
    access: { who: 'account', object: { kind: 'wallet', param: 'userId', missing: 'nf_0011' } },
    params: z.object({ userId: Id }),
    response: Balances,
    errors: ['nf_0011'],
    list: { boundedBy: 'the two coin types' },
  },
  listChildHistory: {
    method: 'GET',
    path: '/wallets/user/:userId/history',
    doc: 'extension',
    summary: "A child's statement, newest first, for a guardian",
    access: { who: ['PARENT'], object: { kind: 'childWallet', param: 'userId', missing: 'nf_0011' } },
    params: z.object({ userId: Id }),
    query: HistoryQuery,
    response: pageOf(WalletHistoryEntry),
    errors: ['ii_0038', 'nf_0011'],
    list: 'page',
  },
  getBarChart: {
    method: 'GET',
    path: '/wallets/my/bar-chart',
    doc: 'wallets.bar-chart',
    summary: 'What came in and went out per day, week or month',
    access: { who: 'account' },
    query: ChartQuery,
    response: BarChart,
    errors: ['ii_0038', 'ii_0125'],
  },
  getLineChart: {
    method: 'GET',
    path: '/wallets/my/line-chart',
    doc: 'wallets.line-chart',
    summary: 'My balance over time',
    access: { who: 'account' },
    query: ChartQuery,
    response: LineChart,
    errors: ['ii_0038', 'ii_0125'],
  },
  getMyLimits: {
    method: 'GET',
    path: '/wallets/my/limits',
    doc: 'extension',
    summary: "My school's exchange rate, and what I may still exchange and give today",
    access: { who: students },
    response: WalletLimits,
  },
  exchange: {
    method: 'POST',
    path: '/wallets/my/exchange',
    doc: 'extension',
    summary: "XP into Educoins at the school's rate; the level stays, since it counts what was earned",
    access: { who: students },
    // Both sides of it: a rate that changed meanwhile is refused, and nobody gets less than was shown.
    body: z.object({
      xp: z
        .number()
        .int()
        .min(1)
        .max(EXCHANGE_EDUCOINS_PER_DAY * EXCHANGE_RATE_MAX.XP),
      educoins: z.number().int().min(1).max(EXCHANGE_EDUCOINS_PER_DAY),
    }),
    response: Balances,
    errors: ['ii_0120', 'ii_0121', 'ii_0122'],
    affects: ['wallets', 'accounts'],
    idempotent: true,
    list: { boundedBy: 'the two coin types' },
  },
  give: {
    method: 'POST',
    path: '/wallets/my/gifts',
    doc: 'extension',
    summary: 'Educoins for a classmate',
    // It takes Educoins out of a wallet, as a purchase does.
    access: { who: students, gates: ['purchases'] },
    body: z.object({ userId: Id, educoins: z.number().int().min(1).max(GIFT_EDUCOINS_PER_DAY) }),
    status: 201,
    response: Gift,
    errors: ['br_0049', 'ii_0123', 'nf_0120'],
    affects: ['wallets', 'accounts'],
    idempotent: true,
  },
  listMyGoals: {
    method: 'GET',
    path: '/wallets/my/goals',
    doc: 'extension',
    summary: 'What I save for, oldest first',
    access: { who: students },
    response: z.array(SavingsGoal).max(SAVINGS_GOALS_MAX),
    list: { boundedBy: 'SAVINGS_GOALS_MAX' },
  },
  createGoal: {
    method: 'POST',
    path: '/wallets/my/goals',
    doc: 'extension',
    summary: 'Save for something',
    access: { who: students },
    body: z.object({ ...goalFields, item: z.string().min(1).max(60).optional() }),
    status: 201,
    response: SavingsGoal,
    errors: ['ii_0124'],
    idempotent: true,
  },
  updateGoal: {
    method: 'PATCH',
    path: '/wallets/my/goals/:id',
    doc: 'extension',
    summary: 'Rename a goal or change its amount',
    access: ownGoal,
    params: goalId,
    body: z.object({ title: goalFields.title.optional(), educoins: goalFields.educoins.optional() }),
    response: SavingsGoal,
    errors: ['nf_0121'],
  },
  celebrateGoal: {
    method: 'PATCH',
    path: '/wallets/my/goals/:id/celebrated',
    doc: 'extension',
    summary: 'Remember that a reached goal was celebrated',
    access: ownGoal,
    params: goalId,
    response: SavingsGoal,
    errors: ['nf_0121'],
  },
  removeGoal: {
    method: 'DELETE',
    path: '/wallets/my/goals/:id',
    doc: 'extension',
    summary: 'Give up a goal, or put a reached one away',
    access: ownGoal,
    params: goalId,
    errors: ['nf_0121'],
  },
  getExchangeRate: {
    method: 'GET',
    path: '/wallets/exchange-rate',
    doc: 'extension',
    summary: "My school's exchange rate",
    access: { who: 'account' },
    response: ExchangeRate,
  },
  changeExchangeRate: {
    method: 'PATCH',
    path: '/wallets/exchange-rate',
    doc: 'extension',
    summary: "Set the rate of the administrator's school",
    access: { who: ['SCHOOL_ADMIN'] },
    body: ExchangeRate,
    response: ExchangeRate,
  },
})
