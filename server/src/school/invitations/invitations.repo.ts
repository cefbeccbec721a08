import {
  INVITATION_KEPT_DAYS,
  INVITATION_SECONDS,
  OBJECTION_SECONDS,
  type InvitationDecider,
  type InvitationState,
  type Locale,
  type Role,
} from '@trilha/contract/constants'
import { normalizeLoginName } from '@trilha/contract/rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import { isProvenLink, needsGrownUp } from '../../platform/session/guardianship.ts'
import type { Session } from '../../platform/session/session-store.ts'

/** A literal: the database finds the partial index by it. */
const isOpenState = sql<boolean>`state = 'OPEN'`
const isOver = sql<boolean>`(inv.expires_at <= now() and inv.child_accepted_at is null)`
const opensAt = sql<Date>`(inv.child_accepted_at + make_interval(secs => ${OBJECTION_SECONDS}))`
/** A mailbox that nobody confirmed is not known to be this person's. A username of a school has no mailbox. */
const isConfirmed = sql<boolean>`(person.email_verified_at is not null or strpos(person.username, '@') = 0)`
/** The school has the person as one of its people. */
const isPresent = sql<boolean>`(present.active and present.is_member and present.waits_for is null)`

/** Invitations with their school, and with the person who signs in with the invited name, if there is one. */
function selectInvitations(db: Db) {
  return db
    .selectFrom('school_invitations as inv')
    .innerJoin('schools', 'schools.id', 'inv.school_id')
    .leftJoin('users as person', 'person.username', 'inv.email')
    .leftJoin('accounts as inviter', 'inviter.id', 'inv.invited_by_account_id')
    .select([
      'inv.id',
      'inv.school_id as schoolId',
      'inviter.id as inviterAccountId',
      'inviter.user_id as inviterUserId',
      'inv.email',
      'inv.name',
      'inv.role',
      'inv.class_ids as classIds',
      'inv.language',
      'inv.state',
      'inv.paper_code_hash as paperCodeHash',
      'inv.child_accepted_at as childAcceptedAt',
      'inv.told_at as toldAt',
      'inv.created_at as createdAt',
      'inv.expires_at as expiresAt',
      'inv.decided_at as decidedAt',
      'schools.name as schoolName',
      'schools.city as schoolCity',
      'schools.state as schoolState',
      'person.id as personId',
      'person.name as personName',
      'person.language as personLanguage',
    ])
    .select([
      isOver.as('isOver'),
      sql<Date | null>`case when inv.state = 'OPEN' then ${opensAt} end`.as('opensAt'),
      sql<string[]>`array(select name from classes where id = any(inv.class_ids) order by name)`.as('classNames'),
      sql<boolean>`coalesce(${isConfirmed}, false)`.as('isConfirmed'),
      sql<boolean>`person.id is not null and ${needsGrownUp('person')}`.as('isYoung'),
      sql<boolean>`exists (select from accounts where accounts.user_id = person.id)`.as('hasAccount'),
      // The database's own text of the time: a Date would lose its microseconds and with them rows.
      sql<string>`inv.created_at::text`.as('position'),
    ])
}

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>>

export function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  return selectInvitations(db).where('inv.id', '=', id).executeTakeFirst()
}

export function findByToken(db: Db, tokenHash: Buffer): Promise<InvitationRow | undefined> {
  return selectInvitations(db).where('inv.token_hash', '=', tokenHash).executeTakeFirst()
}

export async function findOpen(db: Db, schoolId: string, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('school_invitations as inv')
    .select('inv.id')
    .where('inv.school_id', '=', schoolId)
    .where('inv.email', '=', email)
    .where('inv.state', '=', 'OPEN')
    .where(sql<SqlBool>`not ${isOver}`)
    .executeTakeFirst()
  return row?.id
}

/** Whoever answers, sends or takes back the same invitation waits for the other. */
export async function lockInvitation(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('school_invitations').select('id').where('id', '=', id).forUpdate().execute()
}

interface Listed {
  before: Moment | undefined
  limit: number
}

function isBefore(before: Moment): RawBuilder<SqlBool> {
  return sql<SqlBool>`(inv.created_at, inv.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`
}

export interface InvitationFilter extends Listed {
  schoolId: string
  state?: InvitationState | undefined
  username?: string | undefined
}

export function listOfSchool(db: Db, filter: InvitationFilter): Promise<InvitationRow[]> {
  const { schoolId, state, username, before, limit } = filter
  let query = selectInvitations(db).where('inv.school_id', '=', schoolId)
  if (state)
    query = query.where(
      sql<SqlBool>`case when inv.state = 'OPEN' and ${isOver} then 'EXPIRED' else inv.state end = ${state}`,
    )
  if (username) query = query.where('inv.email', '=', normalizeLoginName(username))
  if (before) query = query.where(isBefore(before))
  return query.orderBy('inv.created_at', 'desc').orderBy('inv.id', 'desc').limit(limit).execute()
}

/** Who looks at invitations to answer them. */
export type Decider = Pick<Session, 'userId' | 'accountId' | 'schoolId' | 'role' | 'onlySchoolId' | 'active'> & {
  flags: Pick<Session['flags'], 'isBlockedAccount'>
}

/**
 * As whom the session may answer an invitation; null: not at all. A session that a partner started answers none: the
 * answer concerns another school.
 */
function answersAs({ userId, accountId, schoolId, role, onlySchoolId, active, flags }: Decider) {
  if (onlySchoolId !== null) return sql<InvitationDecider | null>`null::text`
  const isUsable = active && !flags.isBlockedAccount
  const isOther = sql`person.id <> ${userId}`
  const cares = sql`exists (select from guardian_links as link
    join accounts as child on child.id = link.student_account_id and child.user_id = person.id
    where link.guardian_account_id = ${accountId} and ${isProvenLink()})`
  const has = sql`exists (select from accounts as present
    where present.user_id = person.id and present.school_id = ${schoolId} and ${isPresent})`
  return sql<InvitationDecider | null>`case
    when not ${isConfirmed} then null
    when person.id = ${userId} then 'SELF'
    when ${role === 'PARENT' && isUsable} and ${isOther} and ${cares} then 'GUARDIAN'
    when ${role === 'SCHOOL_ADMIN' && isUsable} and ${isOther} and ${needsGrownUp('person')}
      and inv.school_id <> ${schoolId} and ${has} then 'SCHOOL'
    end`
}

/** Whoever works at the inviting school does not say yes as the present school. */
function worksThere({ userId }: Decider) {
  return sql<boolean>`exists (select from accounts as own
    where own.user_id = ${userId} and own.school_id = inv.school_id and own.active and own.role not in ('STUDENT', 'PARENT'))`
}

function selectAnswerable(db: Db, decider: Decider) {
  return selectInvitations(db)
    .select([answersAs(decider).as('as'), worksThere(decider).as('worksThere')])
    .where(sql<SqlBool>`${answersAs(decider)} is not null`)
}

export type AnswerableRow = Awaited<ReturnType<ReturnType<typeof selectAnswerable>['executeTakeFirstOrThrow']>>

export function findAnswerable(db: Db, decider: Decider, id: string): Promise<AnswerableRow | undefined> {
  return selectAnswerable(db, decider).where('inv.id', '=', id).executeTakeFirst()
}

export function listAnswerable(db: Db, decider: Decider, { before, limit }: Listed): Promise<AnswerableRow[]> {
  let query = selectAnswerable(db, decider)
    .where('inv.state', '=', 'OPEN')
    .where(sql<SqlBool>`not ${isOver}`)
  if (before) query = query.where(isBefore(before))
  return query.orderBy('inv.created_at', 'desc').orderBy('inv.id', 'desc').limit(limit).execute()
}

export interface Told {
  userId: string
  accountId: string
}

/** Guardians of the person, in whichever school they were linked. */
export async function listGuardians(db: Db, personId: string): Promise<Told[]> {
  return db
    .selectFrom('guardian_links as link')
    .innerJoin('accounts as child', 'child.id', 'link.student_account_id')
    .innerJoin('accounts as guardian', 'guardian.id', 'link.guardian_account_id')
    .select(['guardian.id as accountId', 'guardian.user_id as userId'])
    .distinct()
    .where('child.user_id', '=', personId)
    .where(isProvenLink())
    .execute()
}

/** Administrators of the schools that have the person now, beside the inviting one. */
export async function listPresentAdministrators(db: Db, personId: string, invitingSchoolId: string): Promise<Told[]> {
  return db
    .selectFrom('accounts as admin')
    .select(['admin.id as accountId', 'admin.user_id as userId'])
    .where('admin.role', '=', 'SCHOOL_ADMIN')
    .where('admin.active', '=', true)
    .where('admin.blocked_at', 'is', null)
    .where('admin.school_id', '<>', invitingSchoolId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('accounts as present')
          .select('present.id')
          .where('present.user_id', '=', personId)
          .whereRef('present.school_id', '=', 'admin.school_id')
          .where(isPresent),
      ),
    )
    .execute()
}

export interface NewInvitation {
  schoolId: string
  invitedByAccountId: string | null
  email: string
  name: string
  role: Role
  classIds: readonly string[]
  language: Locale
}

/** Nothing where the school has an open one for this name, also when it is made in the same moment. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<string | undefined> {
  await expire(tx, invitation)
  const row = await tx
    .insertInto('school_invitations')
    .values({
      school_id: invitation.schoolId,
      invited_by_account_id: invitation.invitedByAccountId,
      email: invitation.email,
      name: invitation.name,
      role: invitation.role,
      class_ids: [...invitation.classIds],
      language: invitation.language,
      expires_at: sql<Date>`now() + make_interval(secs => ${INVITATION_SECONDS})`,
    })
    .onConflict((conflict) => conflict.columns(['school_id', 'email']).where(isOpenState).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Closes invitations whose time is over: those of one name at one school, or all. */
export async function expire(tx: Tx, of?: { schoolId: string; email: string }): Promise<void> {
  let query = tx
    .updateTable('school_invitations as inv')
    .set({ state: 'EXPIRED', decided_at: sql<Date>`now()` })
    .where('inv.state', '=', 'OPEN')
    .where(isOver)
  if (of) query = query.where('inv.school_id', '=', of.schoolId).where('inv.email', '=', of.email)
  await query.execute()
}

export async function markTold(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('school_invitations')
    .set({ told_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function setToken(tx: Tx, id: string, tokenHash: Buffer): Promise<void> {
  await tx.updateTable('school_invitations').set({ token_hash: tokenHash }).where('id', '=', id).execute()
}

export async function setPaperCode(tx: Tx, id: string, hash: Buffer): Promise<void> {
  await tx.updateTable('school_invitations').set({ paper_code_hash: hash }).where('id', '=', id).execute()
}

export async function markChildAccepted(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('school_invitations')
    .set({ child_accepted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function closeInvitation(
  tx: Tx,
  id: string,
  decision: { state: Exclude<InvitationState, 'OPEN'>; byAccountId: string | null; accountId?: string },
): Promise<void> {
  await tx
    .updateTable('school_invitations')
    .set({
      state: decision.state,
      decided_at: sql<Date>`now()`,
      decided_by_account_id: decision.byAccountId,
      account_id: decision.accountId ?? null,
      // Neither link nor code is of use any more.
      paper_code_hash: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Children whose time to object is over. */
export async function listDue(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('school_invitations as inv')
    .select('inv.id')
    .where('inv.state', '=', 'OPEN')
    .where(sql<SqlBool>`${opensAt} <= now()`)
    .orderBy('inv.child_accepted_at')
    .execute()
  return rows.map(({ id }) => id)
}

export async function removeOld(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('school_invitations')
    .where('decided_at', '<', sql<Date>`now() - make_interval(days => ${INVITATION_KEPT_DAYS})`)
    .execute()
}
