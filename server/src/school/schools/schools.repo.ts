import type { BlockReason, Role, SchoolFlag } from '@trilha/contract/constants'
import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import type { SchoolFlags } from '@trilha/contract/school/schools'
import { normalizeLoginName } from '@trilha/contract/rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { gradePositionOf } from './schools.rules.ts'

export function listGrades(db: Db) {
  return db.selectFrom('grades').select(['id', 'name', 'position']).orderBy('position').execute()
}

export function getSchool(db: Db, schoolId: string) {
  return db
    .selectFrom('schools')
    .select(['id', 'name', 'city', 'state', 'notice', 'notice_at as noticeAt'])
    .where('id', '=', schoolId)
    .executeTakeFirstOrThrow()
}

export async function updateNotice(tx: Tx, schoolId: string, notice: string | null): Promise<void> {
  await tx
    .updateTable('schools')
    .set({ notice, notice_at: notice === null ? null : sql<Date>`now()` })
    .where('id', '=', schoolId)
    .execute()
}

/** Accepting the same terms again keeps the first moment. */
export async function acceptTermsForStudents(tx: Tx, schoolId: string, version: string): Promise<void> {
  await tx
    .updateTable('schools')
    .set({ terms_version: version, terms_agreed_at: sql<Date>`now()` })
    .where('id', '=', schoolId)
    .where(sql<boolean>`terms_version is distinct from ${version}`)
    .execute()
}

/** The accounts of the office: its open pages hear of what waits for it. */
export async function listOffice(db: Db, schoolId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('role', 'in', ['STAFF', 'SCHOOL_ADMIN'])
    .where('active', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

const flagColumns = {
  isBlockedAccount: 'is_blocked_account',
  isGradeControl: 'is_grade_control',
  isPermitAccessChat: 'is_permit_access_chat',
  isPermitAccessClassMenu: 'is_permit_access_class_menu',
  isPermitCreateCourse: 'is_permit_create_course',
} as const satisfies Record<SchoolFlag, string>

function flagsQuery(db: Db, schoolId: string) {
  return db
    .selectFrom('schools')
    .select([
      'is_blocked_account as isBlockedAccount',
      'is_grade_control as isGradeControl',
      'is_permit_access_chat as isPermitAccessChat',
      'is_permit_access_class_menu as isPermitAccessClassMenu',
      'is_permit_create_course as isPermitCreateCourse',
    ])
    .where('id', '=', schoolId)
}

export function getFlags(db: Db, schoolId: string): Promise<SchoolFlags> {
  return flagsQuery(db, schoolId).executeTakeFirstOrThrow()
}

/** Two administrators who change flags at once queue here: each line of the audit log says what was before. */
export function lockFlags(tx: Tx, schoolId: string): Promise<SchoolFlags> {
  return flagsQuery(tx, schoolId).forUpdate().executeTakeFirstOrThrow()
}

export async function updateFlags(
  tx: Tx,
  schoolId: string,
  changes: readonly { flag: SchoolFlag; after: boolean }[],
): Promise<void> {
  await tx
    .updateTable('schools')
    .set(Object.fromEntries(changes.map(({ flag, after }) => [flagColumns[flag], after])))
    .where('id', '=', schoolId)
    .execute()
}

export const flagsChanged = 'school.flags.changed'

/** The lines of one school are written under its row's lock, so their numbers rise as they were committed. */
export function listFlagLines(
  db: Db,
  { schoolId, before, limit }: { schoolId: string; before: number | undefined; limit: number },
) {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_user_id')
    .leftJoin('accounts', 'accounts.id', 'audit_log.actor_account_id')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.details'])
    .select(sql<string | null>`nullif(users.name, '')`.as('byName'))
    .select('accounts.role as byRole')
    .where('audit_log.school_id', '=', schoolId)
    .where('audit_log.action', '=', flagsChanged)
  if (before !== undefined) query = query.where('audit_log.id', '<', before)
  return query.orderBy('audit_log.id', 'desc').limit(limit).execute()
}

export interface PersonRow {
  accountId: string
  userId: string
  name: string
  nickname: string | null
  avatar: AvatarSelection | null
  role: Role
  className: string | null
  classIds: string[]
  username: string | null
  dateOfBirth: string | null
  isBirthDateProven: boolean
  active: boolean
  endedAt: Date | null
  blockedAt: Date | null
  blockReason: BlockReason | null
  /** Where the list stands: the name as it is sorted. */
  position: string
}

const sortedName = sql<string>`search_text(users.name)`

function peopleQuery(db: Db, schoolId: string) {
  return (
    db
      .selectFrom('accounts')
      .innerJoin('users', 'users.id', 'accounts.user_id')
      .leftJoin('profiles', 'profiles.user_id', 'users.id')
      .leftJoin('students', 'students.account_id', 'accounts.id')
      .leftJoin('classes', 'classes.id', 'students.class_id')
      .select([
        'accounts.id as accountId',
        'accounts.role',
        'accounts.active',
        'accounts.ended_at as endedAt',
        'accounts.blocked_at as blockedAt',
        'accounts.block_reason as blockReason',
        'users.id as userId',
        'users.name',
        'classes.name as className',
      ])
      .select([
        sortedName.as('position'),
        // Of whoever left, the school keeps the name and the class.
        sql<string | null>`case when accounts.active then users.nickname end`.as('nickname'),
        sql<AvatarSelection | null>`case when accounts.active then profiles.avatar end`.as('avatar'),
        sql<string | null>`case when strpos(users.username, '@') = 0 then users.username end`.as('username'),
        sql<string | null>`case when accounts.active and accounts.role = 'STUDENT' then users.date_of_birth end`.as(
          'dateOfBirth',
        ),
        'users.is_birth_date_proven as isBirthDateProven',
        sql<string[]>`array(
          select class_id::text from students where students.account_id = accounts.id
          union all
          select class_id::text from class_professors where class_professors.account_id = accounts.id
        )`.as('classIds'),
      ])
      .where('accounts.school_id', '=', schoolId)
      // Who signed up alone is answered in the queue, and nowhere else (E70).
      .where('accounts.waits_for', 'is', null)
      // Of whoever was erased only a number is left, which is nobody to list or to block.
      .where('users.name', '<>', '')
  )
}

export interface PeopleFilter {
  schoolId: string
  search?: string | undefined
  role?: Role | undefined
  blocked?: boolean | undefined
  username?: string | undefined
  after?: { name: string; id: string } | undefined
  limit: number
}

export function listPeople(db: Db, filter: PeopleFilter): Promise<PersonRow[]> {
  const { schoolId, search, role, blocked, username, after, limit } = filter
  let query = peopleQuery(db, schoolId)
  if (search)
    query = query.where((eb) =>
      eb.or([
        sql<boolean>`strpos(search_text(users.name), search_text(${search})) > 0`,
        sql<boolean>`accounts.active and strpos(search_text(users.nickname), search_text(${search})) > 0`,
        sql<boolean>`accounts.active and strpos(search_text(users.surname), search_text(${search})) > 0`,
      ]),
    )
  if (username) query = query.where('users.username', '=', normalizeLoginName(username))
  if (role) query = query.where('accounts.role', '=', role)
  if (blocked !== undefined) query = query.where('accounts.blocked_at', blocked ? 'is not' : 'is', null)
  if (after) query = query.where(sql<boolean>`(${sortedName}, accounts.id) > (${after.name}, ${after.id}::uuid)`)
  return query.orderBy(sortedName).orderBy('accounts.id').limit(limit).execute()
}

export function findPerson(db: Db, schoolId: string, accountId: string): Promise<PersonRow | undefined> {
  return peopleQuery(db, schoolId).where('accounts.id', '=', accountId).executeTakeFirst()
}

export async function lockPerson(tx: Tx, schoolId: string, accountId: string): Promise<PersonRow | undefined> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('school_id', '=', schoolId)
    .forUpdate()
    .execute()
  return findPerson(tx, schoolId, accountId)
}

interface SchoolToInsert {
  name: string
  city: string | null
  state: string | null
  classes: readonly string[]
  year: number
}

/** With its classes, each of the grade that its name begins with; nothing where the name is taken. */
export async function insertSchool(tx: Tx, school: SchoolToInsert): Promise<string | undefined> {
  const { name, city, state, classes, year } = school
  // Of two who found the same school at once, one waits and finds it there.
  await sql`select pg_advisory_xact_lock(hashtext('trilha school ' || ${name}))`.execute(tx)
  const taken = await tx.selectFrom('schools').select('id').where('name', '=', name).executeTakeFirst()
  if (taken) return undefined
  const { id } = await tx.insertInto('schools').values({ name, city, state }).returning('id').executeTakeFirstOrThrow()
  const grades = new Map((await listGrades(tx)).map((grade) => [grade.position, grade.id]))
  await tx
    .insertInto('classes')
    .values(
      classes.map((className) => ({
        school_id: id,
        grade_id: grades.get(gradePositionOf(className)!)!,
        name: className,
        school_year: year,
      })),
    )
    .execute()
  return id
}
