import { randomUUID } from 'node:crypto'
import { courses } from '@trilha/contract/learning/courses'
import { describe, expect, it } from 'vitest'
import { storeForSchool } from '../../media/files/public.ts'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'
import { meetCondition } from './conditions.repo.ts'

const test = testApp()

async function bodyOf<T>(answer: Promise<{ ok: true; body: T } | { ok: false; code: string }>): Promise<T> {
  const settled = await answer
  if (!settled.ok) throw new Error(settled.code)
  return settled.body
}

/** Straight to the end of a class: only what comes of it matters here. */
async function finish(person: Person, moduleContentId: string) {
  return bodyOf(person.call(courses, 'startProgress', { body: { moduleContentId, status: 'FINISHED' } }))
}

async function like(person: Person, id: string) {
  return bodyOf(person.call(courses, 'likeOrUnlike', { params: { id } }))
}

describe('GET /courses/s/my', () => {
  it('shows the published courses of my class, newest first, page by page, with my progress', async () => {
    const schoolId = await test.given.school()
    const classId = await test.given.schoolClass(schoolId)
    const [ana, bruno] = [
      await test.given.student({ schoolId, classId }),
      await test.given.student({ schoolId, classId }),
    ]
    const older = await test.given.course(ana, { modules: [['TEXT', 'TEXT'], ['TEXT']] })
    const newer = await test.given.course(ana)
    await test.given.course(ana, { isPublished: false })
    await test.given.course(ana, { classIds: [await test.given.schoolClass(schoolId)] })
    await finish(ana, older.contentIds[0]!)
    await finish(bruno, newer.contentIds[0]!)

    const first = await bodyOf(ana.call(courses, 'listMine', { query: { pSize: 1 } }))
    expect(first).toMatchObject({ content: [{ id: newer.id, status: 'NEW', percent: 0, modules: 1 }], last: false })
    const second = await bodyOf(ana.call(courses, 'listMine', { query: { pSize: 1, cursor: first.next! } }))
    expect(second).toMatchObject({
      content: [
        {
          id: older.id,
          modules: 2,
          contents: 3,
          finished: 1,
          percent: 33,
          status: 'STARTED',
          next: { id: older.contentIds[1], moduleId: older.moduleIds[0] },
        },
      ],
      last: true,
    })
  })

  it('is searched by name and sorted by how far I am', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const [fresh, begun, done] = [
      await test.given.course(ana),
      await test.given.course(ana, { modules: [['TEXT', 'TEXT']] }),
      await test.given.course(ana),
    ]
    await finish(ana, begun.contentIds[0]!)
    await finish(ana, done.contentIds[0]!)
    await test.database.db.updateTable('courses').set({ name: '100% de chuva' }).where('id', '=', fresh.id).execute()
    const found = async (query: { search?: string; status?: 'NEW' | 'STARTED' | 'FINISHED' }) =>
      (await bodyOf(ana.call(courses, 'listMine', { query }))).content.map(({ id }) => id)
    expect(await found({ status: 'NEW' })).toEqual([fresh.id])
    expect(await found({ status: 'STARTED' })).toEqual([begun.id])
    expect(await found({ status: 'FINISHED' })).toEqual([done.id])
    expect(await found({ search: '0% de' })).toEqual([fresh.id])
    expect(await found({ search: 'ÁGUA' })).toEqual([done.id, begun.id])
    expect(await found({ search: '_' })).toEqual([])
  })

  it('refuses a cursor that it never gave', async () => {
    const ana = await test.given.student()
    expect(await ana.call(courses, 'listMine', { query: { cursor: 'nonsense' } })).toMatchObject({ code: 'ii_0030' })
  })
})

describe('who sees a course', () => {
  it('answers a draft, the course of another class and a missing one alike', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const hidden = [
      await test.given.course(ana, { isPublished: false }),
      await test.given.course(ana, { classIds: [await test.given.schoolClass(ana.schoolId)] }),
      { id: randomUUID() },
    ]
    for (const { id } of hidden) {
      expect(await ana.call(courses, 'get', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0006' })
      expect(await ana.call(courses, 'getPath', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0006' })
    }
  })

  it('shows a draft to who made it alone, in lists, by itself and in all its parts; published, to all it is for', async () => {
    const schoolId = await test.given.school()
    const classId = await test.given.schoolClass(schoolId)
    const [author, teacher, stranger, ...schoolWide] = await Promise.all([
      ...[1, 2, 3].map(() => test.given.person({ role: 'PROFESSOR', schoolId })),
      ...(['STAFF', 'SCHOOL_ADMIN', 'MENTOR'] as const).map((role) => test.given.person({ role, schoolId })),
    ])
    await test.given.teaches(teacher!, classId)
    const { id, moduleIds, contentIds } = await test.given.course(author!, { classIds: [classId], isPublished: false })
    const params = { courseId: id, moduleId: moduleIds[0]!, contentId: contentIds[0]! }
    const seen = async (person: Person) => [
      (await bodyOf(person.call(courses, 'listMine', { query: {} }))).content.map((course) => course.id),
      (await person.call(courses, 'get', { params: { id } })).status,
      (await person.call(courses, 'getPath', { params: { id } })).status,
      (await person.call(courses, 'getContent', { params })).status,
      (await person.call(courses, 'getContentInfo', { params: { id: contentIds[0]! } })).status,
    ]
    const whole = [[id], 200, 200, 200, 200]
    const nothing = [[], 404, 404, 404, 404]
    expect(await seen(author!)).toEqual(whole)
    expect((await bodyOf(author!.call(courses, 'get', { params: { id } }))).publishedAt).toBeNull()
    for (const other of [teacher!, stranger!, ...schoolWide]) expect(await seen(other), other.role).toEqual(nothing)

    await test.database.db.updateTable('courses').set({ published_at: new Date() }).where('id', '=', id).execute()
    for (const other of [author!, teacher!, ...schoolWide]) expect(await seen(other), other.role).toEqual(whole)
    expect(await seen(stranger!)).toEqual(nothing)
  })

  it('names who made it by name, role and look alone', async () => {
    const schoolId = await test.given.school()
    const author = await test.given.person({ role: 'PROFESSOR', schoolId, name: 'Helena Guarantã' })
    const ana = await test.given.student({ schoolId })
    const { id } = await test.given.course(ana, { authorAccountId: author.accountId })
    const course = await bodyOf(ana.call(courses, 'get', { params: { id } }))
    expect(course.author).toEqual({ name: 'Helena Guarantã', role: 'PROFESSOR', avatar: null })
  })
})

describe('what people wrote', () => {
  it('is counted on the class and on the course: my notes, everybody’s comments that stand', async () => {
    const schoolId = await test.given.school()
    const classId = await test.given.schoolClass(schoolId)
    const [ana, bruno] = [
      await test.given.student({ schoolId, classId }),
      await test.given.student({ schoolId, classId }),
    ]
    const course = await test.given.course(ana, { modules: [['TEXT', 'TEXT']] })
    const [contentId, other] = course.contentIds as [string, string]
    const place = { courseId: course.id, moduleId: course.moduleIds[0]!, contentId }
    await test.given.note({ owner: ana, place })
    await test.given.note({ owner: ana, place: { ...place, contentId: other } })
    await test.given.note({ owner: bruno, place })
    const parentId = await test.given.classComment({ owner: bruno, contentId })
    await test.given.classComment({ owner: ana, contentId, parentId })
    const info = async (person: Person) => bodyOf(person.call(courses, 'getContentInfo', { params: { id: contentId } }))
    expect(await info(ana)).toMatchObject({ notes: 1, comments: 2 })
    await test.database.db
      .updateTable('trail_comments')
      .set({ text: '', is_removed: true })
      .where('id', '=', parentId)
      .execute()
    expect(await info(bruno)).toMatchObject({ notes: 1, comments: 1 })
    const params = { id: course.id }
    expect(await bodyOf(ana.call(courses, 'getPath', { params }))).toMatchObject({ notes: 2 })
    expect(await bodyOf(bruno.call(courses, 'getPath', { params }))).toMatchObject({ notes: 1 })
  })
})

describe('GET /courses/:id/path', () => {
  it('answers the whole course page, in its order', async () => {
    const ana = await test.given.student()
    const course = await test.given.course(ana, { modules: [['TEXT', 'VIDEO'], ['TEXT']] })
    await finish(ana, course.contentIds[2]!)
    const path = await bodyOf(ana.call(courses, 'getPath', { params: { id: course.id } }))
    expect(path.modules.map(({ id, finished }) => ({ id, finished }))).toEqual([
      { id: course.moduleIds[0], finished: 0 },
      { id: course.moduleIds[1], finished: 1 },
    ])
    expect(path.modules.flatMap(({ contents }) => contents.map(({ id }) => id))).toEqual(course.contentIds)
    expect(path.modules[0]!.chest).toBeNull()
    expect(path.modules[1]!.chest).toMatchObject({ kind: 'COMMON', status: 'CLOSED', entityId: course.moduleIds[1] })
    expect(path.chest).toBeNull()
    expect(path.notes).toBe(0)
    expect(path.course).toMatchObject({ contents: 3, finished: 1, next: { id: course.contentIds[0] } })
  })

  it('asks the database as often for a large course as for a small one', async () => {
    const ana = await test.given.student()
    const small = await test.given.course(ana)
    const large = await test.given.course(ana, {
      modules: Array.from({ length: 12 }, () => Array.from({ length: 8 }, () => 'TEXT' as const)),
    })
    const counted = ({ id }: { id: string }) =>
      countQueries(test.database.pool, () => ana.call(courses, 'getPath', { params: { id } }))
    const [ofSmall, ofLarge] = [await counted(small), await counted(large)]
    expect(ofLarge).toBe(ofSmall)
    // The session, whether it is mine to see, the course, its modules, its classes, its chests.
    expect(ofLarge).toBeLessThanOrEqual(6)
  })
})

describe('the parts of a course, one by one', () => {
  it('answers modules, their progress and their classes', async () => {
    const ana = await test.given.student()
    const course = await test.given.course(ana, { modules: [['TEXT', 'QUIZ'], []] })
    await finish(ana, course.contentIds[0]!)
    const params = { courseId: course.id }
    expect((await bodyOf(ana.call(courses, 'listModules', { params }))).map(({ id }) => id)).toEqual(course.moduleIds)
    expect(await bodyOf(ana.call(courses, 'listModulesProgress', { params }))).toEqual([
      { moduleId: course.moduleIds[0], total: 2, finished: 1, percent: 50 },
      { moduleId: course.moduleIds[1], total: 0, finished: 0, percent: 0 },
    ])
    const contents = await bodyOf(
      ana.call(courses, 'listContents', { params: { ...params, moduleId: course.moduleIds[0]! } }),
    )
    expect(contents).toMatchObject([
      { kind: 'TEXT', status: 'FINISHED' },
      { kind: 'QUIZ', status: null },
    ])
  })

  it('answers a class with what finishing it asks for', async () => {
    const ana = await test.given.student()
    const course = await test.given.course(ana, { modules: [['VIDEO']], isPublished: false })
    const [contentId, moduleId] = [course.contentIds[0]!, course.moduleIds[0]!]
    await test.database.db
      .updateTable('module_contents')
      .set({ has_quiz: true, transcript: JSON.stringify([{ from: 0, to: 4, text: 'Olá.' }]) })
      .where('id', '=', contentId)
      .execute()
    await test.database.db
      .updateTable('courses')
      .set({ published_at: new Date() })
      .where('id', '=', course.id)
      .execute()
    const params = { courseId: course.id, moduleId, contentId }
    expect(await bodyOf(ana.call(courses, 'getContent', { params }))).toMatchObject({
      seconds: 100,
      transcript: [{ from: 0, to: 4, text: 'Olá.' }],
      conditions: { video: false, quiz: false, challenge: null },
      progress: null,
    })
    await test.database.db
      .transaction()
      .execute((tx) => meetCondition(tx, { accountId: ana.accountId, contentId, condition: 'QUIZ', percent: 40 }))
    expect(await bodyOf(ana.call(courses, 'getContent', { params }))).toMatchObject({ conditions: { quiz: true } })
  })

  it('gives the address of its file, that opens', async () => {
    const ana = await test.given.student()
    const course = await test.given.course(ana, { modules: [['DOCUMENT', 'TEXT']], isPublished: false })
    const fileId = await storeForSchool(test.app.platform, {
      schoolId: ana.schoolId,
      name: 'Diário da chuva.txt',
      content: Buffer.from('choveu'),
    })
    const [withFile, without] = course.contentIds as [string, string]
    const { db } = test.database
    await db.updateTable('module_contents').set({ file_id: fileId }).where('id', '=', withFile).execute()
    await db.updateTable('courses').set({ published_at: new Date() }).where('id', '=', course.id).execute()
    const addressOf = async (contentId: string) => {
      const params = { courseId: course.id, moduleId: course.moduleIds[0]!, contentId }
      return (await bodyOf(ana.call(courses, 'getContent', { params }))).fileUrl
    }
    expect(await addressOf(without)).toBeNull()
    const opened = await fetch(`${test.address}${await addressOf(withFile)}`)
    expect(await opened.text()).toBe('choveu')
  })

  it('says which part is missing: the course, the module, the class', async () => {
    const ana = await test.given.student()
    const [course, other] = [await test.given.course(ana), await test.given.course(ana)]
    const [courseId, moduleId, contentId] = [course.id, course.moduleIds[0]!, course.contentIds[0]!]
    const codeOf = async (params: { courseId: string; moduleId: string; contentId: string }) => {
      const answer = await ana.call(courses, 'getContent', { params })
      return answer.ok ? 'ok' : answer.code
    }
    expect(await codeOf({ courseId: randomUUID(), moduleId, contentId })).toBe('nf_0006')
    expect(await codeOf({ courseId, moduleId: other.moduleIds[0]!, contentId })).toBe('nf_0007')
    expect(await codeOf({ courseId, moduleId, contentId: other.contentIds[0]! })).toBe('nf_0017')
    expect(await codeOf({ courseId, moduleId, contentId })).toBe('ok')
    const params = { courseId, moduleId: other.moduleIds[0]! }
    expect(await ana.call(courses, 'listContents', { params })).toMatchObject({ code: 'nf_0007' })
  })
})

describe('POST /courses/module-content/:id/likeOrUnlike', () => {
  it('likes and takes it back, and pays the first time alone', async () => {
    const ana = await test.given.student()
    const bruno = await test.given.student()
    const { contentIds } = await test.given.course(ana)
    const id = contentIds[0]!
    expect(await like(ana, id)).toEqual({ liked: true, likes: 1 })
    expect(await like(bruno, id)).toEqual({ liked: true, likes: 2 })
    expect(await like(ana, id)).toEqual({ liked: false, likes: 1 })
    expect(await like(ana, id)).toEqual({ liked: true, likes: 2 })
    expect(await bodyOf(ana.call(courses, 'getContentInfo', { params: { id } }))).toMatchObject({
      likes: 2,
      likedByMe: true,
      chest: null,
    })
    const paid = await test.database.db
      .selectFrom('wallet_entries')
      .select('id')
      .where('user_id', '=', ana.userId)
      .where('origin', '=', 'LIKE_MODULE_CONTENT')
      .where('coin', '=', 'XP')
      .execute()
    expect(paid).toHaveLength(1)
  })

  it('keeps one like of a person, however many ask at once', async () => {
    const ana = await test.given.student()
    const id = (await test.given.course(ana)).contentIds[0]!
    await Promise.all(Array.from({ length: 9 }, () => like(ana, id)))
    expect(await bodyOf(ana.call(courses, 'getContentInfo', { params: { id } }))).toMatchObject({ likes: 1 })
  })

  it('answers a class that is not there for me as a missing one', async () => {
    const [ana, elsewhere] = [
      await test.given.student(),
      await test.given.student({ schoolId: await test.given.school() }),
    ]
    const id = (await test.given.course(elsewhere)).contentIds[0]!
    expect(await ana.call(courses, 'likeOrUnlike', { params: { id } })).toMatchObject({ code: 'nf_0017' })
    expect(await ana.call(courses, 'getContentInfo', { params: { id } })).toMatchObject({ code: 'nf_0017' })
    expect(
      await test.database.db.selectFrom('content_likes').selectAll().where('content_id', '=', id).execute(),
    ).toEqual([])
  })
})

describe('the week', () => {
  it("counts classes by the days of the school's time zone, and starts anew on Monday", async () => {
    const ana = await test.given.student()
    const course = await test.given.course(ana, { modules: [['TEXT', 'TEXT', 'TEXT']] })
    for (const id of course.contentIds) await finish(ana, id)
    const at = (id: string, local: string) =>
      test.database.pool.query(
        `update content_progress set finished_at =
           (date_trunc('week', now() at time zone 'America/Sao_Paulo') + $2::interval) at time zone 'America/Sao_Paulo'
         where content_id = $1 and account_id = $3`,
        [id, local, ana.accountId],
      )
    // The first minute of Monday there is still Sunday further west, and its last minute Tuesday in Greenwich.
    await at(course.contentIds[0]!, '1 minute')
    await at(course.contentIds[1]!, '23 hours 59 minutes')
    await at(course.contentIds[2]!, '-1 minute')
    const week = await bodyOf(ana.call(courses, 'getWeek'))
    expect(week).toMatchObject({ classes: null, finished: 2, days: [2, 0, 0, 0, 0, 0, 0] })
  })

  it('keeps the goal that was set, until it is taken back', async () => {
    const ana = await test.given.student()
    expect(await bodyOf(ana.call(courses, 'setWeeklyGoal', { body: { classes: 4 } }))).toMatchObject({ classes: 4 })
    expect(await bodyOf(ana.call(courses, 'setWeeklyGoal', { body: { classes: 6 } }))).toMatchObject({ classes: 6 })
    expect(await ana.call(courses, 'setWeeklyGoal', { body: { classes: 21 } })).toMatchObject({ code: 'ii_0075' })
    expect(await bodyOf(ana.call(courses, 'getWeek'))).toMatchObject({ classes: 6 })
    expect(await bodyOf(ana.call(courses, 'removeWeeklyGoal'))).toMatchObject({ classes: null })
  })
})

describe('GET /courses/s/my-summary', () => {
  it('leads back to the course that was last worked on', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const begun = await test.given.course(ana, { modules: [['TEXT', 'TEXT', 'TEXT']] })
    const newer = await test.given.course(ana)
    expect(await bodyOf(ana.call(courses, 'getSummary'))).toMatchObject({
      next: { course: { id: newer.id }, isStarted: false },
      total: 2,
    })
    await finish(ana, begun.contentIds[0]!)
    expect(await bodyOf(ana.call(courses, 'getSummary'))).toMatchObject({
      next: {
        course: { id: begun.id },
        module: { position: 1 },
        content: { id: begun.contentIds[1] },
        place: { index: 2, total: 3, finished: 1 },
        isStarted: true,
      },
      week: { finished: 1 },
      courses: [{ id: begun.id }, { id: newer.id }],
    })
  })

  it('shows what is begun, then what is new, and what is finished last', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const begun = await test.given.course(ana, { modules: [['TEXT', 'TEXT']] })
    const done = await test.given.course(ana)
    const fresh = await test.given.course(ana)
    await finish(ana, begun.contentIds[0]!)
    await finish(ana, done.contentIds[0]!)
    const summary = await bodyOf(ana.call(courses, 'getSummary'))
    expect(summary.courses.map(({ id }) => id)).toEqual([begun.id, fresh.id, done.id])
    expect(summary.next?.course.id).toBe(begun.id)
  })

  it('has nothing to go on with where there is no course', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    expect(await bodyOf(ana.call(courses, 'getSummary'))).toMatchObject({ next: null, courses: [], total: 0 })
  })
})
