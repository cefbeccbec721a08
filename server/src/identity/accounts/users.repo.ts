import type { TERMS_VERSION } from '@trilha/contract/constants'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { trialEnd } from './accounts.repo.ts'
import { isPersonSeenBy, isSeenBy, type Viewer } from './accounts.sight.ts'
import type { KnownNames } from './new-password.rules.ts'
import type { AccountTables } from './accounts.tables.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id or a username: a username never looks like an id, which has hyphens. */
function named(idOrUsername: string) {
  return uuid.test(idOrUsername)
    ? sql<boolean>`users.id = ${idOrUsername}`
    : sql<boolean>`users.username = ${idOrUsername}`
}

function selectPerson(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'users.id',
      'users.username',
      'users.name',
      'users.nickname',
      'users.surname',
      'users.gender',
      'users.date_of_birth as dateOfBirth',
      'users.is_birth_date_proven as isBirthDateProven',
      'users.state',
      'users.city',
      'users.telephone',
      'users.language',
      'users.email_verified_at as emailVerifiedAt',
      'users.terms_version as termsVersion',
      'users.created_at as createdAt',
      'profiles.avatar',
    ])
}

export type PersonRow = Awaited<ReturnType<typeof getPerson>>

export function getPerson(db: Db, userId: string) {
  return selectPerson(db).where('users.id', '=', userId).executeTakeFirstOrThrow()
}

/** Of whoever was erased only a number is left, which is nobody. */
export function findPerson(db: Db, userId: string): Promise<PersonRow | undefined> {
  return selectPerson(db).where('users.id', '=', userId).where('users.name', '<>', '').executeTakeFirst()
}

/** Whom the viewer sees, by id or name. */
export function findVisible(db: Db, viewer: Viewer, idOrUsername: string): Promise<PersonRow | undefined> {
  return selectPerson(db).where(named(idOrUsername.toLowerCase())).where(isPersonSeenBy(viewer)).executeTakeFirst()
}

export async function isVisiblePerson(db: Db, viewer: Viewer, idOrUsername: string): Promise<boolean> {
  return (await findVisible(db, viewer, idOrUsername)) !== undefined
}

/** The person's account in the viewer's school with what a line about them says. */
export function findBrief(db: Db, viewer: Viewer, userId: string) {
  return (
    db
      .selectFrom('accounts')
      .innerJoin('users', 'users.id', 'accounts.user_id')
      .innerJoin('schools', 'schools.id', 'accounts.school_id')
      .leftJoin('profiles', 'profiles.user_id', 'users.id')
      .leftJoin('students', 'students.account_id', 'accounts.id')
      .leftJoin('classes', 'classes.id', 'students.class_id')
      .leftJoin('grades', 'grades.id', 'classes.grade_id')
      .select([
        'users.id',
        'users.name',
        'users.nickname',
        'users.surname',
        'users.email_verified_at as emailVerifiedAt',
        'users.terms_version as termsVersion',
        'profiles.avatar',
        'accounts.role',
        'schools.name as schoolName',
        'grades.name as gradeName',
      ])
      .where('accounts.user_id', '=', userId)
      .where('accounts.school_id', '=', viewer.schoolId)
      .where(isSeenBy(viewer))
      // Who works there and has a child there is first of all who works there.
      .orderBy(sql`accounts.role = 'PARENT'`)
      .limit(1)
      .executeTakeFirst()
  )
}

/** Which of the two names somebody else has. */
export async function findTaken(
  db: Db,
  { username, nickname }: { username?: string | undefined; nickname?: string | null | undefined },
  exceptUserId?: string,
): Promise<{ username: boolean; nickname: boolean }> {
  const rows = await db
    .selectFrom('users')
    .select(sql<boolean>`username = ${username ?? ''}`.as('username'))
    .select(sql<boolean>`coalesce(nickname_key = lower(${nickname ?? ''}), false)`.as('nickname'))
    .where((eb) =>
      eb.or([eb('username', '=', username ?? ''), eb('nickname_key', '=', sql<string>`lower(${nickname ?? ''})`)]),
    )
    .$if(exceptUserId !== undefined, (query) => query.where('id', '!=', exceptUserId!))
    .execute()
  return { username: rows.some((row) => row.username), nickname: rows.some((row) => row.nickname) }
}

export async function insertUser(tx: Tx, user: Insertable<AccountTables['users']>): Promise<string> {
  const { id } = await tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  await tx.insertInto('profiles').values({ user_id: id, avatar: null }).execute()
  return id
}

/** Nothing where somebody has the name already, also when they take it in the same moment. */
export async function insertUserOnce(tx: Tx, user: Insertable<AccountTables['users']>): Promise<string | undefined> {
  const row = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await tx.insertInto('profiles').values({ user_id: row.id, avatar: null }).execute()
  return row?.id
}

/** Whoever opens accounts for this person waits for the other. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

/** Those of the names that somebody has. */
export async function listTakenNames(db: Db, usernames: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('username')
    .where('username', 'in', [...usernames])
    .execute()
  return rows.map(({ username }) => username)
}

export async function getUsername(db: Db, userId: string): Promise<string> {
  const { username } = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return username
}

export async function insertStudentAccount(
  tx: Tx,
  { userId, schoolId, trialDays }: { userId: string; schoolId: string; trialDays: number | null },
): Promise<string> {
  const { id } = await tx
    .insertInto('accounts')
    .values({
      user_id: userId,
      school_id: schoolId,
      role: 'STUDENT',
      is_member: false,
      trial_ends_at: trialEnd(trialDays),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findSchool(db: Db, schoolId: string): Promise<{ id: string; name: string } | undefined> {
  return db.selectFrom('schools').select(['id', 'name']).where('id', '=', schoolId).executeTakeFirst()
}

export async function updateUser(
  tx: Tx,
  userId: string,
  values: Omit<Updateable<AccountTables['users']>, 'id'>,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  await tx.updateTable('users').set(values).where('id', '=', userId).execute()
}

/** Fills what is empty and leaves the rest. */
export async function fillUser(
  tx: Tx,
  userId: string,
  { dateOfBirth, state, city }: { dateOfBirth: string | null; state: string | null; city: string | null },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      date_of_birth: sql<string>`coalesce(date_of_birth, ${dateOfBirth}::date)`,
      // A city belongs to its state: the pair is filled together.
      state: sql<never>`case when city is null then coalesce(${state}, state) else coalesce(state, ${state}) end`,
      city: sql<string>`coalesce(city, ${city})`,
    })
    .where('id', '=', userId)
    .execute()
}

/** False where the password is the person's own already. */
export async function replaceOfficePassword(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: hash, must_change_password: false })
    .where('id', '=', userId)
    .where('must_change_password', '=', true)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** False where the mailbox was confirmed before. */
export async function confirmMailbox(tx: Tx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function agreeTerms(tx: Tx, userId: string, version: typeof TERMS_VERSION): Promise<void> {
  await tx
    .updateTable('users')
    .set({ terms_version: version, terms_agreed_at: sql<Date>`now()` })
    .where('id', '=', userId)
    // Agreeing twice to the same keeps the first moment.
    .where(sql<boolean>`terms_version is distinct from ${version}`)
    .execute()
}

/** What the person and their schools are called: no password of theirs may be one of these (E74). */
export async function getKnownNames(db: Db, userId: string): Promise<KnownNames> {
  const { username, name, nickname, surname, schoolNames } = await db
    .selectFrom('users')
    .select(['username', 'name', 'nickname', 'surname'])
    .select(
      sql<string[]>`array(select schools.name from accounts join schools on schools.id = accounts.school_id
        where accounts.user_id = users.id)`.as('schoolNames'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { username, names: [name, nickname, surname], schoolNames }
}

export async function getPasswordHash(db: Db, userId: string): Promise<string> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return password_hash
}

export interface Addressee {
  id: string
  username: string
  name: string
  nickname: string | null
  surname: string | null
  language: 'pt-br' | 'en-us'
  emailVerifiedAt: Date | null
}

/** Whom a mail goes to. */
export function findAddressee(db: Db, idOrUsername: string): Promise<Addressee | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'nickname', 'surname', 'language', 'email_verified_at as emailVerifiedAt'])
    .where(named(idOrUsername))
    .executeTakeFirst()
}
