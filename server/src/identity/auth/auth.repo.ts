import { REFRESH_IDLE_SECONDS, REFRESH_KEPT_SECONDS, SESSION_MAX_SECONDS } from '@trilha/contract/constants'
import type { Role } from '@trilha/contract/constants'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isReached, type Reach } from '../../platform/session/reach.ts'
import type { AuthTables, SessionEnd } from './auth.tables.ts'

export interface SignInRow {
  id: string
  username: string
  passwordHash: string
  knownDevice: boolean
}

/** One query, the same for a name that exists and one that does not. */
export function findSignIn(db: Db, username: string, deviceHash: Buffer | null): Promise<SignInRow | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.user_id', '=', 'users.id')
        .on('known_devices.device_hash', '=', deviceHash ?? Buffer.alloc(0)),
    )
    .select(['users.id', 'users.username', 'users.password_hash as passwordHash'])
    .select(sql<boolean>`known_devices.user_id is not null`.as('knownDevice'))
    .where('users.username', '=', username)
    .executeTakeFirst()
}

/**
 * The account used last, or the oldest. One that has ended only where there is no other: its session reaches the
 * person's data and nothing else (decision D12).
 */
export function findAccountToEnter(db: Db, userId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('active', 'desc')
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
}

/** Of one school, and only while they are open; a guardian's last, which may stand beside another. */
export function listMemberships(db: Db, userId: string, schoolId: string): Promise<{ id: string; role: Role }[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'role'])
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .where('active', '=', true)
    .orderBy(sql`role = 'PARENT'`)
    .execute()
}

export async function markAccountUsed(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .execute()
}

export async function isKnownDevice(db: Db, userId: string, deviceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function rememberDevice(tx: Tx, userId: string, deviceHash: Buffer): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Idle time counts from the last exchange, and 60 days from the start whatever happens (decision E3). */
const expiry = (keep: boolean) =>
  sql<Date>`least(created_at + make_interval(secs => ${SESSION_MAX_SECONDS}), now() + make_interval(secs => ${keep ? REFRESH_KEPT_SECONDS : REFRESH_IDLE_SECONDS}))`

export type NewSession = Pick<
  Insertable<AuthTables['sessions']>,
  'user_id' | 'account_id' | 'keep' | 'browser' | 'system' | 'started_by' | 'only_school_id'
>

export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const idle = session.keep ? REFRESH_KEPT_SECONDS : REFRESH_IDLE_SECONDS
  const { id } = await tx
    .insertInto('sessions')
    .values({
      ...session,
      expires_at: sql<Date>`now() + make_interval(secs => ${idle})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type LockedSession = Pick<
  Selectable<AuthTables['sessions']>,
  'id' | 'user_id' | 'account_id' | 'generation' | 'keep' | 'started_by'
> & {
  username: string
  open: boolean
  secondsSinceRotation: number
}

export function lockSession(tx: Tx, sessionId: string): Promise<LockedSession | undefined> {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.account_id',
      'sessions.generation',
      'sessions.keep',
      'sessions.started_by',
      'users.username',
    ])
    .select(sql<boolean>`sessions.ended_at is null and sessions.expires_at > now()`.as('open'))
    .select(sql<number>`extract(epoch from clock_timestamp() - sessions.rotated_at)::float8`.as('secondsSinceRotation'))
    .where('sessions.id', '=', sessionId)
    .forUpdate('sessions')
    .executeTakeFirst()
}

export async function rotateSession(
  tx: Tx,
  { id, generation, keep }: Pick<LockedSession, 'id' | 'generation' | 'keep'>,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ generation: generation + 1, rotated_at: sql<Date>`clock_timestamp()`, expires_at: expiry(keep) })
    .where('id', '=', id)
    .execute()
}

/** What a right PIN opened in the account that is left stays behind. */
export async function moveSession(
  tx: Tx,
  { id, generation, keep }: Pick<LockedSession, 'id' | 'generation' | 'keep'>,
  accountId: string,
): Promise<void> {
  await rotateSession(tx, { id, generation, keep })
  await tx
    .updateTable('sessions')
    .set({ account_id: accountId, edit_granted_until: null })
    .where('id', '=', id)
    .execute()
}

/** Whose sessions, and in accounts of which school. */
export interface WhoseSessions extends Reach {
  userId: string
}

const openSessions = (db: Db, { userId, ...reach }: WhoseSessions) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .where('sessions.user_id', '=', userId)
    .where(isReached(reach, 'accounts.school_id'))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)

export function listOpenSessions(db: Db, whose: WhoseSessions) {
  return openSessions(db, whose)
    .select(['sessions.id', 'browser', 'system', 'started_by as startedBy', 'sessions.created_at', 'rotated_at'])
    .orderBy('rotated_at', 'desc')
    .execute()
}

export function findOpenSession(db: Db, whose: WhoseSessions, sessionId: string): Promise<{ id: string } | undefined> {
  return openSessions(db, whose).select('sessions.id').where('sessions.id', '=', sessionId).executeTakeFirst()
}

export async function listOtherSessions(
  tx: Tx,
  whose: WhoseSessions,
  sessionId: string | undefined,
): Promise<string[]> {
  const rows = await openSessions(tx, whose).select('sessions.id').execute()
  return rows.map(({ id }) => id).filter((id) => id !== sessionId)
}

/** Ended sessions; those that had ended before are left as they were. */
export function endSessions(tx: Tx, sessionIds: readonly string[], reason: SessionEnd): Promise<{ id: string }[]> {
  return tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where('id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
}

export async function listSurplusSessions(tx: Tx, userId: string, allowed: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('rotated_at', 'desc')
    .offset(allowed)
    .execute()
  return rows.map(({ id }) => id)
}

/** Sessions long over, codes that expired, and devices not seen for a year. */
export async function removeStale(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('expires_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
  await tx
    .deleteFrom('sessions')
    .where('ended_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
  await tx
    .deleteFrom('spent_tokens')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
  await tx
    .deleteFrom('qr_codes')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
  await tx
    .deleteFrom('known_devices')
    .where('last_used_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute()
}
