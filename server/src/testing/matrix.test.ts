import { ROLES, type Role } from '@trilha/contract/constants'
import { pathParams, type ObjectAccess } from '@trilha/contract/call'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Person } from './given.ts'
import { everyCall, perform, type ContractCall, type SampleArgs } from './samples.ts'
import { databaseHash } from './snapshot.ts'
import { testApp } from './test-app.ts'
import { onlyMembers, refusedSamples, whoMay, whoSees, withoutObject } from './who-may.ts'

const test = testApp()
type State = 'usable' | 'blocked' | 'inactive' | 'foreign'
/** Foreign: not a member. Only students come in by the open door (decision 9). */
const statesOf = (role: Role): readonly State[] =>
  role === 'STUDENT' ? ['usable', 'blocked', 'inactive', 'foreign'] : ['usable', 'blocked', 'inactive']

/** What the list of who may says, not the contract: who gets in, and which refusal the others hear. */
function expectedRefusal(name: string, role: Role, state: State): string | null {
  const who = whoMay.get(name)
  if (who === 'anonymous' || who === 'client') return null
  // Nobody goes on in an account that has ended.
  if (who === 'session') return name === 'accounts.changeTo' && state === 'inactive' ? 'br_0003' : null
  if (state === 'inactive') return 'br_0003'
  if (state === 'blocked') return 'br_0038'
  if (typeof who !== 'string' && !who?.includes(role)) return 'br_0003'
  return state === 'foreign' ? (onlyMembers.get(name) ?? null) : null
}

async function expectRefused(person: Person, { call }: ContractCall, args: SampleArgs, code: string) {
  const before = await databaseHash(test.database.db)
  const answer = await perform(person, call, args)
  expect(answer.ok ? 'allowed' : answer.code).toBe(code)
  expect(await databaseHash(test.database.db)).toBe(before)
}

it('is known of every call who may make it', () => {
  expect([...whoMay.keys()].toSorted()).toEqual(everyCall.map(({ name }) => name).toSorted())
})

const cells = everyCall.flatMap((entry) =>
  ROLES.flatMap((role) => statesOf(role).map((state) => ({ entry, name: entry.name, role, state }))),
)

describe('every call × every role × every state of the account', () => {
  it.each(cells)('$name as $state $role', async ({ entry, role, state }) => {
    const person = await test.given.person({
      role,
      blocked: state === 'blocked',
      active: state !== 'inactive',
      isMember: state !== 'foreign',
    })
    const args = await entry.sample(person, test.given)
    const refusal = expectedRefusal(entry.name, role, state)
    if (refusal) return expectRefused(person, entry, args, refusal)
    const answer = await perform(person, entry.call, args)
    expect(answer.ok ? 'ok' : answer.code).toBe(refusedSamples.get(entry.name)?.code ?? 'ok')
  })
})

/** What an object is: a kind that is not told here does not compile. */
const kinds: Record<ObjectAccess['kind'], 'person' | 'thing'> = {
  challenge: 'thing',
  challengeAttachment: 'thing',
  chest: 'thing',
  childWallet: 'person',
  classComment: 'thing',
  content: 'thing',
  contentProgress: 'thing',
  contentReview: 'thing',
  course: 'thing',
  dataExport: 'thing',
  dataRequest: 'thing',
  ebook: 'thing',
  guardianLink: 'thing',
  note: 'thing',
  notification: 'thing',
  npsResearch: 'thing',
  ownProfile: 'thing',
  parentalControl: 'thing',
  person: 'person',
  profile: 'person',
  profileUser: 'person',
  qrCode: 'thing',
  quiz: 'thing',
  reviewAnswer: 'thing',
  reviewQuestion: 'thing',
  savingsGoal: 'thing',
  school: 'thing',
  schoolAccount: 'thing',
  self: 'thing',
  session: 'thing',
  student: 'person',
  studentUser: 'person',
  task: 'thing',
  taughtTask: 'thing',
  wallet: 'person',
}

const onObjects = everyCall.flatMap((entry) => {
  const { who, object } = entry.call.access
  if (!object) return []
  const roles: readonly Role[] = typeof who === 'string' ? ROLES : who
  return roles.map((role) => ({ entry, name: entry.name, role, object }))
})
const onPeople = onObjects.filter(({ object }) => kinds[object.kind] === 'person')

it('is known of every call with a parameter in its path which object it names', () => {
  const needless = new Set(['anonymous', 'client'])
  const unnamed = everyCall.filter(
    ({ call: { path, access } }) =>
      pathParams(path).length > 0 && !access.object && !(typeof access.who === 'string' && needless.has(access.who)),
  )
  expect(unnamed.map(({ name }) => name).toSorted()).toEqual([...withoutObject.keys()].toSorted())
})

it('is known of every call that names a person who may make it about whom', () => {
  expect([...whoSees.keys()].toSorted()).toEqual([...new Set(onPeople.map(({ name }) => name))].toSorted())
})

function isSchoolWide({ schoolWide }: ObjectAccess, role: Role): boolean {
  return schoolWide === 'everyone' || (schoolWide?.includes(role) ?? false)
}

describe('every call that names an object × whose it is', () => {
  it.each(onObjects)(
    '$name as $role, of a peer, of another school, of nobody: all answer the same, nothing changes',
    async ({ entry, role, object }) => {
      const schoolId = await test.given.school()
      const classId = await test.given.schoolClass(schoolId)
      const [me, peer] = await Promise.all([
        test.given.person({ role, schoolId, classId }),
        test.given.person({ role, schoolId, classId }),
      ])
      const elsewhere = await test.given.person({ role, schoolId: await test.given.school() })
      const own = await entry.sample(me, test.given)
      const foreign = [
        // Whoever works for the whole school has a colleague's object too.
        ...(isSchoolWide(object, role) ? [] : [await entry.sample(peer, test.given)]),
        await entry.sample(elsewhere, test.given),
        { ...own, params: { ...own.params, [object.param]: randomUUID() } },
      ]
      for (const args of foreign) await expectRefused(me, entry, args, object.missing)
      expect(await perform(me, entry.call, own)).toMatchObject({ ok: true })
    },
  )
})

/** A viewer of a role in a class, as its student or as who teaches it. */
async function viewerIn(role: Role, { schoolId, classId }: { schoolId: string; classId: string }): Promise<Person> {
  const viewer = await test.given.person({ role, schoolId, classId })
  if (role === 'PROFESSOR') await test.given.teaches(viewer, classId)
  return viewer
}

describe('every call that names a person × who looks × at whom', () => {
  it.each(onPeople)('$name as $role: at a student, at who is not a member', async ({ entry, name, role, object }) => {
    const schoolId = await test.given.school()
    const place = { schoolId, classId: await test.given.schoolClass(schoolId) }
    const viewer = await viewerIn(role, place)
    const [member, foreign] = await Promise.all([
      test.given.student(place),
      test.given.student({ ...place, isMember: false }),
    ])
    const [atMember, atForeign] = [await entry.sample(member, test.given), await entry.sample(foreign, test.given)]
    await expectRefused(viewer, entry, atForeign, object.missing)
    if (!whoSees.get(name)?.roles.includes(role)) return expectRefused(viewer, entry, atMember, object.missing)
    expect(await perform(viewer, entry.call, atMember)).toMatchObject({ ok: true })
  })

  it.each(onPeople.filter(({ role }) => role === 'STUDENT'))(
    '$name as who is not a member: at a student, at oneself',
    async ({ entry, object }) => {
      const schoolId = await test.given.school()
      const place = { schoolId, classId: await test.given.schoolClass(schoolId) }
      const viewer = await test.given.student({ ...place, isMember: false })
      const [atMember, atSelf] = [
        await entry.sample(await test.given.student(place), test.given),
        await entry.sample(viewer, test.given),
      ]
      await expectRefused(viewer, entry, atMember, object.missing)
      expect(await perform(viewer, entry.call, atSelf)).toMatchObject({ ok: true })
    },
  )

  it.each(onPeople.filter(({ role }) => role === 'PARENT'))(
    '$name as a guardian: at a child of theirs, at one that the school refused or has not yet approved',
    async ({ entry, name, object }) => {
      const schoolId = await test.given.school()
      const guardian = await test.given.person({ role: 'PARENT', schoolId })
      for (const status of ['PENDING', 'REFUSED'] as const) {
        const child = await test.given.student({ schoolId })
        await test.given.guardianLink({ guardian, child, status })
        await expectRefused(guardian, entry, await entry.sample(child, test.given), object.missing)
      }
      const child = await test.given.student({ schoolId })
      await test.given.guardianLink({ guardian, child })
      const atChild = await entry.sample(child, test.given)
      if (!whoSees.get(name)?.guardian) return expectRefused(guardian, entry, atChild, object.missing)
      expect(await perform(guardian, entry.call, atChild)).toMatchObject({ ok: true })
    },
  )
})
