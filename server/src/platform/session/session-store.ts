import { TERMS_VERSION, type Role, type SchoolFlag, type WaitsFor } from '@trilha/contract/constants'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { isVouchedFor, mayMeetOthers } from './guardianship.ts'

/** Who is calling, as the database says it now; nothing is decided from the token alone. */
export interface Session {
  sessionId: string
  userId: string
  accountId: string
  schoolId: string
  /** Started by a partner: no account of another school is reached from here. */
  onlySchoolId: string | null
  timeZone: string
  role: Role
  active: boolean
  /** One of the school's people, who see each other. A trial is not, and neither is a person who waits. */
  isMember: boolean
  /** Whose yes is missing before the account opens (E70, E71). */
  waitsFor: WaitsFor | null
  /** The office made the password; the person must choose another one before anything else (E74). */
  mustChangePassword: boolean
  /** Who accepted the terms in force: the person, and for a student under 16 a grown-up too (E73). */
  terms: { own: boolean; grownUp: boolean }
  flags: Record<SchoolFlag, boolean>
  /**
   * The switches are those of the account that the session is in; an account of a grown-up has none (E66). A PIN of a
   * guardian or of the student guards the person in every account (G24), a PIN of a school the account there.
   */
  controls: { community: boolean; chat: boolean; purchases: boolean; pinSet: boolean }
  editGrantedUntil: Date | null
  /** Shut out of the community, and of speaking in classes, by the school's moderation until then. */
  suspendedUntil: Date | null
}

/** How stale a session may be known: a sign-out acts within this time even where the notice of it was lost. */
const freshFor = 1_000
const mostKnown = 20_000

export interface SessionStore {
  find(sessionId: string): Promise<Session | undefined>
  /**
   * The session of a token that was issued for one account. After a switch the older token names the account
   * that was left: what a tab still sends with it must not happen in the other (decision G24).
   */
  findFor(token: { sessionId: string; accountId: string }): Promise<Session | undefined>
  forget(sessionId: string): void
  forgetAll(): void
}

export function createSessionStore(db: Db, monotonic: () => number): SessionStore {
  const known = new Map<string, { at: number; session: Promise<Session | undefined> }>()

  function find(sessionId: string): Promise<Session | undefined> {
    const at = monotonic()
    const entry = known.get(sessionId)
    if (entry && at - entry.at < freshFor) return entry.session
    const session = loadSession(db, sessionId)
    known.delete(sessionId)
    if (known.size >= mostKnown) known.delete(known.keys().next().value!)
    known.set(sessionId, { at, session })
    // A failed look-up must not be remembered as an answer.
    session.catch(() => known.delete(sessionId))
    return session
  }

  async function findFor({ sessionId, accountId }: { sessionId: string; accountId: string }) {
    const session = await find(sessionId)
    if (!session || session.accountId === accountId) return session
    // Known from before the switch perhaps, when the token is the newer of the two.
    known.delete(sessionId)
    const now = await find(sessionId)
    return now?.accountId === accountId ? now : undefined
  }

  return { find, findFor, forget: (sessionId) => known.delete(sessionId), forgetAll: () => known.clear() }
}

/**
 * Of `accounts` with its `schools`. Whoever can open a closed school again must get in; an ended trial counts as blocked
 * (decisions G15 and G51), and so does an ended account, from which a person still reaches their data (decision D12).
 */
export const isBlockedAccount = sql<boolean>`((schools.is_blocked_account and accounts.role <> 'SCHOOL_ADMIN')
  or accounts.blocked_at is not null or not accounts.active or coalesce(accounts.trial_ends_at <= now(), false))`

/**
 * A control, joined with the account it belongs to, has a PIN that guards its person in the account in use: the account
 * is of a student who is there and whose trial is not over, and the PIN is not another school's (E66).
 */
export function hasGuardingPin(
  { account, control }: { account: string; control: string },
  inUse: RawBuilder<string>,
): RawBuilder<boolean> {
  const [owner, row] = [sql.table(account), sql.table(control)]
  return sql<boolean>`(${owner}.role = 'STUDENT' and ${owner}.active and coalesce(${owner}.trial_ends_at > now(), true)
    and ${row}.pin_hash is not null and (${row}.pin_set_by <> 'SCHOOL' or ${owner}.id = ${inUse}))`
}

async function loadSession(db: Db, sessionId: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('schools', 'schools.id', 'accounts.school_id')
    .leftJoin('parental_controls', 'parental_controls.account_id', 'accounts.id')
    .select([
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      'sessions.account_id as accountId',
      'sessions.edit_granted_until as editGrantedUntil',
      'sessions.only_school_id as onlySchoolId',
      'accounts.school_id as schoolId',
      'accounts.role',
      'accounts.active',
      'accounts.is_member as isMember',
      'accounts.waits_for as waitsFor',
      'users.must_change_password as mustChangePassword',
      'users.terms_version as termsVersion',
      sql<Date | null>`case when accounts.suspended_until > now() then accounts.suspended_until end`.as(
        'suspendedUntil',
      ),
      'schools.time_zone as timeZone',
      'schools.is_grade_control as isGradeControl',
      'schools.is_permit_access_chat as isPermitAccessChat',
      'schools.is_permit_access_class_menu as isPermitAccessClassMenu',
      'schools.is_permit_create_course as isPermitCreateCourse',
      'parental_controls.community_enabled as community',
      'parental_controls.chat_enabled as chat',
      'parental_controls.purchases_enabled as purchases',
      sql<boolean>`exists (select from accounts own join parental_controls control on control.account_id = own.id
        where own.user_id = sessions.user_id
          and ${hasGuardingPin({ account: 'own', control: 'control' }, sql<string>`sessions.account_id`)})`.as(
        'pinSet',
      ),
    ])
    .select([
      isBlockedAccount.as('isBlockedAccount'),
      isVouchedFor().as('isVouchedFor'),
      mayMeetOthers().as('mayMeetOthers'),
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row) return undefined
  const { isGradeControl, isPermitAccessChat, isPermitAccessClassMenu, isPermitCreateCourse } = row
  // Parental controls exist for students; a grown-up's account has no such gate.
  const open = row.role !== 'STUDENT'
  const mayMeet = open || row.mayMeetOthers
  return {
    sessionId: row.sessionId,
    userId: row.userId,
    accountId: row.accountId,
    schoolId: row.schoolId,
    onlySchoolId: row.onlySchoolId,
    timeZone: row.timeZone,
    role: row.role,
    active: row.active,
    isMember: row.isMember,
    waitsFor: row.waitsFor,
    mustChangePassword: row.mustChangePassword,
    terms: { own: row.termsVersion === TERMS_VERSION, grownUp: row.isVouchedFor },
    flags: {
      isBlockedAccount: row.isBlockedAccount,
      isGradeControl,
      isPermitAccessChat,
      isPermitAccessClassMenu,
      isPermitCreateCourse,
    },
    controls: {
      community: (row.community ?? open) && mayMeet && row.suspendedUntil === null,
      chat: (row.chat ?? open) && mayMeet,
      purchases: row.purchases ?? open,
      pinSet: row.pinSet,
    },
    editGrantedUntil: row.editGrantedUntil,
    suspendedUntil: row.suspendedUntil,
  }
}

export const sessionsChannel = 'trilha_sessions'
export const everySession = '*'

/** Tells every server process, when the transaction commits, to look the session up anew. */
export async function announceSessionChange(tx: Tx, sessionId: string): Promise<void> {
  await sql`select pg_notify(${sessionsChannel}, ${sessionId})`.execute(tx)
}

/**
 * The same for all sessions, where what changed is not of one session: a school's flags, an account's block.
 * Each is read anew once, as it would be within the second anyway.
 */
export async function announceSessionsChange(tx: Tx): Promise<void> {
  await announceSessionChange(tx, everySession)
}
