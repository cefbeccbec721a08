import { randomUUID } from 'node:crypto'
import { surveys } from '@trilha/contract/school/surveys'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function aSchool() {
  const schoolId = await test.given.school()
  const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
  const ana = await test.given.student({ schoolId })
  return { schoolId, admin, ana }
}

const answerOf = (person: Person, npsResearchId: string, value = 8) =>
  person.call(surveys, 'answer', { body: { npsResearchId, value } })
const skipOf = (person: Person, id: string) => person.call(surveys, 'skip', { params: { id } })

describe('a survey', () => {
  it('is offered until it is answered, and answered once', async () => {
    const { schoolId, ana } = await aSchool()
    expect(await ana.call(surveys, 'check')).toMatchObject({ ok: true, status: 204, body: '' })
    const id = await test.given.survey({ schoolId })
    expect(await ana.call(surveys, 'check')).toMatchObject({
      status: 200,
      body: { id, question: null, openUntil: null },
    })
    const answer = await ana.call(surveys, 'answer', { body: { npsResearchId: id, value: 10, comment: '  Gosto. ' } })
    expect(answer).toMatchObject({
      status: 201,
      body: { npsResearchId: id, value: 10, comment: 'Gosto.', skipped: false },
    })
    expect(await ana.call(surveys, 'check')).toMatchObject({ status: 204 })
    expect(await answerOf(ana, id)).toMatchObject({ status: 409, code: 'ae_0005' })
    expect(await skipOf(ana, id)).toMatchObject({ status: 409, code: 'ae_0005' })
  })

  it('is for the school’s people: to who is no member there is none', async () => {
    const { schoolId } = await aSchool()
    const trial = await test.given.student({ schoolId, isMember: false })
    const id = await test.given.survey({ schoolId })
    const before = await writesMark(test.database.db)
    expect(await trial.call(surveys, 'check')).toMatchObject({ status: 204, body: '' })
    expect(await answerOf(trial, id)).toMatchObject({ status: 404, code: 'nf_0010' })
    expect(await skipOf(trial, id)).toMatchObject({ status: 404, code: 'nf_0010' })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('can be skipped, and is not offered again', async () => {
    const { schoolId, ana } = await aSchool()
    const id = await test.given.survey({ schoolId })
    expect(await skipOf(ana, id)).toMatchObject({ status: 204 })
    expect(await ana.call(surveys, 'check')).toMatchObject({ status: 204 })
    expect(await answerOf(ana, id)).toMatchObject({ status: 409, code: 'ae_0005' })
  })

  it('counts one answer when many arrive at once', async () => {
    const { schoolId, ana } = await aSchool()
    const id = await test.given.survey({ schoolId })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 ? skipOf(ana, id) : answerOf(ana, id))),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'ae_0005')).toHaveLength(11)
  })

  it('of another school, closed, over or of nobody answers the same', async () => {
    const { schoolId, ana } = await aSchool()
    const other = await aSchool()
    const foreign = await test.given.survey({ schoolId: other.schoolId })
    const over = await test.given.survey({ schoolId, openUntil: new Date(Date.now() - 1_000) })
    const closed = await test.given.survey({ schoolId })
    await test.database.db
      .updateTable('nps_researches')
      .set({ closed_at: new Date() })
      .where('id', '=', closed)
      .execute()
    const before = await writesMark(test.database.db)
    for (const id of [foreign, over, closed, randomUUID()]) {
      expect(await answerOf(ana, id)).toMatchObject({ status: 404, code: 'nf_0010' })
      expect(await skipOf(ana, id)).toMatchObject({ status: 404, code: 'nf_0010' })
    }
    expect(await ana.call(surveys, 'check')).toMatchObject({ status: 204 })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it.each([
    [{ value: 0 }, 'ii_0002', 'value'],
    [{ value: 11 }, 'ii_0002', 'value'],
    [{ value: 7.5 }, 'ii_0002', 'value'],
    [{ value: '9' }, 'ii_0002', 'value'],
    [{}, 'rq_0058', 'value'],
    [{ value: 5, comment: 'x'.repeat(301) }, 'ii_0071', 'comment'],
  ])('refuses %j', async (body, code, field) => {
    const { schoolId, ana } = await aSchool()
    const npsResearchId = await test.given.survey({ schoolId })
    const answer = await ana.raw('POST', '/api/nps-user-feedbacks', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ npsResearchId, ...body }),
    })
    expect(answer).toMatchObject({ status: 400, code, body: { field } })
    expect(await ana.call(surveys, 'check')).toMatchObject({ status: 200 })
  })

  it('names every failing field at once', async () => {
    const { ana } = await aSchool()
    const answer = await ana.raw('POST', '/api/nps-user-feedbacks', {
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer).toMatchObject({ body: { details: [{ code: 'rq_0057' }, { code: 'rq_0058' }] } })
  })

  it('forgets what a person answered when they say so, and nobody else', async () => {
    const { schoolId, ana } = await aSchool()
    const bia = await test.given.student({ schoolId })
    const id = await test.given.survey({ schoolId })
    await Promise.all([answerOf(ana, id), answerOf(bia, id)])
    expect(await ana.call(surveys, 'countMine')).toMatchObject({ body: { count: 1 } })
    expect(await ana.call(surveys, 'removeMine')).toMatchObject({ status: 204 })
    expect(await ana.call(surveys, 'countMine')).toMatchObject({ body: { count: 0 } })
    expect(await bia.call(surveys, 'countMine')).toMatchObject({ body: { count: 1 } })
    expect(await ana.call(surveys, 'check')).toMatchObject({ status: 200 })
    expect(await bia.call(surveys, 'check')).toMatchObject({ status: 204 })
  })
})

describe('the administrator', () => {
  it('opens a survey, ends it by opening the next, and sees sums from five answers on', async () => {
    const { schoolId, admin } = await aSchool()
    const first = await admin.call(surveys, 'open', { body: { question: 'Como foi a feira?' } })
    if (!first.ok) throw new Error(first.code)
    expect(first).toMatchObject({
      status: 201,
      body: { question: 'Como foi a feira?', isOpen: true, answers: 0, result: null },
    })
    const { id } = first.body
    for (const value of [10, 9, 9, 2]) await answerOf(await test.given.student({ schoolId }), id, value)
    await skipOf(await test.given.student({ schoolId }), id)
    const results = async () => {
      const answer = await admin.call(surveys, 'listResults', { query: {} })
      return answer.ok ? answer.body.content : []
    }
    expect(await results()).toMatchObject([{ answers: 4, skips: 1, result: null }])
    await answerOf(await test.given.student({ schoolId }), id, 5)
    expect(await results()).toMatchObject([
      { answers: 5, result: { average: 7, counts: [0, 1, 0, 0, 1, 0, 0, 0, 2, 1] } },
    ])
    await admin.call(surveys, 'open', { body: {} })
    expect((await results()).map(({ isOpen, question }) => [isOpen, question])).toEqual([
      [true, null],
      [false, 'Como foi a feira?'],
    ])
  })

  it('closes a survey, and reads the list page by page', async () => {
    const { schoolId, admin } = await aSchool()
    const id = await test.given.survey({ schoolId })
    expect(await admin.call(surveys, 'close', { params: { id } })).toMatchObject({
      ok: true,
      body: { id, isOpen: false },
    })
    expect(await admin.call(surveys, 'close', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0010' })
    await admin.call(surveys, 'open', { body: { openUntil: '2099-12-31' } })
    const page = await admin.call(surveys, 'listResults', { query: { pSize: 1 } })
    if (!page.ok) throw new Error(page.code)
    const next = await admin.call(surveys, 'listResults', { query: { pSize: 1, cursor: page.body.next! } })
    expect(next).toMatchObject({ body: { content: [{ id }], last: true } })
    expect(await admin.call(surveys, 'listResults', { query: { cursor: 'AAAA' } })).toMatchObject({ code: 'ii_0030' })
  })

  it('cannot open a survey that is over already', async () => {
    const { schoolId, admin } = await aSchool()
    const open = await test.given.survey({ schoolId })
    const answer = await admin.call(surveys, 'open', { body: { openUntil: '2020-01-01' } })
    expect(answer).toMatchObject({ status: 400, code: 'ii_0013', body: { field: 'openUntil' } })
    // The one that was open still is.
    expect(await admin.call(surveys, 'check')).toMatchObject({ body: { id: open } })
  })

  it('leaves one open however many open at once', async () => {
    const { schoolId, admin } = await aSchool()
    await Promise.all(Array.from({ length: 6 }, () => admin.call(surveys, 'open', { body: {} })))
    const open = await test.database.db
      .selectFrom('nps_researches')
      .select('id')
      .where('school_id', '=', schoolId)
      .where('closed_at', 'is', null)
      .execute()
    expect(open).toHaveLength(1)
  })
})
