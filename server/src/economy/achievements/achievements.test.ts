import { randomUUID } from 'node:crypto'
import {
  ACHIEVEMENT_CODES,
  ACHIEVEMENTS,
  SOCIAL_CREDITS_PER_DAY,
  type AchievementCode,
  type AchievementFact,
} from '@trilha/contract/constants'
import { achievements, type AchievementProgress } from '@trilha/contract/economy/achievements'
import { chests } from '@trilha/contract/economy/chests'
import { wallets } from '@trilha/contract/economy/wallets'
import { notifications } from '@trilha/contract/messaging/notifications'
import { io } from 'socket.io-client'
import { describe, expect, it } from 'vitest'
import type { EventName, Events } from '../../platform/events.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'
import { achievementsJobs } from './achievements.jobs.ts'
import type { CountedEvent } from './achievements.rules.ts'

const test = testApp()

function act({ userId, accountId }: Pick<Person, 'userId' | 'accountId'>) {
  return { actId: randomUUID(), userId, accountId }
}

function happens<E extends EventName>(name: E, payload: Events[E]): Promise<void> {
  return test.database.db.transaction().execute((tx) => test.app.platform.emit(tx, name, payload))
}

/** One more of what an achievement counts, as the part of the product that knows of it would say it. */
const events: { [E in CountedEvent]: { fact: AchievementFact; say: (id: string, person: Person) => Events[E] } } = {
  'challenge.handedIn': { fact: 'CHALLENGE', say: (id, person) => ({ ...act(person), challengeId: id }) },
  'content.finished': { fact: 'CLASS', say: (id, person) => ({ ...act(person), contentId: id }) },
  'content.noted': { fact: 'NOTE', say: (id, person) => ({ ...act(person), contentId: id }) },
  'course.finished': { fact: 'COURSE', say: (id, person) => ({ ...act(person), courseId: id, courseName: 'Água' }) },
  'friend.made': { fact: 'FRIEND', say: (id, person) => ({ ...act(person), friendUserId: id }) },
  'lifeProject.completed': { fact: 'LIFE_PROJECT', say: (id, person) => ({ ...act(person), lifeProjectId: id }) },
  'map.finished': { fact: 'MAP', say: (id, person) => ({ ...act(person), mapId: id, mapName: 'Cerrado' }) },
  'module.finished': { fact: 'MODULE', say: (id, person) => ({ ...act(person), moduleId: id, moduleName: 'Rios' }) },
  'post.created': { fact: 'POST', say: (id, person) => ({ ...act(person), postId: id }) },
  'quiz.completed': {
    fact: 'RIGHT_ANSWER',
    say: (id, person) => ({ ...act(person), quizId: `quiz ${id}`, rightQuestionIds: [id] }),
  },
  'task.completed': { fact: 'TASK', say: (id, person) => ({ ...act(person), taskId: id }) },
}
const eventNames = Object.keys(events) as CountedEvent[]

function happensOnce(name: CountedEvent, id: string, person: Person): Promise<void> {
  return happens(name, events[name].say(id, person))
}

async function progressOf(person: Person): Promise<Record<AchievementCode, AchievementProgress>> {
  const answer = await person.call(achievements, 'listMyProgress')
  if (!answer.ok) throw new Error(answer.code)
  return Object.fromEntries(answer.body.map((progress) => [progress.code, progress])) as never
}

async function celebrationsOf(person: Pick<Person, 'call'>) {
  const answer = await person.call(achievements, 'listCelebrations')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function chestsOf(person: Person): Promise<string[]> {
  const answer = await person.call(chests, 'listMine', { query: { pSize: 100 } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.content.filter(({ entity }) => entity === 'ACHIEVEMENT').map(({ entityId }) => entityId)
}

async function paidFor(person: Person): Promise<number> {
  const answer = await person.call(wallets, 'listMyHistory', { query: { pSize: 100, originOperator: 'ACHIEVEMENT' } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.content.reduce((sum, { value }) => sum + value, 0)
}

async function settle(): Promise<void> {
  await achievementsJobs['achievements:settle'].work(test.app.platform)
}

describe('GET /achievement-progress', () => {
  it('names every achievement, with nothing done yet', async () => {
    const ana = await test.given.student()
    const progress = await progressOf(ana)
    expect(Object.keys(progress)).toEqual(ACHIEVEMENT_CODES)
    for (const code of ACHIEVEMENT_CODES)
      expect(progress[code]).toEqual({
        code,
        current: 0,
        threshold: ACHIEVEMENTS[code].threshold,
        completed: false,
        completedAt: null,
        chest: null,
      })
  })

  it("is a student's alone", async () => {
    const helena = await test.given.person({ role: 'PROFESSOR' })
    expect(await helena.call(achievements, 'listMyProgress')).toMatchObject({ status: 403, code: 'br_0003' })
  })

  it.each(eventNames)('counts %s, each thing once', async (name) => {
    const ana = await test.given.student()
    const { fact } = events[name]
    const code = ACHIEVEMENT_CODES.findLast((one) => ACHIEVEMENTS[one].fact === fact && ACHIEVEMENTS[one].threshold > 2)
    for (const id of ['a', 'b', 'a']) await happensOnce(name, id, ana)
    const progress = await progressOf(ana)
    if (code) expect(progress[code]).toMatchObject({ current: 2, completed: false })
    else expect(progress.MAPS_1).toMatchObject({ current: 1, completed: true })
    const others = ACHIEVEMENT_CODES.filter((one) => ACHIEVEMENTS[one].fact !== fact)
    expect(others.filter((one) => progress[one].current > 0)).toEqual([])
  })

  it('counts the right answers of a quiz one by one, and none where none was right', async () => {
    const ana = await test.given.student()
    const quiz = (...rightQuestionIds: string[]) =>
      happens('quiz.completed', { ...act(ana), quizId: 'q', rightQuestionIds })
    await quiz()
    await quiz('1', '2', '2', '3')
    await quiz('3', '4')
    expect((await progressOf(ana)).RIGHT_ANSWERS_100.current).toBe(4)
  })

  it("keeps a person's accounts apart", async () => {
    const ana = await test.given.student()
    const second = await test.given.account({ owner: ana })
    const there = { ...ana, ...(await test.given.session(ana.userId, second.accountId, ana.username)), ...second }
    await happensOnce('content.finished', 'a', ana)
    expect((await progressOf(ana)).CLASSES_1.completed).toBe(true)
    expect((await progressOf(there)).CLASSES_1).toMatchObject({ current: 0, completed: false })
    await happensOnce('content.finished', 'a', there)
    expect((await progressOf(there)).CLASSES_1.chest).toMatchObject({ status: 'CLOSED' })
  })

  it('counts nothing for whoever is no student', async () => {
    const helena = await test.given.person({ role: 'PROFESSOR' })
    await happensOnce('post.created', 'a', helena)
    await happensOnce('map.finished', 'a', helena)
    const rows = await test.database.db
      .selectFrom('achievement_facts')
      .select('object_id')
      .where('account_id', '=', helena.accountId)
      .execute()
    expect(rows).toEqual([])
  })
})

describe('an achievement', () => {
  it('is reached at its threshold: date, chest, coins and a line behind the bell', async () => {
    const ana = await test.given.student()
    for (let count = 1; count < 15; count += 1) await happensOnce('friend.made', `friend ${count}`, ana)
    expect((await progressOf(ana)).FRIENDS_15).toMatchObject({ current: 14, completed: false, chest: null })
    await happensOnce('friend.made', 'friend 15', ana)
    const { FRIENDS_15 } = await progressOf(ana)
    expect(FRIENDS_15).toMatchObject({
      current: 15,
      completed: true,
      chest: { kind: 'EPIC', status: 'CLOSED', entity: 'ACHIEVEMENT', entityId: 'FRIENDS_15' },
    })
    expect(Date.parse(FRIENDS_15.completedAt!)).toBeGreaterThan(Date.now() - 60_000)
    expect(await paidFor(ana)).toBe(130)
    expect(await ana.call(notifications, 'listMine', { query: {} })).toMatchObject({
      body: { content: [{ kind: 'ACHIEVEMENT_REACHED', achievement: 'FRIENDS_15', readAt: null }] },
    })
    expect(
      await ana.call(chests, 'getByEntity', { params: { entity: 'ACHIEVEMENT', id: 'FRIENDS_15' } }),
    ).toMatchObject({ body: { id: FRIENDS_15.chest!.id } })
  })

  it('gives all of it once when the last steps come together', async () => {
    const ana = await test.given.student()
    for (let count = 0; count < 12; count += 1) await happensOnce('friend.made', `friend ${count}`, ana)
    await Promise.all(
      Array.from({ length: 60 }, (_, count) => happensOnce('friend.made', `friend ${10 + (count % 10)}`, ana)),
    )
    expect((await progressOf(ana)).FRIENDS_15).toMatchObject({ current: 15, completed: true })
    expect(await chestsOf(ana)).toEqual(['FRIENDS_15'])
    expect(await paidFor(ana)).toBe(130)
    expect(await ana.call(notifications, 'countUnread')).toMatchObject({ body: { count: 1 } })
  })

  it('is not missed by two last steps of which neither has seen the other', async () => {
    const ana = await test.given.student()
    for (let count = 1; count <= 13; count += 1) await happensOnce('friend.made', `friend ${count}`, ana)
    const first = Promise.withResolvers<void>()
    const slow = test.database.db.transaction().execute(async (tx) => {
      await test.app.platform.emit(tx, 'friend.made', { ...act(ana), friendUserId: 'friend 14' })
      first.resolve()
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    await first.promise
    await Promise.all([slow, happensOnce('friend.made', 'friend 15', ana)])
    expect((await progressOf(ana)).FRIENDS_15).toMatchObject({ current: 15, completed: true })
  })

  it('is not reached by what was undone', async () => {
    const ana = await test.given.student()
    const undone = test.database.db.transaction().execute(async (tx) => {
      await test.app.platform.emit(tx, 'content.finished', { ...act(ana), contentId: 'a' })
      throw new Error('something else failed')
    })
    await expect(undone).rejects.toThrow('something else failed')
    expect((await progressOf(ana)).CLASSES_1).toMatchObject({ current: 0, completed: false })
    expect(await chestsOf(ana)).toEqual([])
  })

  it('shows its chest opened once it is', async () => {
    const ana = await test.given.student()
    await happensOnce('content.finished', 'a', ana)
    const { chest } = (await progressOf(ana)).CLASSES_1
    await ana.call(chests, 'openOne', { params: { id: chest!.id } })
    expect((await progressOf(ana)).CLASSES_1.chest).toMatchObject({ id: chest!.id, status: 'OPENED' })
  })
})

describe('progress is what the facts say', () => {
  it('equals a count of everything that was said, in any order, twice and at once', async () => {
    const ana = await test.given.student()
    const said = new Map<AchievementFact, Set<string>>()
    const steps: (() => Promise<void>)[] = []
    for (let step = 0; step < 240; step += 1) {
      const name = eventNames[(step * 7) % eventNames.length]!
      const id = `${(step * 13) % 29}`
      const { fact } = events[name]
      said.set(fact, (said.get(fact) ?? new Set()).add(id))
      steps.push(() => happensOnce(name, id, ana))
    }
    for (let at = 0; at < steps.length; at += 12) await Promise.all(steps.slice(at, at + 12).map((step) => step()))
    const progress = await progressOf(ana)
    const due: string[] = []
    for (const code of ACHIEVEMENT_CODES) {
      const { fact, threshold } = ACHIEVEMENTS[code]
      // Of posts no more in a day than are paid for (decision D3).
      const count = Math.min(said.get(fact)?.size ?? 0, fact === 'POST' ? SOCIAL_CREDITS_PER_DAY : Infinity)
      if (count >= threshold) due.push(code)
      expect(progress[code], code).toMatchObject({
        current: Math.min(count, threshold),
        completed: count >= threshold,
      })
    }
    expect(due.length).toBeGreaterThan(4)
    expect((await chestsOf(ana)).toSorted()).toEqual(due.toSorted())
    expect(await paidFor(ana)).toBe(130 * due.length)
  })

  it('has nothing to settle after that, and settling changes nothing', async () => {
    const ana = await test.given.student()
    await happensOnce('content.finished', 'a', ana)
    const before = await progressOf(ana)
    await settle()
    expect(await progressOf(ana)).toEqual(before)
    expect(await paidFor(ana)).toBe(130)
    expect(await ana.call(notifications, 'countUnread')).toMatchObject({ body: { count: 1 } })
  })

  it('is settled where an achievement came after its facts, or its chest is not there', async () => {
    const [ana, bia] = await Promise.all([test.given.student(), test.given.student()])
    await test.database.db
      .insertInto('achievement_facts')
      .values(
        Array.from({ length: 10 }, (_, at) => ({
          account_id: ana.accountId,
          fact: 'CLASS' as const,
          object_id: `${at}`,
        })),
      )
      .execute()
    await test.database.db
      .insertInto('achievements_reached')
      .values({ account_id: bia.accountId, code: 'MAPS_1' })
      .execute()
    await settle()
    await settle()
    expect((await chestsOf(ana)).toSorted()).toEqual(['CLASSES_1', 'CLASSES_10'])
    expect(await paidFor(ana)).toBe(260)
    expect(await progressOf(ana)).toMatchObject({ CLASSES_10: { completed: true }, CLASSES_50: { current: 10 } })
    expect((await celebrationsOf(ana)).achievements).toHaveLength(2)
    // What was reached once stays, although nothing counts for it any more.
    expect((await progressOf(bia)).MAPS_1).toMatchObject({ current: 1, completed: true, chest: { status: 'CLOSED' } })
  })
})

describe('celebrations', () => {
  it('are what was reached and not shown: oldest first, each with its chest, until they are marked', async () => {
    const ana = await test.given.student()
    expect(await celebrationsOf(ana)).toEqual({ achievements: [], level: null })
    await happensOnce('map.finished', 'a', ana)
    await happensOnce('content.finished', 'a', ana)
    expect((await celebrationsOf(ana)).achievements).toMatchObject([
      { code: 'MAPS_1', chest: { status: 'CLOSED' } },
      { code: 'CLASSES_1', chest: { status: 'CLOSED' } },
    ])
    const mark = () => ana.call(achievements, 'markCelebrated', { body: { codes: ['MAPS_1'] } })
    expect(await mark()).toMatchObject({ status: 204 })
    expect(await mark()).toMatchObject({ status: 204 })
    expect((await celebrationsOf(ana)).achievements).toMatchObject([{ code: 'CLASSES_1' }])
    expect((await progressOf(ana)).MAPS_1.completed).toBe(true)
  })

  it('mark only what was reached: another achievement is celebrated when its time comes', async () => {
    const ana = await test.given.student()
    await ana.call(achievements, 'markCelebrated', { body: { codes: ['CLASSES_1'], level: 9 } })
    await happensOnce('content.finished', 'a', ana)
    await test.given.coins({ owner: ana, amounts: { XP: 1000 } })
    expect(await celebrationsOf(ana)).toMatchObject({ achievements: [{ code: 'CLASSES_1' }], level: 2 })
  })

  it('name the level that was reached, by all that was earned and not by what is left', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { XP: 999 } })
    expect((await celebrationsOf(ana)).level).toBeNull()
    await test.given.coins({ owner: ana, amounts: { XP: 1 } })
    expect((await celebrationsOf(ana)).level).toBe(2)
    await test.given.coins({ owner: ana, amounts: { XP: 2100 } })
    expect((await celebrationsOf(ana)).level).toBe(4)
    await ana.call(achievements, 'markCelebrated', { body: { level: 4 } })
    expect((await celebrationsOf(ana)).level).toBeNull()
    // A window that was left open says an older one.
    await ana.call(achievements, 'markCelebrated', { body: { level: 2 } })
    expect((await celebrationsOf(ana)).level).toBeNull()
  })

  it("stay a stranger's own", async () => {
    const [ana, bia] = await Promise.all([test.given.student(), test.given.student()])
    await happensOnce('map.finished', 'a', ana)
    await bia.call(achievements, 'markCelebrated', { body: { codes: ['MAPS_1'] } })
    expect((await celebrationsOf(ana)).achievements).toHaveLength(1)
    const helena = await test.given.person({ role: 'PROFESSOR' })
    expect(await helena.call(achievements, 'markCelebrated', { body: {} })).toMatchObject({ code: 'br_0003' })
    expect(await helena.call(achievements, 'listCelebrations')).toMatchObject({ code: 'br_0003' })
  })

  it.each([
    ['{"codes":["NOTHING"]}', 'ii_0039', 'codes.0'],
    ['{"codes":"MAPS_1"}', 'ii_0039', 'codes'],
    ['{"level":0}', 'ii_0075', 'level'],
    ['{"level":"8"}', 'ii_0075', 'level'],
  ])('refuse %s', async (body, code, field) => {
    const ana = await test.given.student()
    const answer = await ana.raw('PATCH', '/api/achievement-progress/celebrations', {
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(answer).toMatchObject({ status: 400, code, body: { field } })
  })

  it('are said to the open tabs when they come and when they were shown, and to nobody else', async () => {
    const [ana, bia] = await Promise.all([test.given.student(), test.given.student()])
    const [tab, stranger] = [ana, bia].map(({ accessToken }) =>
      io(test.address, { path: '/ws', transports: ['websocket'], auth: { token: accessToken }, forceNew: true }),
    )
    const heard: unknown[] = []
    const heardByStranger: unknown[] = []
    tab!.on('rewards.changed', (data: unknown) => heard.push(data))
    stranger!.onAny((name: string) => heardByStranger.push(name))
    try {
      await expect.poll(() => tab!.connected && stranger!.connected).toBe(true)
      // The map's chest, then the achievement's.
      await happensOnce('map.finished', 'a', ana)
      await expect.poll(() => heard.length).toBeGreaterThan(0)
      const before = heard.length
      await ana.call(achievements, 'markCelebrated', { body: { codes: ['MAPS_1'] } })
      await expect.poll(() => heard.length).toBe(before + 1)
      await ana.call(achievements, 'markCelebrated', { body: { codes: ['MAPS_1'] } })
      await ana.call(achievements, 'markCelebrated', { body: {} })
      expect(heard).toEqual(heard.map(() => ({ accountId: ana.accountId })))
      expect(heard).toHaveLength(before + 1)
      expect(heardByStranger).toEqual([])
    } finally {
      tab!.close()
      stranger!.close()
    }
  })
})
