import { randomUUID } from 'node:crypto'
import {
  CHEST_REWARDS,
  COIN_TYPES,
  REWARD_AMOUNTS,
  type CoinType,
  type ContentCondition,
} from '@trilha/contract/constants'
import { achievements } from '@trilha/contract/economy/achievements'
import { courses } from '@trilha/contract/learning/courses'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { quizQuestions } from '../../testing/given-quiz.ts'
import { pastTheLock } from '../../testing/past-the-lock.ts'
import { testApp } from '../../testing/test-app.ts'
import { createQuiz } from '../quizzes/public.ts'
import { askFor, meetCondition } from './conditions.repo.ts'

const test = testApp()

type Report = { status?: 'STARTED' | 'WATCHED' | 'FINISHED'; position?: number; watched?: [number, number][] }

async function start(person: Person, moduleContentId: string, told: Report = {}) {
  const answer = await person.call(courses, 'startProgress', { body: { moduleContentId, ...told } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

function report(person: Person, id: string, body: Report) {
  return person.call(courses, 'reportProgress', { params: { id }, body })
}

async function paidFor(person: Person, origin: string): Promise<number> {
  const { xp } = await test.database.db
    .selectFrom('wallet_entries')
    .select(sql<number>`coalesce(sum(value), 0)::int`.as('xp'))
    .where('user_id', '=', person.userId)
    .where('origin', '=', origin as never)
    .where('coin', '=', 'XP')
    .executeTakeFirstOrThrow()
  return xp
}

/** Of what was learned; the first course is also an achievement, with a chest of its own. */
function chestsOf(person: Person) {
  return test.database.db
    .selectFrom('chests')
    .select(['entity', 'kind'])
    .where('account_id', '=', person.accountId)
    .where('entity', 'in', ['MODULE', 'COURSE'])
    .execute()
}

/** As though the class had last been heard from so long ago. */
function silentFor(id: string, seconds: number) {
  return test.database.db
    .updateTable('content_progress')
    .set({ updated_at: sql<Date>`now() - ${seconds} * interval '1 second'` })
    .where('id', '=', id)
    .execute()
}

async function asks(contentId: string, condition: ContentCondition) {
  await pastTheLock(test.database.db, (tx) => askFor(tx, contentId, condition))
}

function meet(person: Person, contentId: string, condition: ContentCondition, percent = 100) {
  return test.database.db
    .transaction()
    .execute((tx) => meetCondition(tx, { accountId: person.accountId, contentId, condition, percent }))
}

describe('what was watched', () => {
  it('counts what the union covers, however often a part was played, and no second beyond the end', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana, { modules: [['VIDEO']] })
    const { id } = await start(ana, contentIds[0]!)
    await silentFor(id, 60)
    await report(ana, id, {
      watched: [
        [0, 30],
        [0, 30],
      ],
    })
    await silentFor(id, 60)
    await report(ana, id, {
      watched: [
        [20, 40],
        [80, 400],
      ],
      position: 40,
    })
    expect(await report(ana, id, {})).toMatchObject({
      body: {
        watched: [
          [0, 40],
          [80, 100],
        ],
        watchedPercent: 60,
        position: 40,
        status: 'STARTED',
      },
    })
  })

  it('is watched at 90 %, and pays once', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana, { modules: [['VIDEO']] })
    const { id } = await start(ana, contentIds[0]!)
    await silentFor(id, 60)
    expect(await report(ana, id, { watched: [[0, 89]] })).toMatchObject({ body: { status: 'STARTED' } })
    expect(await paidFor(ana, 'WATCH_CLASS_VIDEO')).toBe(0)
    await Promise.all(Array.from({ length: 8 }, () => report(ana, id, { watched: [[5, 90]] })))
    expect(await ana.call(courses, 'getProgress', { params: { id } })).toMatchObject({ body: { status: 'WATCHED' } })
    expect(await paidFor(ana, 'WATCH_CLASS_VIDEO')).toBe(REWARD_AMOUNTS.WATCH_CLASS_VIDEO.XP)
  })

  it('is not watched by who claims all of it at once, and does not ripen: it is told again when it was played', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana, { modules: [['VIDEO']] })
    const { id, status } = await start(ana, contentIds[0]!, { watched: [[0, 100]] })
    expect(status).toBe('STARTED')
    expect(await report(ana, id, { status: 'WATCHED' })).toMatchObject({
      status: 400,
      code: 'ii_0045',
      body: { field: 'video' },
    })
    expect(await report(ana, id, { status: 'FINISHED' })).toMatchObject({ status: 400, code: 'ii_0045' })
    const first = await report(ana, id, { watched: [[0, 100]] })
    const seen = first.ok ? first.body.watchedPercent : 100
    expect(seen).toBeLessThan(20)
    await silentFor(id, 60)
    expect(await report(ana, id, {})).toMatchObject({ body: { watchedPercent: seen, status: 'STARTED' } })
    expect(await report(ana, id, { status: 'FINISHED' })).toMatchObject({ status: 400, code: 'ii_0045' })
    await silentFor(id, 44)
    expect(await report(ana, id, { watched: [[0, 100]], status: 'FINISHED' })).toMatchObject({
      ok: true,
      body: { status: 'FINISHED' },
    })
  })

  it('is not watched by who opened it long ago and claims it now, however often', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana, { modules: [['VIDEO']] })
    const { id } = await start(ana, contentIds[0]!)
    await silentFor(id, 7 * 24 * 3600)
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await report(ana, id, { watched: [[0, 100]] })).toMatchObject({ body: { status: 'STARTED' } })
    }
    for (const status of ['STARTED', 'WATCHED']) {
      await silentFor(id, 22)
      expect(await report(ana, id, { watched: [[0, 100]] })).toMatchObject({ body: { status } })
    }
  })

  it('is not watched while the page is closed', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana, { modules: [['VIDEO']] })
    const { id } = await start(ana, contentIds[0]!)
    for (let turn = 0; turn < 3; turn += 1) {
      await silentFor(id, 299)
      expect(await report(ana, id, { watched: [[0, 100]] })).toMatchObject({ body: { status: 'STARTED' } })
    }
  })

  it('is watched at twice the speed, and in one word after a network that failed for a minute', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana, { modules: [['VIDEO', 'VIDEO']] })
    const fast = await start(ana, contentIds[0]!)
    for (let from = 0; from < 100; from += 20) {
      await silentFor(fast.id, 10)
      await report(ana, fast.id, { watched: [[from, from + 20]] })
    }
    expect(await ana.call(courses, 'getProgress', { params: { id: fast.id } })).toMatchObject({
      body: { status: 'WATCHED', watchedPercent: 100 },
    })
    const late = await start(ana, contentIds[1]!)
    await silentFor(late.id, 60)
    expect(await report(ana, late.id, { watched: [[0, 60]] })).toMatchObject({ body: { watchedPercent: 60 } })
  })

  it('counts what two devices play at once, each in its turn', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana, { modules: [['VIDEO']] })
    const { id } = await start(ana, contentIds[0]!)
    for (let from = 0; from < 40; from += 10) {
      for (const device of [0, 50]) {
        await silentFor(id, 5)
        await report(ana, id, { watched: [[device + from, device + from + 10]] })
      }
    }
    expect(await ana.call(courses, 'getProgress', { params: { id } })).toMatchObject({
      body: {
        watched: [
          [0, 40],
          [50, 90],
        ],
      },
    })
  })

  it.each([
    ['backwards', [[20, 10]]],
    ['empty', [[10, 10]]],
    ['negative', [[-5, 10]]],
    ['a number', [5]],
    ['half a second', [[0.5, 3]]],
  ])('refuses ranges that are %s', async (_, watched) => {
    const ana = await test.given.student()
    const { id } = await test.given.contentProgress(ana)
    const answer = await report(ana, id, { watched: watched as [number, number][] })
    expect(answer).toMatchObject({ ok: false, status: 400 })
    expect(await ana.call(courses, 'getProgress', { params: { id } })).toMatchObject({ body: { watched: [] } })
  })
})

describe('finishing a class', () => {
  it('pays the class, the module and the course once, and gives their chests', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana, { modules: [['TEXT', 'TEXT'], ['TEXT']] })
    const [first, second, third] = contentIds as [string, string, string]
    // The first class of all is an achievement too.
    const paidFirst = (coin: CoinType) => REWARD_AMOUNTS.MODULE_CONTENT_USER[coin] + REWARD_AMOUNTS.ACHIEVEMENT[coin]
    expect((await start(ana, first, { status: 'FINISHED' })).earned).toEqual({
      rewards: COIN_TYPES.map((coinType) => ({ coinType, value: paidFirst(coinType) })),
      chests: [],
      finishedModule: false,
      finishedCourse: false,
    })
    expect((await start(ana, second, { status: 'FINISHED' })).earned).toMatchObject({
      finishedModule: true,
      finishedCourse: false,
      chests: [{ kind: 'COMMON' }],
    })
    const last = (await start(ana, third, { status: 'FINISHED' })).earned
    expect(last).toMatchObject({ finishedModule: true, finishedCourse: true })
    expect(last?.chests.map(({ kind }) => kind).toSorted()).toEqual(['COMMON', 'RARE'])
    expect(await paidFor(ana, 'MODULE_CONTENT_USER')).toBe(3 * REWARD_AMOUNTS.MODULE_CONTENT_USER.XP)
    expect(await paidFor(ana, 'MODULE')).toBe(2 * REWARD_AMOUNTS.MODULE.XP)
    expect(await paidFor(ana, 'COURSE')).toBe(REWARD_AMOUNTS.COURSE.XP)
    expect(CHEST_REWARDS.RARE.XP).toBeGreaterThan(0)
    expect(await chestsOf(ana)).toHaveLength(3)
  })

  it('pays once when many finish at the same moment', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => start(ana, contentIds[0]!, { status: 'FINISHED' })),
    )
    expect(answers.filter(({ earned }) => earned !== null)).toHaveLength(1)
    expect(new Set(answers.map(({ id }) => id))).toHaveLength(1)
    expect(await paidFor(ana, 'MODULE_CONTENT_USER')).toBe(REWARD_AMOUNTS.MODULE_CONTENT_USER.XP)
    expect(await chestsOf(ana)).toHaveLength(2)
  })

  it('gives the first answer again to a repeat with the same key', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana)
    const call = () =>
      ana.call(courses, 'startProgress', {
        body: { moduleContentId: contentIds[0]!, status: 'FINISHED' },
        headers: { 'idempotency-key': key },
      })
    const key = randomUUID()
    expect((await call()).body).toEqual((await call()).body)
  })

  it('asks for the quiz and the challenge, one after the other, and writes nothing when it refuses', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana)
    const contentId = contentIds[0]!
    await asks(contentId, 'QUIZ')
    await asks(contentId, 'CHALLENGE')
    const { id } = await start(ana, contentId)
    expect(await report(ana, id, { status: 'FINISHED', position: 7 })).toMatchObject({
      status: 400,
      code: 'ii_0045',
      body: { field: 'quiz' },
    })
    await meet(ana, contentId, 'QUIZ', 10)
    expect(await report(ana, id, { status: 'FINISHED', position: 7 })).toMatchObject({
      status: 400,
      code: 'ii_0045',
      body: { field: 'challenge' },
    })
    expect(await ana.call(courses, 'getProgress', { params: { id } })).toMatchObject({
      body: { status: 'STARTED', position: 0, finishedAt: null },
    })
    await meet(ana, contentId, 'CHALLENGE')
    expect(await report(ana, id, { status: 'FINISHED' })).toMatchObject({ body: { status: 'FINISHED' } })
    expect(await paidFor(ana, 'COMPLETE_CLASS')).toBe(0)
  })

  it('refuses at the first word where nothing was opened before', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana, { modules: [['VIDEO', 'TEXT', 'TEXT']] })
    await asks(contentIds[1]!, 'QUIZ')
    await asks(contentIds[2]!, 'CHALLENGE')
    const missing = []
    for (const moduleContentId of contentIds) {
      const answer = await ana.call(courses, 'startProgress', { body: { moduleContentId, status: 'FINISHED' } })
      missing.push(answer.ok ? 'nothing' : `${answer.code} ${answer.body.field}`)
    }
    expect(missing).toEqual(['ii_0045 video', 'ii_0045 quiz', 'ii_0045 challenge'])
    expect(
      await test.database.db
        .selectFrom('content_progress')
        .select('id')
        .where('account_id', '=', ana.accountId)
        .execute(),
    ).toEqual([])
  })

  it('is a completed class with a quiz of 70 %', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana)
    await asks(contentIds[0]!, 'QUIZ')
    await meet(ana, contentIds[0]!, 'QUIZ', 70)
    await start(ana, contentIds[0]!, { status: 'FINISHED' })
    expect(await paidFor(ana, 'COMPLETE_CLASS')).toBe(REWARD_AMOUNTS.COMPLETE_CLASS.XP)
  })

  it('counts as a class of the achievements without a quiz, and whatever its quiz came to', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana, { modules: [['TEXT', 'TEXT']] })
    await asks(contentIds[1]!, 'QUIZ')
    await meet(ana, contentIds[1]!, 'QUIZ', 10)
    for (const contentId of contentIds) await start(ana, contentId, { status: 'FINISHED' })
    const { body } = await ana.call(achievements, 'listMyProgress')
    expect(body).toContainEqual(expect.objectContaining({ code: 'CLASSES_10', current: 2 }))
    expect(await paidFor(ana, 'COMPLETE_CLASS')).toBe(0)
  })

  it('stays finished whatever is told of it later', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana)
    const { id } = await start(ana, contentIds[0]!, { status: 'FINISHED' })
    expect(await report(ana, id, { status: 'STARTED', position: 3 })).toMatchObject({
      body: { status: 'FINISHED', position: 3, earned: null },
    })
  })
})

describe('starting anew', () => {
  it('forgets how far I was, takes no coin back, and pays nothing a second time', async () => {
    const ana = await test.given.student()
    const { contentIds } = await test.given.course(ana)
    const { id } = await start(ana, contentIds[0]!, { status: 'FINISHED' })
    const before = await paidFor(ana, 'MODULE_CONTENT_USER')
    expect(await ana.call(courses, 'resetProgress', { params: { id } })).toMatchObject({ status: 204 })
    const byContent = { params: { id: contentIds[0]! } }
    expect(await ana.call(courses, 'getProgressOfContent', byContent)).toMatchObject({ status: 404, code: 'nf_0019' })
    expect(await report(ana, id, {})).toMatchObject({ status: 404, code: 'nf_0019' })
    expect(await paidFor(ana, 'MODULE_CONTENT_USER')).toBe(before)
    expect((await start(ana, contentIds[0]!, { status: 'FINISHED' })).earned).toMatchObject({
      rewards: [{ value: 0 }, { value: 0 }],
      chests: [],
    })
    expect(await paidFor(ana, 'MODULE_CONTENT_USER')).toBe(before)
    expect(await chestsOf(ana)).toHaveLength(2)
  })
})

describe('whose it is', () => {
  it("answers a classmate's record as a missing one, and leaves it alone", async () => {
    const [ana, bruno] = [await test.given.student(), await test.given.student()]
    const { id, contentId } = await test.given.contentProgress(bruno)
    for (const answer of [
      await ana.call(courses, 'getProgress', { params: { id } }),
      await report(ana, id, { status: 'FINISHED' }),
      await ana.call(courses, 'resetProgress', { params: { id } }),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'nf_0019' })
    expect(await bruno.call(courses, 'getProgressOfContent', { params: { id: contentId } })).toMatchObject({
      body: { id, status: 'STARTED' },
    })
  })

  it('refuses a class that is not there for me, and one that no longer is', async () => {
    const ana = await test.given.student()
    const hidden = await test.given.course(ana, { isPublished: false })
    const body = { moduleContentId: hidden.contentIds[0]! }
    expect(await ana.call(courses, 'startProgress', { body })).toMatchObject({ status: 404, code: 'nf_0017' })
    expect(await ana.call(courses, 'getProgressOfContent', { params: { id: randomUUID() } })).toMatchObject({
      code: 'nf_0017',
    })
    const left = await test.given.course(ana)
    const { id } = await start(ana, left.contentIds[0]!)
    await test.database.db.deleteFrom('course_classes').where('course_id', '=', left.id).execute()
    expect(await report(ana, id, { status: 'FINISHED' })).toMatchObject({ status: 404, code: 'nf_0019' })
  })
})

describe('the structure of a course that students see', () => {
  it.each([
    [
      'a module',
      'modules_add_locked',
      (id: string) => sql`insert into modules (course_id, name, position) values (${id}, 'Novo módulo', 9)`,
    ],
    ['the loss of a module', 'modules_remove_locked', (id: string) => sql`delete from modules where course_id = ${id}`],
    [
      'a class',
      'module_contents_add_locked',
      (id: string) =>
        sql`insert into module_contents (course_id, module_id, kind, title, position)
          select course_id, id, 'TEXT', 'Nova aula', 9 from modules where course_id = ${id}`,
    ],
    [
      'the loss of a class',
      'module_contents_remove_locked',
      (id: string) => sql`delete from module_contents where course_id = ${id}`,
    ],
  ])('refuses %s in the database itself: published, or begun', async (_, constraint, change) => {
    const ana = await test.given.student()
    const { db } = test.database
    const published = await test.given.course(ana)
    await expect(change(published.id).execute(db)).rejects.toMatchObject({ constraint })
    const open = await test.given.course(ana, { isPublished: false })
    await change(open.id).execute(db)
    const begun = await test.given.course(ana, { isPublished: false })
    await db
      .insertInto('content_progress')
      .values({
        account_id: ana.accountId,
        content_id: begun.contentIds[0]!,
        course_id: begun.id,
        watched_at: null,
        finished_at: null,
      })
      .execute()
    await expect(change(begun.id).execute(db)).rejects.toMatchObject({ constraint })
  })

  it('stays locked when the course is withdrawn, whoever writes what', async () => {
    const ana = await test.given.student()
    const { db } = test.database
    const course = await test.given.course(ana)
    const firstPublication = async () =>
      (await sql<{ at: Date | null }>`select first_published_at as at from courses where id = ${course.id}`.execute(db))
        .rows[0]!.at
    const before = await firstPublication()
    expect(before).toBeInstanceOf(Date)
    await sql`update courses set published_at = null where id = ${course.id}`.execute(db)
    await sql`update courses set first_published_at = null where id = ${course.id}`.execute(db)
    await sql`update courses set published_at = now() + interval '1 day' where id = ${course.id}`.execute(db)
    await sql`update courses set published_at = null where id = ${course.id}`.execute(db)
    expect(await firstPublication()).toEqual(before)
    const more = sql`insert into modules (course_id, name, position) values (${course.id}, 'Novo módulo', 9)`
    await expect(more.execute(db)).rejects.toMatchObject({ constraint: 'modules_add_locked' })
    expect(await ana.call(courses, 'get', { params: { id: course.id } })).toMatchObject({ status: 404 })
  })

  it('is not locked by a date that somebody only writes', async () => {
    const ana = await test.given.student()
    const { db } = test.database
    const { id } = await test.given.course(ana, { isPublished: false })
    await sql`update courses set first_published_at = now() where id = ${id}`.execute(db)
    const more = sql`insert into modules (course_id, name, position) values (${id}, 'Novo módulo', 9)`.execute(db)
    expect(await more).toMatchObject({ numAffectedRows: 1n })
  })

  it.each([
    [
      'a module that comes from another',
      'modules_add_locked',
      (from: string, to: string) => sql`update modules set course_id = ${to}, position = 9
        where id = (select id from modules where course_id = ${from} and position = 2)`,
    ],
    [
      'a class that comes from another',
      'module_contents_add_locked',
      (from: string, to: string) => sql`update module_contents set course_id = ${to}, position = 9,
        module_id = (select id from modules where course_id = ${to} limit 1) where course_id = ${from} and kind = 'TEXT'`,
    ],
    [
      'a class of another kind',
      'module_contents_add_locked',
      (_: string, to: string) => sql`update module_contents set kind = 'QUIZ' where course_id = ${to}`,
    ],
    [
      'a challenge',
      'module_contents_add_locked',
      (_: string, to: string) => sql`insert into challenges (content_id, title, description)
        select id, 'Um desafio', 'Mais um' from module_contents where course_id = ${to} limit 1`,
    ],
    [
      'a book',
      'module_contents_add_locked',
      (_: string, to: string) => sql`insert into ebooks (content_id, position, title)
        select id, 1, 'Um livro' from module_contents where course_id = ${to} limit 1`,
    ],
  ])('refuses %s', async (_, constraint, change) => {
    const ana = await test.given.student()
    const draft = await test.given.course(ana, { isPublished: false, modules: [['TEXT'], []] })
    const published = await test.given.course(ana)
    await expect(change(draft.id, published.id).execute(test.database.db)).rejects.toMatchObject({ constraint })
    const open = await test.given.course(ana, { isPublished: false })
    await change(draft.id, open.id).execute(test.database.db)
  })

  it.each(['has_quiz', 'has_challenge', 'has_ebook'])('refuses to ask for more: %s', async (asked) => {
    const ana = await test.given.student()
    const published = await test.given.course(ana)
    const open = await test.given.course(ana, { isPublished: false })
    const ask = (id: string) =>
      sql`update module_contents set ${sql.ref(asked)} = true where course_id = ${id}`.execute(test.database.db)
    await ask(open.id)
    await expect(ask(published.id)).rejects.toMatchObject({ constraint: 'module_contents_add_locked' })
  })

  it('lets nothing go to another course', async () => {
    const ana = await test.given.student()
    const [published, open] = [await test.given.course(ana), await test.given.course(ana, { isPublished: false })]
    const move = sql`update module_contents set course_id = ${open.id}, module_id = ${open.moduleIds[0]}, position = 9
      where id = ${published.contentIds[0]}`
    await expect(move.execute(test.database.db)).rejects.toMatchObject({ constraint: 'module_contents_remove_locked' })
  })

  it('keeps what a quiz asks, and what is right', async () => {
    const ana = await test.given.student()
    const { id } = await test.given.quiz({ owner: ana })
    const open = await test.given.course(ana, { isPublished: false })
    const other = await test.database.db
      .transaction()
      .execute((tx) => createQuiz(tx, open.contentIds[0]!, quizQuestions(2)))
    await sql`update quizzes set draws = 1 where id = ${other}`.execute(test.database.db)
    for (const change of [
      sql`update quizzes set draws = 1 where id = ${id}`,
      sql`update quizzes set content_id = ${open.contentIds[0]} where id = ${id}`,
      sql`update quiz_questions set quiz_id = ${other}, position = position + 5 where quiz_id = ${id}`,
      sql`update quiz_questions set quiz_id = ${id}, position = position + 5 where quiz_id = ${other}`,
      sql`delete from quiz_questions where quiz_id = ${id}`,
      sql`update quiz_options set is_right = not is_right
        where question_id in (select id from quiz_questions where quiz_id = ${id})`,
    ])
      await expect(change.execute(test.database.db)).rejects.toMatchObject({ code: '23514' })
  })

  it('keeps the pages of a book, but not their words', async () => {
    const ana = await test.given.student()
    const id = await test.given.ebook({ owner: ana })
    const open = await test.given.course(ana, { isPublished: false })
    const other = await test.given.ebook({ owner: ana, contentId: open.contentIds[0]! })
    const { db } = test.database
    for (const change of [
      sql`insert into ebook_pages (ebook_id, number, text) values (${id}, 9, 'Mais uma')`,
      sql`update ebook_pages set number = number + 5 where ebook_id = ${id}`,
      sql`update ebook_pages set ebook_id = ${other}, number = number + 5 where ebook_id = ${id}`,
      sql`update ebook_pages set ebook_id = ${id}, number = number + 5 where ebook_id = ${other}`,
      sql`delete from ebook_pages where ebook_id = ${id}`,
    ])
      await expect(change.execute(db)).rejects.toMatchObject({ code: '23514' })
    await sql`update ebook_pages set text = 'Sem erro' where ebook_id = ${id}`.execute(db)
    await sql`delete from ebook_pages where ebook_id = ${other} and number = 3`.execute(db)
  })

  it('refuses to lose a course that has modules', async () => {
    const ana = await test.given.student()
    const { id } = await test.given.course(ana, { isPublished: false })
    await expect(sql`delete from courses where id = ${id}`.execute(test.database.db)).rejects.toMatchObject({
      constraint: 'modules_course_id_fkey',
    })
  })
})
