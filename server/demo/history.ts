import { CHEST_KIND_BY_ENTITY, COIN_TYPES } from '@trilha/contract/constants'
import type { Selectable } from 'kysely'
import type { ChestTables } from '../src/economy/chests/chests.tables.ts'
import type { WalletTables } from '../src/economy/wallets/wallets.tables.ts'
import { achievementRows, award, type FactRow, type ReachedRow } from './achievements.ts'
import { commentId, taskId, taskTitle } from './class-life.ts'
import { communityActs, type CommunityAct } from './community-life.ts'
import { courseNamed, isFollowedBy, placeOf } from './courses/places.ts'
import { learningRows, type LearningRows } from './courses/progress.ts'
import { createDraw, idOf, type Draw } from './ids.ts'
import { notedBy } from './notes.ts'
import { accountId, daysBlocked, type DemoAccount, type DemoPerson } from './people.ts'
import type { SchoolKey } from './schools.ts'
import { purchasesOf } from './shopping.ts'
import { daysBefore, lastHours } from './waking.ts'
import { learn, liven, maps, repeat, takeNotes, totalOf, wholeCourse, type Sitting, type Stretch } from './trails.ts'

export interface Clock {
  now: Date
  /** When today began at the schools. */
  midnight: Date
  dayOfYear: number
  schoolYear: number
}

export type EntryRow = Omit<Selectable<WalletTables['wallet_entries']>, 'seq' | 'balance_after' | 'earned_after'>
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
  /** One that 7º B was given, by its key. */
  task?: string
  /** A comment on a class, by its key. */
  likes?: string
  /** Beside what comes by itself. */
  lifeProjects?: number
  /** Achievements, counted from the last, that are celebrated at the next sign-in. */
  news?: number
}

/** The ranking of 7º B: 6,910, 6,655, 6,420, 6,105 and 5,980 XP; then Bia, of level 6. */
const longWay = ['horta', 'rimas', 'bairro', 'quilombos', 'ceu', 'agua', 'formas', 'robo']
const someMaps = maps.slice(0, 3).map((map) => ({ map }))
const stories: Record<string, Story> = {
  luana: {
    stretches: [
      wholeCourse('horta'),
      { map: maps[0] },
      { course: 'rimas', from: 1, to: 3 },
      wholeCourse('ceu'),
      { map: maps[2] },
      { map: maps[1] },
      { course: 'quilombos', from: 1, to: 1 },
      { map: maps[4] },
      { course: 'formas', from: 1, to: 2, plus: 2 },
      { course: 'robo', from: 1, to: 3 },
      { course: 'agua', from: 1, to: 1 },
      wholeCourse('bairro'),
      { course: 'robo', from: 4, to: 6 },
      { course: 'agua', from: 2, to: 2, plus: 2 },
    ],
    thorough: true,
    xp: 6420,
    eduCoins: 348,
    keepsClosed: ['CLASSES_50', 'Meu bairro', 'Decisões'],
    task: 'diario',
    likes: 'esponja',
  },
  caio: ranked(6910, longWay, { keepsClosed: ['CLASSES_50'], task: 'calcada' }),
  yasmin: ranked(6655, longWay.toReversed(), {
    keepsClosed: ['CLASSES_50', 'COURSES_1'],
    task: 'diario',
  }),
  'davi.sapucaia': ranked(6105, longWay),
  'ayumi.inga': ranked(5980, longWay.toReversed(), { lifeProjects: 50 }),
  'bia.imbuia': ranked(5430, longWay, { keepsClosed: ['CLASSES_50'] }),
  'kaue.buriti': ranked(2515, longWay.slice(2)),
  // Two of 9º A who share a place.
  'laura.cambui': ranked(3120, longWay.slice(1)),
  'kemi.dendezeiro': ranked(3120, longWay.slice(3)),
  nova: { stretches: [] },
  // Every kind of chest closed, an achievement to celebrate, a level within reach, a badge one step away.
  'taina.guarana': {
    stretches: [{ map: maps[3] }, wholeCourse('horta')],
    xp: 1850,
    keepsClosed: [maps[3], 'Horta na escola', 'O canteiro', 'Da terra ao prato', 'COURSES_1'],
    news: 1,
  },
  visita: { stretches: [] },
  'bloqueada/ipe': { stretches: [] },
  'bloqueada/serra': { stretches: [] },
  // Two schools, one wallet: different courses, so that nothing is paid twice, and one place to spend.
  'rafa/ipe': { stretches: [wholeCourse('quilombos'), { course: 'robo', from: 1, to: 2, plus: 2 }] },
  'rafa/serra': { stretches: [{ course: 'ceu', from: 1, to: 2, plus: 1 }], saves: true },
}

function ranked(xp: number, way: readonly string[], more: Partial<Story> = {}): Story {
  return { stretches: [...someMaps, ...way.map(wholeCourse)], xp, ...more }
}

/** Everybody else: a few modules, now and then a map. */
function drawStory(draw: Draw, followed: (course: string) => boolean): Story {
  const course = draw.pick(longWay.filter(followed))
  const way: Stretch = draw.chance(8)
    ? wholeCourse(course)
    : { course, from: 1, to: draw.int(3), plus: 1 + draw.int(2) }
  return { stretches: draw.chance(20) ? [{ map: draw.pick(maps) }, way] : [way] }
}

/** Room for what happens beside the trail, where the whole must come to an exact sum. */
const xpBesides = 60

interface Teller {
  story: Story
  account: string
  school: SchoolKey
  owner: string
  /** What the community paid. */
  socialXp: number
}

function sittingsOf(teller: Teller, draw: Draw): Sitting[] {
  const { story, account, school, owner } = teller
  const { thorough = false } = story
  const xp = story.xp === undefined ? undefined : story.xp - teller.socialXp
  const keepsClosed = new Set(story.keepsClosed)
  const way = learn(story.stretches, { accountId: account, school, thorough, keepsClosed, draw })
  const sittings = xp === undefined ? lived(way, teller) : upTo(way, xp - xpBesides, teller)
  if (sittings.length === 0) return []
  const comment = story.likes === undefined ? undefined : commentId(story.likes)
  const task = story.task === undefined ? undefined : { id: taskId(story.task), title: taskTitle(story.task) }
  liven(sittings, { xp: xp === undefined ? draw.int(30) : xp - totalOf(sittings, 'XP'), owner, task, comment })
  return sittings
}

/** With what a person does beside the trail, and what all of it adds up to. */
function lived(way: readonly Sitting[], { story, account, owner }: Teller): Sitting[] {
  const sittings = way.map((acts) => [...acts])
  if (sittings.length === 0) return []
  const { lifeProjects = 0 } = story
  takeNotes(sittings, notedBy(account))
  repeat(sittings, { origin: 'LIFE_PROJECT', count: lifeProjects, owner })
  award(sittings, { accountId: account, keepsClosed: new Set(story.keepsClosed) })
  return sittings
}

/** As much of the way as pays no more than that. */
function upTo(way: readonly Sitting[], xp: number, teller: Teller): Sitting[] {
  for (let count = way.length; count > 0; count -= 1) {
    const sittings = lived(way.slice(0, count), teller)
    if (totalOf(sittings, 'XP') <= xp) return sittings
  }
  return []
}

type DatedAct = CommunityAct

/** Stable: what one act caused in the same moment stays behind it. */
function inOrder(acts: readonly DatedAct[]): DatedAct[] {
  return acts.toSorted((a, b) => a.at.getTime() - b.at.getTime())
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
      if (!step.joins) free = Math.max(free + (1 + draw.int(5)) * minute + draw.int(60) * 1000, opens)
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
function endingNow(acts: readonly DatedAct[], clock: Clock): DatedAct[] {
  const today = acts.filter(({ at }) => at >= clock.midnight)
  const { from, to } = lastHours(clock)
  const moments = today.filter(({ joins }) => !joins).length
  let left = moments + 1
  return [
    ...acts.slice(0, acts.length - today.length),
    ...today.map((act) => {
      if (!act.joins) left -= 1
      return { ...act, at: new Date(to - Math.floor(((to - from) * left) / (moments + 1))) }
    }),
  ]
}

export interface History {
  entries: EntryRow[]
  chests: ChestRow[]
  facts: FactRow[]
  reached: ReachedRow[]
  learned: LearningRows
}

/** The months behind a student. The wallet is the person's, the chests are the account's. */
export function historyOf(person: DemoPerson, clock: Clock): History {
  const told = person.accounts.filter(({ role }) => role === 'STUDENT').map((account) => tell(person, account, clock))
  const earned = told.flatMap(({ acts }) => acts)
  const xpBy = (moment: Date) =>
    totalOf([earned.filter(({ operation, at }) => operation === 'CREDIT' && at <= moment)], 'XP')
  const parts = told.map((part) => accountHistory(person, { ...part, acts: withPurchases(part, xpBy, clock) }, clock))
  const entries = parts.flatMap((part) => part.entries)
  // Stable: entries of one act keep their order, and dates rise for the person over all accounts.
  return {
    entries: entries.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()),
    chests: parts.flatMap((part) => part.chests),
    facts: parts.flatMap((part) => part.facts),
    reached: parts.flatMap((part) => part.reached),
    learned: {
      progress: parts.flatMap(({ learned }) => learned.progress),
      conditions: parts.flatMap(({ learned }) => learned.conditions),
      likes: parts.flatMap(({ learned }) => learned.likes),
      notes: parts.flatMap(({ learned }) => learned.notes),
      quizzes: parts.flatMap(({ learned }) => learned.quizzes),
      works: parts.flatMap(({ learned }) => learned.works),
    },
  }
}

/** What somebody did in one of their accounts, in order. */
interface Told {
  account: string
  story: Story
  acts: DatedAct[]
}

function tell(person: DemoPerson, { school, blocked, classes }: DemoAccount, clock: Clock): Told {
  const account = accountId(person, school)
  const draw = createDraw(`history of ${account}`)
  const followed = (course: string) => isFollowedBy(courseNamed(course), { school, className: classes[0]! })
  const told = stories[person.key] ?? stories[`${person.key}/${school}`] ?? drawStory(draw, followed)
  const story = { ...told, stretches: told.stretches.filter((way) => 'map' in way || followed(way.course)) }
  const social = communityActs(account, (days) => daysBefore(clock, days))
  const socialXp = totalOf([social], 'XP')
  const sittings = sittingsOf({ story, account, school, owner: `${person.key} ${account}`, socialXp }, draw)
  const daysSince = blocked ? daysBlocked + 1 : story.xp === undefined ? draw.int(12) : 0
  return { account, story, acts: inOrder([...date(sittings, { clock, draw, daysSince }), ...social]) }
}

function withPurchases({ story, acts }: Told, xpBy: (moment: Date) => number, { now, midnight }: Clock): DatedAct[] {
  if (story.saves) return acts
  const isExact = story.eduCoins !== undefined
  const keep = story.eduCoins ?? Math.floor(totalOf([acts], 'EDU_COIN') * 0.7)
  return inOrder([...acts, ...purchasesOf(acts, { keep, isExact, xpBy, midnight, now })])
}

function accountHistory(person: DemoPerson, { account, story, acts }: Told, clock: Clock): History {
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
  return {
    ...achievementRows(account, acts, { news: story.news ?? 0 }),
    chests,
    learned: learningRows({ userId: person.id, accountId: account }, acts, clock),
    entries: acts.flatMap((act, number) => {
      const group = acts.findLastIndex(({ joins }, at) => at <= number && !joins)
      return entriesOf(act, { user: person.id, account, number, group })
    }),
  }
}

function entriesOf(
  { origin, operation, operatorIds, amounts, at, contentId, name }: DatedAct,
  { user, account, number, group }: { user: string; account: string; number: number; group: number },
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
      object_name: contentId === undefined ? (name ?? null) : nameOf(origin, contentId),
      counterpart: 'SCHOOL' as const,
      counterpart_user_id: null,
      group_id: idOf('act', account, group),
      created_at: at,
    })),
  )
}

/** As the statement says it: the class, or its challenge. */
function nameOf(origin: DatedAct['origin'], contentId: string): string {
  const { title, challenge } = placeOf(contentId).content
  const isOfChallenge = origin === 'CHALLENGE_ATTACHMENT' || origin === 'PROFESSOR_CHECK'
  return isOfChallenge && challenge ? challenge.title : title
}
