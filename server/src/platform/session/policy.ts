import { gates, missingGates, type Call, type Domain, type Gate } from '@trilha/contract/call'
import type { Db } from '../db/database.ts'
import { fail, type Failure } from '../http/failure.ts'
import type { Session } from './session-store.ts'

/** Answers whether the object is there for this session; the domain that owns the table gives it. */
export type ObjectRule = (db: Db, session: Session, id: string) => Promise<boolean>

export interface Policies {
  objects: Record<NonNullable<Call['access']['object']>['kind'], ObjectRule>
}

const gateRules: Record<Gate, (session: Session, now: Date) => boolean> = {
  chat: ({ flags, controls }) => flags.isPermitAccessChat && controls.chat,
  classMenu: ({ flags }) => flags.isPermitAccessClassMenu,
  community: ({ controls }) => controls.community,
  courseCreation: ({ flags }) => flags.isPermitCreateCourse,
  profileEditing: ({ controls, editGrantedUntil }, now) =>
    !controls.pinSet || (editGrantedUntil !== null && editGrantedUntil > now),
  purchases: ({ controls }) => controls.purchases,
}

/** Whom moderation shut out hears so, and until when: whoever opens the other gates cannot open this one (D7). */
function refusalOf(gate: Gate, session: Session): Failure {
  return gate === 'community' && session.suspendedUntil
    ? suspensionOf(session, session.suspendedUntil)
    : fail('br_0038', { field: gate })
}

export function suspensionOf({ timeZone }: Pick<Session, 'timeZone'>, at: Date): Failure {
  return fail('br_0038', { field: 'suspendedUntil', until: { at, timeZone } })
}

/** Whether a gate lets this session through now. */
export function isGateOpen(gate: Gate, session: Session, now: Date): boolean {
  return gateRules[gate](session, now)
}

/** Runs before every handler. The service checks the row's owner once more, under its lock. */
export function authorizeAccount(call: Call, session: Session, now: Date): void {
  const { who, gates: needed = [], whileWaiting = false } = call.access
  if (who === 'session') return
  if (!session.active) throw fail('br_0003')
  if (session.flags.isBlockedAccount) throw fail('br_0038')
  if (session.waitsFor && !whileWaiting) throw fail('br_0038', { field: 'waitsFor' })
  if (session.mustChangePassword) throw fail('br_0038', { field: 'password' })
  if (typeof who !== 'string' && !who.includes(session.role)) throw fail('br_0003')
  // Whoever waits reaches own data alone, and may correct it before any terms are accepted.
  const isBound = call.method !== 'GET' && session.waitsFor === null
  if (isBound && !(session.terms.own && session.terms.grownUp)) throw fail('br_0038', { field: 'terms' })
  for (const gate of needed) if (!isGateOpen(gate, session, now)) throw refusalOf(gate, session)
}

export async function authorizeObject(
  policies: Policies,
  call: Call,
  { db, session, params }: { db: Db; session: Session; params: unknown },
): Promise<void> {
  const { object } = call.access
  if (!object) return
  // A stranger's object answers as a missing one: that it exists is private.
  const id = (params as Record<string, string>)[object.param]!
  if (!(await policies.objects[object.kind](db, session, id))) throw fail(object.missing)
}

/** A call without a policy, or with one that nobody enforces, stops the boot. */
export function checkPolicy(name: string, call: Call, policies: Policies): void {
  const access = call.access as Call['access'] | undefined
  if (!access) throw new Error(`${name} declares no access`)
  const unknown = (access.gates ?? []).filter((gate) => !gates.includes(gate))
  if (unknown.length > 0) throw new Error(`${name} names unknown gates: ${unknown.join(', ')}`)
  if (access.object) {
    if (!policies.objects[access.object.kind])
      throw new Error(`${name} names an object without a rule: ${access.object.kind}`)
    if (!call.path.includes(`:${access.object.param}`))
      throw new Error(`${name}: its path has no :${access.object.param}`)
  }
  const withoutAccount = access.who === 'anonymous' || access.who === 'client'
  if (access.gates && (withoutAccount || access.who === 'session')) {
    throw new Error(`${name} names gates that nobody would ask: ${access.gates.join(', ')}`)
  }
  if (access.object && withoutAccount) throw new Error(`${name} names an object but asks for no session`)
}

/** A call of a gated area that does not name the area's gate stops the boot too. */
export function checkGates(name: string, domain: Pick<Domain, 'area' | 'name'>, call: Call): void {
  const missing = missingGates(domain, call)
  if (missing.length > 0) throw new Error(`${name} stands behind gates that it does not name: ${missing.join(', ')}`)
}
