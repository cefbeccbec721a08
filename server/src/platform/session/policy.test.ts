import type { Call, Gate } from '@trilha/contract/call'
import { gates } from '@trilha/contract/call'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../http/error-answer.ts'
import type { Db } from '../db/database.ts'
import { authorizeAccount, authorizeObject, checkGates, checkPolicy, type Policies } from './policy.ts'
import type { Session } from './session-store.ts'

const now = new Date('2026-11-15T12:00:00Z')
const open: Session = {
  sessionId: 's',
  userId: 'u',
  accountId: 'a',
  schoolId: 'e',
  onlySchoolId: null,
  timeZone: 'America/Sao_Paulo',
  role: 'STUDENT',
  active: true,
  isMember: true,
  waitsFor: null,
  mustChangePassword: false,
  terms: { own: true, grownUp: true },
  flags: {
    isBlockedAccount: false,
    isGradeControl: false,
    isPermitAccessChat: true,
    isPermitAccessClassMenu: true,
    isPermitCreateCourse: true,
  },
  controls: { community: true, chat: true, purchases: true, pinSet: false },
  editGrantedUntil: null,
  suspendedUntil: null,
}

/** The rules that a test needs, of all that there are. */
function only(objects: Partial<Policies['objects']>): Policies['objects'] {
  return objects as Policies['objects']
}

function call(access: Call['access']): Call {
  return { method: 'GET', path: '/x/:id', doc: 'extension', summary: 'x', access }
}

function outcome(access: Call['access'], session: Session): string {
  try {
    authorizeAccount(call(access), session, now)
    return 'allowed'
  } catch (error) {
    return failureOf(error)!.code
  }
}

/** What shuts each gate, and nothing else does. */
const shut: Record<Gate, Session[]> = {
  chat: [
    { ...open, flags: { ...open.flags, isPermitAccessChat: false } },
    { ...open, controls: { ...open.controls, chat: false } },
  ],
  classMenu: [{ ...open, flags: { ...open.flags, isPermitAccessClassMenu: false } }],
  community: [{ ...open, controls: { ...open.controls, community: false } }],
  courseCreation: [{ ...open, flags: { ...open.flags, isPermitCreateCourse: false } }],
  profileEditing: [
    { ...open, controls: { ...open.controls, pinSet: true } },
    { ...open, controls: { ...open.controls, pinSet: true }, editGrantedUntil: new Date(now.getTime() - 1) },
  ],
  purchases: [{ ...open, controls: { ...open.controls, purchases: false } }],
}

describe('gates', () => {
  it.each(
    gates.flatMap((gate) =>
      gates.flatMap((other) => shut[other].map((session, index) => [gate, other, index, session] as const)),
    ),
  )('%s with what shuts %s (%i)', (gate, other, _, session) => {
    expect(outcome({ who: 'account', gates: [gate] }, session)).toBe(gate === other ? 'br_0038' : 'allowed')
  })

  it('opens editing while the PIN grant lasts', () => {
    const granted = {
      ...open,
      controls: { ...open.controls, pinSet: true },
      editGrantedUntil: new Date(now.getTime() + 1),
    }
    expect(outcome({ who: 'account', gates: ['profileEditing'] }, granted)).toBe('allowed')
  })
})

describe('who', () => {
  const blocked = { ...open, flags: { ...open.flags, isBlockedAccount: true } }
  it.each([
    ['account', open, 'allowed'],
    ['account', blocked, 'br_0038'],
    ['account', { ...open, active: false }, 'br_0003'],
    ['session', blocked, 'allowed'],
    [['STUDENT'], open, 'allowed'],
    [['PROFESSOR', 'SCHOOL_ADMIN'], open, 'br_0003'],
    [['SCHOOL_ADMIN'], { ...open, role: 'SCHOOL_ADMIN' }, 'allowed'],
  ] as const)('%s', (who, session, expected) => {
    expect(outcome({ who }, session)).toBe(expected)
  })
})

describe('the boot', () => {
  const policies: Policies = { objects: only({ chest: async () => true }) }
  it.each([
    ['declares no access', undefined],
    ['unknown gates', { who: 'account', gates: ['moon'] }],
    ['without a rule', { who: 'account', object: { kind: 'dragon', param: 'id', missing: 'nf_0039' } }],
    ['has no :other', { who: 'account', object: { kind: 'chest', param: 'other', missing: 'nf_0039' } }],
    ['that nobody would ask', { who: 'anonymous', gates: ['chat'] }],
    ['that nobody would ask', { who: 'session', gates: ['chat'] }],
    ['asks for no session', { who: 'client', object: { kind: 'chest', param: 'id', missing: 'nf_0039' } }],
  ])('stops on a policy that %s', (message, access) => {
    expect(() => checkPolicy('x.y', call(access as unknown as Call['access']), policies)).toThrow(message)
  })
})

describe('a gated area', () => {
  const community = { area: 'community', name: 'posts' }
  it.each([
    ['an area', community, {}, 'community'],
    ['one domain of an area', { area: 'economy', name: 'market' }, {}, 'purchases'],
    ['a documented call', { area: 'identity', name: 'accounts' }, { doc: 'users.update' }, 'profileEditing'],
  ] as const)('stops the boot when a call of %s does not name its gate', (_, domain, more, gate) => {
    const ungated = { ...call({ who: 'account' }), ...more }
    const gated = { ...call({ who: 'account', gates: [gate] }), ...more }
    expect(() => checkGates('x.y', domain, ungated)).toThrow(`gates that it does not name: ${gate}`)
    expect(() => checkGates('x.y', domain, gated)).not.toThrow()
  })

  it('asks nothing of the others', () => {
    expect(() => checkGates('x.y', { area: 'economy', name: 'wallets' }, call({ who: 'account' }))).not.toThrow()
  })
})

describe('an object', () => {
  const onChest = call({ who: 'account', object: { kind: 'chest', param: 'id', missing: 'nf_0039' } })
  const ask = (isThere: boolean) =>
    authorizeObject({ objects: only({ chest: async () => isThere }) }, onChest, {
      db: {} as Db,
      session: open,
      params: { id: 'x' },
    }).then(
      () => 'allowed',
      (error: unknown) => failureOf(error)!.code,
    )

  it('that is not there for the caller is refused as missing', async () => {
    expect(await ask(false)).toBe('nf_0039')
    expect(await ask(true)).toBe('allowed')
  })
})
