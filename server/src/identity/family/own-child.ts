import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { isGuardianPerson } from './links.repo.ts'

/** Nobody does a single-person act at the desk on a child whose guardian they are (E69). */
export async function refuseOwnChild(db: Db, { userId }: { userId: string }, accountId: string): Promise<void> {
  if (await isGuardianPerson(db, userId, accountId)) throw fail('br_0003')
}
