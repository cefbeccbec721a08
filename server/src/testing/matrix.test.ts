import { ROLES, type Role } from '@trilha/contract/constants'
import type { Call, ObjectAccess } from '@trilha/contract/call'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clientHeader } from './caller.ts'
import type { Person } from './given.ts'
import { everyCall, type ContractCall, type SampleArgs } from './samples.ts'
import { databaseHash } from './snapshot.ts'
import { testApp } from './test-app.ts'
import { whoMay } from './who-may.ts'

const test = testApp()
type State = 'usable' | 'blocked' | 'inactive'
const states: readonly State[] = ['usable', 'blocked', 'inactive']

async function perform(person: Person, call: Call, { params, query, body }: SampleArgs) {
  const path = call.path.replaceAll(/:(\w+)/g, (_, key: string) => params?.[key] ?? '')
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  const text =
    body && (call.form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body))
  return person.raw(call.method, `/api${path}${search}`, {
    headers: {
      ...(text && { 'content-type': call.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...(call.access.who === 'client' && { authorization: clientHeader }),
    },
    ...(text && { body: text }),
  })
}

/** What the list of who may says, not the contract: who gets in, and which refusal the others hear. */
function expectedRefusal(name: string, role: Role, state: State): string | null {
  const who = whoMay.get(name)
  if (who === 'anonymous' || who === 'client' || who === 'session') return null
  if (state === 'inactive') return 'br_0003'
  if (state === 'blocked') return 'br_0038'
  return typeof who === 'string' || who?.includes(role) ? null : 'br_0003'
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
  ROLES.flatMap((role) => states.map((state) => ({ entry, name: entry.name, role, state }))),
)

describe('every call × every role × every state of the account', () => {
  it.each(cells)('$name as $state $role', async ({ entry, role, state }) => {
    const person = await test.given.person({ role, blocked: state === 'blocked', active: state !== 'inactive' })
    const args = await entry.sample(person, test.given)
    const refusal = expectedRefusal(entry.name, role, state)
    if (refusal) return expectRefused(person, entry, args, refusal)
    const answer = await perform(person, entry.call, args)
    // A session whose account has ended cannot be exchanged for another one.
    const businessRefusals: string[] = [
      ...(entry.call.errors ?? []),
      ...(state === 'inactive' && entry.name === 'auth.token' ? ['br_0027'] : []),
    ]
    if (!answer.ok) expect(businessRefusals).toContain(answer.code)
  })
})

const onObjects = everyCall.flatMap((entry) => {
  const { who, object } = entry.call.access
  if (!object) return []
  const roles: readonly Role[] = typeof who === 'string' ? ROLES : who
  return roles.map((role) => ({ entry, name: entry.name, role, object }))
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
