import { randomUUID } from 'node:crypto'
import { family } from '@trilha/contract/identity/family'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/database.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { removeStale } from './codes.repo.ts'

const test = testApp()

const enter = (guardian: Person, code: string) =>
  guardian.call(family, 'link', { body: { guardianCode: code, relation: 'FATHER' } })
const decide = (by: Person, id: string, status: 'LINKED' | 'REFUSED') =>
  by.call(family, 'decide', { params: { id }, body: { status } })
const unlink = (by: Person, id: string) => by.call(family, 'unlink', { params: { id } })

async function ownCode(student: Person): Promise<string> {
  const answer = await student.call(family, 'createMyCode')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body.code
}

async function linksOf(guardian: Person) {
  const answer = await guardian.call(family, 'listMyLinks')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function school() {
  const schoolId = await test.given.school()
  const [child, guardian, staff] = await Promise.all([
    test.given.student({ schoolId, name: 'Caio Souza Jatobá' }),
    test.given.person({ role: 'PARENT', schoolId, name: 'Paulo Jatobá' }),
    test.given.person({ role: 'STAFF', schoolId }),
  ])
  return { schoolId, child, guardian, staff }
}

/** What the school's trail says, and what was announced. */
async function trailOf(schoolId: string) {
  const lines = await test.database.db
    .selectFrom('audit_log')
    .select('action')
    .where('school_id', '=', schoolId)
    .orderBy('id')
    .execute()
  return lines.map(({ action }) => action)
}

async function eventsDuring(act: () => Promise<unknown>) {
  const told: [string, unknown][] = []
  const { emit } = test.app.platform
  test.app.platform.emit = async (tx, name, payload) => {
    if (name.startsWith('guardian.')) told.push([name, payload])
    return emit(tx, name, payload)
  }
  await act()
  test.app.platform.emit = emit
  return told
}

describe('a code of the school', () => {
  it('links at once the person with the expected mailbox, in any spelling, and tells both', async () => {
    const { schoolId, child, guardian } = await school()
    const code = await test.given.guardianCode({ child, email: guardian.username.toUpperCase() })
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
    const told = await eventsDuring(async () => {
      expect(await enter(guardian, ` ${code.toLowerCase().replace('-', ' ')} `)).toMatchObject({
        status: 201,
        body: { status: 'LINKED', child: { firstName: 'Caio' } },
      })
    })
    expect(told).toEqual([
      [
        'guardian.linked',
        {
          guardianUserId: guardian.userId,
          guardianAccountId: guardian.accountId,
          studentUserId: child.userId,
          studentAccountId: child.accountId,
        },
      ],
    ])
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [{ id: child.accountId }] })
    expect(await child.call(family, 'getMine')).toMatchObject({
      body: { guardians: [{ firstName: 'Paulo', status: 'LINKED' }] },
    })
    expect(await trailOf(schoolId)).toEqual(['guardian.code.created', 'guardian.linked'])
  })

  it('works once, for one of those who enter it together', async () => {
    const { schoolId, child } = await school()
    const code = await test.given.guardianCode({ child })
    const crowd = await Promise.all(Array.from({ length: 6 }, () => test.given.person({ role: 'PARENT', schoolId })))
    const answers = await Promise.all(crowd.map((person) => enter(person, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ status: 404, code: 'nf_0085' })
  })

  it('answers the same when unknown, used, over, or another school’s, and writes nothing', async () => {
    const { child, guardian } = await school()
    const used = await test.given.guardianCode({ child })
    await enter(await test.given.person({ role: 'PARENT', schoolId: child.schoolId }), used)
    const over = await test.given.guardianCode({ child })
    await test.database.db
      .updateTable('guardian_codes')
      .set({ expires_at: sql`now()` })
      .where('used_at', 'is', null)
      .where('student_account_id', '=', child.accountId)
      .execute()
    const foreign = await test.given.guardianCode({
      child: await test.given.student({ schoolId: await test.given.school() }),
    })
    for (const code of ['ABCD-EFGH', used, over, foreign]) {
      const before = await writesMark(test.database.db)
      expect(await enter(guardian, code)).toMatchObject({ status: 404, code: 'nf_0085' })
      expect(await writesMark(test.database.db)).toBe(before)
    }
  })

  it.each([
    ['', 'rq_0044'],
    ['ABCD', 'ii_0065'],
    ['ABCD-EFG0', 'ii_0065'],
    ['ABCD-EFGHJ', 'ii_0065'],
  ])('of the form %j is refused before it is looked for', async (code, problem) => {
    const { guardian } = await school()
    expect(await enter(guardian, code)).toMatchObject({ status: 400, code: problem, body: { field: 'guardianCode' } })
  })

  it('lives thirty days, and its text is nowhere in the database', async () => {
    const { child, staff } = await school()
    const answer = await staff.call(family, 'createCode', { body: { studentId: await test.given.studentId(child) } })
    if (!answer.ok) throw new Error(answer.code)
    const days = (Date.parse(answer.body.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.99)
    expect(days).toBeLessThan(30.01)
    const { rows } = await sql<{ text: string }>`
      select row_to_json(c)::text as text from guardian_codes c union all select row_to_json(a)::text from audit_log a
    `.execute(test.database.db)
    const plain = answer.body.code.replace('-', '')
    expect(rows.some(({ text }) => text.includes(plain) || text.includes(answer.body.code))).toBe(false)
  })

  it('is made for a student of the school alone', async () => {
    const { staff } = await school()
    const elsewhere = await test.given.studentId(await test.given.student({ schoolId: await test.given.school() }))
    for (const studentId of [elsewhere, randomUUID()])
      expect(await staff.call(family, 'createCode', { body: { studentId } })).toMatchObject({
        status: 404,
        code: 'nf_0012',
      })
    const nothing = await staff.raw('POST', '/api/guardian-codes', {
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(nothing).toMatchObject({ status: 400, code: 'rq_0141' })
  })

  it('is one of four at most for one student: the oldest ends', async () => {
    const { schoolId, child } = await school()
    const all: string[] = []
    for (let count = 0; count < 5; count += 1) all.push(await test.given.guardianCode({ child }))
    const [first, second] = [
      await test.given.person({ role: 'PARENT', schoolId }),
      await test.given.person({ role: 'PARENT', schoolId }),
    ]
    expect(await enter(first, all[0]!)).toMatchObject({ code: 'nf_0085' })
    expect(await enter(first, all[1]!)).toMatchObject({ ok: true })
    expect(await enter(second, all[4]!)).toMatchObject({ ok: true })
  })

  it('stays usable when who enters it is linked already', async () => {
    const { schoolId, child, guardian } = await school()
    await test.given.guardianLink({ guardian, child })
    const code = await test.given.guardianCode({ child })
    expect(await enter(guardian, code)).toMatchObject({ ok: true, body: { status: 'LINKED' } })
    expect(await enter(await test.given.person({ role: 'PARENT', schoolId }), code)).toMatchObject({ ok: true })
  })
})

describe('guessing codes', () => {
  it('ends with the tenth wrong one in a quarter of an hour, also for a right one', async () => {
    const { child, guardian } = await school()
    const code = await test.given.guardianCode({ child })
    for (let count = 0; count < 10; count += 1)
      expect(await enter(guardian, 'ABCD-EFGH')).toMatchObject({ status: 404 })
    const late = await enter(guardian, code)
    expect(late).toMatchObject({ status: 429, code: 'br_0000' })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await linksOf(guardian)).toEqual([])
  })

  it('is not what entering right ones is', async () => {
    const { schoolId, guardian } = await school()
    const classId = await test.given.schoolClass(schoolId)
    for (let count = 0; count < 11; count += 1) {
      const child = await test.given.student({ schoolId, classId })
      expect(await enter(guardian, await test.given.guardianCode({ child }))).toMatchObject({ ok: true })
    }
  })
})

describe('a student’s code', () => {
  it('asks the school, which approves: only then is the guardian linked', async () => {
    const { schoolId, child, guardian, staff } = await school()
    const code = await ownCode(child)
    expect(await child.call(family, 'getMine')).toMatchObject({ body: { codeExpiresAt: expect.any(String) } })
    const told = await eventsDuring(async () => {
      expect(await enter(guardian, code)).toMatchObject({ status: 201, body: { status: 'PENDING' } })
    })
    expect(told).toEqual([
      ['guardian.requested', { schoolId, studentUserId: child.userId, guardianUserId: guardian.userId }],
    ])
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [] })
    const [pending] = await linksOf(guardian)
    // Until the school agrees: a first name and a face.
    expect(Object.keys(pending!.child).toSorted()).toEqual(['avatar', 'firstName'])
    expect(pending).toMatchObject({ status: 'PENDING', child: { firstName: 'Caio' }, decidedAt: null })
    expect(await child.call(family, 'getMine')).toMatchObject({
      body: { codeExpiresAt: null, guardians: [{ firstName: 'Paulo', status: 'PENDING' }] },
    })
    expect(await staff.call(family, 'listLinks', { query: { status: 'PENDING' } })).toMatchObject({
      body: {
        content: [{ id: pending!.id, guardian: { name: 'Paulo Jatobá' }, child: { name: 'Caio Souza Jatobá' } }],
      },
    })
    expect(await decide(staff, pending!.id, 'LINKED')).toMatchObject({ ok: true, body: { status: 'LINKED' } })
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [{ id: child.accountId }] })
    expect(await trailOf(schoolId)).toEqual(['guardian.code.created', 'guardian.requested', 'guardian.linked'])
  })

  it('refused stays refused, is told to the guardian, and can be asked anew', async () => {
    const { child, guardian, staff } = await school()
    await enter(guardian, await ownCode(child))
    const [pending] = await linksOf(guardian)
    expect(await decide(staff, pending!.id, 'REFUSED')).toMatchObject({ ok: true, body: { status: 'REFUSED' } })
    expect(await linksOf(guardian)).toMatchObject([{ status: 'REFUSED', decidedAt: expect.any(String) }])
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [] })
    expect(await child.call(family, 'getMine')).toMatchObject({ body: { guardians: [] } })
    expect(await decide(staff, pending!.id, 'LINKED')).toMatchObject({ status: 400, code: 'ii_0063' })
    await enter(guardian, await ownCode(child))
    expect(await linksOf(guardian)).toMatchObject([{ id: pending!.id, status: 'PENDING', decidedAt: null }])
  })

  it('dies when a new one is made, also when several are made at once', async () => {
    const { schoolId, child, guardian } = await school()
    const first = await ownCode(child)
    const codes = await Promise.all([1, 2, 3, 4].map(() => ownCode(child)))
    expect(await enter(guardian, first)).toMatchObject({ code: 'nf_0085' })
    const crowd = await Promise.all(codes.map(() => test.given.person({ role: 'PARENT', schoolId })))
    const answers = await Promise.all(codes.map((code, at) => enter(crowd[at]!, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('becomes a link when a code of the school follows', async () => {
    const { child, guardian } = await school()
    await enter(guardian, await ownCode(child))
    const email = guardian.username
    expect(await enter(guardian, await test.given.guardianCode({ child, email }))).toMatchObject({
      body: { status: 'LINKED' },
    })
  })
})

describe('the decision', () => {
  it('happens once, however many approve together, and is told once', async () => {
    const { schoolId, child, guardian, staff } = await school()
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    const id = await test.given.guardianLink({ guardian, child, status: 'PENDING' })
    let answers: Awaited<ReturnType<typeof decide>>[] = []
    const told = await eventsDuring(async () => {
      answers = await Promise.all(Array.from({ length: 10 }, (_, at) => decide(at % 2 ? staff : admin, id, 'LINKED')))
    })
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(told.map(([name]) => name)).toEqual(['guardian.linked'])
    expect(await trailOf(schoolId)).toEqual(['guardian.linked'])
  })

  it('is the first one when two decide differently', async () => {
    const { child, guardian, staff } = await school()
    const id = await test.given.guardianLink({ guardian, child, status: 'PENDING' })
    const answers = await Promise.all([decide(staff, id, 'LINKED'), decide(staff, id, 'REFUSED')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 400, code: 'ii_0063' })
  })

  it('is not another school’s, and not the guardian’s', async () => {
    const { child, guardian } = await school()
    const id = await test.given.guardianLink({ guardian, child, status: 'PENDING' })
    const foreign = await test.given.person({ role: 'STAFF', schoolId: await test.given.school() })
    expect(await decide(foreign, id, 'LINKED')).toMatchObject({ status: 404, code: 'nf_0086' })
    expect(await decide(guardian, id, 'LINKED')).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await linksOf(guardian)).toMatchObject([{ status: 'PENDING' }])
  })
})

describe('a link', () => {
  it('is ended by the office alone, with a line and an event, and leaves the other guardian alone', async () => {
    const { schoolId, child, guardian, staff } = await school()
    const other = await test.given.person({ role: 'PARENT', schoolId })
    const id = await test.given.guardianLink({ guardian, child })
    await test.given.guardianLink({ guardian: other, child })
    expect(await unlink(other, id)).toMatchObject({ status: 404, code: 'nf_0086' })
    expect(await unlink(guardian, id)).toMatchObject({ status: 403, code: 'br_0003', body: { field: 'ownLink' } })
    const told = await eventsDuring(() => unlink(staff, id))
    expect(told.map(([name]) => name)).toEqual(['guardian.unlinked'])
    expect(await unlink(staff, id)).toMatchObject({ status: 404, code: 'nf_0086' })
    expect(await trailOf(schoolId)).toEqual(['guardian.unlinked'])
    expect(await other.call(family, 'listByGuardian')).toMatchObject({ body: [{ id: child.accountId }] })
  })

  it('that was only asked for is taken back without an event', async () => {
    const { schoolId, child, guardian } = await school()
    const id = await test.given.guardianLink({ guardian, child, status: 'PENDING' })
    expect(await eventsDuring(() => unlink(guardian, id))).toEqual([])
    expect(await linksOf(guardian)).toEqual([])
    expect(await trailOf(schoolId)).toEqual(['guardian.withdrawn'])
  })

  it('is one of twenty at most for a guardian, and of ten for a child', async () => {
    const { schoolId, child, guardian } = await school()
    const classId = await test.given.schoolClass(schoolId)
    for (let count = 0; count < 20; count += 1) {
      const one = await test.given.student({ schoolId, classId })
      await test.given.guardianLink({ guardian, child: one, status: count % 2 ? 'LINKED' : 'PENDING' })
    }
    expect(await enter(guardian, await test.given.guardianCode({ child }))).toMatchObject({
      status: 403,
      code: 'br_0003',
    })
    for (let count = 0; count < 9; count += 1) {
      const one = await test.given.person({ role: 'PARENT', schoolId })
      await test.given.guardianLink({ guardian: one, child })
    }
    const [code, late] = [await test.given.guardianCode({ child }), await test.given.guardianCode({ child })]
    const two = [
      await test.given.person({ role: 'PARENT', schoolId }),
      await test.given.person({ role: 'PARENT', schoolId }),
    ] as const
    const answers = await Promise.all([enter(two[0], code), enter(two[1], late)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 403, code: 'br_0003' })
  })

  it('counts again whoever was refused before and asks anew, but not their own refusal', async () => {
    const { schoolId, child, guardian, staff } = await school()
    await test.given.guardianLink({ guardian, child, status: 'REFUSED' })
    const others = await Promise.all(Array.from({ length: 10 }, () => test.given.person({ role: 'PARENT', schoolId })))
    const links = await Promise.all(others.map((other) => test.given.guardianLink({ guardian: other, child })))
    const code = await test.given.guardianCode({ child, email: guardian.username })
    expect(await enter(guardian, code)).toMatchObject({ status: 403, code: 'br_0003' })
    await unlink(staff, links[0]!)
    const classId = await test.given.schoolClass(schoolId)
    for (let count = 0; count < 19; count += 1)
      await test.given.guardianLink({ guardian, child: await test.given.student({ schoolId, classId }) })
    expect(await enter(guardian, code)).toMatchObject({ ok: true, body: { status: 'LINKED' } })
  })

  it('is listed to the school newest first, page by page, and to no other school', async () => {
    const { schoolId, guardian, staff } = await school()
    const classId = await test.given.schoolClass(schoolId)
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1)
      ids.unshift(await test.given.guardianLink({ guardian, child: await test.given.student({ schoolId, classId }) }))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await staff.call(family, 'listLinks', { query: { pSize: 2, cursor } })
      if (!page.ok) throw new Error(page.code)
      seen.push(...page.body.content.map(({ id }) => id))
      cursor = page.body.next ?? undefined
    } while (cursor)
    expect(seen).toEqual(ids)
    const foreign = await test.given.person({ role: 'STAFF', schoolId: await test.given.school() })
    expect(await foreign.call(family, 'listLinks', { query: {} })).toMatchObject({ body: { content: [] } })
  })
})

describe('cleaning up', () => {
  it('removes codes that are over and refusals of long ago, and nothing else', async () => {
    const { child, guardian } = await school()
    await test.given.guardianCode({ child })
    await ownCode(child)
    await test.database.db
      .updateTable('guardian_codes')
      .set({ expires_at: sql`now() - interval '1 minute'` })
      .where('by_school', '=', false)
      .where('student_account_id', '=', child.accountId)
      .execute()
    const old = await test.given.guardianLink({ guardian, child, status: 'REFUSED' })
    await test.database.db
      .updateTable('guardian_links')
      .set({ decided_at: sql`now() - interval '91 days'` })
      .where('id', '=', old)
      .execute()
    await inTransaction(test.database.db, removeStale)
    const codes = await test.database.db
      .selectFrom('guardian_codes')
      .select('by_school')
      .where('student_account_id', '=', child.accountId)
      .execute()
    expect(codes).toEqual([{ by_school: true }])
    expect(await linksOf(guardian)).toEqual([])
  })
})
