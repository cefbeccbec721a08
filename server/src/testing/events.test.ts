import { randomUUID } from 'node:crypto'
import {
  CHEST_KIND_BY_ENTITY,
  REWARD_AMOUNTS,
  ROLES,
  SOCIAL_CREDITS_PER_DAY,
  SOCIAL_ORIGIN_OPERATORS,
  type AchievementFact,
  type Amounts,
  type ChestEntity,
} from '@trilha/contract/constants'
import { rewards, type PaidOrigin } from '@trilha/contract/economy/rewards'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { facts } from '../economy/achievements/achievements.rules.ts'
import { earnings } from '../economy/chests/chests.rules.ts'
import { causes } from '../economy/rewards/rewards.rules.ts'
import { openDatabase, type OpenDatabase } from '../platform/db/database.ts'
import type { Act, EventName, Events } from '../platform/events.ts'
import type { Person } from './given.ts'
import { ledgerFaults } from './ledger-faults.ts'
import { testApp } from './test-app.ts'

const test = testApp()

/** A pool that lets a crowd wait its turn. */
let crowd: OpenDatabase
beforeAll(() => {
  const log = { warn: () => undefined, error: () => undefined }
  crowd = openDatabase({ url: test.database.url, poolSize: 20, connectWithin: 60_000, log })
})
afterAll(() => crowd.close())

/** Things that people do; the rest of the list is about accounts and sessions. */
type ActEvent = { [E in EventName]: Events[E] extends Act ? E : never }[EventName]

/** What an event carries for one object, and what must come of it: said here again, by hand, from G19, G20 and G34. */
interface Proof<E extends ActEvent> {
  carries(object: string): Omit<Events[E], keyof Act>
  pays?: PaidOrigin
  /** The objects that are paid for, where it is not the one named. */
  objects?: (object: string, who: Person) => string[]
  earns?: ChestEntity
  counts?: AchievementFact
}

const author = randomUUID()
const proofs: { [E in ActEvent]: Proof<E> } = {
  'achievement.reached': {
    carries: () => ({ code: 'NOTES_20' }),
    pays: 'ACHIEVEMENT',
    objects: (_, { accountId }) => [`${accountId}:NOTES_20`],
    earns: 'ACHIEVEMENT',
  },
  'challenge.checked': { carries: (challengeId) => ({ challengeId }), pays: 'PROFESSOR_CHECK' },
  'challenge.handedIn': {
    carries: (challengeId) => ({ challengeId }),
    pays: 'CHALLENGE_ATTACHMENT',
    counts: 'CHALLENGE',
  },
  'comment.liked': { carries: (commentId) => ({ commentId, authorUserId: author }), pays: 'LIKE_COMMENT' },
  'content.commented': { carries: (contentId) => ({ contentId }), pays: 'COMMENT_MODULE_CONTENT' },
  'content.completed': { carries: (contentId) => ({ contentId }), pays: 'COMPLETE_CLASS' },
  'content.finished': { carries: (contentId) => ({ contentId }), pays: 'MODULE_CONTENT_USER', counts: 'CLASS' },
  'content.liked': { carries: (contentId) => ({ contentId }), pays: 'LIKE_MODULE_CONTENT' },
  'content.noted': { carries: (contentId) => ({ contentId }), pays: 'CONTENT_NOTE', counts: 'NOTE' },
  'content.videoWatched': { carries: (contentId) => ({ contentId }), pays: 'WATCH_CLASS_VIDEO' },
  'course.finished': {
    carries: (courseId) => ({ courseId, courseName: 'Horta' }),
    pays: 'COURSE',
    earns: 'COURSE',
    counts: 'COURSE',
  },
  'friend.made': { carries: (friendUserId) => ({ friendUserId }), counts: 'FRIEND' },
  'lifeProject.completed': {
    carries: (lifeProjectId) => ({ lifeProjectId }),
    pays: 'LIFE_PROJECT',
    counts: 'LIFE_PROJECT',
  },
  'map.finished': { carries: (mapId) => ({ mapId, mapName: 'Cerrado' }), earns: 'MAP', counts: 'MAP' },
  'mapModule.finished': { carries: (mapModuleId) => ({ mapModuleId }), pays: 'MAP_MODULE' },
  'mapPoint.explored': { carries: (mapPointId) => ({ mapPointId }), pays: 'MAP_POINT_USER' },
  'mapPoint.shared': { carries: (mapPointId) => ({ mapPointId }), pays: 'SHARE_MAP_POINT_USER' },
  'module.finished': {
    carries: (moduleId) => ({ moduleId, moduleName: 'Sementes' }),
    pays: 'MODULE',
    earns: 'MODULE',
    counts: 'MODULE',
  },
  'portfolioProject.created': { carries: (projectId) => ({ projectId }), pays: 'PROJECT' },
  'post.commented': { carries: (postId) => ({ postId, authorUserId: author }), pays: 'COMMENT_POST' },
  'post.created': { carries: (postId) => ({ postId }), pays: 'POST', counts: 'POST' },
  'post.liked': { carries: (postId) => ({ postId, authorUserId: author }), pays: 'LIKE_POST' },
  'quiz.completed': {
    carries: (quizId) => ({ quizId, rightQuestionIds: [`${quizId} a`, `${quizId} b`, `${quizId} a`] }),
    pays: 'QUIZ_ANSWER',
    objects: (quizId) => [`${quizId} a`, `${quizId} b`],
    counts: 'RIGHT_ANSWER',
  },
  'task.completed': { carries: (taskId) => ({ taskId }), pays: 'TASK', counts: 'TASK' },
}
const names = Object.keys(proofs) as ActEvent[]
const proofOf = (name: ActEvent) => proofs[name] as unknown as Proof<'task.completed'>
const paying = names.filter((name) => proofOf(name).pays !== undefined)
const counting = names.filter((name) => proofOf(name).counts !== undefined)
const earning = names.filter((name) => proofOf(name).earns !== undefined)

interface Wish {
  object?: string
  actId?: string
  db?: OpenDatabase
  over?: object
}

/** Announces it as any part of the product does. */
function announce(who: Person, name: ActEvent, { object = randomUUID(), actId = randomUUID(), ...wish }: Wish = {}) {
  const { userId, accountId } = who
  const payload = { actId, userId, accountId, ...proofOf(name).carries(object), ...wish.over }
  return (wish.db ?? test.database).db.transaction().execute((tx) => test.app.platform.emit(tx, name, payload as never))
}

function entriesOf({ userId }: Person, origin?: PaidOrigin) {
  const query = test.database.db
    .selectFrom('wallet_entries')
    .select(['coin', 'operation', 'value', 'operator_id as object', 'account_id as account', 'group_id as act'])
    .where('user_id', '=', userId)
    .orderBy('seq')
  return (origin ? query.where('origin', '=', origin) : query).execute()
}

function chestsOf({ accountId }: Person) {
  return test.database.db
    .selectFrom('chests')
    .select(['kind', 'entity', 'entity_id as object', 'opened_at as openedAt'])
    .where('account_id', '=', accountId)
    .execute()
}

/** What one act pays: for each object the coins that are not zero, Educoin first. */
function expected(who: Person, { amounts, objects, actId }: { amounts: Amounts; objects: string[]; actId: string }) {
  return objects.flatMap((object) =>
    (['EDU_COIN', 'XP'] as const)
      .filter((coin) => amounts[coin] > 0)
      .map((coin) => ({
        coin,
        operation: 'CREDIT',
        value: amounts[coin],
        object,
        account: who.accountId,
        act: actId,
      })),
  )
}

function objectsOf(name: ActEvent, object: string, who: Person): string[] {
  return proofOf(name).objects?.(object, who) ?? [object]
}

describe('the list of events', () => {
  it('proves each line of the tables of rewards, chests and facts', () => {
    expect(paying.toSorted()).toEqual(Object.keys(causes).toSorted())
    expect(earning.toSorted()).toEqual(Object.keys(earnings).toSorted())
    expect(counting.toSorted()).toEqual(Object.keys(facts).toSorted())
  })

  it('remembers what the thing was called, where whoever announces it says so', async () => {
    const ana = await test.given.student()
    const learning = paying.filter((name) => /^(content|quiz|challenge)\./.test(name))
    for (const name of learning) await announce(ana, name, { over: { name: 'Canos, bueiros e rios' } })
    await announce(ana, 'module.finished')
    await announce(ana, 'task.completed')
    const rows = await test.database.db
      .selectFrom('wallet_entries')
      .select(['origin', 'object_name'])
      .distinct()
      .where('user_id', '=', ana.userId)
      .execute()
    const nameOf = new Map(rows.map(({ origin, object_name }) => [origin, object_name]))
    for (const name of learning) expect(nameOf.get(proofOf(name).pays!), name).toBe('Canos, bueiros e rios')
    expect([nameOf.get('MODULE'), nameOf.get('TASK')]).toEqual(['Sementes', null])
  })

  it('has one event for each origin that pays', () => {
    expect(paying.map((name) => String(proofOf(name).pays)).toSorted()).toEqual(Object.keys(REWARD_AMOUNTS).toSorted())
  })
})

describe.each(paying)('%s', (name) => {
  const origin = proofOf(name).pays!

  it('pays what the table says, in one act, once', async () => {
    const ana = await test.given.student()
    const [object, actId] = [randomUUID(), randomUUID()]
    await announce(ana, name, { object, actId })
    const paid = expected(ana, { amounts: REWARD_AMOUNTS[origin], objects: objectsOf(name, object, ana), actId })
    expect(await entriesOf(ana, origin)).toEqual(paid)
    // Undone and done again, five times at once: nothing is taken back, nothing is paid again.
    await Promise.all(Array.from({ length: 5 }, () => announce(ana, name, { object })))
    expect(await entriesOf(ana, origin)).toEqual(paid)
    expect((await entriesOf(ana)).filter(({ operation }) => operation === 'DEBIT')).toEqual([])
  })

  it('pays what the school says, or nothing', async () => {
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school() })
    const ana = await test.given.student({ schoolId: admin.schoolId })
    const elsewhere = await test.given.student()
    const own = { EDU_COIN: 7, XP: 13 }
    const set = (educoins: number, xp: number) =>
      admin.call(rewards, 'change', { params: { origin }, body: { educoins, xp } })
    expect(await set(own.EDU_COIN, own.XP)).toMatchObject({ ok: true })
    const [object, actId] = [randomUUID(), randomUUID()]
    for (const who of [ana, elsewhere]) await announce(who, name, { object, actId })
    const objects = (who: Person) => objectsOf(name, object, who)
    expect(await entriesOf(ana, origin)).toEqual(expected(ana, { amounts: own, objects: objects(ana), actId }))
    expect(await entriesOf(elsewhere, origin)).toEqual(
      expected(elsewhere, { amounts: REWARD_AMOUNTS[origin], objects: objects(elsewhere), actId }),
    )
    const bia = await test.given.student({ schoolId: admin.schoolId })
    await set(0, 0)
    await announce(bia, name)
    expect(await entriesOf(bia, origin)).toEqual([])
  })

  it('pays nothing more for the same object when the school adds a coin', async () => {
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school() })
    const ana = await test.given.student({ schoolId: admin.schoolId })
    const set = (educoins: number, xp: number) =>
      admin.call(rewards, 'change', { params: { origin }, body: { educoins, xp } })
    const [object, actId] = [randomUUID(), randomUUID()]
    const objects = objectsOf(name, object, ana)
    await set(0, 3)
    await announce(ana, name, { object, actId })
    await set(7, 13)
    // Undone and done again: another act, the same object.
    await announce(ana, name, { object })
    expect(await entriesOf(ana, origin)).toEqual(expected(ana, { amounts: { EDU_COIN: 0, XP: 3 }, objects, actId }))
  })

  it('pays students alone', async () => {
    for (const role of ROLES.filter((each) => each !== 'STUDENT')) {
      const grownUp = await test.given.person({ role })
      await announce(grownUp, name)
      expect(await entriesOf(grownUp, origin), role).toEqual([])
    }
  })
})

describe.each(earning)('%s', (name) => {
  it('earns its chest, closed, once', async () => {
    const ana = await test.given.student()
    const entity = proofOf(name).earns!
    const object = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => announce(ana, name, { object })))
    const earned = (await chestsOf(ana)).filter((chest) => chest.entity === entity)
    const named = entity === 'ACHIEVEMENT' ? earned.filter((chest) => chest.object === 'NOTES_20') : earned
    expect(named).toEqual([
      {
        kind: CHEST_KIND_BY_ENTITY[entity],
        entity,
        object: entity === 'ACHIEVEMENT' ? 'NOTES_20' : object,
        openedAt: null,
      },
    ])
  })
})

describe.each(names)('%s', (name) => {
  it('counts what it is about towards its achievement, once, or nothing', async () => {
    const ana = await test.given.student()
    const object = randomUUID()
    await Promise.all(Array.from({ length: 3 }, () => announce(ana, name, { object })))
    const counted = await test.database.db
      .selectFrom('achievement_facts')
      .select(['fact', 'object_id as object'])
      .where('account_id', '=', ana.accountId)
      .orderBy('object_id')
      .execute()
    const { counts } = proofOf(name)
    expect(counted).toEqual(counts ? objectsOf(name, object, ana).map((each) => ({ fact: counts, object: each })) : [])
  })
})

describe('praise of one’s own words', () => {
  it.each(names.filter((name) => 'authorUserId' in proofOf(name).carries('x')))('%s pays nothing', async (name) => {
    const ana = await test.given.student()
    await announce(ana, name, { over: { authorUserId: ana.userId } })
    expect(await entriesOf(ana)).toEqual([])
  })
})

it('is undone with what it belongs to', async () => {
  const ana = await test.given.student()
  const { userId, accountId } = ana
  const work = test.database.db.transaction().execute(async (tx) => {
    await test.app.platform.emit(tx, 'module.finished', {
      actId: randomUUID(),
      userId,
      accountId,
      moduleId: 'm',
      moduleName: 'Módulo',
    })
    throw new Error('the module was not finished after all')
  })
  await expect(work).rejects.toThrow('not finished')
  expect(await entriesOf(ana)).toEqual([])
  expect(await chestsOf(ana)).toEqual([])
})

describe('the daily cap of social acts', () => {
  const social = paying.filter((name) => SOCIAL_ORIGIN_OPERATORS.some((origin) => origin === proofOf(name).pays))
  /** A zone in which it is neither night nor the same day as in UTC for long: midnight is hours away on both sides. */
  const zone = new Date().getUTCHours() >= 6 ? 'Etc/GMT+3' : 'Etc/GMT-8'

  async function studentInZone(): Promise<Person> {
    const schoolId = await test.given.school()
    await test.database.db.updateTable('schools').set({ time_zone: zone }).where('id', '=', schoolId).execute()
    return test.given.student({ schoolId })
  }

  /** As many acts of the day that minutes from the school's last midnight lie in. */
  async function seed(who: Person, count: number, minutes: number): Promise<void> {
    const { rows } = await sql<{ at: Date }>`
      select date_trunc('day', now() at time zone ${zone}) at time zone ${zone} + make_interval(mins => ${minutes}) as at`.execute(
      test.database.db,
    )
    await test.database.db
      .insertInto('wallet_entries')
      .values(
        Array.from({ length: count }, randomUUID).flatMap((object) =>
          (['EDU_COIN', 'XP'] as const).map((coin) => ({
            user_id: who.userId,
            account_id: who.accountId,
            coin,
            operation: 'CREDIT' as const,
            value: 1,
            origin: 'LIKE_POST' as const,
            operator_id: object,
            counterpart: 'SCHOOL' as const,
            counterpart_user_id: null,
            group_id: randomUUID(),
            created_at: rows[0]!.at,
          })),
        ),
      )
      .execute()
  }

  it('is reached by all of them together, and none is paid beyond it', async () => {
    const ana = await studentInZone()
    await seed(ana, SOCIAL_CREDITS_PER_DAY - social.length, 1)
    for (const name of [...social, ...social]) await announce(ana, name)
    for (const name of social) expect(await entriesOf(ana, proofOf(name).pays), name).not.toEqual([])
    const entries = await entriesOf(ana)
    expect(new Set(entries.map(({ object }) => object)).size).toBe(SOCIAL_CREDITS_PER_DAY)
  })

  it('leaves learning alone', async () => {
    const ana = await studentInZone()
    await seed(ana, SOCIAL_CREDITS_PER_DAY, 1)
    for (const name of paying) await announce(ana, name)
    for (const name of paying.filter((each) => !social.includes(each)))
      expect(await entriesOf(ana, proofOf(name).pays), name).not.toEqual([])
  })

  it('begins anew at the school’s midnight', async () => {
    const [yesterday, today] = [await studentInZone(), await studentInZone()]
    await seed(yesterday, SOCIAL_CREDITS_PER_DAY, -1)
    await seed(today, SOCIAL_CREDITS_PER_DAY, 1)
    for (const who of [yesterday, today]) await announce(who, 'post.created')
    expect(await entriesOf(yesterday, 'POST')).toHaveLength(1)
    expect(await entriesOf(today, 'POST')).toEqual([])
  })

  it('holds when a hundred acts arrive at once', { timeout: 60_000 }, async () => {
    const ana = await studentInZone()
    await Promise.all(Array.from({ length: 100 }, () => announce(ana, 'post.liked', { db: crowd })))
    expect(await entriesOf(ana, 'LIKE_POST')).toHaveLength(SOCIAL_CREDITS_PER_DAY)
    expect(await ledgerFaults(test.database.db)).toEqual([])
  })

  it('is the school’s own where it set one, also when a hundred acts arrive at once', { timeout: 60_000 }, async () => {
    const ana = await studentInZone()
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: ana.schoolId })
    await admin.call(rewards, 'changeLimit', { params: { kind: 'SOCIAL' }, body: { perDay: 7 } })
    await Promise.all(Array.from({ length: 100 }, () => announce(ana, 'post.liked', { db: crowd })))
    expect(await entriesOf(ana, 'LIKE_POST')).toHaveLength(7)
    expect(await ledgerFaults(test.database.db)).toEqual([])
  })
})
