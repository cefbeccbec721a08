import { family } from '@trilha/contract/identity/family'
import { roster } from '@trilha/contract/school/roster'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/database.ts'
import type { Person } from '../../testing/given.ts'
import { writesMark } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'
import { insertControl } from './public.ts'

const test = testApp()

type Change = { communityEnabled?: boolean; chatEnabled?: boolean; purchasesEnabled?: boolean; newPin?: string }
const set = (by: Person, child: Person, body: Change) =>
  by.call(family, 'update', {
    params: { id: child.accountId },
    body: { ...body, ...(body.newPin !== undefined && { confirmPin: body.newPin }) },
  })

/** One child in two schools, with the office of each. */
async function sharedChild() {
  const [a, b] = [await test.given.school(), await test.given.school()]
  const atA = await test.given.student({ schoolId: a, name: 'Rafa Angico' })
  const atB = await asOther(atA, b)
  const admin = (schoolId: string) => test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
  return { atA, atB, adminA: await admin(a), adminB: await admin(b) }
}

async function asOther(person: Person, schoolId: string, role: 'STUDENT' | 'PARENT' | 'STAFF' = 'STUDENT') {
  const other = await test.given.account({ owner: person, schoolId, role })
  const session = await test.given.session(person.userId, other.accountId, person.username)
  return { ...person, ...session, ...other, role } satisfies Person
}

/** A guardian linked in the first school, and the same person in the other. */
async function guardianOf(atA: Person, schoolB: string) {
  const guardian = await test.given.person({ role: 'PARENT', schoolId: atA.schoolId })
  const linkId = await test.given.guardianLink({ guardian, child: atA })
  return { guardian, linkId, there: await asOther(guardian, schoolB, 'PARENT') }
}

async function switchesOf({ accountId }: Person) {
  return test.database.db
    .selectFrom('parental_controls')
    .select(['community_enabled as community', 'chat_enabled as chat', 'purchases_enabled as purchases'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

async function pinOf({ accountId }: Person) {
  return test.database.db
    .selectFrom('parental_controls')
    .select(['pin_set_by as setBy', sql<boolean>`pin_hash is not null`.as('isSet')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

describe('a school', () => {
  it('changes switches and PIN of its own account of a shared child, and nothing at the other school', async () => {
    const { atA, atB, adminA, adminB } = await sharedChild()
    await set(adminA, atA, { communityEnabled: true, chatEnabled: true, purchasesEnabled: true })
    const before = await switchesOf(atA)
    await set(adminB, atB, { communityEnabled: true, newPin: '1357' })
    await set(adminB, atB, { communityEnabled: false, chatEnabled: false, purchasesEnabled: false })
    expect(await switchesOf(atA)).toEqual(before)
    expect(await pinOf(atA)).toEqual({ setBy: null, isSet: false })
    expect(await switchesOf(atB)).toEqual({ community: false, chat: false, purchases: false })
  })

  it('reaches no account of the other: controls, PIN, code, consent, links', async () => {
    const { atA, adminB } = await sharedChild()
    const guardian = await test.given.person({ role: 'PARENT', schoolId: atA.schoolId })
    const id = await test.given.guardianLink({ guardian, child: atA, status: 'PENDING' })
    const consentId = await test.given.consent({ child: atA })
    const studentId = await test.given.studentId(atA)
    const before = await writesMark(test.database.db)
    expect(await set(adminB, atA, { communityEnabled: true })).toMatchObject({ status: 404, code: 'nf_0055' })
    expect(await set(adminB, atA, { newPin: '1357' })).toMatchObject({ status: 404, code: 'nf_0055' })
    expect(await adminB.call(family, 'createCode', { body: { studentId } })).toMatchObject({ code: 'nf_0012' })
    const paper = { studentId, signedBy: 'Marta Aroeira', signedOn: '2026-01-05' }
    expect(await adminB.call(family, 'recordConsent', { body: paper })).toMatchObject({ code: 'nf_0012' })
    expect(await adminB.call(family, 'withdrawConsent', { params: { id: consentId } })).toMatchObject({
      status: 404,
      code: 'nf_1003',
    })
    const linked = { params: { id }, body: { status: 'LINKED' as const } }
    expect(await adminB.call(family, 'decide', linked)).toMatchObject({ status: 404, code: 'nf_0086' })
    expect(await adminB.call(family, 'unlink', { params: { id } })).toMatchObject({ status: 404, code: 'nf_0086' })
    expect(await writesMark(test.database.db)).toBe(before)
  })
})

describe('a guardian’s choice', () => {
  it('closes in the other school at once, and opens there only after that school confirmed the link', async () => {
    const { atA, atB, adminA, adminB } = await sharedChild()
    const { guardian, there } = await guardianOf(atA, atB.schoolId)
    await set(adminA, atA, { purchasesEnabled: true })
    await set(adminB, atB, { communityEnabled: true, purchasesEnabled: true })
    await set(guardian, atA, { communityEnabled: true, chatEnabled: true })
    expect(await switchesOf(atB)).toEqual({ community: true, chat: false, purchases: true })
    await set(guardian, atA, { communityEnabled: false, purchasesEnabled: false })
    expect(await switchesOf(atB)).toEqual({ community: false, chat: false, purchases: false })
    // Opened again, it stays closed where nobody confirmed the guardian.
    await set(guardian, atA, { communityEnabled: true })
    expect(await switchesOf(atA)).toEqual({ community: true, chat: true, purchases: false })
    expect(await switchesOf(atB)).toEqual({ community: false, chat: false, purchases: false })

    const id = await test.given.guardianLink({ guardian: there, child: atB, status: 'PENDING' })
    expect(await set(there, atB, { purchasesEnabled: true })).toMatchObject({ code: 'nf_0055' })
    expect(await adminB.call(family, 'decide', { params: { id }, body: { status: 'LINKED' } })).toMatchObject({
      ok: true,
    })
    expect(await switchesOf(atB)).toEqual({ community: true, chat: true, purchases: false })
    await set(guardian, atA, { purchasesEnabled: true })
    expect(await switchesOf(atB)).toEqual({ community: true, chat: true, purchases: true })
  })

  it('is written in the trail of the school that it reaches', async () => {
    const { atA, atB, adminB } = await sharedChild()
    const { guardian } = await guardianOf(atA, atB.schoolId)
    await set(adminB, atB, { chatEnabled: true })
    await set(guardian, atA, { chatEnabled: true })
    await set(guardian, atA, { chatEnabled: false })
    const lines = await test.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id', 'details'])
      .where('school_id', '=', atB.schoolId)
      .where('subject_id', '=', atB.accountId)
      .orderBy('id')
      .execute()
    expect(lines.at(-1)).toMatchObject({
      action: 'controls.changed',
      actor_user_id: guardian.userId,
      details: { chatEnabled: false },
    })
  })

  it('that closes holds in an account that the child gets later, and no other does', async () => {
    const { atA, adminA } = await sharedChild()
    const { guardian } = await guardianOf(atA, await test.given.school())
    await set(adminA, atA, { purchasesEnabled: true })
    await set(adminA, atA, { purchasesEnabled: false })
    await set(guardian, atA, { communityEnabled: true })
    await set(guardian, atA, { communityEnabled: false, chatEnabled: true })
    const schoolId = await test.given.school()
    await sql`update schools set default_community_enabled = true, default_purchases_enabled = true where id = ${schoolId}`.execute(
      test.database.db,
    )
    const later = await asOther(atA, schoolId)
    await test.database.db.deleteFrom('parental_controls').where('account_id', '=', later.accountId).execute()
    await inTransaction(test.database.db, (tx) => insertControl(tx, later.accountId))
    expect(await switchesOf(later)).toEqual({ community: false, chat: false, purchases: true })
  })

  it('is the school’s again where the school chose since, so that the end of the link leaves it', async () => {
    const { atA, adminA } = await sharedChild()
    const { guardian, linkId } = await guardianOf(atA, await test.given.school())
    await set(guardian, atA, { communityEnabled: true, chatEnabled: true })
    await set(adminA, atA, { chatEnabled: false })
    await set(adminA, atA, { chatEnabled: true })
    expect(await adminA.call(family, 'unlink', { params: { id: linkId } })).toMatchObject({ status: 204 })
    expect(await switchesOf(atA)).toEqual({ community: false, chat: true, purchases: false })
  })
})

describe('a link that ends', () => {
  async function openedFamily() {
    const schoolId = await test.given.school()
    const child = await test.given.student({ schoolId })
    const guardian = await test.given.person({ role: 'PARENT', schoolId })
    const linkId = await test.given.guardianLink({ guardian, child })
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId })
    await set(guardian, child, { communityEnabled: true, purchasesEnabled: true, newPin: '2468' })
    await set(guardian, child, { purchasesEnabled: false })
    await set(admin, child, { chatEnabled: true })
    return { schoolId, child, guardian, linkId, admin }
  }
  const closedAgain = { community: false, chat: true, purchases: false }

  async function expectPinOpensNothing(child: Person) {
    expect(await pinOf(child)).toEqual({ setBy: 'STUDENT', isSet: true })
    const body = { currentPin: '2468', communityEnabled: true }
    expect(await child.call(family, 'update', { params: { id: child.accountId }, body })).toMatchObject({
      status: 403,
      code: 'br_0003',
    })
    expect(await child.call(family, 'unlock', { body: { pin: '2468' } })).toMatchObject({ ok: true })
  }

  it('by the office takes back what the guardian opened, and the PIN opens nothing any more', async () => {
    const { child, linkId, admin } = await openedFamily()
    expect(await admin.call(family, 'unlink', { params: { id: linkId } })).toMatchObject({ status: 204 })
    expect(await switchesOf(child)).toEqual(closedAgain)
    await expectPinOpensNothing(child)
  })

  it('with the guardian’s account does the same, and tells child and office', async () => {
    const { child, guardian, admin } = await openedFamily()
    const answer = await admin.call(roster, 'end', { params: { id: guardian.accountId } })
    expect(answer).toMatchObject({ ok: true })
    expect(await switchesOf(child)).toEqual(closedAgain)
    await expectPinOpensNothing(child)
    expect(await child.call(family, 'getMine')).toMatchObject({ body: { guardians: [] } })
    const told = await test.database.db
      .selectFrom('notifications')
      .select(['user_id', 'kind'])
      .where('kind', 'in', ['GUARDIAN_UNLINKED', 'GUARDIAN_LINK_ENDED'])
      .where('user_id', 'in', [child.userId, admin.userId])
      .execute()
    // Who ended it knows.
    expect(told).toEqual([{ user_id: child.userId, kind: 'GUARDIAN_UNLINKED' }])
  })

  it('with the guardian’s erasure does the same, and names nobody who is gone', async () => {
    const { child, guardian, admin } = await openedFamily()
    await inTransaction(test.database.db, (tx) =>
      test.app.platform.emit(tx, 'accounts.erasing', { accountIds: [guardian.accountId] }),
    )
    expect(await switchesOf(child)).toEqual(closedAgain)
    await expectPinOpensNothing(child)
    const told = await test.database.db
      .selectFrom('notifications')
      .select(['user_id', 'kind', 'about_user_id', 'by_user_id'])
      .where('kind', 'in', ['GUARDIAN_UNLINKED', 'GUARDIAN_LINK_ENDED'])
      .where('user_id', 'in', [child.userId, admin.userId, guardian.userId])
      .orderBy('kind')
      .execute()
    expect(told).toEqual([
      { user_id: admin.userId, kind: 'GUARDIAN_LINK_ENDED', about_user_id: child.userId, by_user_id: null },
      { user_id: child.userId, kind: 'GUARDIAN_UNLINKED', about_user_id: null, by_user_id: null },
    ])
  })

  it('while its guardian opens a part never leaves it open', async () => {
    for (let count = 0; count < 8; count += 1) {
      const schoolId = await test.given.school()
      const child = await test.given.student({ schoolId })
      const guardian = await test.given.person({ role: 'PARENT', schoolId })
      const staff = await test.given.person({ role: 'STAFF', schoolId })
      const id = await test.given.guardianLink({ guardian, child })
      const [ended] = await Promise.all([
        staff.call(family, 'unlink', { params: { id } }),
        set(guardian, child, { communityEnabled: true }),
        set(guardian, child, { purchasesEnabled: true }),
      ])
      expect(ended).toMatchObject({ status: 204 })
      expect(await switchesOf(child)).toEqual({ community: false, chat: false, purchases: false })
    }
  })
})

describe('acts for oneself', () => {
  /** Works in the office, and has asked to be a guardian of a child there. */
  async function parentAtTheDesk(status: 'LINKED' | 'PENDING', role: 'STAFF' | 'SCHOOL_ADMIN') {
    const schoolId = await test.given.school()
    const desk = await test.given.person({ role, schoolId })
    const child = await test.given.student({ schoolId })
    const asParent = await asOther(desk, schoolId, 'PARENT')
    const linkId = await test.given.guardianLink({ guardian: asParent, child, status })
    const other = await test.given.person({ role: 'PARENT', schoolId })
    const otherLink = await test.given.guardianLink({ guardian: other, child, status: 'PENDING' })
    return { desk, child, asParent, linkId, otherLink, studentId: await test.given.studentId(child) }
  }

  it.each([
    ['LINKED', 'SCHOOL_ADMIN'],
    ['PENDING', 'SCHOOL_ADMIN'],
    ['LINKED', 'STAFF'],
    ['PENDING', 'STAFF'],
  ] as const)('are refused at the desk on a child whose guardian one is: %s, %s', async (status, role) => {
    const { desk, child, linkId, otherLink, studentId } = await parentAtTheDesk(status, role)
    const consentId = await test.given.consent({ child })
    const before = await writesMark(test.database.db)
    const refused = { status: 403, code: 'br_0003' }
    expect(await desk.call(family, 'createCode', { body: { studentId } })).toMatchObject(refused)
    const paper = { studentId, signedBy: 'Marta Aroeira', signedOn: '2026-01-05' }
    expect(await desk.call(family, 'recordConsent', { body: paper })).toMatchObject(refused)
    expect(await desk.call(family, 'withdrawConsent', { params: { id: consentId } })).toMatchObject(refused)
    for (const id of [linkId, otherLink]) {
      for (const wish of ['LINKED', 'REFUSED'] as const)
        expect(await desk.call(family, 'decide', { params: { id }, body: { status: wish } })).toMatchObject(refused)
      expect(await desk.call(family, 'unlink', { params: { id } })).toMatchObject(refused)
    }
    expect(await set(desk, child, { purchasesEnabled: true })).toMatchObject(refused)
    expect(await set(desk, child, { newPin: '1357' })).toMatchObject(refused)
    expect(await writesMark(test.database.db)).toBe(before)
  })

  it('are refused for a code: with one’s own mailbox, with the child’s, and for whoever made it', async () => {
    const schoolId = await test.given.school()
    const staff = await test.given.person({ role: 'STAFF', schoolId })
    const child = await test.given.student({ schoolId })
    const studentId = await test.given.studentId(child)
    const make = (email?: string) => staff.call(family, 'createCode', { body: { studentId, email } })
    const before = await writesMark(test.database.db)
    for (const email of [staff.username, ` ${staff.username.toUpperCase()}`, child.username])
      expect(await make(email)).toMatchObject({ status: 403, code: 'br_0003', body: { field: 'email' } })
    expect(await make('mae@mailinator.com')).toMatchObject({ status: 400, code: 'ii_0004' })
    expect(await make('mae@')).toMatchObject({ status: 400, code: 'ii_0003' })
    expect(await writesMark(test.database.db)).toBe(before)
    const code = await make()
    if (!code.ok) throw new Error(code.code)
    const asParent = await asOther(staff, schoolId, 'PARENT')
    const body = { guardianCode: code.body.code, relation: 'MOTHER' as const }
    expect(await asParent.call(family, 'link', { body })).toMatchObject({
      status: 403,
      code: 'br_0003',
      body: { field: 'guardianCode' },
    })
    const someone = await test.given.person({ role: 'PARENT', schoolId })
    expect(await someone.call(family, 'link', { body })).toMatchObject({ ok: true, body: { status: 'PENDING' } })
  })

  it('of a guardian: takes back what waits, and ends no link', async () => {
    const { asParent, linkId } = await parentAtTheDesk('PENDING', 'STAFF')
    expect(await asParent.call(family, 'unlink', { params: { id: linkId } })).toMatchObject({ status: 204 })
    const { asParent: linked, linkId: standing } = await parentAtTheDesk('LINKED', 'STAFF')
    expect(await linked.call(family, 'unlink', { params: { id: standing } })).toMatchObject({
      status: 403,
      code: 'br_0003',
      body: { field: 'ownLink' },
    })
    expect(await linked.call(family, 'listMyLinks')).toMatchObject({ body: [{ status: 'LINKED' }] })
  })
})

describe('what the office sees before it decides', () => {
  it('is who asks, from which mailbox, as what, and who vouched', async () => {
    const schoolId = await test.given.school()
    const child = await test.given.student({ schoolId, name: 'Caio Jatobá' })
    const guardian = await test.given.person({ role: 'PARENT', schoolId, name: 'Paulo Jatobá' })
    const staff = await test.given.person({ role: 'STAFF', schoolId, name: 'Célia Paineira' })
    const studentId = await test.given.studentId(child)
    const enter = (guardianCode: string) =>
      guardian.call(family, 'link', { body: { guardianCode, relation: 'GRANDPARENT' } })
    const own = await child.call(family, 'createMyCode')
    if (!own.ok) throw new Error(own.code)
    await enter(own.body.code)
    const list = () => staff.call(family, 'listLinks', { query: { status: 'PENDING' } })
    const asker = { name: 'Paulo Jatobá', email: guardian.username, emailConfirmed: true }
    expect(await list()).toMatchObject({
      body: {
        content: [
          {
            guardian: asker,
            relation: 'GRANDPARENT',
            vouchedBy: { kind: 'STUDENT', name: 'Caio Jatobá' },
            expectedEmail: null,
          },
        ],
      },
    })
    const made = await staff.call(family, 'createCode', { body: { studentId, email: 'outra@teste.trilha.test' } })
    if (!made.ok) throw new Error(made.code)
    const students = await staff.call(family, 'listStudents', { query: {} })
    expect(students).toMatchObject({
      body: { content: [{ codes: [{ bySchool: true, email: 'outra@teste.trilha.test' }] }] },
    })
    await enter(made.body.code)
    expect(await list()).toMatchObject({
      body: {
        content: [{ vouchedBy: { kind: 'OFFICE', name: 'Célia Paineira' }, expectedEmail: 'outra@teste.trilha.test' }],
      },
    })
    // Whoever asks learns none of it.
    const mine = await guardian.call(family, 'listMyLinks')
    expect(JSON.stringify(mine.body)).not.toContain('outra@')
  })
})
