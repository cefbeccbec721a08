import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isGuardianAnywhere } from './family.sight.ts'

/** Whether the person is the student, or has or asked for a link to any account of the student. */
export async function isOwnChild(db: Db, userId: string, studentAccountId: string): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select child.user_id = ${userId}::uuid or ${isGuardianAnywhere(userId, sql.ref('child.user_id'))} as "isOwn"
    from accounts child where child.id = ${studentAccountId}`.execute(db)
  return rows[0]?.isOwn ?? false
}
