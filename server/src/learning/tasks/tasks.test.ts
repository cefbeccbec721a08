import { randomUUID } from 'node:crypto'
import { REWARD_AMOUNTS } from '@trilha/contract/constants'
import { wallets } from '@trilha/contract/economy/wallets'
import { tasks, type InteractiveTask } from '@trilha/contract/learning/tasks'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { givenCourse } from '../../testing/given-course.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function scene() {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
  await test.given.teaches(professor, classId)
  const ana = await test.given.student({ schoolId, classId })
  const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
  const course = await givenCourse(test.database.db, { schoolId, classIds: [classId] })
  return { schoolId, classId, professor, ana, admin, course, contentId: course.contentIds[0]! }
}

interface NewTask {
  classId: string
  title?: string
  description?: string
  contentId?: string | null
  dueOn?: string | null
}

async function create(who: Person, body: NewTask): Promise<InteractiveTask> {
  const answer = await who.call(tasks, 'create', { body: { title: 'Ler o capítulo', ...body } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

/** Beside the call, which takes no day that is over. */
function givenTask(owner: Person, fields: { classId: string; title: string; dueOn: string | null }): Promise<string> {
  return test.given.task({ owner, ...fields })
}

type Filter = Partial<Record<'courseId' | 'from' | 'to' | 'search' | 'cursor', string>> & {
  status?: 'OPEN' | 'LATE' | 'DONE'
  pSize?: number
}

async function titles(who: Person, query: Filter = {}): Promise<string[]> {
  const answer = await who.call(tasks, 'find', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.content.map(({ title }) => title)
}

async function mine(who: Person, query: { pSize?: number; cursor?: string } = {}) {
  const answer = await who.call(tasks, 'listMine', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

function complete(who: Person, id: string) {
  return who.call(tasks, 'complete', { params: { id } })
}

/** How many calls have looked at a task, and wait for its row. */
async function waitingForTask(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%interactive_tasks%'`.execute(
    test.database.db,
  )
  return rows[0]!.count
}

async function daysAt(timeZone: string): Promise<{ today: string; yesterday: string }> {
  const { rows } = await sql<{ today: string; yesterday: string }>`
    select day::text as today, (day - 1)::text as yesterday
    from (select (now() at time zone ${timeZone})::date as day) as days`.execute(test.database.db)
  return rows[0]!
}

const past = '2020-03-01'
const future = '2099-03-01'

describe('giving tasks', () => {
  it('is for who teaches the class and for administrators; the class reads it', async () => {
    const { classId, professor, ana, admin, course, contentId } = await scene()
    const answer = await professor.call(tasks, 'create', {
      body: { classId, title: '  Ver a chuva ', description: 'Anote\ntrês coisas.', contentId, dueOn: '01/03/2099' },
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        title: 'Ver a chuva',
        description: 'Anote\ntrês coisas.',
        classId,
        about: { id: contentId, courseId: course.id, title: 'Aula 1.1', courseName: 'Água que move o mundo' },
        dueOn: future,
        status: 'OPEN',
        completions: { done: 0, total: 1 },
        author: { id: professor.userId },
        mayEdit: true,
      },
    })
    await create(admin, { classId, title: 'Da direção' })
    expect((await mine(ana)).content).toMatchObject([
      { title: 'Ver a chuva', about: { id: contentId }, completions: null, mayEdit: false, completedAt: null },
      { title: 'Da direção', about: null, description: '' },
    ])
    const taught = await professor.call(tasks, 'listTaught', { query: {} })
    expect(taught.ok && taught.body.content.map(({ title }) => title)).toEqual(['Ver a chuva', 'Da direção'])
  })

  it('refuses another class, a class of a trail that it does not follow, and a title that is none', async () => {
    const { schoolId, classId, professor, admin } = await scene()
    const elsewhere = await scene()
    const colleague = await test.given.person({ role: 'PROFESSOR', schoolId })
    const before = await writesMark(test.database.db)
    const refused = (who: Person, body: NewTask) => who.call(tasks, 'create', { body: { title: 'Ler', ...body } })
    for (const who of [professor, admin])
      for (const foreign of [elsewhere.classId, randomUUID()])
        expect(await refused(who, { classId: foreign })).toMatchObject({
          status: 404,
          code: 'nf_0062',
          body: { field: 'classId' },
        })
    expect(await refused(professor, { classId, contentId: elsewhere.contentId })).toMatchObject({
      code: 'nf_0017',
      body: { field: 'contentId' },
    })
    expect(await refused(professor, { classId, title: 'ab' })).toMatchObject({ code: 'ii_0071' })
    expect(await refused(professor, { classId, title: 'a'.repeat(121) })).toMatchObject({ code: 'ii_0071' })
    expect(await refused(professor, { classId, title: ' ', dueOn: 'nunca' })).toMatchObject({
      body: { details: [{ code: 'rq_0029' }, { code: 'ii_0010' }] },
    })
    expect(await refused(colleague, { classId })).toMatchObject({ code: 'nf_0062' })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it("takes no last day that is over by the school's own day, with all other fields that fail", async () => {
    const { schoolId, classId, professor, admin } = await scene()
    const elsewhere = await scene()
    // Where it is a day later than in UTC for half of the time, and never the day of a clock that reads UTC alone.
    const days = await daysAt('Pacific/Kiritimati')
    await test.database.db
      .updateTable('schools')
      .set({ time_zone: 'Pacific/Kiritimati' })
      .where('id', '=', schoolId)
      .execute()
    const before = await writesMark(test.database.db)
    for (const dueOn of [past, days.yesterday])
      expect(await professor.call(tasks, 'create', { body: { classId, title: 'Ler o mapa', dueOn } })).toMatchObject({
        status: 400,
        code: 'ii_0012',
        body: { field: 'dueOn' },
      })
    const both = { classId, title: 'Ler o mapa', dueOn: past, contentId: elsewhere.contentId }
    expect(await admin.call(tasks, 'create', { body: both })).toMatchObject({
      body: {
        details: [
          { code: 'nf_0017', field: 'contentId' },
          { code: 'ii_0012', field: 'dueOn' },
        ],
      },
    })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await create(professor, { classId, dueOn: days.today })).toMatchObject({ dueOn: days.today, status: 'OPEN' })
  })

  it('changes other fields of a task whose day is over, and moves that day to no other past one', async () => {
    const { classId, professor } = await scene()
    const params = { id: await givenTask(professor, { classId, title: 'De ontem', dueOn: past }) }
    const change = (body: { title?: string; dueOn?: string }) => professor.call(tasks, 'update', { params, body })
    expect(await change({ title: 'Ainda vale', dueOn: past })).toMatchObject({
      body: { title: 'Ainda vale', dueOn: past, status: 'LATE' },
    })
    const before = await writesMark(test.database.db)
    expect(await change({ title: 'Outro dia', dueOn: '2020-03-02' })).toMatchObject({
      status: 400,
      code: 'ii_0012',
      body: { field: 'dueOn' },
    })
    expect(await writesMark(test.database.db)).toBe(before)
    expect(await change({ dueOn: future })).toMatchObject({ body: { title: 'Ainda vale', dueOn: future } })
  })

  it('sent twice with one key is one task', async () => {
    const { classId, professor, ana } = await scene()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => professor.call(tasks, 'create', { body: { classId, title: 'Uma vez só' }, headers })
    const [first, again] = await Promise.all([send(), send()])
    expect(again.body).toEqual(first.body)
    expect((await mine(ana)).content).toHaveLength(1)
  })

  it('is changed and deleted by whoever teaches the class; what it paid stays', async () => {
    const { schoolId, classId, professor, ana, admin, contentId } = await scene()
    const { id } = await create(admin, { classId, contentId, dueOn: future })
    const params = { id }
    const changed = await professor.call(tasks, 'update', { params, body: { title: 'Outro título' } })
    expect(changed).toMatchObject({ body: { title: 'Outro título', dueOn: future, about: { id: contentId } } })
    const emptied = await admin.call(tasks, 'update', { params, body: { contentId: null, dueOn: null } })
    expect(emptied).toMatchObject({ body: { title: 'Outro título', dueOn: null, about: null } })
    expect(await professor.call(tasks, 'update', { params, body: {} })).toMatchObject({ ok: true })
    expect(await professor.call(tasks, 'update', { params, body: { title: 'x' } })).toMatchObject({ code: 'ii_0071' })
    const foreign = (await scene()).contentId
    expect(await professor.call(tasks, 'update', { params, body: { contentId: foreign } })).toMatchObject({
      code: 'nf_0017',
    })
    const colleague = await test.given.person({ role: 'PROFESSOR', schoolId })
    expect(await colleague.call(tasks, 'update', { params, body: { title: 'Meu agora' } })).toMatchObject({
      code: 'nf_0028',
    })
    expect(await colleague.call(tasks, 'remove', { params })).toMatchObject({ code: 'nf_0028' })
    expect(await ana.call(tasks, 'remove', { params })).toMatchObject({ code: 'br_0003' })
    await complete(ana, id)
    expect(await professor.call(tasks, 'remove', { params })).toMatchObject({ status: 204 })
    expect(await ana.call(tasks, 'get', { params })).toMatchObject({ code: 'nf_0028' })
    expect(await ana.call(wallets, 'getByType', { params: { type: 'XP' } })).toMatchObject({
      body: { value: REWARD_AMOUNTS.TASK.XP },
    })
  })

  it('is not deleted by who lost it while the call waited', async () => {
    const { schoolId, classId, professor, admin } = await scene()
    const { id } = await create(professor, { classId })
    const otherClass = await test.given.schoolClass(schoolId)
    const { db } = test.database
    let removed: ReturnType<typeof removing> | undefined
    const removing = () => professor.call(tasks, 'remove', { params: { id } })
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('interactive_tasks').set({ class_id: otherClass }).where('id', '=', id).execute()
      removed = removing()
      await vi.waitUntil(async () => (await waitingForTask()) > 0, { timeout: 5_000 })
    })
    expect(await removed).toMatchObject({ status: 404, code: 'nf_0028' })
    expect(await admin.call(tasks, 'get', { params: { id } })).toMatchObject({ ok: true })
  })

  it('offers the classes one teaches and the classes of their trails', async () => {
    const { schoolId, classId, professor, admin, contentId } = await scene()
    const other = await test.given.schoolClass(schoolId)
    const idsOf = async (who: Person) => {
      const answer = await who.call(tasks, 'listClasses')
      return answer.ok ? answer.body.map(({ id }) => id) : []
    }
    expect(await idsOf(professor)).toEqual([classId])
    expect((await idsOf(admin)).toSorted()).toEqual([classId, other].toSorted())
    const offered = await professor.call(tasks, 'listContents', { query: { classId, search: 'AGUA' } })
    expect(offered).toMatchObject({ body: [{ id: contentId, title: 'Aula 1.1', moduleName: 'Módulo 1' }] })
    expect(await professor.call(tasks, 'listContents', { query: { classId, search: 'lua' } })).toMatchObject({
      body: [],
    })
    expect(await professor.call(tasks, 'listContents', { query: { classId: other } })).toMatchObject({
      code: 'nf_0062',
    })
  })
})

describe('doing a task', () => {
  it('counts and pays once, however often it is said, also at once', async () => {
    const { classId, professor, ana } = await scene()
    const { id } = await create(professor, { classId })
    const answers = await Promise.all(Array.from({ length: 6 }, () => complete(ana, id)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { status: 'DONE' } })
    const again = await complete(ana, id)
    expect(again.ok && again.body.completedAt).toBe(answers[0]!.ok && answers[0]!.body.completedAt)
    expect(await ana.call(wallets, 'getByType', { params: { type: 'XP' } })).toMatchObject({
      body: { value: REWARD_AMOUNTS.TASK.XP },
    })
    expect(await professor.call(tasks, 'get', { params: { id } })).toMatchObject({
      body: { status: 'DONE', completions: { done: 1, total: 1 }, completedAt: null },
    })
  })

  it('counts of the class only who is still in it', async () => {
    const { schoolId, classId, professor, ana } = await scene()
    const bia = await test.given.student({ schoolId, classId })
    const { id } = await create(professor, { classId })
    await complete(ana, id)
    const seen = () => professor.call(tasks, 'get', { params: { id } })
    expect(await seen()).toMatchObject({ body: { status: 'OPEN', completions: { done: 1, total: 2 } } })
    await test.database.db.updateTable('accounts').set({ active: false }).where('id', '=', bia.accountId).execute()
    expect(await seen()).toMatchObject({ body: { status: 'DONE', completions: { done: 1, total: 1 } } })
  })
})

describe('reading tasks', () => {
  it('is for the class, who teaches it, and the office; nobody else, and no guardian', async () => {
    const { schoolId, classId, professor } = await scene()
    const { id } = await create(professor, { classId })
    for (const role of ['STAFF', 'MENTOR'] as const)
      expect(await (await test.given.person({ role, schoolId })).call(tasks, 'get', { params: { id } })).toMatchObject({
        body: { mayEdit: false },
      })
    const visitor = await test.given.student({ schoolId, classId })
    await test.database.db
      .updateTable('accounts')
      .set({ is_member: false })
      .where('id', '=', visitor.accountId)
      .execute()
    const strangers = [
      await test.given.student({ schoolId }),
      await test.given.person({ role: 'PROFESSOR', schoolId }),
      (await scene()).admin,
    ]
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    const before = await writesMark(test.database.db)
    for (const stranger of strangers) {
      expect(await stranger.call(tasks, 'get', { params: { id } })).toMatchObject({ code: 'nf_0028' })
      expect(await titles(stranger)).toEqual([])
    }
    expect(await complete(strangers[0]!, id)).toMatchObject({ code: 'nf_0028' })
    expect(await titles(visitor)).toEqual([])
    expect(await guardian.call(tasks, 'get', { params: { id } })).toMatchObject({ code: 'br_0003' })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('puts what is to do first, by its day; pages neither repeat nor skip', async () => {
    const { classId, professor, ana } = await scene()
    const due = { b: '2099-02-01', a: '2099-01-01', late: past, c: null }
    for (const [title, dueOn] of Object.entries(due))
      await givenTask(professor, { classId, title: `tarefa ${title}`, dueOn })
    const done = { id: await givenTask(professor, { classId, title: 'tarefa feita', dueOn: past }) }
    await complete(ana, done.id)
    const whole = (await mine(ana)).content
    expect(whole.map(({ title, status }) => [title, status])).toEqual([
      ['tarefa late', 'LATE'],
      ['tarefa a', 'OPEN'],
      ['tarefa b', 'OPEN'],
      ['tarefa c', 'OPEN'],
      ['tarefa feita', 'DONE'],
    ])
    const found: InteractiveTask[] = []
    let cursor: string | undefined
    do {
      const page = await mine(ana, { pSize: 2, ...(cursor !== undefined && { cursor }) })
      found.push(...page.content)
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(found).toEqual(whole)
    for (const parts of ['x', [2, past, done.id], [0, 'x', done.id], [0, past, 'x']])
      expect(
        await ana.call(tasks, 'listMine', {
          query: { cursor: Buffer.from(JSON.stringify(parts)).toString('base64url') },
        }),
      ).toMatchObject({ code: 'ii_0030' })
  })

  it('filters by trail, state, days and words', async () => {
    const { classId, professor, ana, course, contentId } = await scene()
    await create(professor, { classId, title: 'Observação da água', contentId, dueOn: future })
    await givenTask(professor, { classId, title: 'Atrasada', dueOn: past })
    const done = await create(professor, { classId, title: 'Feita', description: 'com ÁGUA de poço' })
    await complete(ana, done.id)
    expect(await titles(ana, { courseId: course.id })).toEqual(['Observação da água'])
    expect(await titles(ana, { courseId: randomUUID() })).toEqual([])
    expect(await titles(ana, { status: 'OPEN' })).toEqual(['Observação da água'])
    expect(await titles(ana, { status: 'LATE' })).toEqual(['Atrasada'])
    expect(await titles(ana, { status: 'DONE' })).toEqual(['Feita'])
    expect(await titles(ana, { from: '2021-01-01' })).toEqual(['Observação da água'])
    expect(await titles(ana, { from: past, to: past })).toEqual(['Atrasada'])
    expect(await titles(ana, { search: 'agua' })).toEqual(['Observação da água', 'Feita'])
    expect(await titles(professor, { status: 'DONE' })).toEqual(['Feita'])
    expect(await titles(professor, { status: 'LATE' })).toEqual(['Atrasada'])
    expect(await ana.call(tasks, 'find', { query: { from: future, to: past } })).toMatchObject({ code: 'ii_0038' })
  })

  it('is as many queries for many as for one', async () => {
    const { classId, professor } = await scene()
    await create(professor, { classId })
    const counted = () => countQueries(test.database.pool, () => titles(professor, { pSize: 100 }))
    const before = await counted()
    for (let at = 0; at < 10; at += 1) await create(professor, { classId })
    expect(await counted()).toBe(before)
  })
})
