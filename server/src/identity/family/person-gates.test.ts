import { unlocks } from '@trilha/contract/economy/unlocks'
import { wallets } from '@trilha/contract/economy/wallets'
import { profiles } from '@trilha/contract/growth/profiles'
import { accounts } from '@trilha/contract/identity/accounts'
import { family } from '@trilha/contract/identity/family'
import { privacy } from '@trilha/contract/identity/privacy'
import { users } from '@trilha/contract/identity/users'
import { students } from '@trilha/contract/school/students'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import type { Person } from '../../testing/given.ts'
import { dataRequestFields } from '../../testing/given-privacy.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

/** A student of one school, and the same person in an account of another. */
async function twice(role: 'STUDENT' | 'PARENT' = 'STUDENT') {
  const ana = await test.given.student()
  const other = await test.given.account({ owner: ana, role })
  const there = await test.given.session(ana.userId, other.accountId, ana.username)
  return { ana, there: { ...ana, ...there, ...other, role } satisfies Person }
}

const rename = (by: Caller, { userId }: Person) =>
  by.call(users, 'update', { params: { id: userId }, body: { telephone: '31911112222' } })
const buy = (by: Caller) => by.call(unlocks, 'create', { body: { contentType: 'AVATAR_ITEM', contentId: 'NONE:none' } })
const unlock = (by: Caller, pin: string) => by.call(family, 'unlock', { body: { pin } })
const closed = (field: string) => ({ status: 403, code: 'br_0038', body: { field } })

async function standing(by: Caller) {
  const answer = await by.call(family, 'getMyPin')
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

describe.each(['STUDENT', 'PARENT'] as const)('from another account of the person, as %s', (role) => {
  it('the PIN guards what is the person’s, and opens it there', async () => {
    const { ana, there } = await twice(role)
    const profileId = await test.given.profile(ana)
    await test.given.pin({ owner: ana, pin: '2468' })
    expect(await rename(there, ana)).toMatchObject(closed('profileEditing'))
    const write = () => there.call(profiles, 'update', { params: { id: profileId }, body: { biography: 'Oi' } })
    expect(await write()).toMatchObject(closed('profileEditing'))
    expect(await there.call(accounts, 'current')).toMatchObject({ body: { editLocked: true } })
    expect(await standing(there)).toMatchObject({ pinSet: true, isElsewhere: true, editUnlockedUntil: null })

    expect(await unlock(there, '0000')).toMatchObject({ status: 403, code: 'br_0036' })
    // Wherever it was tried, there is one count.
    expect(await standing(ana)).toMatchObject({ pinTriesLeft: 4, isElsewhere: false })
    expect(await standing(there)).toMatchObject({ pinTriesLeft: 4 })
    expect(await unlock(there, '2468')).toMatchObject({ ok: true })
    expect(await rename(there, ana)).toMatchObject({ ok: true })
    expect(await write()).toMatchObject({ ok: true })
    expect(await there.call(family, 'lock')).toMatchObject({ status: 204 })
    expect(await rename(there, ana)).toMatchObject(closed('profileEditing'))
  })

  it('a school’s switch for purchases counts in that school alone', async () => {
    const { ana, there } = await twice(role)
    if (role === 'STUDENT') await test.given.mayBuy(there)
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: ana.schoolId })
    const set = (purchasesEnabled: boolean) =>
      admin.call(family, 'update', { params: { id: ana.accountId }, body: { purchasesEnabled } })
    for (const isOpen of [false, true, false]) {
      expect(await set(isOpen)).toMatchObject({ ok: true, body: { purchasesEnabled: isOpen } })
      await expect
        .poll(() => buy(ana), { timeout: 900 })
        .toMatchObject(isOpen ? { code: 'nf_0040' } : closed('purchases'))
      expect(await buy(there)).toMatchObject({ code: 'nf_0040' })
      expect(await there.call(accounts, 'current')).toMatchObject({ body: { mayBuy: true } })
    }
  })

  it('a guardian’s PIN that is given while that session is open guards within a second', async () => {
    const { ana, there } = await twice(role)
    expect(await rename(there, ana)).toMatchObject({ ok: true })
    const guardian = await test.given.person({ role: 'PARENT', schoolId: ana.schoolId })
    await test.given.guardianLink({ guardian, child: ana })
    const give = (pin: string) =>
      guardian.call(family, 'update', { params: { id: ana.accountId }, body: { newPin: pin, confirmPin: pin } })
    await give('1357')
    await expect.poll(() => rename(there, ana), { timeout: 900 }).toMatchObject(closed('profileEditing'))
    // A new PIN also ends what the one before had opened there.
    expect(await unlock(there, '1357')).toMatchObject({ ok: true })
    expect(await rename(there, ana)).toMatchObject({ ok: true })
    await give('2468')
    await expect.poll(() => rename(there, ana), { timeout: 900 }).toMatchObject(closed('profileEditing'))
  })

  it('a school’s PIN guards that school’s account alone', async () => {
    const { ana, there } = await twice(role)
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: ana.schoolId })
    const body = { newPin: '1357', confirmPin: '1357' }
    expect(await admin.call(family, 'update', { params: { id: ana.accountId }, body })).toMatchObject({ ok: true })
    await expect.poll(() => rename(ana, ana), { timeout: 900 }).toMatchObject(closed('profileEditing'))
    expect(await standing(there)).toMatchObject({ pinSet: false, isElsewhere: false })
    expect(await rename(there, ana)).toMatchObject({ ok: true })
    expect(await there.call(accounts, 'current')).toMatchObject({ body: { editLocked: false } })
    expect(await unlock(there, '1357')).toMatchObject({ status: 404, code: 'nf_0084' })
    expect(await unlock(ana, '1357')).toMatchObject({ ok: true })
  })
})

describe('which of two PINs', () => {
  it('is the current account’s where grown-ups gave both', async () => {
    const { ana, there } = await twice()
    await test.given.pin({ owner: ana, pin: '2468', setBy: 'GUARDIAN' })
    await test.given.pin({ owner: there, pin: '1357', setBy: 'SCHOOL' })
    expect(await unlock(there, '2468')).toMatchObject({ code: 'br_0036' })
    expect(await unlock(there, '1357')).toMatchObject({ ok: true })
    expect(await unlock(ana, '2468')).toMatchObject({ ok: true })
  })

  it('is never the student’s own beside a grown-up’s', async () => {
    const { ana, there } = await twice()
    await test.given.pin({ owner: ana, pin: '2468', setBy: 'GUARDIAN' })
    await test.given.pin({ owner: there, pin: '1357', setBy: 'STUDENT' })
    expect(await unlock(there, '1357')).toMatchObject({ code: 'br_0036' })
    expect(await rename(there, ana)).toMatchObject(closed('profileEditing'))
    expect(await unlock(there, '2468')).toMatchObject({ ok: true })
  })

  it('is not made anew in the other account without the one that guards', async () => {
    const { ana, there } = await twice()
    await test.given.pin({ owner: ana, pin: '2468', setBy: 'STUDENT' })
    const set = () =>
      there.call(family, 'update', { params: { id: there.accountId }, body: { newPin: '1357', confirmPin: '1357' } })
    expect(await set()).toMatchObject(closed('profileEditing'))
    expect(await unlock(there, '2468')).toMatchObject({ ok: true })
    expect(await set()).toMatchObject({ ok: true })
  })
})

describe('an account that has ended, or a trial that is over', () => {
  it('guards nothing any more', async () => {
    const { ana, there } = await twice()
    await test.given.pin({ owner: ana, pin: '2468' })
    expect(await rename(there, ana)).toMatchObject(closed('profileEditing'))
    const { db } = test.database
    await db.updateTable('accounts').set({ active: false }).where('id', '=', ana.accountId).execute()
    const after = await test.given.session(there.userId, there.accountId, there.username)
    expect(await rename(after, ana)).toMatchObject({ ok: true })
    const overdue = { active: true, trial_ends_at: sql<Date>`now()` }
    await db.updateTable('accounts').set(overdue).where('id', '=', ana.accountId).execute()
    const again = await test.given.session(there.userId, there.accountId, there.username)
    expect(await rename(again, ana)).toMatchObject({ ok: true })
  })
})

describe('a school that puts its own PIN over a guardian’s', () => {
  it('unlocks nothing in the other school: the guardian’s PIN goes on guarding there', async () => {
    const { ana, there } = await twice()
    const guardian = await test.given.person({ role: 'PARENT', schoolId: ana.schoolId })
    await test.given.guardianLink({ guardian, child: ana })
    await test.given.pin({ owner: ana, pin: '2468', guardian })
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: ana.schoolId })
    const body = { newPin: '1357', confirmPin: '1357' }
    expect(await admin.call(family, 'update', { params: { id: ana.accountId }, body })).toMatchObject({ ok: true })
    expect(await rename(there, ana)).toMatchObject(closed('profileEditing'))
    expect(await unlock(there, '1357')).toMatchObject({ code: 'br_0036' })
    expect(await unlock(there, '2468')).toMatchObject({ ok: true })
    expect(await unlock(ana, '1357')).toMatchObject({ ok: true })
    // There it opens no part: that school has not confirmed the guardian.
    const open = { params: { id: there.accountId }, body: { currentPin: '2468', purchasesEnabled: true } }
    expect(await there.call(family, 'update', open)).toMatchObject({ status: 403, code: 'br_0003' })
  })
})

describe('a child with a second account', () => {
  const tooYoung = { status: 400, code: 'ii_0070' }
  const bornYearsAgo = (userId: string, years: number) =>
    test.database.db
      .updateTable('users')
      .set({ date_of_birth: sql<string>`current_date - make_interval(years => ${years})` })
      .where('id', '=', userId)
      .execute()

  it.each([
    ['of a known age', 13],
    ['who never gave an age', undefined],
  ])('does not sign up as somebody’s guardian: %s', async (_, years) => {
    const ana = await test.given.student()
    if (years !== undefined) await bornYearsAgo(ana.userId, years)
    const friend = await test.given.student({ schoolId: await test.given.school() })
    const code = await friend.call(family, 'createMyCode')
    if (!code.ok) throw new Error(code.code)
    const body = {
      name: 'Ana Teste',
      username: ana.username,
      password: ana.password,
      guardianCode: code.body.code,
      relation: 'OTHER' as const,
    }
    expect(await test.anonymous.call(users, 'signUpGuardian', { body })).toMatchObject(tooYoung)
    expect(await ana.call(accounts, 'listMine')).toMatchObject({ body: [{ id: ana.accountId }] })
    // Nothing was used up.
    await bornYearsAgo(ana.userId, 18)
    expect(await test.anonymous.call(users, 'signUpGuardian', { body })).toMatchObject({
      ok: true,
      body: { link: { status: 'PENDING' } },
    })
  })

  it('is linked neither by a code nor by the school', async () => {
    const { there } = await twice('PARENT')
    const friend = await test.given.student({ schoolId: there.schoolId })
    const guardianCode = await test.given.guardianCode({ child: friend })
    expect(await there.call(family, 'link', { body: { guardianCode, relation: 'OTHER' } })).toMatchObject(tooYoung)
    const id = await test.given.guardianLink({ guardian: there, child: friend, status: 'PENDING' })
    const admin = await test.given.person({ role: 'SCHOOL_ADMIN', schoolId: there.schoolId })
    const decide = (status: 'LINKED' | 'REFUSED') => admin.call(family, 'decide', { params: { id }, body: { status } })
    expect(await decide('LINKED')).toMatchObject(tooYoung)
    expect(await decide('REFUSED')).toMatchObject({ ok: true })
  })
})

describe('a guardian who waits for the school', () => {
  it('sees that they wait, and has no power over the child', async () => {
    const child = await test.given.student({ schoolId: await test.given.school(), name: 'Luana Aroeira' })
    const guardian = await test.given.person({ role: 'PARENT', schoolId: child.schoolId, isMember: false })
    await test.given.guardianLink({ guardian, child, status: 'PENDING' })
    expect(await guardian.call(family, 'listMyLinks')).toMatchObject({
      body: [{ status: 'PENDING', child: { firstName: 'Luana' } }],
    })
    expect(await guardian.call(family, 'listByGuardian')).toMatchObject({ body: [] })
    const change = {
      params: { id: child.accountId },
      body: { purchasesEnabled: true, newPin: '1111', confirmPin: '1111' },
    }
    expect(await guardian.call(family, 'update', change)).toMatchObject({ status: 404, code: 'nf_0055' })
    const studentId = await test.given.studentId(child)
    expect(await guardian.call(students, 'get', { params: { id: studentId } })).toMatchObject({ ok: false })
    expect(await guardian.call(profiles, 'getByUser', { params: { userId: child.userId } })).toMatchObject({
      status: 404,
    })
    expect(await guardian.call(wallets, 'getByUser', { params: { userId: child.userId } })).toMatchObject({
      status: 404,
    })
    const request = { ...dataRequestFields, type: 'DELETION' as const, studentId }
    expect(await guardian.call(privacy, 'create', { body: request })).toMatchObject({ ok: false, status: 404 })
  })
})
