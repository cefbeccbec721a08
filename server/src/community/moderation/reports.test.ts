import { randomUUID } from 'node:crypto'
import { moderation } from '@trilha/contract/community/moderation'
import { REPORT_DESCRIPTION_MAX, REPORT_TYPES, type ReportType } from '@trilha/contract/constants'
import { notifications } from '@trilha/contract/messaging/notifications'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

/** Two of a class, and what one of them said there. */
async function spoken() {
  const schoolId = await test.given.school()
  const classId = await test.given.schoolClass(schoolId)
  const [author, ana] = [
    await test.given.student({ schoolId, classId }),
    await test.given.student({ schoolId, classId }),
  ]
  const contentId = await test.given.classComment({ owner: author, text: 'Você é uma chata.' })
  return { schoolId, classId, author, ana, contentId }
}

const reporting = (contentId: string, type: ReportType = 'OFFENSIVE') => ({
  contentId,
  type,
  description: 'Ofendeu uma colega.',
  entityReport: 'TRAIL_COMMENT' as const,
})

const report = (by: Person, contentId: string, type?: ReportType) =>
  by.call(moderation, 'report', { body: reporting(contentId, type) })

async function casesOf(contentId: string) {
  return test.database.db.selectFrom('moderation_cases').selectAll().where('content_id', '=', contentId).execute()
}

const kindsOf = async (person: Person) => {
  const answer = await person.call(notifications, 'listMine', { query: {} })
  return answer.ok ? answer.body.content.map(({ kind }) => kind) : []
}

describe('reporting again', () => {
  it('adds to what was said, once for the same words, and the gravest type holds', async () => {
    const { ana, contentId, schoolId } = await spoken()
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    const say = (description: string, type: ReportType) =>
      ana.call(moderation, 'report', { body: { ...reporting(contentId, type), description } })
    const first = await say('Ofendeu uma colega.', 'OFFENSIVE')
    const again = await say('E agora ameaçou.', 'VIOLENCE')
    expect(again.ok && again.body.id).toBe(first.ok && first.body.id)
    await say('E agora ameaçou.', 'OTHER')
    const mine = await ana.call(moderation, 'listMyReports', { query: {} })
    expect(mine.ok && mine.body.content).toMatchObject([
      { type: 'VIOLENCE', description: 'Ofendeu uma colega.\nE agora ameaçou.' },
    ])
    expect((await kindsOf(admin)).filter((kind) => kind === 'REPORT_SEVERE')).toHaveLength(1)
    const [open] = await casesOf(contentId)
    expect(open).toMatchObject({ severity: 2 })
  })

  it('has an end, which is said, and nothing is changed then', async () => {
    const { ana, contentId } = await spoken()
    const say = (mark: string) =>
      ana.call(moderation, 'report', {
        body: { ...reporting(contentId), description: mark.repeat(REPORT_DESCRIPTION_MAX) },
      })
    for (const mark of 'abcd') expect(await say(mark)).toMatchObject({ status: 201 })
    const before = await writesMark(test.database.db)
    expect(await say('e')).toMatchObject({ code: 'ae_0008', status: 409 })
    const body = { ...reporting(contentId), description: 'f'.repeat(REPORT_DESCRIPTION_MAX) }
    expect(await ana.call(moderation, 'reportWithoutSlash', { body })).toMatchObject({ code: 'ae_0008' })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('reporting', () => {
  it('keeps what was said, who says so and when somebody must look, with and without the slash', async () => {
    const { ana, author, contentId, schoolId } = await spoken()
    const answer = await report(ana, contentId)
    expect(answer).toMatchObject({ status: 201, body: { id: expect.any(String) } })
    const body = { ...reporting(contentId), isChecked: true, userProfile: 'SCHOOL_ADMIN' }
    const again = await ana.call(moderation, 'reportWithoutSlash', { body })
    // Who reports a thing twice has one report.
    expect(again.ok && again.body.id).toBe(answer.ok && answer.body.id)
    const [found, ...others] = await casesOf(contentId)
    expect(others).toEqual([])
    expect(found).toMatchObject({
      school_id: schoolId,
      entity: 'TRAIL_COMMENT',
      author_account_id: author.accountId,
      evidence: 'Você é uma chata.',
      state: 'OPEN',
      severity: 1,
    })
    const rows = await test.database.db
      .selectFrom('post_reports')
      .selectAll()
      .where('case_id', '=', found!.id)
      .execute()
    expect(rows).toMatchObject([{ account_id: ana.accountId, role: 'STUDENT', type: 'OFFENSIVE' }])
  })

  it('merges what many say of one thing, also at once, and takes the severest', async () => {
    const { schoolId, classId, contentId } = await spoken()
    const people = await Promise.all(Array.from({ length: 7 }, () => test.given.student({ schoolId, classId })))
    const answers = await Promise.all(people.map((person, at) => report(person, contentId, REPORT_TYPES[at])))
    expect(answers.map(({ ok }) => ok)).toEqual(people.map(() => true))
    const cases = await casesOf(contentId)
    expect(cases).toMatchObject([{ severity: 2 }])
    const { count } = await test.database.db
      .selectFrom('post_reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('case_id', '=', cases[0]!.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(7)
    expect(cases[0]!.due_at.getTime() - cases[0]!.created_at.getTime()).toBeLessThan(25 * 3_600_000)
  })

  it('goes on merging when the database has planned it many times', async () => {
    const { schoolId, classId, contentId } = await spoken()
    const people = await Promise.all(Array.from({ length: 12 }, () => test.given.student({ schoolId, classId })))
    for (const person of people) expect(await report(person, contentId)).toMatchObject({ status: 201 })
    expect(await casesOf(contentId)).toHaveLength(1)
  })

  it('tells the moderators of a severe one at once, and once; not who wrote it', async () => {
    const { ana, schoolId, classId, contentId } = await spoken()
    const [staff, admin, professor, elsewhere] = [
      await test.given.person({ role: 'STAFF', schoolId }),
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
      await test.given.person({ role: 'PROFESSOR', schoolId }),
      await test.given.person({ role: 'STAFF', schoolId: await test.given.school() }),
    ]
    await report(ana, contentId, 'OTHER')
    expect(await kindsOf(staff)).toEqual([])
    for (const type of ['SEXUAL', 'VIOLENCE'] as const)
      await report(await test.given.student({ schoolId, classId }), contentId, type)
    for (const moderator of [staff, admin]) expect(await kindsOf(moderator)).toEqual(['REPORT_SEVERE'])
    for (const other of [professor, elsewhere]) expect(await kindsOf(other)).toEqual([])
  })

  it('is for whoever sees the thing, children without an open community among them; others hear of nothing', async () => {
    const { contentId, schoolId, author } = await spoken()
    const strangers = [
      await test.given.student({ schoolId, classId: await test.given.schoolClass(schoolId) }),
      await test.given.student({ schoolId: await test.given.school() }),
      await test.given.person({ role: 'PARENT', schoolId }),
    ]
    const before = await writesMark(test.database.db)
    for (const stranger of strangers)
      expect(await report(stranger, contentId)).toMatchObject({ status: 404, code: 'nf_0072' })
    expect(await report(author, randomUUID())).toMatchObject({ code: 'nf_0072', body: { field: 'contentId' } })
    expect(await report(author, contentId)).toMatchObject({ code: 'ii_0055', body: { field: 'contentId' } })
    expect(await author.call(moderation, 'reportWithoutSlash', { body: reporting(contentId) })).toMatchObject({
      code: 'ii_0055',
    })
    // No domain has such things yet.
    const product = { ...reporting(contentId), entityReport: 'PRODUCT' as const }
    expect(await author.call(moderation, 'report', { body: product })).toMatchObject({ code: 'nf_0072' })
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('takes a profile by its own id or by the person’s as one', async () => {
    const schoolId = await test.given.school()
    const [ana, bia, caio] = await Promise.all(Array.from({ length: 3 }, () => test.given.student({ schoolId })))
    const id = await test.given.profile(caio!)
    const of = (contentId: string) => ({ ...reporting(contentId), entityReport: 'PROFILE' as const })
    expect(await ana!.call(moderation, 'report', { body: of(id) })).toMatchObject({ ok: true })
    expect(await bia!.call(moderation, 'report', { body: of(caio!.userId) })).toMatchObject({ ok: true })
    expect(await casesOf(caio!.userId)).toHaveLength(1)
  })

  it('names every failing field, and the one of length in the document’s words', async () => {
    const { ana } = await spoken()
    const send = (body: object) => ana.call(moderation, 'report', { body: body as ReturnType<typeof reporting> })
    expect(await send({})).toMatchObject({
      body: { details: [{ code: 'rq_0024' }, { code: 'rq_0022' }, { code: 'rq_0023' }] },
    })
    const long = { ...reporting(randomUUID()), description: 'a'.repeat(301) }
    expect(await send(long)).toMatchObject({
      code: 'ii_0016',
      body: { message: 'A descrição deve conter no máximo 300 caracteres' },
    })
  })
})

describe('what I reported', () => {
  it('is mine alone, newest first, with what became of it and nothing about its author', async () => {
    const author = await test.given.student({ schoolId: await test.given.school() })
    const ana = await test.given.student({ schoolId: author.schoolId })
    const states = ['OPEN', 'DISMISSED', 'DECIDED', 'APPEALED', 'UPHELD', 'REVERSED'] as const
    for (const state of states) await test.given.moderationCase({ author, reporter: ana, state })
    await test.given.moderationCase({ author, state: 'DECIDED' })
    const list = await ana.call(moderation, 'listMyReports', { query: { pSize: 4 } })
    const next = list.ok ? list.body.next! : ''
    const rest = await ana.call(moderation, 'listMyReports', { query: { pSize: 4, cursor: next } })
    if (!list.ok || !rest.ok) throw new Error('refused')
    const all = [...list.body.content, ...rest.body.content]
    expect(all.map(({ outcome, isChecked }) => [outcome, isChecked])).toEqual([
      ['NOTHING_FOUND', true],
      ['ACTED', true],
      ['ACTED', true],
      ['ACTED', true],
      ['NOTHING_FOUND', true],
      ['WAITING', false],
    ])
    expect(rest.body.last).toBe(true)
    expect(JSON.stringify(all)).not.toContain(author.accountId)
  })
})
