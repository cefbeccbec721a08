import { randomUUID } from 'node:crypto'
import { family } from '@trilha/contract/identity/family'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

type Change = {
  currentPin?: string
  newPin?: string
  confirmPin?: string
  communityEnabled?: boolean
  chatEnabled?: boolean
  purchasesEnabled?: boolean
}
const change = (by: Person, child: Person, body: Change) =>
  by.call(family, 'update', { params: { id: child.accountId }, body })
const pinned = (pin: string): Change => ({ newPin: pin, confirmPin: pin })

async function mine(person: Person) {
  const answer = await person.call(family, 'getMine')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function familyOf({ schoolId, name }: { schoolId?: string; name?: string } = {}) {
  const place = schoolId === undefined ? {} : { schoolId }
  const child = await test.given.student({ ...place, ...(name && { name }) })
  const guardian = await test.given.person({ role: 'PARENT', ...place })
  const linkId = await test.given.guardianLink({ guardian, child })
  return { child, guardian, linkId }
}

async function expectUnchanged(act: () => Promise<unknown>) {
  const before = await writesMark(test.database.db)
  const answer = await act()
  expect(await writesMark(test.database.db)).toBe(before)
  return answer
}

async function auditAbout(child: Person) {
  return test.database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_user_id', 'school_id', 'details'])
    .where('subject_id', '=', child.accountId)
    .orderBy('id')
    .execute()
}

describe('a guardian', () => {
  it('sees each child with class, controls and the first names of the other guardians', async () => {
    const schoolId = await test.given.school()
    const { child, guardian, linkId } = await familyOf({ schoolId, name: 'Bia Imbuia' })
    const second = await test.given.student({ schoolId, name: 'Ana Imbuia' })
    await test.given.guardianLink({ guardian, child: second })
    const other = await test.given.person({ role: 'PARENT', schoolId, name: 'Rui Souza Imbuia' })
    await test.given.guardianLink({ guardian: other, child })
    const asked = await test.given.person({ role: 'PARENT', schoolId, name: 'Zeca Ninguém' })
    await test.given.guardianLink({ guardian: asked, child, status: 'PENDING' })
    await test.given.pin({ owner: child })
    const answer = await guardian.call(family, 'listByGuardian')
    expect(answer).toMatchObject({
      ok: true,
      body: [
        { child: { name: 'Ana Imbuia' }, pinSet: false, otherGuardians: [] },
        {
          id: child.accountId,
          linkId,
          child: { name: 'Bia Imbuia', userId: child.userId, className: expect.stringMatching(/^7º/) },
          communityEnabled: false,
          pinSet: true,
          pinSetBy: 'GUARDIAN',
          otherGuardians: ['Rui'],
        },
      ],
    })
    expect(JSON.stringify(answer.body)).not.toContain('argon2')
    expect(await asked.call(family, 'listByGuardian')).toMatchObject({ ok: true, body: [] })
  })

  it('turns parts on and off from their own account, which acts at once and leaves lines', async () => {
    const { child, guardian } = await familyOf()
    expect(await change(guardian, child, { communityEnabled: true, purchasesEnabled: true })).toMatchObject({
      ok: true,
      body: { communityEnabled: true, chatEnabled: false, purchasesEnabled: true },
    })
    expect(await change(guardian, child, { communityEnabled: false })).toMatchObject({
      body: { communityEnabled: false },
    })
    expect(await mine(child)).toMatchObject({ communityEnabled: false, purchasesEnabled: true })
    expect(await auditAbout(child)).toMatchObject([
      {
        action: 'controls.changed',
        actor_user_id: guardian.userId,
        school_id: child.schoolId,
        details: { communityEnabled: true, purchasesEnabled: true },
      },
      { action: 'controls.changed', details: { communityEnabled: false } },
    ])
  })

  it('writes nothing where nothing would be different', async () => {
    const { child, guardian } = await familyOf()
    expect(await expectUnchanged(() => change(guardian, child, { chatEnabled: false }))).toMatchObject({ ok: true })
    expect(await expectUnchanged(() => change(guardian, child, {}))).toMatchObject({ ok: true })
  })

  it('shares a child with another one: both change, the last one counts, both are in the lines', async () => {
    const { child, guardian } = await familyOf()
    const other = await test.given.person({ role: 'PARENT' })
    await test.given.guardianLink({ guardian: other, child })
    await change(guardian, child, { chatEnabled: true })
    expect(await other.call(family, 'listByGuardian')).toMatchObject({ body: [{ chatEnabled: true }] })
    await change(other, child, { chatEnabled: false })
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [{ chatEnabled: false }] })
    const lines = await auditAbout(child)
    expect(lines.map(({ actor_user_id }) => actor_user_id)).toEqual([guardian.userId, other.userId])
    const crowd = await Promise.all(
      Array.from({ length: 12 }, (_, at) => change(at % 2 ? guardian : other, child, { chatEnabled: at % 3 === 0 })),
    )
    expect(crowd.every(({ ok }) => ok)).toBe(true)
  })

  it('replaces a PIN that the student set, without knowing it, and ends what it had opened', async () => {
    const child = await test.given.student()
    await change(child, child, pinned('1111'))
    const guardian = await test.given.person({ role: 'PARENT' })
    await test.given.guardianLink({ guardian, child })
    expect(await child.call(family, 'unlock', { body: { pin: '1111' } })).toMatchObject({ ok: true })
    expect(await change(guardian, child, pinned('2222'))).toMatchObject({ ok: true, body: { pinSetBy: 'GUARDIAN' } })
    await expect.poll(async () => (await mine(child)).editUnlockedUntil, { timeout: 900 }).toBeNull()
    expect(await change(child, child, { chatEnabled: false, communityEnabled: true })).toMatchObject({
      status: 403,
      code: 'br_0038',
    })
    expect(await child.call(family, 'unlock', { body: { pin: '1111' } })).toMatchObject({ code: 'br_0036' })
  })

  it('reaches no other child: a classmate, another school’s, one only asked for, one refused, nobody', async () => {
    const { guardian } = await familyOf()
    const classmate = await test.given.student()
    const elsewhere = await test.given.student({ schoolId: await test.given.school() })
    const [asked, refused] = [await test.given.student(), await test.given.student()]
    await test.given.guardianLink({ guardian, child: asked, status: 'PENDING' })
    await test.given.guardianLink({ guardian, child: refused, status: 'REFUSED' })
    for (const child of [classmate, elsewhere, asked, refused, { ...classmate, accountId: randomUUID() }]) {
      const answer = await expectUnchanged(() => change(guardian, child, { communityEnabled: true, ...pinned('9999') }))
      expect(answer).toMatchObject({ status: 404, code: 'nf_0055' })
    }
  })

  it('loses all of it with the link, at once', async () => {
    const { child, guardian, linkId } = await familyOf()
    const staff = await test.given.person({ role: 'STAFF' })
    expect(await staff.call(family, 'unlink', { params: { id: linkId } })).toMatchObject({ status: 204 })
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ ok: true, body: [] })
    expect(await change(guardian, child, { communityEnabled: true })).toMatchObject({ status: 404, code: 'nf_0055' })
  })

  it('who is blocked reaches nothing, and a child who left the school is not shown', async () => {
    const blocked = await test.given.person({ role: 'PARENT', blocked: true })
    const child = await test.given.student()
    await test.given.guardianLink({ guardian: blocked, child })
    expect(await blocked.call(family, 'listByGuardian')).toMatchObject({ status: 403, code: 'br_0038' })
    expect(await change(blocked, child, { chatEnabled: true })).toMatchObject({ status: 403, code: 'br_0038' })

    const { guardian, child: left } = await familyOf()
    await test.database.db.updateTable('accounts').set({ active: false }).where('id', '=', left.accountId).execute()
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [] })
    expect(await change(guardian, left, { chatEnabled: true })).toMatchObject({ code: 'nf_0055' })
  })
})

describe('a student', () => {
  it('sets a first PIN, which locks editing and opens nothing', async () => {
    const ana = await test.given.student()
    expect(await change(ana, ana, pinned('1111'))).toMatchObject({
      ok: true,
      body: { pinSet: true, pinSetBy: 'STUDENT' },
    })
    expect(await change(ana, ana, { chatEnabled: false })).toMatchObject({ status: 403, code: 'br_0038' })
    await ana.call(family, 'check', { query: { pin: '1111' } })
    expect(await expectUnchanged(() => change(ana, ana, { communityEnabled: true }))).toMatchObject({
      status: 403,
      code: 'br_0003',
    })
    expect(await change(ana, ana, { currentPin: '1111', communityEnabled: true })).toMatchObject({ code: 'br_0003' })
    expect(await mine(ana)).toMatchObject({ communityEnabled: false })
  })

  it('leaves the first PIN to a guardian where one is linked', async () => {
    const schoolId = await test.given.school()
    const ana = await test.given.student({ schoolId })
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    const linkId = await test.given.guardianLink({ guardian, child: ana })
    const setPin = (person: Person) =>
      person.call(family, 'update', { params: { id: ana.accountId }, body: { newPin: '1357', confirmPin: '1357' } })
    expect(await setPin(ana)).toMatchObject({ status: 403, code: 'br_0003' })
    expect(await ana.call(family, 'getMine')).toMatchObject({ body: { pinSet: false } })
    const staff = await test.given.person({ role: 'STAFF', schoolId })
    await staff.call(family, 'unlink', { params: { id: linkId } })
    expect(await setPin(ana)).toMatchObject({ ok: true, body: { pinSetBy: 'STUDENT' } })
  })

  it('sets one first PIN when two tabs try at once', async () => {
    const ana = await test.given.student()
    const answers = await Promise.all(['1111', '2222', '3333'].map((pin) => change(ana, ana, pinned(pin))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers) if (!answer.ok) expect(['br_0038', 'rq_0140']).toContain(answer.code)
  })

  it('without any PIN closes parts, and opens none', async () => {
    const { child, guardian } = await familyOf()
    await change(guardian, child, { communityEnabled: true })
    expect(await change(child, child, { communityEnabled: false })).toMatchObject({ ok: true })
    expect(await change(child, child, { communityEnabled: true })).toMatchObject({ status: 403, code: 'br_0003' })
  })

  it.each(['GUARDIAN', 'SCHOOL'] as const)('opens parts on the device with a PIN of the %s', async (setBy) => {
    const { child: ana, guardian } = await familyOf()
    await test.given.pin({ owner: ana, pin: '2468', setBy, ...(setBy === 'GUARDIAN' && { guardian }) })
    expect(await change(ana, ana, { communityEnabled: true })).toMatchObject({ status: 403, code: 'br_0038' })
    expect(await change(ana, ana, { currentPin: '2468', communityEnabled: true })).toMatchObject({ ok: true })
    await ana.call(family, 'unlock', { body: { pin: '2468' } })
    expect(await change(ana, ana, { chatEnabled: true })).toMatchObject({ ok: true, body: { chatEnabled: true } })
    // Whoever knew it changed it: it stays that person's PIN.
    expect(await change(ana, ana, { currentPin: '2468', ...pinned('1357') })).toMatchObject({
      body: { pinSetBy: setBy },
    })
  })

  it('asks for the PIN of now before it changes, even while editing is open', async () => {
    const ana = await test.given.student()
    await test.given.pin({ owner: ana, pin: '2468' })
    await ana.call(family, 'unlock', { body: { pin: '2468' } })
    const answer = await expectUnchanged(() => change(ana, ana, pinned('1357')))
    expect(answer).toMatchObject({ status: 400, code: 'rq_0140', body: { field: 'currentPin' } })
  })

  it.each([
    [{ newPin: '1234' }, 'rq_0060', 'confirmPin'],
    [{ confirmPin: '1234' }, 'rq_0059', 'newPin'],
    [{ newPin: '1234', confirmPin: '1243' }, 'ii_0029', 'confirmPin'],
    [{ newPin: '12', confirmPin: '12' }, 'ii_0001', 'newPin'],
  ])('is told what is wrong with %j', async (body, code, field) => {
    const ana = await test.given.student()
    expect(await expectUnchanged(() => change(ana, ana, body))).toMatchObject({ status: 400, code, body: { field } })
  })

  it('names every failing field at once', async () => {
    const ana = await test.given.student()
    const answer = await ana.raw('PATCH', `/api/parental-controls/${ana.accountId}`, {
      headers: { 'content-type': 'application/json' },
      body: '{"newPin":"x","confirmPin":"y","communityEnabled":"yes","chatEnabled":1}',
    })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        details: [
          { code: 'ii_0001', field: 'newPin' },
          { code: 'ii_0029', field: 'confirmPin' },
          { code: 'ii_0064', field: 'communityEnabled' },
          { code: 'ii_0064', field: 'chatEnabled' },
        ],
      },
    })
  })

  it('is told when somebody else changed something, by the event', async () => {
    const { child, guardian } = await familyOf()
    const told: unknown[] = []
    const { emit } = test.app.platform
    test.app.platform.emit = async (tx, name, payload) => {
      if (name === 'controls.changed') told.push(payload)
      return emit(tx, name, payload)
    }
    await change(guardian, child, { chatEnabled: true })
    await change(guardian, child, { chatEnabled: true })
    test.app.platform.emit = emit
    expect(told).toEqual([
      { studentUserId: child.userId, studentAccountId: child.accountId, byUserId: guardian.userId },
    ])
  })
})

describe('the school', () => {
  it('sets controls and PIN of its students, and of no others', async () => {
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN' })
    const ana = await test.given.student()
    expect(await change(admin, ana, { communityEnabled: true, ...pinned('5555') })).toMatchObject({
      ok: true,
      body: { communityEnabled: true, pinSetBy: 'SCHOOL' },
    })
    const elsewhere = await test.given.student({ schoolId: await test.given.school() })
    const professor = await test.given.person({ role: 'PROFESSOR' })
    for (const other of [elsewhere, professor])
      expect(await expectUnchanged(() => change(admin, other, pinned('5555')))).toMatchObject({ code: 'nf_0055' })
  })

  it('finds its students by a part of the name, without regard to case and accents, page by page', async () => {
    const schoolId = await test.given.school()
    const classId = await test.given.schoolClass(schoolId)
    const staff = await test.given.person({ role: 'STAFF', schoolId, name: 'Kauê da Secretaria' })
    for (const name of ['Kauê Buriti', 'KAUE Pequi', 'Bia Kaué', 'Nilo 100%_'])
      await test.given.student({ schoolId, classId, name })
    await test.given.student({ schoolId: await test.given.school(), name: 'Kauê de Longe' })
    const { guardian } = await familyOf()
    expect(guardian.role).toBe('PARENT')
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await staff.call(family, 'listStudents', { query: { search: ' kaue ', pSize: 1, cursor } })
      if (!page.ok) throw new Error(page.code)
      names.push(...page.body.content.map(({ child }) => child.name))
      cursor = page.body.next ?? undefined
    } while (cursor)
    expect(names.toSorted()).toEqual(['Bia Kaué', 'KAUE Pequi', 'Kauê Buriti'].toSorted())
    const found = async (search: string) => {
      const page = await staff.call(family, 'listStudents', { query: { search } })
      return page.ok ? page.body.content.map(({ child }) => child.name) : page.code
    }
    expect(await found('%_')).toEqual(['Nilo 100%_'])
    expect(await found('%a')).toEqual([])
    expect(await found('x'.repeat(61))).toBe('ii_0066')
    expect(await staff.call(family, 'listStudents', { query: { cursor: 'AAAA' } })).toMatchObject({ code: 'ii_0030' })
  })

  it('names the guardians of each student', async () => {
    const schoolId = await test.given.school()
    const { child, guardian } = await familyOf({ schoolId, name: 'Lia Mangaba' })
    const staff = await test.given.person({ role: 'STAFF', schoolId })
    expect(await staff.call(family, 'listStudents', { query: {} })).toMatchObject({
      body: { content: [{ id: child.accountId, child: { name: 'Lia Mangaba' }, guardians: ['Pessoa Teste'] }] },
    })
    expect(guardian.schoolId).toBe(schoolId)
  })

  it('says what new students start with; nobody who is there changes, and it is written down', async () => {
    const schoolId = await test.given.school()
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    const ana = await test.given.student({ schoolId })
    const closed = { communityEnabled: false, chatEnabled: false, purchasesEnabled: false }
    expect(await admin.call(family, 'getDefaults')).toMatchObject({ body: closed })
    expect(await admin.call(family, 'updateDefaults', { body: { communityEnabled: true } })).toMatchObject({
      body: { ...closed, communityEnabled: true },
    })
    expect(await admin.call(family, 'getDefaults')).toMatchObject({ body: { ...closed, communityEnabled: true } })
    expect(await mine(ana)).toMatchObject(closed)
    const again = await expectUnchanged(() =>
      admin.call(family, 'updateDefaults', { body: { communityEnabled: true } }),
    )
    expect(again).toMatchObject({ ok: true })
    const lines = await test.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('school_id', '=', schoolId)
      .execute()
    expect(lines.map(({ action }) => action)).toEqual(['controls.defaults.changed'])
  })
})
