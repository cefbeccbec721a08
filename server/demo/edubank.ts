import { EXCHANGE_RATE, type CoinType, type OriginOperator, type WalletOperation } from '@trilha/contract/constants'
import { findAvatarItemByKey, priceFor } from '@trilha/contract/economy/avatar-catalogue'
import type { Selectable } from 'kysely'
import { levelOf } from '../src/economy/wallets/wallets.rules.ts'
import type { WalletTables } from '../src/economy/wallets/wallets.tables.ts'
import type { Clock, EntryRow, History } from './history.ts'
import { idOf } from './ids.ts'
import { accountId, people, type DemoPerson } from './people.ts'
import { daysBefore } from './waking.ts'

const day = 86_400_000
/** In the afternoon, when school is out. */
const afternoon = 15.5 * 3_600_000

/** What people gave each other. Luana got what she gave, so that her balance is the one of the pictures. */
const gifts: readonly [from: string, to: string, educoins: number, daysAgo: number][] = [
  ['caio', 'luana', 15, 33],
  ['luana', 'davi.sapucaia', 15, 12],
  ['ayumi.inga', 'yasmin', 20, 8],
  ['yasmin', 'caio', 10, 5],
  ['caio', 'bia.imbuia', 5, 3],
]

/** What was bought and sold at the fair. */
const sales: readonly [buyer: string, seller: string, educoins: number, daysAgo: number][] = [
  ['caio', 'yasmin', 12, 19],
  ['davi.sapucaia', 'caio', 8, 9],
]

/** How many times the rate somebody exchanged. */
const exchanges: readonly [who: string, times: number, daysAgo: number][] = [
  ['caio', 3, 28],
  ['yasmin', 2, 16],
  ['caio', 1, 2],
]

/** An amount of one's own, or an item, which costs what it costs. */
const goals: readonly [who: string, title: string, target: number | string, reachedDaysAgo?: number][] = [
  ['luana', 'Mochila de foguete', 400],
  ['luana', 'Presente da Bia', 60, 34],
  ['caio', 'Moletom da turma', 72, 0.2],
  ['caio', 'Juntar três mil', 3000],
  ['nilo', 'Asas para o avatar', 'ACCESSORIES.asas'],
]

const byKey = new Map(people.map((person) => [person.key, person]))

interface Side {
  who: DemoPerson
  other?: DemoPerson
  operation: WalletOperation
  coin: CoinType
  value: number
  origin: OriginOperator
  act: string
  at: Date
}

function entry({ who, other, operation, coin, value, origin, act, at }: Side): EntryRow {
  return {
    id: idOf('edubank entry', act, who.key, coin),
    user_id: who.id,
    account_id: accountId(who, 'ipe'),
    coin,
    operation,
    value,
    origin,
    operator_id: idOf('edubank', act),
    object_name: null,
    counterpart: other ? 'USER' : 'EXCHANGE',
    counterpart_user_id: other?.id ?? null,
    group_id: idOf('edubank act', act),
    created_at: at,
  }
}

function momentOf({ midnight }: Clock, daysAgo: number): Date {
  return new Date(midnight.getTime() - daysAgo * day + afternoon)
}

function transfersOf(clock: Clock): EntryRow[] {
  const all = [
    ...gifts.map((gift) => ({ origin: 'USER' as const, gift })),
    ...sales.map((gift) => ({ origin: 'PRODUCT' as const, gift })),
  ]
  return all.flatMap(({ origin, gift: [fromKey, toKey, value, daysAgo] }) => {
    const [from, to] = [byKey.get(fromKey)!, byKey.get(toKey)!]
    const shared = { coin: 'EDU_COIN', value, origin, act: `${origin} ${fromKey} ${toKey} ${daysAgo}` } as const
    const at = momentOf(clock, daysAgo)
    return [
      entry({ ...shared, at, who: from, other: to, operation: 'DEBIT' }),
      entry({ ...shared, at, who: to, other: from, operation: 'CREDIT' }),
    ]
  })
}

function exchangesOf(clock: Clock): EntryRow[] {
  return exchanges.flatMap(([key, times, daysAgo]) => {
    const shared = { who: byKey.get(key)!, origin: 'EXCHANGE_COIN', act: `exchange ${key} ${daysAgo}` } as const
    const at = momentOf(clock, daysAgo)
    return [
      entry({ ...shared, at, coin: 'XP', operation: 'DEBIT', value: times * EXCHANGE_RATE.XP }),
      entry({ ...shared, at, coin: 'EDU_COIN', operation: 'CREDIT', value: times * EXCHANGE_RATE.EDU_COIN }),
    ]
  })
}

/** The person's history with what passed between people and coins, in the order of time. */
export function withEdubank(history: History, person: DemoPerson, clock: Clock): History {
  const own = [...transfersOf(clock), ...exchangesOf(clock)].filter(({ user_id }) => user_id === person.id)
  return {
    ...history,
    entries: [...history.entries, ...own].toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()),
  }
}

function xpEarned(userId: string, histories: readonly History[]): number {
  return histories
    .flatMap(({ entries }) => entries)
    .filter(({ user_id, coin, operation }) => user_id === userId && coin === 'XP' && operation === 'CREDIT')
    .reduce((sum, { value }) => sum + value, 0)
}

/** Goals on the way, one reached and put away, and one that waits to be celebrated. */
export function savingsGoals(clock: Clock, histories: readonly History[]): Selectable<WalletTables['savings_goals']>[] {
  return goals.map(([key, title, target, reachedDaysAgo], at) => {
    const { id: userId } = byKey.get(key)!
    const reachedAt = reachedDaysAgo === undefined ? null : daysBefore(clock, reachedDaysAgo)
    const isItem = typeof target === 'string'
    return {
      id: idOf('savings goal', key, title),
      user_id: userId,
      title,
      edu_coin: isItem ? priceFor(findAvatarItemByKey(target)!, levelOf(xpEarned(userId, histories))) : target,
      item: isItem ? target : null,
      created_at: daysBefore(clock, 60 - at),
      reached_at: reachedAt,
      celebrated_at: reachedDaysAgo !== undefined && reachedDaysAgo > 1 ? reachedAt : null,
    }
  })
}
