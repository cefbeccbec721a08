import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'

/**
 * Nobody does a single-person act at the desk on a child whose guardian they are (E69). Both sides count by person:
 * any account of the one who acts, any account of the child.
 */
export async function refuseOwnChild(db: Db, { userId }: { userId: string }, accountId: string): Promise<void> {
  const link = await db
    .selectFrom('guardian_links as link')
    .innerJoin('accounts as guardian', 'guardian.id', 'link.guardian_account_id')
    .innerJoin('accounts as linked', 'linked.id', 'link.student_account_id')
    .innerJoin('accounts as child', 'child.user_id', 'linked.user_id')
    .select('link.id')
    .where('link.status', '=', 'LINKED')
    .where('guardian.user_id', '=', userId)
    .where('child.id', '=', accountId)
    .executeTakeFirst()
  if (link) throw fail('br_0003')
}
