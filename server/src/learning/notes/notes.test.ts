import { randomUUID } from 'node:crypto'
import { NOTE_MAX, NOTES_PER_CONTENT, REWARD_AMOUNTS, ROLES } from '@trilha/contract/constants'
import { wallets } from '@trilha/contract/economy/wallets'
import { notes, type ContentNote, type MyNote } from '@trilha/contract/learning/notes'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { givenCourse } from '../../testing/given-course.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import type { ContentPlace } from '../courses/public.ts'

const test = testApp()

async function add(
  owner: Person,
  params: ContentPlace,
  body: { note: string; second?: number } = { note: 'Uma ideia' },
): Promise<ContentNote> {
  const answer = await owner.call(notes, 'add', { params, body })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function mine(owner: Person, query: { search?: string; pSize?: number; cursor?: string } = {}) {
  const answer = await owner.call(notes, 'listMine', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function allMine(owner: Person, pSize: number): Promise<MyNote[]> {
  const found: MyNote[] = []
  let cursor: string | undefined
  for (;;) {
    const page = await mine(owner, { pSize, ...(cursor !== undefined && { cursor }) })
    found.push(...page.content)
    if (page.next === null) return found
    cursor = page.next
  }
}

/** A student, and a trail of their class with videos and texts. */
async function learner() {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const student = await test.given.student({ schoolId, classId })
  const course = await givenCourse(test.database.db, {
    schoolId,
    classIds: [classId],
    modules: [
      ['VIDEO', 'TEXT'],
      ['TEXT', 'VIDEO'],
    ],
  })
  const places = course.contentIds.map((contentId, at) => ({
    courseId: course.id,
    moduleId: course.moduleIds[at < 2 ? 0 : 1]!,
    contentId,
  }))
  return { student, schoolId, classId, course, places, video: places[0]!, text: places[1]! }
}

describe('a note', () => {
  it('is written on a class or a second of its video, read, changed and deleted by its author', async () => {
    const { student, video, text } = await learner()
    const first = await student.call(notes, 'add', {
      params: video,
      body: { note: '  A chuva cai.\nE volta. ', second: 42 },
    })
    expect(first).toMatchObject({
      status: 201,
      body: { ...video, note: 'A chuva cai.\nE volta.', second: 42 },
    })
    const other = await add(student, text)
    expect(other).toMatchObject({ ...text, second: null })
    const params = { ...text, noteId: other.id }
    expect(await student.call(notes, 'get', { params })).toMatchObject({ body: other })
    const changed = await student.call(notes, 'update', { params, body: { note: 'Outra ideia' } })
    expect(changed).toMatchObject({ body: { id: other.id, note: 'Outra ideia', createdAt: other.createdAt } })
    if (changed.ok) expect(changed.body.updatedAt > other.updatedAt).toBe(true)
    expect(await student.call(notes, 'remove', { params })).toMatchObject({ status: 204 })
    expect(await student.call(notes, 'get', { params })).toMatchObject({ code: 'nf_0061' })
    expect((await mine(student)).content.map(({ note }) => note)).toEqual(['A chuva cai.\nE volta.'])
  })

  it('of a class are listed by their second, and then as they were written', async () => {
    const { student, video } = await learner()
    for (const [note, second] of [
      ['meio', 50],
      ['começo', 0],
      ['depois do meio', 50],
      ['a aula toda', undefined],
    ] as const)
      await add(student, video, { note, ...(second !== undefined && { second }) })
    const answer = await student.call(notes, 'listByContent', { params: video })
    expect(answer.ok && answer.body.map(({ note }) => note)).toEqual([
      'a aula toda',
      'começo',
      'meio',
      'depois do meio',
    ])
  })

  it('pays once per class, however many there are and whatever is deleted', async () => {
    const { student, video, text } = await learner()
    const xp = async () => {
      const answer = await student.call(wallets, 'getByType', { params: { type: 'XP' } })
      return answer.ok ? answer.body.value : undefined
    }
    const one = await add(student, video)
    await add(student, video)
    await student.call(notes, 'remove', { params: { ...video, noteId: one.id } })
    await add(student, video)
    expect(await xp()).toBe(REWARD_AMOUNTS.CONTENT_NOTE.XP)
    await add(student, text)
    expect(await xp()).toBe(2 * REWARD_AMOUNTS.CONTENT_NOTE.XP)
  })

  it('sent twice with one key is one note', async () => {
    const { student, text } = await learner()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => student.call(notes, 'add', { params: text, body: { note: 'Uma vez só' }, headers })
    const [first, again] = await Promise.all([send(), send()])
    expect(first).toMatchObject({ ok: true })
    expect(again.body).toEqual(first.body)
    expect((await mine(student)).content).toHaveLength(1)
  })

  it('needs words, not too many, and a second that the video has', async () => {
    const { student, video, text } = await learner()
    const before = await writesMark(test.database.db)
    const refused = (params: ContentPlace, body: { note: string; second?: number }) =>
      student.call(notes, 'add', { params, body })
    expect(await refused(text, { note: '  ' })).toMatchObject({ status: 400, code: 'rq_0018', body: { field: 'note' } })
    expect(await refused(text, { note: 'a'.repeat(NOTE_MAX + 1) })).toMatchObject({ code: 'ii_0068' })
    expect(await refused(video, { note: 'Além do fim', second: 101 })).toMatchObject({
      code: 'ii_0044',
      body: { field: 'second' },
    })
    expect(await refused(text, { note: 'Texto não tem segundo', second: 3 })).toMatchObject({ code: 'ii_0044' })
    expect(await refused(video, { note: '', second: -1 })).toMatchObject({
      body: { details: [{ code: 'rq_0018' }, { code: 'ii_0044' }] },
    })
    expect(await writesMark(test.database.db)).toBe(before)
    await add(student, video, { note: 'a'.repeat(NOTE_MAX), second: 100 })
  })

  it('stops at a hundred on one class, also for several at once', async () => {
    const { student, text, video } = await learner()
    await test.database.db
      .insertInto('content_notes')
      .values(
        Array.from({ length: NOTES_PER_CONTENT - 2 }, () => ({
          account_id: student.accountId,
          content_id: text.contentId,
          note: 'mais uma',
          second: null,
        })),
      )
      .execute()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => student.call(notes, 'add', { params: text, body: { note: 'a última' } })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(answers.filter(({ ok }) => !ok)).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 400, code: 'ii_0049' })),
    )
    await add(student, video)
  })
})

describe('who sees a note', () => {
  it('is its author alone: not a classmate, not who teaches or runs the school', async () => {
    const { student, schoolId, classId, text } = await learner()
    const note = await add(student, text, { note: 'Só minha' })
    const professor = await test.given.person({ role: 'PROFESSOR', schoolId })
    await test.given.teaches(professor, classId)
    const others = [
      professor,
      await test.given.student({ schoolId, classId }),
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
      await test.given.person({ role: 'STAFF', schoolId }),
      await test.given.person({ role: 'MENTOR', schoolId }),
    ]
    const params = { ...text, noteId: note.id }
    const before = await writesMark(test.database.db)
    for (const other of others) {
      expect(await other.call(notes, 'listByContent', { params: text })).toMatchObject({ ok: true, body: [] })
      expect(await other.call(notes, 'listByCourse', { params: text, query: {} })).toMatchObject({
        ok: true,
        body: { content: [] },
      })
      expect((await mine(other)).content).toEqual([])
      expect(await other.call(notes, 'get', { params })).toMatchObject({ code: 'nf_0061' })
      expect(await other.call(notes, 'update', { params, body: { note: 'x' } })).toMatchObject({ code: 'nf_0061' })
      expect(await other.call(notes, 'remove', { params })).toMatchObject({ code: 'nf_0061' })
    }
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('asks for a class that one may open, at its own address', async () => {
    const { student, text } = await learner()
    const elsewhere = await learner()
    const tryAt = (params: ContentPlace) => student.call(notes, 'add', { params, body: { note: 'x' } })
    expect(await tryAt(elsewhere.text)).toMatchObject({ code: 'nf_0017' })
    expect(await tryAt({ ...text, courseId: elsewhere.course.id })).toMatchObject({ code: 'nf_0017' })
    expect(await tryAt({ ...text, moduleId: elsewhere.text.moduleId })).toMatchObject({ code: 'nf_0017' })
    const listed = await student.call(notes, 'listByContent', { params: { ...text, courseId: randomUUID() } })
    expect(listed).toMatchObject({ code: 'nf_0017' })
    expect(await student.call(notes, 'listByCourse', { params: elsewhere.text, query: {} })).toMatchObject({
      code: 'nf_0006',
    })
    const parent = await test.given.person({ role: 'PARENT', schoolId: student.schoolId })
    expect(await parent.call(notes, 'listMine', { query: {} })).toMatchObject({ code: 'br_0003' })
  })

  it('under another class than its own is missing', async () => {
    const { student, text, video } = await learner()
    const { id } = await add(student, text)
    const params = { ...video, noteId: id }
    expect(await student.call(notes, 'get', { params })).toMatchObject({ code: 'nf_0061' })
    expect(await student.call(notes, 'update', { params, body: { note: 'x' } })).toMatchObject({ code: 'nf_0061' })
    expect(await student.call(notes, 'remove', { params })).toMatchObject({ code: 'nf_0061' })
  })

  it('outlives the class: whoever left it still reads, changes and deletes', async () => {
    const { student, schoolId, text } = await learner()
    const { id } = await add(student, text)
    expect((await mine(student)).content).toMatchObject([{ id, canOpen: true }])
    await test.database.db
      .updateTable('students')
      .set({ class_id: await test.given.schoolClass(schoolId) })
      .where('account_id', '=', student.accountId)
      .execute()
    expect((await mine(student)).content).toMatchObject([{ id, canOpen: false }])
    const params = { ...text, noteId: id }
    expect(await student.call(notes, 'update', { params, body: { note: 'ainda minha' } })).toMatchObject({ ok: true })
    expect(await student.call(notes, 'remove', { params })).toMatchObject({ ok: true })
    expect(await student.call(notes, 'add', { params: text, body: { note: 'x' } })).toMatchObject({ code: 'nf_0017' })
  })

  it.each(ROLES.filter((role) => role !== 'PARENT'))('is open to write to a %s', async (role) => {
    const person = await test.given.person({ role })
    const place = await test.given.contentFor(person)
    await add(person, { courseId: place.courseId, moduleId: place.moduleId, contentId: place.contentId })
    expect((await mine(person)).content).toHaveLength(1)
  })
})

describe('GET content-notes/my', () => {
  it('goes trail by trail, the newest first, in the order of the classes; pages neither repeat nor skip', async () => {
    const { student, schoolId, classId, places } = await learner()
    const newer = await givenCourse(test.database.db, { schoolId, classIds: [classId] })
    for (const [at, place] of places.toReversed().entries())
      for (const part of ['a', 'b']) await add(student, place, { note: `${4 - at}${part}` })
    await add(
      student,
      { courseId: newer.id, moduleId: newer.moduleIds[0]!, contentId: newer.contentIds[0]! },
      { note: 'novo' },
    )
    const whole = await mine(student, { pSize: 100 })
    expect(whole.content.map(({ note }) => note)).toEqual(['novo', '1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b'])
    expect(whole.content[1]).toMatchObject({
      courseName: 'Água que move o mundo',
      moduleName: 'Módulo 1',
      contentTitle: 'Aula 1.1',
      canOpen: true,
    })
    for (const pSize of [1, 2, 5]) expect(await allMine(student, pSize)).toEqual(whole.content)
    const ofCourse = await student.call(notes, 'listByCourse', { params: { courseId: places[0]!.courseId }, query: {} })
    expect(ofCourse.ok && ofCourse.body.content.map(({ note }) => note)).toEqual(
      whole.content.slice(1).map(({ note }) => note),
    )
  })

  it('is searched in the note, the class and the trail, whatever the accents and the case', async () => {
    const { student, text, video } = await learner()
    await add(student, text, { note: 'A evaporação é rápida' })
    await add(student, video, { note: '100% certo' })
    const found = async (search: string) => (await mine(student, { search })).content.map(({ note }) => note)
    expect(await found('EVAPORACAO')).toEqual(['A evaporação é rápida'])
    expect(await found('agua que')).toHaveLength(2)
    expect(await found('aula 1.2')).toEqual(['A evaporação é rápida'])
    expect(await found('0%')).toEqual(['100% certo'])
    expect(await found('%')).toEqual(['100% certo'])
    expect(await found('nada disso')).toEqual([])
  })

  it('refuses a cursor that it never gave', async () => {
    const { student } = await learner()
    const cursors = [
      'x',
      ['a'],
      ['1', student.userId, 1, 1, 1, '1', 'x'],
      ['1', student.userId, 1, 1, 1.5, '1', student.userId],
    ]
    for (const parts of cursors) {
      const cursor = Buffer.from(JSON.stringify(parts)).toString('base64url')
      expect(await student.call(notes, 'listMine', { query: { cursor } })).toMatchObject({ code: 'ii_0030' })
    }
  })

  it('is as many queries for a hundred as for one', async () => {
    const { student, places, text } = await learner()
    await add(student, text)
    const counted = () => countQueries(test.database.pool, () => mine(student, { pSize: 100 }))
    const before = await counted()
    for (const place of places) for (let at = 0; at < 5; at += 1) await add(student, place)
    expect(await counted()).toBe(before)
  })
})
