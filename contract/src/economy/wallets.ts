import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, TypedText } from '../common.ts'
import { withCode } from '../fields.ts'
import {
  COIN_TYPES,
  DAY_LIMITS_MAX,
  EXCHANGE_RATE_MAX,
  SAVINGS_GOAL_EDUCOINS_MAX,
  SAVINGS_GOAL_TITLE_MAX,
  SAVINGS_GOALS_MAX,
  NAME_MIN,
} from '../constants.ts'
import { findAvatarItemByKey, isFree } from './avatar-catalogue.ts'
import {
  Amount,
  Balances,
  BarChart,
  ChartQuery,
  ExchangeRate,
  Gift,
  HistoryQuery,
  LineChart,
  SavingsGoal,
  WalletHistoryEntry,
  WalletLimits,
} from './wallet-shapes.ts'

export * from './wallet-shapes.ts'

const goalFields = {
  title: TypedText.min(NAME_MIN).max(SAVINGS_GOAL_TITLE_MAX),
  educoins: z.number().int().min(1).max(SAVINGS_GOAL_EDUCOINS_MAX),
}

/** By its key in the catalogue: what is everybody's from the start needs no saving. */
const SoldItem = z.string().refine((key) => {
  const item = findAvatarItemByKey(key)
  return item !== undefined && !isFree(item)
})

/** The price of an item is the catalogue's and the level's, never the client's. */
const NewGoal = z
  .object({ title: goalFields.title, educoins: goalFields.educoins.optional(), item: SoldItem.optional() })
  .refine(({ educoins, item }) => (educoins === undefined) !== (item === undefined), withCode('ii_0075', ['educoins']))

const students = ['STUDENT'] as const
const ownGoal = { who: students, object: { kind: 'savingsGoal', param: 'id', missing: 'nf_0060' } } as const
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
    errors: ['ii_0038', 'ii_0086'],
  },
  getLineChart: {
    method: 'GET',
    path: '/wallets/my/line-chart',
    doc: 'wallets.line-chart',
    summary: 'My balance over time',
    access: { who: 'account' },
    query: ChartQuery,
    response: LineChart,
    errors: ['ii_0038', 'ii_0086'],
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
    // Without the gate of purchases: nothing is bought, and nothing leaves the wallet. What Educoins are for is gated.
    access: { who: students },
    // Both sides of it: a rate that changed meanwhile is refused, and nobody gets less than was shown.
    body: z.object({
      xp: z
        .number()
        .int()
        .min(1)
        .max(DAY_LIMITS_MAX.EXCHANGE * EXCHANGE_RATE_MAX.XP),
      educoins: z.number().int().min(1).max(DAY_LIMITS_MAX.EXCHANGE),
    }),
    response: Balances,
    errors: ['ii_0046', 'ii_0047', 'ii_0048'],
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
    body: z.object({ userId: Id, educoins: z.number().int().min(1).max(DAY_LIMITS_MAX.GIFT) }),
    status: 201,
    response: Gift,
    errors: ['br_0049', 'ii_0048', 'nf_0059'],
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
    summary: 'Save for something: an amount of one’s own, or an item at the price that it has for me',
    access: { who: students },
    body: NewGoal,
    status: 201,
    response: SavingsGoal,
    errors: ['ae_0006', 'ii_0049'],
    idempotent: true,
  },
  updateGoal: {
    method: 'PATCH',
    path: '/wallets/my/goals/:id',
    doc: 'extension',
    summary: 'Rename a goal, or change its amount where that is one’s own',
    access: ownGoal,
    params: goalId,
    body: z.object({ title: goalFields.title.optional(), educoins: goalFields.educoins.optional() }),
    response: SavingsGoal,
    errors: ['ii_0075', 'nf_0060'],
  },
  celebrateGoal: {
    method: 'PATCH',
    path: '/wallets/my/goals/:id/celebrated',
    doc: 'extension',
    summary: 'Remember that a reached goal was celebrated',
    access: ownGoal,
    params: goalId,
    response: SavingsGoal,
    errors: ['nf_0060'],
  },
  removeGoal: {
    method: 'DELETE',
    path: '/wallets/my/goals/:id',
    doc: 'extension',
    summary: 'Give up a goal, or put a reached one away',
    access: ownGoal,
    params: goalId,
    errors: ['nf_0060'],
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
    summary: "Set the rate of the administrator's school. Audited",
    access: { who: ['SCHOOL_ADMIN'] },
    body: ExchangeRate,
    response: ExchangeRate,
    affects: ['rewards'],
  },
})
