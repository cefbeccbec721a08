import { ROLES, TERMS_VERSION, type Role } from '@trilha/contract/constants'
import { contract } from '@trilha/contract/index'
import type { ObjectAccess } from '@trilha/contract/call'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Person } from './given.ts'
import { everyCall, perform, type ContractCall, type SampleArgs } from './samples/index.ts'
import { writesMark } from './snapshot.ts'
import type { TestApp } from './test-app.ts'
import { onlyMembers, refusedSamples, whileWaiting, whoMay, whoSees } from './who-may/index.ts'

type State =
  | 'usable'
  | 'blocked'
  | 'inactive'
  | 'foreign'
  | 'termsOpen'
  | 'officePassword'
  | 'waiting'
  | 'waitingGuardian'
const waitingStates = ['waiting', 'waitingGuardian'] as const satisfies readonly State[]

/**
 * Foreign: not a member. Only students come in by the open door (decision 9). A role that a call is not for is refused
 * in the best of states: the others would be refused twice over.
 */
function statesOf(name: string, role: Role): readonly State[] {
  const who = whoMay.get(name)
  if (typeof who !== 'string' && !who?.includes(role)) return ['usable']
  const every = ['usable', 'blocked', 'inactive', 'termsOpen', 'officePassword'] as const
  return role === 'STUDENT' ? [...every, 'foreign', ...waitingStatesOf(name)] : every
}

/** Only students sign up alone. A call for any session asks for no state, so it is not tried again for these. */
function waitingStatesOf(name: string): readonly State[] {
  const who = whoMay.get(name)
  if (who === 'session' || who === 'client' || who === 'anonymous') return []
  return whileWaiting.has(name) ? ['waiting'] : waitingStates
}

/** What the list of who may says, not the contract: who gets in, and which refusal the others hear. */
function expectedRefusal(name: string, role: Role, state: State): string | null {
  const who = whoMay.get(name)
  if (who === 'anonymous' || who === 'client') return null
  if (who === 'session') {
    // Nobody goes on in an account that has ended, and nobody joins a school with a password that the office knows.
    if (name === 'accounts.changeTo' && state === 'inactive') return 'br_0003'
    return name === 'invitations.accept' && state === 'officePassword' ? 'br_0038' : null
  }
  if (state === 'inactive') return 'br_0003'
  if (state === 'blocked' || state === 'officePassword') return 'br_0038'
  if (isWaiting(state) && !whileWaiting.has(name)) return 'br_0038'
  if (typeof who !== 'string' && !who?.includes(role)) return 'br_0003'
  // While the terms are open a person reads, and writes nothing (E73).
  if (state === 'termsOpen' && !readingCalls.has(name)) return 'br_0038'
  return state === 'foreign' ? (onlyMembers.get(name) ?? null) : null
}

const readingCalls = new Set(everyCall.filter(({ call }) => call.method === 'GET').map(({ name }) => name))

interface Attempt {
  by: Person
  entry: ContractCall
  args: SampleArgs
  state?: State
}

async function expectRefused(test: TestApp, { by, entry, args, state }: Attempt, code: string) {
  const before = await writesMark(test.database.db)
  const answer = await perform(by, entry.call, args)
  expect(answer.ok ? 'allowed' : answer.code, state).toBe(code)
  expect(await writesMark(test.database.db), state).toBe(before)
}

/**
 * The states that are tried in one scene: who is refused leaves it as it was, so that the same person in the best of
 * states comes last. Whoever gets in needs a scene of their own.
 */
function scenesOf(name: string, role: Role): State[][] {
  const states = statesOf(name, role)
  // A reading call leaves the scene as it was too, whoever makes it.
  const isTurnedAway = (state: State) =>
    isOut(state) && (expectedRefusal(name, role, state) !== null || (state === 'termsOpen' && readingCalls.has(name)))
  const others = states.filter((state) => state !== 'usable' && !isTurnedAway(state))
  return [[...states.filter(isTurnedAway), 'usable'], ...others.map((state) => [state])]
}

function isWaiting(state: State): boolean {
  return waitingStates.some((each) => each === state)
}

function isOut(state: State): boolean {
  return state !== 'usable' && state !== 'foreign'
}

/** Out with a session of its own: of one that was used the server knows for a moment what its account was. */
async function inState(test: TestApp, person: Person, state: State, name: string): Promise<Person> {
  await test.database.db
    .updateTable('accounts')
    .set({
      active: state !== 'inactive',
      blocked_at: state === 'blocked' ? new Date() : null,
      waits_for: isWaiting(state) ? (state === 'waiting' ? 'OFFICE' : 'GUARDIAN') : null,
    })
    .where('id', '=', person.accountId)
    .execute()
  await test.database.db
    .updateTable('users')
    .set({
      // The one call that is for this state alone.
      must_change_password: state === 'officePassword' || name === 'users.chooseFirstPassword',
      terms_version: state === 'termsOpen' ? null : TERMS_VERSION,
      terms_agreed_at: state === 'termsOpen' ? null : new Date(),
    })
    .where('id', '=', person.userId)
    .execute()
  return isOut(state) ? { ...person, ...(await test.given.openSession({ owner: person })) } : person
}

function tryStates(test: TestApp, calls: readonly ContractCall[]): void {
  const scenes = calls.flatMap((entry) =>
    ROLES.flatMap((role) =>
      scenesOf(entry.name, role).map((states) => ({ entry, name: entry.name, role, states, tried: states.join(', ') })),
    ),
  )
  it.each(scenes)('$name as $tried $role', async ({ entry, role, states }) => {
    const person = await test.given.person({ role, isMember: !states.includes('foreign') })
    const args = await entry.sample(person, test.given)
    for (const state of states) {
      const by = states.length > 1 || isOut(state) ? await inState(test, person, state, entry.name) : person
      const refusal = expectedRefusal(entry.name, role, state)
      if (refusal) {
        await expectRefused(test, { by, entry, args, state }, refusal)
        continue
      }
      const answer = await perform(by, entry.call, args)
      expect(answer.ok ? 'ok' : answer.code, state).toBe(refusedSamples.get(entry.name)?.code ?? 'ok')
    }
  })
}

/** What an object is: a kind that is not told here does not compile. */
const kinds: Record<ObjectAccess['kind'], 'person' | 'thing'> = {
  admission: 'thing',
  album: 'thing',
  albumClass: 'thing',
  albumPhoto: 'thing',
  blockedPerson: 'thing',
  blockedWord: 'thing',
  challenge: 'thing',
  challengeAttachment: 'thing',
  chest: 'thing',
  childWallet: 'person',
  classComment: 'thing',
  // Of two kinds of people: whoever looks must have an open community, which a sample opens for its owner alone.
  communityPerson: 'thing',
  content: 'thing',
  contentProgress: 'thing',
  contentReview: 'thing',
  course: 'thing',
  dataExport: 'thing',
  dataRequest: 'thing',
  ebook: 'thing',
  friendship: 'thing',
  guardianConsent: 'thing',
  guardianLink: 'thing',
  invitation: 'thing',
  moderationCase: 'thing',
  nameRequest: 'thing',
  note: 'thing',
  notification: 'thing',
  npsResearch: 'thing',
  ownCase: 'thing',
  ownProfile: 'thing',
  parentalControl: 'thing',
  person: 'person',
  post: 'thing',
  postComment: 'thing',
  profile: 'person',
  profileUser: 'person',
  qrCode: 'thing',
  quiz: 'thing',
  reviewAnswer: 'thing',
  reviewQuestion: 'thing',
  savedPost: 'thing',
  savingsGoal: 'thing',
  school: 'thing',
  schoolAccount: 'thing',
  schoolInvitation: 'thing',
  self: 'thing',
  session: 'thing',
  student: 'person',
  studentUser: 'person',
  subject: 'thing',
  task: 'thing',
  taughtTask: 'thing',
  wallet: 'person',
}

interface OnObject {
  entry: ContractCall
  name: string
  role: Role
  object: ObjectAccess
}

/** Each with every role that may make the call. */
function onObjects(calls: readonly ContractCall[]): OnObject[] {
  return calls.flatMap((entry) => {
    const { who, object } = entry.call.access
    if (!object) return []
    const roles: readonly Role[] = typeof who === 'string' ? ROLES : who
    return roles.map((role) => ({ entry, name: entry.name, role, object }))
  })
}

export function onPeople(calls: readonly ContractCall[]): OnObject[] {
  return onObjects(calls).filter(({ object }) => kinds[object.kind] === 'person')
}

function isSchoolWide({ schoolWide }: ObjectAccess, role: Role): boolean {
  return schoolWide === 'everyone' || (schoolWide?.includes(role) ?? false)
}

function tryObjects(test: TestApp, calls: readonly ContractCall[]): void {
  it.each(onObjects(calls))(
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
      for (const args of foreign) await expectRefused(test, { by: me, entry, args }, object.missing)
      expect(await perform(me, entry.call, own)).toMatchObject({ ok: true })
    },
  )
}

/** A viewer of a role in a class, as its student or as who teaches it. */
async function viewerIn(test: TestApp, role: Role, place: { schoolId: string; classId: string }): Promise<Person> {
  const viewer = await test.given.person({ role, ...place })
  if (role === 'PROFESSOR') await test.given.teaches(viewer, place.classId)
  return viewer
}

function tryPeople(test: TestApp, calls: readonly ContractCall[]): void {
  const cells = onPeople(calls)
  it.each(cells)(
    '$name as $role: at a student, a non-member, somebody invited',
    async ({ entry, name, role, object }) => {
      const schoolId = await test.given.school()
      const place = { schoolId, classId: await test.given.schoolClass(schoolId) }
      const viewer = await viewerIn(test, role, place)
      const [member, foreign, invited] = await Promise.all([
        test.given.student(place),
        test.given.student({ ...place, isMember: false }),
        test.given.student({ schoolId: await test.given.school() }),
      ])
      // Until somebody says yes, the inviting school sees nothing of the person (E65).
      await test.given.invitation({ schoolId, email: invited.username })
      const atMember = await entry.sample(member, test.given)
      for (const stranger of [foreign, invited]) {
        const args = await entry.sample(stranger, test.given)
        await expectRefused(test, { by: viewer, entry, args }, object.missing)
      }
      if (!whoSees.get(name)?.roles.includes(role))
        return expectRefused(test, { by: viewer, entry, args: atMember }, object.missing)
      expect(await perform(viewer, entry.call, atMember)).toMatchObject({ ok: true })
    },
  )

  it.each(cells.filter(({ role }) => role === 'STUDENT'))(
    '$name as who is not a member: at a student, at oneself',
    async ({ entry, object }) => {
      const schoolId = await test.given.school()
      const place = { schoolId, classId: await test.given.schoolClass(schoolId) }
      const viewer = await test.given.student({ ...place, isMember: false })
      const [atMember, atSelf] = [
        await entry.sample(await test.given.student(place), test.given),
        await entry.sample(viewer, test.given),
      ]
      await expectRefused(test, { by: viewer, entry, args: atMember }, object.missing)
      expect(await perform(viewer, entry.call, atSelf)).toMatchObject({ ok: true })
    },
  )

  it.each(cells.filter(({ role }) => role === 'PARENT'))(
    '$name as a guardian: at a child of theirs, at one that the school refused or has not yet approved',
    async ({ entry, name, object }) => {
      const schoolId = await test.given.school()
      const guardian = await test.given.person({ role: 'PARENT', schoolId })
      for (const status of ['PENDING', 'REFUSED'] as const) {
        const child = await test.given.student({ schoolId })
        await test.given.guardianLink({ guardian, child, status })
        await expectRefused(test, { by: guardian, entry, args: await entry.sample(child, test.given) }, object.missing)
      }
      const child = await test.given.student({ schoolId })
      await test.given.guardianLink({ guardian, child })
      const atChild = await entry.sample(child, test.given)
      if (!whoSees.get(name)?.guardian)
        return expectRefused(test, { by: guardian, entry, args: atChild }, object.missing)
      expect(await perform(guardian, entry.call, atChild)).toMatchObject({ ok: true })
    },
  )
}

/** All that the matrix tries of these calls. */
export function tryMatrix(test: TestApp, calls: readonly ContractCall[]): void {
  describe('every call × every role × every state of the account', () => {
    tryStates(test, calls)
  })
  describe('every call that names an object × whose it is', () => {
    tryObjects(test, calls)
  })
  if (onPeople(calls).length === 0) return
  describe('every call that names a person × who looks × at whom', () => {
    tryPeople(test, calls)
  })
}

/** How many cells of calls, roles and states the matrix tries, by state; `invited` is a person whom somebody looks at. */
export function countCells(calls: readonly ContractCall[]): Record<State | 'invited', number> {
  const counts = {
    usable: 0,
    blocked: 0,
    inactive: 0,
    foreign: 0,
    termsOpen: 0,
    officePassword: 0,
    waiting: 0,
    waitingGuardian: 0,
  }
  for (const { name } of calls) for (const role of ROLES) for (const state of statesOf(name, role)) counts[state] += 1
  return { ...counts, invited: onPeople(calls).length }
}

/** The calls of these areas. */
export function callsOf(areas: readonly string[]): ContractCall[] {
  return everyCall.filter(({ domain }) => areas.includes(contract[domain].area))
}
