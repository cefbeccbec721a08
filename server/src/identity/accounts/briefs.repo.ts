import type { UserBrief } from '@trilha/contract/people'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** People as others of their school see them, by account: one query, however many. */
export async function findBriefs(db: Db, accountIds: readonly string[]): Promise<Map<string, UserBrief>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('schools', 'schools.id', 'accounts.school_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('students', 'students.account_id', 'accounts.id')
    .leftJoin('classes', 'classes.id', 'students.class_id')
    .leftJoin('grades', 'grades.id', 'classes.grade_id')
    .select([
      'accounts.id as accountId',
      'accounts.role',
      'users.id',
      'users.name',
      'users.nickname',
      'users.surname',
      'profiles.avatar',
      'schools.name as schoolName',
      'grades.name as gradeName',
    ])
    .select(sql<string>`coalesce(profiles.id, users.id)`.as('profileId'))
    .where(sql<boolean>`accounts.id = any(${accountIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ accountId, ...brief }) => [accountId, brief]))
}
