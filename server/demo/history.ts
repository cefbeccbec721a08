import { CHEST_KIND_BY_ENTITY, COIN_TYPES, REWARD_AMOUNTS, type AchievementCode } from '@trilha/contract/constants'
import type { Selectable } from 'kysely'
import type { ChestTables } from '../src/economy/chests/chests.tables.ts'
import type { WalletTables } from '../src/economy/wallets/wallets.tables.ts'
import { createDraw, idOf, type Draw } from './ids.ts'
import { accountId, daysBlocked, type DemoAccount, type DemoPerson } from './people.ts'
import {
  achieve,
  chestFor,
  learn,
  liven,
  maps,
  spend,
  totalOf,
  wholeCourse,
  type Act,
  type Sitting,
  type Stretch,
} from './trails.ts'

export interface Clock {
  now: Date
  /** When today began at the schools. */
  midnight: Date
  dayOfYear: number
  schoolYear: number
}

export type EntryRow = Omit<Selectable<WalletTables['wallet_entries']>, 'seq' | 'balance_after'>
export type ChestRow = Selectable<ChestTables['chests']>

interface Story {
  stretches: readonly Stretch[]
  thorough?: boolean
  /** Exactly so much, where a picture or a ranking says it. */
  xp?: number
  eduCoins?: number
  /** Buys nothing. */
  saves?: boolean
  keepsClosed?: readonly string[]
  /** Achievements reached, in the given sitting counted from the last. */
  achieves?: Readonly<Partial<Record<AchievementCode, number>>>
}

/** The ranking of 7º B: 6,910, 6,655, 6,420, 6,105 and 5,980 XP; then Bia, of level 6. */
const longWay = ['horta', 'rimas', 'bairro', 'quilombos', 'ceu', 'agua', 'formas', 'robo']
const everyMap = maps.map((map) => ({ map }))
const stories: Record<string, Story> = {
  luana: {
    stretches: [
      wholeCourse('horta'),
      { map: maps[0] },
      wholeCourse('rimas'),
      { map: maps[1] },
      { course: 'quilombos', from: 1, to: 1 },
      { course: 'formas', from: 1, to: 2, plus: 4 },
      { course: 'robo', from: 1, to: 3 },
      { course: 'agua', from: 1, to: 1 },
      { map: maps[2] },
      wholeCourse('bairro'),
      { course: 'robo', from: 4, to: 4 },
      { course: 'agua', from: 2, to: 2, plus: 2 },
    ],
    thorough: true,
    xp: 6420,
    eduCoins: 348,
    keepsClosed: ['FRIENDS_15', 'Meu bairro', 'Módulo 4 de Robótica'],
    achieves: { FRIENDS_15: 3 },
  },
  caio: ranked(6910, longWay, ['POSTS_100']),
  yasmin: ranked(6655, longWay.toReversed(), ['FRIENDS_15']),
  'davi.sapucaia': ranked(6105, longWay),
  'ayumi.inga': ranked(5980, longWay.toReversed(), ['LIFE_PROJECTS_50']),
  'bia.imbuia': ranked(5430, longWay, ['FRIENDS_15']),
  'kaue.buriti': ranked(2515, longWay.slice(2)),
  // Two of 9º A who share a place.
  'laura.cambui': ranked(3120, longWay.slice(1)),
  'kemi.dendezeiro': ranked(3120, longWay.slice(3)),
  nova: { stretches: [] },
  visita: { stretches: [] },
  'bloqueada/ipe': { stretches: [] },
  'bloqueada/serra': { stretches: [] },
  // Two schools, one wallet: different courses, so that nothing is paid twice, and one place to spend.
  'rafa/ipe': { stretches: [wholeCourse('quilombos'), { course: 'robo', from: 1, to: 2, plus: 3 }] },
  'rafa/serra': { stretches: [{ course: 'ceu', from: 1, to: 2, plus: 1 }], saves: true },
}

function ranked(xp: number, way: readonly string[], codes: readonly AchievementCode[] = []): Story {
  return {
    stretches: [...everyMap, ...way.map(wholeCourse)],
    xp,
    achieves: Object.fromEntries(codes.map((code, at) => [code, 9 + 4 * at])),
  }
}

/** Everybody else: a few modules, now and then a map. */
function drawStory(draw: Draw): Story {
  const course = draw.pick(longWay)
  const way: Stretch = draw.chance(8)
    ? wholeCourse(course)
    : { course, from: 1, to: draw.int(2), plus: 2 + draw.int(3) }
  return { stretches: draw.chance(20) ? [{ map: draw.pick(maps) }, way] : [way] }
}

/** Room for what happens beside the trail, where the whole must come to an exact sum. */
const xpBesides = 60

function sittingsOf(story: Story, { key, account, draw }: { key: string; account: string; draw: Draw }): Sitting[] {
  const { thorough = false, achieves = {}, xp, eduCoins } = story
  const keepsClosed = new Set(story.keepsClosed)
  let sittings = learn(story.stretches, { accountId: account, thorough, keepsClosed, draw })
  const prizes = Object.entries(achieves) as [AchievementCode, number][]
  if (xp !== undefined && !thorough)
    sittings = upTo(sittings, xp - xpBesides - prizes.length * REWARD_AMOUNTS.ACHIEVEMENT.XP)
  for (const [code, fromLast] of prizes) {
    const earned = achieve(code)
    const earns = chestFor(account, { entity: 'ACHIEVEMENT', entityId: earned.operatorIds[0]!, entityName: code })
    sittings.at(-1 - fromLast)!.push({ ...earned, earns })
  }
  if (sittings.length === 0) return []
  liven(sittings, { xp: xp === undefined ? draw.int(30) : xp - totalOf(sittings, 'XP'), owner: `${key} ${account}` })
  if (!story.saves) spend(sittings, { keep: eduCoins ?? Math.floor(totalOf(sittings, 'EDU_COIN') * 0.7) })
  return sittings
}

function upTo(sittings: readonly Sitting[], xp: number): Sitting[] {
  let count = 0
  for (let sum = 0; count < sittings.length; count += 1) {
    sum += totalOf([sittings[count]!], 'XP')
    if (sum > xp) break
  }
  return sittings.slice(0, count)
}

interface DatedAct extends Act {
  at: Date
}

const day = 86_400_000
const minute = 60_000
/** Days in a row at the end of the history, up to the last one. */
const daysInARow = 4

/** Gives each sitting its day and each act its minute, rising, never later than now. */
function date(
  sittings: readonly Sitting[],
  { clock, draw, daysSince }: { clock: Clock; draw: Draw; daysSince: number },
): DatedAct[] {
  // All in this school year, as long as it is not so young that there would be no months to show.
  const first = Math.min(Math.max(clock.dayOfYear - 1, 90), 280)
  const days = Array.from({ length: first - daysSince + 1 }, (_, at) => first - at).filter(
    (ago) => ago < daysSince + daysInARow || draw.chance(isWeekend(clock, ago) ? 20 : 75),
  )
  const spread = Math.max(sittings.length - daysInARow, 0)
  const acts: DatedAct[] = []
  let free = 0
  sittings.forEach((sitting, at) => {
    const place =
      at < spread ? Math.floor((at * (days.length - daysInARow)) / spread) : days.length - (sittings.length - at)
    const ago = days[place]!
    const opens = clock.midnight.getTime() - ago * day + (8 * 60 + draw.int(8 * 60)) * minute
    for (const step of sitting) {
      free = Math.max(free + (1 + draw.int(5)) * minute + draw.int(60) * 1000, opens)
      acts.push({ ...step, at: new Date(free) })
    }
  })
  return daysSince === 0 ? endingNow(acts, clock) : acts
}

function isWeekend({ midnight }: Clock, ago: number): boolean {
  // Some hours into the day, when it has the same name in UTC.
  return [0, 6].includes(new Date(midnight.getTime() - ago * day + day / 4).getUTCDay())
}

/** Today's acts lie in the last hour and a half, whatever the hour of loading. */
function endingNow(acts: readonly DatedAct[], { now, midnight }: Clock): DatedAct[] {
  const today = acts.filter(({ at }) => at >= midnight)
  const room = Math.min(now.getTime() - midnight.getTime(), 90 * minute)
  return [
    ...acts.slice(0, acts.length - today.length),
    ...today.map((act, index) => ({
      ...act,
      at: new Date(now.getTime() - Math.floor((room * (today.length - index)) / (today.length + 1))),
    })),
  ]
}

export interface History {
  entries: EntryRow[]
  chests: ChestRow[]
}

/** The months behind a student. The wallet is the person's, the chests are the account's. */
export function historyOf(person: DemoPerson, clock: Clock): History {
  const parts = person.accounts
    .filter(({ role }) => role === 'STUDENT')
    .map((account) => accountHistory(person, account, clock))
  const entries = parts.flatMap((part) => part.entries)
  // Stable: entries of one act keep their order, and dates rise for the person over all accounts.
  return {
    entries: entries.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()),
    chests: parts.flatMap((part) => part.chests),
  }
}

function accountHistory(person: DemoPerson, { school, blocked }: DemoAccount, clock: Clock): History {
  const account = accountId(person, school)
  const draw = createDraw(`history of ${account}`)
  const story = stories[person.key] ?? stories[`${person.key}/${school}`] ?? drawStory(draw)
  const sittings = sittingsOf(story, { key: person.key, account, draw })
  const acts = date(sittings, {
    clock,
    draw,
    daysSince: blocked ? daysBlocked + 1 : story.xp === undefined ? draw.int(12) : 0,
  })
  const openedAt = new Map(
    acts.filter(({ origin }) => origin === 'CHEST').map(({ operatorIds, at }) => [operatorIds[0], at]),
  )
  const chests = acts.flatMap(({ earns, at }) => {
    if (!earns) return []
    const { id, entity, entityId, entityName } = earns
    return [
      {
        id,
        account_id: account,
        kind: CHEST_KIND_BY_ENTITY[entity],
        entity,
        entity_id: entityId,
        entity_name: entityName,
        created_at: at,
        opened_at: openedAt.get(id) ?? null,
      },
    ]
  })
  return { chests, entries: acts.flatMap((act, number) => entriesOf(act, { user: person.id, account, number })) }
}

function entriesOf(
  { origin, operation, operatorIds, amounts, at }: DatedAct,
  { user, account, number }: { user: string; account: string; number: number },
): EntryRow[] {
  return operatorIds.flatMap((operatorId, part) =>
    COIN_TYPES.filter((coin) => amounts[coin] > 0).map((coin) => ({
      id: idOf('entry', account, number, part, coin),
      user_id: user,
      account_id: account,
      coin,
      operation,
      value: amounts[coin],
      origin,
      operator_id: operatorId,
      counterpart: 'SCHOOL' as const,
      counterpart_user_id: null,
      group_id: idOf('act', account, number),
      created_at: at,
    })),
  )
}
