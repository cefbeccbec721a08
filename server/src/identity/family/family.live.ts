import type { Tx } from '../../platform/db/database.ts'
import { tell } from '../../platform/realtime/tell.ts'
import { listGuardianUsers } from './family.links.repo.ts'

interface Family {
  studentUserId: string
  studentAccountId: string
  /** Whose link this is about: linked no more perhaps, or not yet. */
  guardianUserId?: string
}

/** Open pages of the child and of everybody who cares for them ask anew. */
export async function tellFamily(
  tx: Tx,
  { studentUserId, studentAccountId, guardianUserId = studentUserId }: Family,
): Promise<void> {
  const guardians = await listGuardianUsers(tx, studentAccountId)
  for (const userId of new Set([studentUserId, guardianUserId, ...guardians]))
    await tell(tx, userId, 'family.changed', {})
}
