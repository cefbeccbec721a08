import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'

/**
 * Nobody does a single-person act at the desk on a child whose guardian they are, or on themselves (E69). It goes by
 * person: any account of the child, any link that stands or waits, whichever account the guardian holds it in.
 */
export async function refuseOwnChild(db: Db, { userId }: { userId: string }, studentAccountId: string): Promise<void> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select child.user_id = ${userId} or exists (
      select from accounts held
        join guardian_links link on link.student_account_id = held.id and link.status <> 'REFUSED'
        join accounts guardian on guardian.id = link.guardian_account_id
      where held.user_id = child.user_id and guardian.user_id = ${userId}) as "isOwn"
    from accounts child where child.id = ${studentAccountId}`.execute(db)
  if (rows[0]?.isOwn) throw fail('br_0003', { field: 'ownChild' })
}
