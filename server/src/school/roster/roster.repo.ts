import type { Db } from '../../platform/db/database.ts'

/** Another school where the person is, too. */
export function findOtherSchool(db: Db, userId: string, schoolId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('accounts')
    .select('school_id as id')
    .where('user_id', '=', userId)
    .where('school_id', '<>', schoolId)
    .executeTakeFirst()
}
