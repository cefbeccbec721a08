import { sql } from 'kysely'
import { isSeenBy, type Viewer } from '../../identity/accounts/public.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Session } from '../../platform/session/session-store.ts'
import type { Standing } from './students.rules.ts'

/** How a path names a student: by the student's id, or by the person's. */
export type StudentKey = { studentId: string } | { userId: string }

/** Of the viewer's school, whom the viewer sees; who left it is not found. */
export function findVisibleStudent(db: Db, viewer: Viewer, key: StudentKey) {
  const query = db
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('classes', 'classes.id', 'students.class_id')
    .innerJoin('grades', 'grades.id', 'classes.grade_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
    .select([
      'students.id',
      'students.hidden_from_ranking as isHidden',
      'accounts.id as accountId',
      'accounts.school_id as schoolId',
      'users.id as userId',
      'users.name',
      'users.nickname',
      'users.surname',
      'profiles.avatar',
      'classes.id as classId',
      'classes.name as className',
      'grades.id as gradeId',
      'grades.name as gradeName',
    ])
    .select(sql<string>`coalesce(profiles.id, users.id)`.as('profileId'))
    .select(sql<number>`coalesce(wallets.xp_earned, 0)`.as('xpEarned'))
    .where('accounts.school_id', '=', viewer.schoolId)
    .where('accounts.active', '=', true)
    .where(isSeenBy(viewer))
  return (
    'studentId' in key
      ? query.where('students.id', '=', key.studentId)
      : query.where('accounts.user_id', '=', key.userId)
  ).executeTakeFirst()
}
export type StudentRow = NonNullable<Awaited<ReturnType<typeof findVisibleStudent>>>

/** A class is looked at by its own students, who teaches it, and the school's office. */
export async function readsClass(
  db: Db,
  { role, accountId }: Pick<Session, 'role' | 'accountId'>,
  classId: string,
): Promise<boolean> {
  if (role === 'STAFF' || role === 'SCHOOL_ADMIN') return true
  if (role !== 'STUDENT' && role !== 'PROFESSOR') return false
  const link = await db
    .selectFrom(role === 'STUDENT' ? 'students' : 'class_professors')
    .select('class_id')
    .where('account_id', '=', accountId)
    .where('class_id', '=', classId)
    .executeTakeFirst()
  return link !== undefined
}

/**
 * What each of a class earned in the class's school year, on this account alone (decision G24): from the first of
 * January to the last of December on the school's own clock (decision E16). Reads an index and no entry.
 */
export async function listStandings(db: Db, classId: string): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select accounts.id as "accountId", users.name, students.hidden_from_ranking as "isHidden",
      coalesce(earned.value, 0)::bigint as value
    from students
      join accounts on accounts.id = students.account_id and accounts.active and accounts.is_member
      join users on users.id = accounts.user_id
      join classes on classes.id = students.class_id
      join schools on schools.id = classes.school_id
      cross join lateral (
        select sum(entry.value) as value from wallet_entries entry
        where entry.account_id = accounts.id and entry.coin = 'XP' and entry.operation = 'CREDIT'
          and entry.created_at >= make_timestamptz(classes.school_year, 1, 1, 0, 0, 0, schools.time_zone)
          and entry.created_at < make_timestamptz(classes.school_year + 1, 1, 1, 0, 0, 0, schools.time_zone)
      ) earned
    where students.class_id = ${classId}
  `.execute(db)
  return rows
}

/** The others of a class whom the viewer sees. */
export async function listClassmates(
  db: Db,
  viewer: Viewer,
  { classId, accountId }: Pick<StudentRow, 'classId' | 'accountId'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select('accounts.id')
    .where('students.class_id', '=', classId)
    .where('accounts.active', '=', true)
    .where('accounts.id', '<>', accountId)
    .where(isSeenBy(viewer))
    .execute()
  return rows.map(({ id }) => id)
}

export async function listProfessors(db: Db, viewer: Viewer, classId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('class_professors')
    .innerJoin('accounts', 'accounts.id', 'class_professors.account_id')
    .select('accounts.id')
    .where('class_professors.class_id', '=', classId)
    .where('accounts.active', '=', true)
    .where(isSeenBy(viewer))
    .execute()
  return rows.map(({ id }) => id)
}

export async function updateHidden(tx: Tx, accountId: string, isHidden: boolean): Promise<void> {
  await tx.updateTable('students').set({ hidden_from_ranking: isHidden }).where('account_id', '=', accountId).execute()
}
