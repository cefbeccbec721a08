import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Whether the person is the student, or has or asked for a link to any account of the student. */
export async function isOwnChild(db: Db, userId: string, studentAccountId: string): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select child.user_id = ${userId} or exists (
      select from accounts held
        join guardian_links link on link.student_account_id = held.id and link.status <> 'REFUSED'
        join accounts guardian on guardian.id = link.guardian_account_id
      where held.user_id = child.user_id and guardian.user_id = ${userId}) as "isOwn"
    from accounts child where child.id = ${studentAccountId}`.execute(db)
  return rows[0]?.isOwn ?? false
}
