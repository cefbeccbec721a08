import { randomUUID } from 'node:crypto'
import { SCHOOL_FLAGS } from '@trilha/contract/constants'
import { accounts } from '@trilha/contract/identity/accounts'
import { schools } from '@trilha/contract/school/schools'
import { students } from '@trilha/contract/school/students'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { erase } from '../../platform/personal-data/erase.ts'
import { caller } from '../../testing/caller.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp, testSecrets } from '../../testing/test-app.ts'

const test = testApp()

async function aSchool() {
  const schoolId = await test.given.school()
  const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId, name: 'Dalva Figueira' })
  return { schoolId, admin }
}

async function auditOf(schoolId: string) {
  const lines = await test.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('school_id', '=', schoolId)
    .orderBy('id')
    .execute()
  return lines.map(({ action, actor_account_id, subject_id, details }) => ({
    action,
    by: actor_account_id,
    subject: subject_id,
    details,
  }))
}

describe('grades', () => {
  it('are there for everybody, first to last, with ids of the installation', async () => {
    const answer = await test.anonymous.call(schools, 'listGrades')
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.body.slice(0, 12).map(({ name, stage, year }) => `${name} ${stage} ${year}`)).toEqual([
      ...Array.from({ length: 9 }, (_, at) => `${at + 1}º ano PRIMARY ${at + 1}`),
      ...Array.from({ length: 3 }, (_, at) => `${at + 1}ª série SECONDARY ${at + 1}`),
    ])
  })
})

describe('a school', () => {
  it('is told to its own people; any other answers as a missing one', async () => {
    const { schoolId, admin } = await aSchool()
    const other = await aSchool()
    expect(await admin.call(schools, 'get', { params: { id: schoolId } })).toMatchObject({
      ok: true,
      body: { id: schoolId },
    })
    for (const id of [other.schoolId, randomUUID()]) {
      expect(await admin.call(schools, 'get', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0013' })
      expect(await admin.call(schools, 'getHome', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0013' })
    }
  })

  it('has one notice, which its administrator puts up and takes down', async () => {
    const { schoolId, admin } = await aSchool()
    const ana = await test.given.student({ schoolId })
    const home = () => ana.call(schools, 'getHome', { params: { id: schoolId } })
    expect(await home()).toMatchObject({ body: { schoolId, news: [] } })
    await admin.call(schools, 'setNotice', { body: { notice: '  Feira na sexta.  ' } })
    expect(await home()).toMatchObject({ body: { news: [{ text: 'Feira na sexta.' }] } })
    const trial = await test.given.student({ schoolId, isMember: false })
    expect(await trial.call(schools, 'getHome', { params: { id: schoolId } })).toMatchObject({ body: { news: [] } })
    await admin.call(schools, 'setNotice', { body: { notice: null } })
    expect(await home()).toMatchObject({ body: { news: [] } })
    const lines = await auditOf(schoolId)
    expect(lines.map(({ action }) => action)).toEqual(['school.notice.set', 'school.notice.removed'])
    expect(JSON.stringify(lines)).not.toContain('Feira')
  })

  it.each([
    ['{}', 'rq_0162'],
    ['{"notice":"ab"}', 'ii_0071'],
    [JSON.stringify({ notice: 'x'.repeat(281) }), 'ii_0071'],
  ])('refuses the notice %s', async (body, code) => {
    const { admin } = await aSchool()
    const before = await writesMark(test.database.db)
    const answer = await admin.raw('PATCH', '/api/schools/my/notice', {
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(answer).toMatchObject({ status: 400, code, body: { field: 'notice' } })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('the flags', () => {
  it('are exactly five, all false until the school says otherwise', async () => {
    const ana = await test.given.student({ schoolId: await test.given.school() })
    const answer = await ana.call(schools, 'getConfig')
    expect(answer.body).toEqual(Object.fromEntries(SCHOOL_FLAGS.map((flag) => [flag, false])))
  })

  it('are changed by the administrator, with a line that says before and after', async () => {
    const { schoolId, admin } = await aSchool()
    const answer = await admin.call(schools, 'setSchoolFlags', {
      body: { isPermitAccessChat: true, isGradeControl: false, isPermitCreateCourse: true },
    })
    expect(answer).toMatchObject({
      body: { isPermitAccessChat: true, isPermitCreateCourse: true, isGradeControl: false },
    })
    const changes = [
      { flag: 'isPermitAccessChat', before: false, after: true },
      { flag: 'isPermitCreateCourse', before: false, after: true },
    ]
    expect(await auditOf(schoolId)).toEqual([
      { action: 'school.flags.changed', by: admin.accountId, subject: schoolId, details: { changes } },
    ])
    // Wishing what is so already leaves no line.
    await admin.call(schools, 'setSchoolFlags', { body: { isPermitAccessChat: true } })
    const shown = await admin.call(schools, 'listFlagChanges', { query: {} })
    expect(shown).toMatchObject({ body: { content: [{ byName: 'Dalva Figueira', changes }], last: true } })
    expect(await admin.call(schools, 'getSchoolFlags')).toMatchObject({ body: { isPermitAccessChat: true } })
  })

  it('have a trail that pages newest first, of the own school alone', async () => {
    const [{ admin }, other] = [await aSchool(), await aSchool()]
    await other.admin.call(schools, 'setSchoolFlags', { body: { isGradeControl: true } })
    for (const isGradeControl of [true, false, true])
      await admin.call(schools, 'setSchoolFlags', { body: { isGradeControl } })
    const seen: boolean[] = []
    let cursor: string | undefined
    do {
      const page = await admin.call(schools, 'listFlagChanges', { query: { pSize: 2, cursor } })
      if (!page.ok) throw new Error(page.code)
      seen.push(...page.body.content.flatMap(({ changes }) => changes.map(({ after }) => after)))
      cursor = page.body.next ?? undefined
    } while (cursor)
    expect(seen).toEqual([true, false, true])
    const bad = Buffer.from('["x"]').toString('base64url')
    expect(await admin.call(schools, 'listFlagChanges', { query: { cursor: bad } })).toMatchObject({ code: 'ii_0030' })
  })

  it('lose no change when two administrators act at once', async () => {
    const { schoolId, admin } = await aSchool()
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        admin.call(schools, 'setSchoolFlags', { body: { isGradeControl: at % 2 === 0 } }),
      ),
    )
    const lines = (await auditOf(schoolId)) as unknown as {
      details: { changes: { before: boolean; after: boolean }[] }
    }[]
    const steps = lines.map(({ details }) => details.changes[0]!)
    for (const [at, { before, after }] of steps.entries()) {
      expect(after).toBe(!before)
      expect(before).toBe(steps[at - 1]?.after ?? false)
    }
  })

  it('act at once on every open session, on two servers', { timeout: 20_000 }, async () => {
    const { schoolId, admin } = await aSchool()
    const ana = await test.given.student({ schoolId })
    const { platform } = test.app
    const second = await buildApp({
      config: platform.config,
      log: platform.log,
      database: test.database,
      secrets: testSecrets,
    })
    try {
      const there = caller(await second.listen(), ana.accessToken)
      const outcomes = async () => {
        const answers = [await ana.call(students, 'listMyClassmates'), await there.call(students, 'listMyClassmates')]
        return answers.map((answer) => (answer.ok ? 'open' : answer.code))
      }
      const started = performance.now()
      const toggles = 10
      for (let at = 0; at < toggles; at += 1) {
        const open = at % 2 === 0
        await admin.call(schools, 'setSchoolFlags', { body: { isPermitAccessClassMenu: open } })
        const wanted = open ? 'open' : 'br_0038'
        await expect.poll(outcomes, { interval: 15, timeout: 5_000 }).toEqual([wanted, wanted])
      }
      // Had each waited for the session's second to pass, this would take ten.
      expect(performance.now() - started).toBeLessThan(toggles * 700)
    } finally {
      await second.stop()
    }
  })

  it('close a whole school but for who can open it again', async () => {
    const { schoolId, admin } = await aSchool()
    const ana = await test.given.student({ schoolId })
    await admin.call(schools, 'setSchoolFlags', { body: { isBlockedAccount: true } })
    const config = () => ana.call(schools, 'getConfig')
    await expect.poll(async () => (await config()).body).toMatchObject({ isBlockedAccount: true })
    expect(await ana.call(students, 'getMine')).toMatchObject({ status: 403, code: 'br_0038' })
    expect(await ana.call(schools, 'getBlock')).toMatchObject({
      body: { isBlocked: true, bySchool: true, block: null },
    })
    expect(await ana.call(accounts, 'current')).toMatchObject({ body: { flags: { isBlockedAccount: true } } })
    expect(await admin.call(schools, 'getConfig')).toMatchObject({ body: { isBlockedAccount: false } })
    await admin.call(schools, 'setSchoolFlags', { body: { isBlockedAccount: false } })
    await expect.poll(async () => (await ana.call(students, 'getMine')).ok).toBe(true)
  })
})

describe('blocking one account', () => {
  it('closes it at once with a reason, and opens it again; each leaves a line', async () => {
    const { schoolId, admin } = await aSchool()
    const ana = await test.given.student({ schoolId })
    expect(await ana.call(schools, 'getBlock')).toMatchObject({
      body: { isBlocked: false, bySchool: false, block: null },
    })
    const id = ana.accountId
    expect(await admin.call(schools, 'block', { params: { id }, body: { reason: 'SAFETY' } })).toMatchObject({
      ok: true,
      body: { accountId: id, block: { reason: 'SAFETY' } },
    })
    await expect.poll(async () => (await ana.call(students, 'getMine')).ok).toBe(false)
    expect(await ana.call(schools, 'getBlock')).toMatchObject({
      body: { isBlocked: true, bySchool: false, block: { reason: 'SAFETY' } },
    })
    // Twice the same is once; another reason keeps the time.
    await admin.call(schools, 'block', { params: { id }, body: { reason: 'SAFETY' } })
    await admin.call(schools, 'block', { params: { id }, body: { reason: 'CONDUCT' } })
    await admin.call(schools, 'unblock', { params: { id } })
    await admin.call(schools, 'unblock', { params: { id } })
    await expect.poll(async () => (await ana.call(students, 'getMine')).ok).toBe(true)
    expect((await auditOf(schoolId)).map(({ action, subject, details }) => [action, subject, details])).toEqual([
      ['account.blocked', id, { before: null, after: 'SAFETY' }],
      ['account.blocked', id, { before: 'SAFETY', after: 'CONDUCT' }],
      ['account.unblocked', id, { before: 'CONDUCT', after: null }],
    ])
  })

  it('refuses administrators, who left, accounts of other schools and reasons of no list, and changes nothing', async () => {
    const { schoolId, admin } = await aSchool()
    const [colleague, ana] = [
      await test.given.person({ role: 'SCHOOL_ADMIN', schoolId }),
      await test.given.student({ schoolId }),
    ]
    const left = await test.given.student({ schoolId, active: false })
    const stranger = await test.given.student({ schoolId: await test.given.school() })
    const before = await writesMark(test.database.db)
    const block = (id: string) => admin.call(schools, 'block', { params: { id }, body: { reason: 'OTHER' } })
    for (const id of [admin.accountId, colleague.accountId, left.accountId])
      expect(await block(id)).toMatchObject({ status: 403, code: 'br_0003' })
    for (const id of [stranger.accountId, randomUUID()]) {
      expect(await block(id)).toMatchObject({ status: 404, code: 'nf_0001' })
      expect(await admin.call(schools, 'unblock', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0001' })
    }
    const path = `/api/schools/my/people/${ana.accountId}/block`
    const headers = { 'content-type': 'application/json' }
    expect(await admin.raw('PATCH', path, { headers, body: '{}' })).toMatchObject({ status: 400, code: 'rq_0160' })
    expect(await admin.raw('PATCH', path, { headers, body: '{"reason":"BORED"}' })).toMatchObject({
      status: 400,
      code: 'ii_0067',
    })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('the people of a school', () => {
  it('are found by name without regard to accents and case, by page, by the office alone', async () => {
    const { schoolId, admin } = await aSchool()
    for (const name of ['Kauê Buriti', 'Bento Pequi', 'Ágata Ipê', 'Zé Umbu'])
      await test.given.student({ schoolId, name })
    await test.given.student({ schoolId: await test.given.school(), name: 'Kauê de Longe' })
    const staff = await test.given.person({ role: 'STAFF', schoolId, name: 'Neusa Barbatimão' })
    const find = async (query: Record<string, unknown>) => {
      const answer = await staff.call(schools, 'listPeople', { query })
      return answer.ok ? answer.body.content.map(({ name }) => name) : answer.code
    }
    expect(await find({ search: 'KAUE' })).toEqual(['Kauê Buriti'])
    expect(await find({ role: 'STUDENT' })).toEqual(['Ágata Ipê', 'Bento Pequi', 'Kauê Buriti', 'Zé Umbu'])
    expect(await find({ search: '%' })).toEqual([])
    expect(await find({ blocked: 'true' })).toEqual([])
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await admin.call(schools, 'listPeople', { query: { pSize: 2, cursor } })
      if (!page.ok) throw new Error(page.code)
      names.push(...page.body.content.map(({ name }) => name))
      cursor = page.body.next ?? undefined
    } while (cursor)
    expect(names).toEqual(['Ágata Ipê', 'Bento Pequi', 'Dalva Figueira', 'Kauê Buriti', 'Neusa Barbatimão', 'Zé Umbu'])
    const all = await admin.call(schools, 'listPeople', { query: {} })
    expect(JSON.stringify(all.body)).not.toContain('@')
    for (const bad of ['["x"]', '["a","b"]', `["\\u0000","${randomUUID()}"]`])
      expect(await find({ cursor: Buffer.from(bad).toString('base64url') })).toBe('ii_0030')
  })

  it('are not those who were erased, and nobody blocks them', async () => {
    const { schoolId, admin } = await aSchool()
    const [left, erased] = [
      await test.given.student({ schoolId, name: 'Lia Que Saiu', active: false }),
      await test.given.student({ schoolId }),
    ]
    await test.database.db
      .transaction()
      .execute((tx) =>
        erase(tx, test.app.platform.privacyPlans, { userId: erased.userId, accountIds: [erased.accountId] }),
      )
    const answer = await admin.call(schools, 'listPeople', { query: {} })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.body.content.map(({ accountId }) => accountId).toSorted()).toEqual(
      [admin.accountId, left.accountId].toSorted(),
    )
    const block = { params: { id: erased.accountId }, body: { reason: 'OTHER' as const } }
    expect(await admin.call(schools, 'block', block)).toMatchObject({ status: 404, code: 'nf_0001' })
  })
})
