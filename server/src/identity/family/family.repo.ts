import {
  PIN_LOCK_SECONDS,
  PIN_TRIES_IN_A_ROW,
  PIN_TRIES_PER_DAY,
  PIN_TRIES_UNTIL_RESET,
  type ConsentStanding,
  type ParentalSwitch,
  type PinSetter,
} from '@trilha/contract/constants'
import { sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { consentStanding, isProvenLink, mayMeetOthers } from '../../platform/session/guardianship.ts'
import { hasGuardingPin } from '../../platform/session/session-store.ts'
import type { Switches } from './family.rules.ts'

/** The school's day, by the database's clock (decision E16). */
const today = sql<string>`(now() at time zone schools.time_zone)::date`

/** Students with what they may use; somebody without a row yet has everything closed. */
function selectControls(db: Db) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('schools', 'schools.id', 'accounts.school_id')
    .innerJoin('students', 'students.account_id', 'accounts.id')
    .innerJoin('classes', 'classes.id', 'students.class_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('parental_controls as control', 'control.account_id', 'accounts.id')
    .select([
      'accounts.id as accountId',
      'accounts.user_id as userId',
      'accounts.school_id as schoolId',
      'users.name',
      'profiles.avatar',
      'students.id as studentId',
      'classes.name as className',
      'control.pin_hash as pinHash',
      'control.pin_set_by as pinSetBy',
    ])
    .select([
      sql<boolean>`coalesce(control.community_enabled, false)`.as('communityEnabled'),
      sql<boolean>`coalesce(control.chat_enabled, false)`.as('chatEnabled'),
      sql<boolean>`coalesce(control.purchases_enabled, false)`.as('purchasesEnabled'),
      mayMeetOthers().as('mayMeetOthers'),
      sql<number>`coalesce(control.pin_wrong_in_a_row, 0)`.as('wrongInARow'),
      sql<number>`case when control.pin_wrong_on = ${today} then control.pin_wrong_that_day else 0 end`.as(
        'wrongToday',
      ),
      sql<number>`coalesce(control.pin_wrong_since_success, 0)`.as('wrongSinceSuccess'),
      sql<Date | null>`case when control.pin_locked_until > now() then control.pin_locked_until end`.as('lockedUntil'),
      sql<Date>`(${today} + 1)::timestamp at time zone schools.time_zone`.as('dayEnds'),
    ])
    .where('accounts.role', '=', 'STUDENT')
    .where('accounts.active', '=', true)
}

export type ControlRow = Awaited<ReturnType<ReturnType<typeof selectControls>['executeTakeFirstOrThrow']>>

export function findControl(db: Db, accountId: string): Promise<ControlRow | undefined> {
  return selectControls(db).where('accounts.id', '=', accountId).executeTakeFirst()
}

/**
 * The control whose PIN guards the person in the account that they use. A PIN that the student chose never stands in for
 * a grown-up's; beyond that the account's own comes first (G23, E66).
 */
export function findGuard(
  db: Db,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<ControlRow | undefined> {
  return selectControls(db)
    .where('accounts.user_id', '=', userId)
    .where(hasGuardingPin({ account: 'accounts', control: 'control' }, sql<string>`${accountId}::uuid`))
    .orderBy(sql`control.pin_set_by = 'STUDENT'`)
    .orderBy(sql`accounts.id <> ${accountId}::uuid`)
    .orderBy('accounts.id')
    .limit(1)
    .executeTakeFirst()
}

export function listControls(db: Db, accountIds: readonly string[]): Promise<ControlRow[]> {
  return selectControls(db)
    .where('accounts.id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute()
}

/** By the database's clock, as the time itself was. */
export async function secondsUntil(db: Db, time: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from ${time}::timestamptz - now())))::int as seconds
  `.execute(db)
  return rows[0]!.seconds
}

/**
 * A student's control with what the school gives to new ones, a trial with nothing (G15). What a proven guardian closed
 * in another account of the child starts closed here too (E66). A control that is there is left as it is.
 */
export async function insertControl(tx: Tx, accountId: string): Promise<void> {
  // A guardian who closes a part at the same time waits, and then finds this account too.
  await sql`select from users where id = (select user_id from accounts where id = ${accountId}) for no key update`.execute(
    tx,
  )
  const closedBy = (part: ParentalSwitch, enabled: string) => sql`(
    select choice.guardian_user_id from control_choices choice
      join parental_controls other on other.account_id = choice.account_id and not ${sql.ref(`other.${enabled}`)}
      join accounts held on held.id = choice.account_id and held.active
    where held.user_id = accounts.user_id and choice.part = ${part} and ${isProvenOf('choice.guardian_user_id', 'held.id')}
    limit 1)`
  await sql`
    with wanted as (
      select accounts.id, accounts.trial_ends_at is not null or accounts.waits_for is not null as is_shut, schools.*,
        ${closedBy('communityEnabled', 'community_enabled')} as community_by,
        ${closedBy('chatEnabled', 'chat_enabled')} as chat_by,
        ${closedBy('purchasesEnabled', 'purchases_enabled')} as purchases_by
      from accounts, lateral (select default_community_enabled, default_chat_enabled, default_purchases_enabled
        from schools where schools.id = accounts.school_id) schools
      where accounts.id = ${accountId} and accounts.role = 'STUDENT'
    ), made as (
      insert into parental_controls (account_id, community_enabled, chat_enabled, purchases_enabled)
      select id, default_community_enabled and not is_shut and community_by is null,
        default_chat_enabled and not is_shut and chat_by is null,
        default_purchases_enabled and not is_shut and purchases_by is null
      from wanted
      on conflict do nothing
      returning account_id
    )
    insert into control_choices (account_id, part, guardian_user_id)
    select made.account_id, choice.part, choice.by
    from made join wanted on wanted.id = made.account_id,
      lateral (values ('communityEnabled', community_by), ('chatEnabled', chat_by), ('purchasesEnabled', purchases_by))
        as choice (part, by)
    where choice.by is not null
  `.execute(tx)
}

/** The account has just opened: its switches are those that the school gives to a new student. A PIN stays. */
export async function openControl(tx: Tx, accountId: string): Promise<void> {
  await insertControl(tx, accountId)
  await sql`
    update parental_controls set community_enabled = default_community_enabled, chat_enabled = default_chat_enabled,
      purchases_enabled = default_purchases_enabled
    from accounts join schools on schools.id = accounts.school_id
    where accounts.id = ${accountId} and parental_controls.account_id = accounts.id`.execute(tx)
}

/** The person, by the expression, has a proven link as a guardian to the account that the other expression names. */
function isProvenOf(guardianUser: string, studentAccount: string) {
  return sql<boolean>`exists (select from guardian_links as link
    join accounts as carer on carer.id = link.guardian_account_id
    where carer.user_id = ${sql.ref(guardianUser)} and link.student_account_id = ${sql.ref(studentAccount)}
      and ${isProvenLink()})`
}

export async function lockControl(tx: Tx, accountId: string): Promise<ControlRow | undefined> {
  return (await lockControls(tx, [accountId]))[0]
}

/** In the order of their ids, so that two who lock several of them never wait for each other in a circle. */
export async function lockControls(tx: Tx, accountIds: readonly string[]): Promise<ControlRow[]> {
  await tx
    .selectFrom('parental_controls')
    .select('account_id')
    .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .orderBy('account_id')
    .forUpdate()
    .execute()
  return listControls(tx, accountIds)
}

/** The accounts that the child holds as a student who is there. Whoever opens one more waits for this lock. */
export async function lockStudentAccounts(tx: Tx, childUserId: string): Promise<string[]> {
  await tx.selectFrom('users').select('id').where('id', '=', childUserId).forNoKeyUpdate().execute()
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', childUserId)
    .where('role', '=', 'STUDENT')
    .where('active', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

export async function updateSwitches(tx: Tx, accountId: string, changes: Partial<Switches>): Promise<void> {
  const { communityEnabled, chatEnabled, purchasesEnabled } = changes
  await tx
    .updateTable('parental_controls')
    .set({
      ...(communityEnabled !== undefined && { community_enabled: communityEnabled }),
      ...(chatEnabled !== undefined && { chat_enabled: chatEnabled }),
      ...(purchasesEnabled !== undefined && { purchases_enabled: purchasesEnabled }),
    })
    .where('account_id', '=', accountId)
    .execute()
}

/** Of an account that is new: it may not have a class yet. */
export async function insertFirstPin(tx: Tx, accountId: string, pinHash: string): Promise<void> {
  await tx
    .updateTable('parental_controls')
    .set({ pin_hash: pinHash, pin_set_by: 'STUDENT' })
    .where('account_id', '=', accountId)
    .where('pin_hash', 'is', null)
    .execute()
}

/** A new PIN starts without a history of wrong ones. */
export async function updatePin(tx: Tx, accountId: string, pinHash: string, setBy: PinSetter): Promise<void> {
  await tx
    .updateTable('parental_controls')
    .set({
      pin_hash: pinHash,
      pin_set_by: setBy,
      pin_wrong_in_a_row: 0,
      pin_wrong_on: null,
      pin_wrong_that_day: 0,
      pin_wrong_since_success: 0,
      pin_locked_until: null,
    })
    .where('account_id', '=', accountId)
    .execute()
}

/**
 * Takes one try before the PIN is looked at, in one statement, so that parallel guesses cannot share one.
 * Nothing when there is no PIN, or when it is locked.
 */
export async function spendPinTry(tx: Tx, accountId: string): Promise<{ pinHash: string; locks: boolean } | undefined> {
  const { rows } = await sql<{ pinHash: string; locks: boolean }>`
    update parental_controls as control set
      pin_wrong_in_a_row = (pin_wrong_in_a_row + 1) % ${PIN_TRIES_IN_A_ROW},
      pin_locked_until = case when pin_wrong_in_a_row + 1 >= ${PIN_TRIES_IN_A_ROW}
        then now() + make_interval(secs => ${PIN_LOCK_SECONDS}) end,
      pin_wrong_that_day = case when pin_wrong_on = ${today} then pin_wrong_that_day + 1 else 1 end,
      pin_wrong_on = ${today},
      pin_wrong_since_success = pin_wrong_since_success + 1
    from accounts join schools on schools.id = accounts.school_id
    where accounts.id = ${accountId} and control.account_id = accounts.id and pin_hash is not null
      and (pin_locked_until is null or pin_locked_until <= now())
      and (pin_wrong_on is distinct from ${today} or pin_wrong_that_day < ${PIN_TRIES_PER_DAY})
      and pin_wrong_since_success < ${PIN_TRIES_UNTIL_RESET}
    returning pin_hash as "pinHash", pin_locked_until is not null or pin_wrong_that_day >= ${PIN_TRIES_PER_DAY}
      or pin_wrong_since_success >= ${PIN_TRIES_UNTIL_RESET} as locks
  `.execute(tx)
  return rows[0]
}

/** The try was right: it is given back, and the count starts anew. False when the PIN changed meanwhile. */
export async function refundPinTry(tx: Tx, accountId: string, pinHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parental_controls')
    .set({
      pin_wrong_in_a_row: 0,
      pin_wrong_since_success: 0,
      pin_locked_until: null,
      // Of the day only this one: whoever knows the PIN does not clear what others guessed.
      pin_wrong_that_day: sql<number>`greatest(pin_wrong_that_day - 1, 0)`,
    })
    .where('account_id', '=', accountId)
    .where('pin_hash', '=', pinHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface StudentFilter {
  schoolId: string
  search?: string | undefined
  consent?: ConsentStanding | undefined
  after?: { name: string; id: string } | undefined
  limit: number
}

/** Without regard to case and accents: "kaue" finds Kauê. */
export function listStudents(
  db: Db,
  { schoolId, search, consent, after, limit }: StudentFilter,
): Promise<(ControlRow & { consent: ConsentStanding })[]> {
  let query = selectControls(db).select(consentStanding().as('consent')).where('accounts.school_id', '=', schoolId)
  if (consent) query = query.where(sql<SqlBool>`${consentStanding()} = ${consent}`)
  if (search !== undefined) {
    const plain = (text: ReturnType<typeof sql>) =>
      sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`
    query = query.where(sql<SqlBool>`strpos(${plain(sql`users.name`)}, ${plain(sql`${search}::text`)}) > 0`)
  }
  if (after) query = query.where(sql<SqlBool>`(users.name, students.id) > (${after.name}, ${after.id}::uuid)`)
  return query.orderBy('users.name').orderBy('students.id').limit(limit).execute()
}

/** Whose account it is, where it is one of a student who is there. */
export async function findStudentUser(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('user_id')
    .where('id', '=', accountId)
    .where('role', '=', 'STUDENT')
    .where('active', '=', true)
    .executeTakeFirst()
  return row?.user_id
}

export async function isStudentOf(db: Db, schoolId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('school_id', '=', schoolId)
    .where('role', '=', 'STUDENT')
    .where('active', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
