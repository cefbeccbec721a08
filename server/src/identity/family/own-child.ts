import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { isOwnChild } from './own-child.repo.ts'

/**
 * Nobody does a single-person act at the desk on a child whose guardian they are, or on themselves (E69). It goes by
 * person: any account of the child, any link that stands or waits, whichever account the guardian holds it in.
 */
export async function refuseOwnChild(db: Db, { userId }: { userId: string }, studentAccountId: string): Promise<void> {
  if (await isOwnChild(db, userId, studentAccountId)) throw fail('br_0003', { field: 'ownChild' })
}
