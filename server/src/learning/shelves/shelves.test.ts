import { randomUUID } from 'node:crypto'
import { CONTENT_EBOOKS_MAX, EBOOK_PAGES_MAX, REWARD_AMOUNTS } from '@trilha/contract/constants'
import { wallets } from '@trilha/contract/economy/wallets'
import { courses } from '@trilha/contract/learning/courses'
import { shelves, type Ebook, type SavedReading } from '@trilha/contract/learning/shelves'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { givenCourse } from '../../testing/given-course.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

/** A student, and a trail of their class with a book of three pages and a text. */
async function reader(pages?: readonly string[]) {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const student = await test.given.student({ schoolId, classId })
  const course = await givenCourse(test.database.db, { schoolId, classIds: [classId], modules: [['EBOOK', 'TEXT']] })
  const [contentId, textId] = course.contentIds as [string, string]
  const id = await test.given.ebook({ owner: student, contentId, ...(pages && { pages }) })
  return { student, schoolId, classId, course, contentId, textId, id }
}

async function save(owner: Person, id: string, body: { atPage: number; seen?: number[] }): Promise<SavedReading> {
  const answer = await owner.call(shelves, 'savePosition', { params: { id }, body })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function mine(owner: Person, query: { pSize?: number; cursor?: string } = {}) {
  const answer = await owner.call(shelves, 'listMine', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function allMine(owner: Person, pSize: number): Promise<Ebook[]> {
  const found: Ebook[] = []
  let cursor: string | undefined
  for (;;) {
    const page = await mine(owner, { pSize, ...(cursor !== undefined && { cursor }) })
    found.push(...page.content)
    if (page.next === null) return found
    cursor = page.next
  }
}

const longBook = Array.from({ length: 40 }, (_, at) => `Página ${at + 1}`)
const allOf = (pages: readonly string[]) => pages.map((_, at) => at + 1)

/** As if the book had been heard of so long ago. */
async function heardOfBefore(owner: Person, seconds: number): Promise<void> {
  await test.database.db
    .updateTable('ebook_readings')
    .set({ updated_at: sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})` })
    .where('account_id', '=', owner.accountId)
    .execute()
}

/** No less, and no more than a slow machine adds. */
function expectAbout(seen: number, least: number): void {
  expect(seen).toBeGreaterThanOrEqual(least)
  expect(seen).toBeLessThan(least + 6)
}

describe('a book', () => {
  it('is on the shelf and at its class, with all its pages when it is opened', async () => {
    const { student, course, contentId, textId, id } = await reader()
    const book = {
      id,
      contentId,
      courseId: course.id,
      moduleId: course.moduleIds[0],
      courseName: 'Água que move o mundo',
      subject: 'SCIENCE',
      title: 'Um livro de teste',
      author: 'Ana Rios',
      about: 'Um rio conta.',
      pageCount: 3,
      reading: null,
    }
    expect((await mine(student)).content).toEqual([book])
    expect(await student.call(shelves, 'listByContent', { params: { id: contentId } })).toMatchObject({ body: [book] })
    expect(await student.call(shelves, 'listByContent', { params: { id: textId } })).toMatchObject({ body: [] })
    const opened = await student.call(shelves, 'get', { params: { id } })
    expect(opened.body).toEqual({
      ...book,
      pictures: [],
      pages: [
        { number: 1, title: 'O rio', text: '# O rio\n\nEra uma vez.' },
        { number: 2, title: null, text: 'Um rio sem título.' },
        { number: 3, title: 'O mar', text: '## O mar\n\nFim.' },
      ],
    })
  })

  it('keeps the place of each reader, the last one told, and counts the pages that were open once', async () => {
    const { student, schoolId, classId, id } = await reader()
    expect(await save(student, id, { atPage: 2, seen: [1, 2] })).toMatchObject({ page: 2, seen: 2, percent: 66 })
    expect(await save(student, id, { atPage: 1 })).toMatchObject({ page: 1, seen: 2, percent: 66, readAt: null })
    expect(await save(student, id, { atPage: 1 })).toMatchObject({ page: 1, seen: 2 })
    // Signed in on another device, it goes on there.
    const elsewhere = await student.call(shelves, 'get', { params: { id } })
    expect(elsewhere.ok && elsewhere.body.reading).toMatchObject({ page: 1, seen: 2 })
    expect((await mine(student)).content[0]!.reading).toMatchObject({ page: 1, seen: 2 })
    const classmate = await test.given.student({ schoolId, classId })
    expect((await mine(classmate)).content[0]!.reading).toBe(null)
  })

  it('takes no page that it does not have, and changes nothing then', async () => {
    const { student, id } = await reader()
    await save(student, id, { atPage: 2 })
    const before = await writesMark(test.database.db)
    const refused = (body: { atPage: number; seen?: number[] }) =>
      student.call(shelves, 'savePosition', { params: { id }, body })
    const outside = { status: 400, code: 'ii_0043', body: { field: 'atPage' } }
    for (const atPage of [4, 0, -1, 1.5, EBOOK_PAGES_MAX + 1]) expect(await refused({ atPage })).toMatchObject(outside)
    expect(await refused({ atPage: 1, seen: [0] })).toMatchObject({ code: 'ii_0044', body: { field: 'seen.0' } })
    expect(await refused({} as never)).toMatchObject({ code: 'rq_0200' })
    expect(await refused({ atPage: 0, seen: [0] })).toMatchObject({
      body: { details: [{ code: 'ii_0043' }, { code: 'ii_0044' }] },
    })
    expect(await writesMark(test.database.db)).toBe(before)
    // Pages beyond the end were not open.
    expect(await save(student, id, { atPage: 1, seen: [3, 4, 299] })).toMatchObject({ seen: 3, percent: 100 })
  })

  it('told from several tabs at once keeps every page', async () => {
    const { student, id } = await reader(longBook.slice(0, 4))
    await Promise.all([1, 2, 3, 4].map((atPage) => save(student, id, { atPage })))
    expect((await mine(student)).content[0]!.reading).toMatchObject({ seen: 4, percent: 100 })
  })

  it('claimed from several tabs at once counts no page for which there was no time', async () => {
    const { student, id } = await reader(longBook)
    const begun = Date.now()
    const claim = { atPage: 40, seen: allOf(longBook) }
    const told = await Promise.all(allOf(longBook).map(() => save(student, id, claim)))
    const most = 4 + (Date.now() - begun) / 1000
    for (const { seen, percent } of told) {
      expect(seen).toBeLessThanOrEqual(most)
      expect(percent).toBe(Math.floor((seen / 40) * 100))
    }
  })
})

describe('a class that is a book', () => {
  const finish = (student: Person, contentId: string) =>
    student.call(courses, 'startProgress', { body: { moduleContentId: contentId, status: 'FINISHED' } })

  it('is finished after the book was read, and not before; reading alone pays nothing', async () => {
    const { student, contentId, course, id } = await reader()
    const content = () =>
      student.call(courses, 'getContent', {
        params: { courseId: course.id, moduleId: course.moduleIds[0]!, contentId },
      })
    const xp = async () => {
      const answer = await student.call(wallets, 'getByType', { params: { type: 'XP' } })
      return answer.ok ? answer.body.value : undefined
    }
    expect(await content()).toMatchObject({ body: { conditions: { ebook: false, video: null, quiz: null } } })
    await save(student, id, { atPage: 3, seen: [2] })
    const before = await writesMark(test.database.db)
    expect(await finish(student, contentId)).toMatchObject({ status: 400, code: 'ii_0045' })
    expect(await writesMark(test.database.db)).toBe(before)
    const started = await student.call(courses, 'startProgress', { body: { moduleContentId: contentId } })
    if (!started.ok) throw new Error(started.code)
    expect(
      await student.call(courses, 'reportProgress', { params: { id: started.body.id }, body: { status: 'FINISHED' } }),
    ).toMatchObject({ code: 'ii_0045' })
    expect((await save(student, id, { atPage: 1 })).readAt).not.toBe(null)
    expect(await xp()).toBe(0)
    expect(await content()).toMatchObject({ body: { conditions: { ebook: true } } })
    expect(await finish(student, contentId)).toMatchObject({ ok: true, body: { status: 'FINISHED' } })
    // The first class of all is an achievement too.
    expect(await xp()).toBe(REWARD_AMOUNTS.MODULE_CONTENT_USER.XP + REWARD_AMOUNTS.ACHIEVEMENT.XP)
  })

  it('is not read by a claim of all pages at once: a book takes its time', async () => {
    const { student, contentId, id } = await reader(longBook)
    const claim = { atPage: 40, seen: allOf(longBook) }
    expect(await save(student, id, claim)).toMatchObject({ seen: 4, percent: 10, waiting: 36, readAt: null })
    expect(await finish(student, contentId)).toMatchObject({ code: 'ii_0045' })
    await heardOfBefore(student, 20)
    const later = await save(student, id, claim)
    expect(later).toMatchObject({ waiting: 40 - later.seen, readAt: null })
    expectAbout(later.seen, 24)
    expect((await mine(student)).content[0]!.reading).toMatchObject({ seen: later.seen, percent: later.percent })
    // A night on which no page was turned is no reading: it is the pages that take their time.
    await heardOfBefore(student, 36_000)
    const morning = await save(student, id, claim)
    expectAbout(morning.seen, later.seen + 4)
    expect(morning.readAt).toBe(null)
    await heardOfBefore(student, 20)
    const read = await save(student, id, claim)
    expect(read).toMatchObject({ percent: 100, waiting: 0 })
    expect(read.readAt).not.toBe(null)
    // It stays read since then, whatever is opened again.
    expect((await save(student, id, { atPage: 3 })).readAt).toBe(read.readAt)
    expect(await finish(student, contentId)).toMatchObject({ ok: true })
  })

  it('with two books asks for the one that is not read yet', async () => {
    const { student, contentId, id } = await reader()
    const other = await test.given.ebook({ owner: student, contentId, position: 2 })
    for (const [book, answer] of [
      [other, { code: 'ii_0045' }],
      [id, { ok: true }],
    ] as const) {
      expect((await save(student, book, { atPage: 1, seen: [2, 3] })).readAt).not.toBe(null)
      expect(await finish(student, contentId)).toMatchObject(answer)
    }
  })

  it('with two books asks for both, also when both end at once', async () => {
    const { student, contentId, id } = await reader()
    const other = await test.given.ebook({ owner: student, contentId, position: 2, title: 'O segundo livro' })
    const listed = await student.call(shelves, 'listByContent', { params: { id: contentId } })
    expect(listed.ok && listed.body.map((book) => book.id)).toEqual([id, other])
    await save(student, id, { atPage: 3, seen: [1] })
    await save(student, other, { atPage: 3, seen: [1] })
    expect(await finish(student, contentId)).toMatchObject({ code: 'ii_0045' })
    await Promise.all([save(student, id, { atPage: 2 }), save(student, other, { atPage: 2 })])
    expect(await finish(student, contentId)).toMatchObject({ ok: true })
  })

  it('without a book asks for none', async () => {
    const { student, schoolId, classId } = await reader()
    const { contentIds } = await givenCourse(test.database.db, { schoolId, classIds: [classId], modules: [['EBOOK']] })
    expect(await finish(student, contentIds[0]!)).toMatchObject({ ok: true })
  })

  it('holds no more books than its list shows, and no book without pages', async () => {
    const { student, contentId } = await reader()
    await expect(test.given.ebook({ owner: student, contentId, position: CONTENT_EBOOKS_MAX + 1 })).rejects.toThrow(
      'ebooks_position_check',
    )
    await expect(test.given.ebook({ owner: student, contentId, position: 2, pages: [] })).rejects.toThrow('0 pages')
  })
})

describe('who reads a book', () => {
  it('is whoever may follow its trail, each with a place of their own', async () => {
    const { student, schoolId, classId, contentId, id } = await reader()
    await save(student, id, { atPage: 3 })
    const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
    await test.given.teaches(professor, classId)
    const others = [
      professor,
      await test.given.person({ role: 'MENTOR', schoolId }),
      await test.given.person({ role: 'STAFF', schoolId }),
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
    ]
    for (const other of others) {
      expect((await mine(other)).content.map((book) => [book.id, book.reading])).toEqual([[id, null]])
      expect(await other.call(shelves, 'listByContent', { params: { id: contentId } })).toMatchObject({
        body: [{ id }],
      })
      expect(await save(other, id, { atPage: 2 })).toMatchObject({ page: 2, seen: 1 })
    }
    expect((await mine(student)).content[0]!.reading).toMatchObject({ page: 3, seen: 1 })
  })

  it('is nobody of another class or school, no guardian, and nobody while the trail is a draft', async () => {
    const { student, schoolId, course, contentId, id } = await reader()
    await save(student, id, { atPage: 1 })
    const outsiders = [
      await test.given.student({ schoolId, classId: await test.given.schoolClass(schoolId) }),
      await test.given.student({ schoolId: await test.given.school() }),
      await test.given.person({ role: 'PROFESSOR', schoolId }),
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: await test.given.school() }),
    ]
    const before = await writesMark(test.database.db)
    const refusedAll = async (person: Person) => {
      expect((await mine(person)).content).toEqual([])
      expect(await person.call(shelves, 'get', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0020' })
      expect(await person.call(shelves, 'savePosition', { params: { id }, body: { atPage: 1 } })).toMatchObject({
        code: 'nf_0020',
      })
      expect(await person.call(shelves, 'listByContent', { params: { id: contentId } })).toMatchObject({
        status: 404,
        code: 'nf_0017',
      })
    }
    for (const outsider of outsiders) await refusedAll(outsider)
    expect(await writesMark(test.database.db)).toBe(before)
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    const shut = { status: 403, code: 'br_0003' }
    expect(await guardian.call(shelves, 'get', { params: { id } })).toMatchObject(shut)
    expect(await guardian.call(shelves, 'listByContent', { params: { id: contentId } })).toMatchObject(shut)
    expect(await guardian.call(shelves, 'savePosition', { params: { id }, body: { atPage: 1 } })).toMatchObject(shut)
    expect(await guardian.call(shelves, 'listMine', { query: {} })).toMatchObject(shut)
    await test.database.db.updateTable('courses').set({ published_at: null }).where('id', '=', course.id).execute()
    await refusedAll(student)
    expect(await student.call(shelves, 'get', { params: { id: randomUUID() } })).toMatchObject({ code: 'nf_0020' })
  })

  it('may be a visitor on trial, of the samples alone', async () => {
    const schoolId = await test.given.school()
    const visitor = await test.given.student({ schoolId, isMember: false })
    const sample = await givenCourse(test.database.db, { schoolId, modules: [['EBOOK']], isSample: true })
    const hidden = await givenCourse(test.database.db, { schoolId, modules: [['EBOOK']] })
    const id = await test.given.ebook({ owner: visitor, contentId: sample.contentIds[0]! })
    await test.given.ebook({ owner: visitor, contentId: hidden.contentIds[0]! })
    expect((await mine(visitor)).content.map((book) => book.id)).toEqual([id])
  })
})

describe('the shelf', () => {
  it('goes trail by trail, the newest first, in the order of the classes, page after page', async () => {
    const { student, schoolId, classId, contentId, textId } = await reader()
    await test.given.ebook({ owner: student, contentId: textId, title: 'Depois da aula' })
    await test.given.ebook({ owner: student, contentId, position: 2, title: 'O segundo' })
    const newer = await givenCourse(test.database.db, {
      schoolId,
      classIds: [classId],
      modules: [['EBOOK'], ['EBOOK']],
    })
    await test.given.ebook({ owner: student, contentId: newer.contentIds[1]!, title: 'Novo 2' })
    await test.given.ebook({ owner: student, contentId: newer.contentIds[0]!, title: 'Novo 1' })
    const whole = await mine(student, { pSize: 100 })
    expect(whole.content.map(({ title }) => title)).toEqual([
      'Novo 1',
      'Novo 2',
      'Um livro de teste',
      'O segundo',
      'Depois da aula',
    ])
    for (const pSize of [1, 2, 4]) expect(await allMine(student, pSize)).toEqual(whole.content)
  })

  it('refuses a cursor that it never gave', async () => {
    const { student } = await reader()
    for (const parts of ['x', ['a'], ['1', student.userId, 1, 1, 'x'], ['1', student.userId, 1, 1]]) {
      const cursor = Buffer.from(JSON.stringify(parts)).toString('base64url')
      expect(await student.call(shelves, 'listMine', { query: { cursor } })).toMatchObject({ code: 'ii_0030' })
    }
  })

  it('is as many queries for a hundred books as for one', async () => {
    const { student, contentId, textId } = await reader()
    const counted = () => countQueries(test.database.pool, () => mine(student, { pSize: 100 }))
    const before = await counted()
    for (let position = 2; position <= 10; position += 1) {
      await test.given.ebook({ owner: student, contentId, position })
      await test.given.ebook({ owner: student, contentId: textId, position })
    }
    expect(await counted()).toBe(before)
  })
})
