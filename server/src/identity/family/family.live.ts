import type { Tx } from '../../platform/db/database.ts'
import { tell } from '../../platform/realtime/tell.ts'
import { listGuardianAccounts } from './links.repo.ts'

interface Family {
  studentAccountId: string
  /** Whose link this is about: linked no more perhaps, or not yet. */
  guardianAccountId?: string
}

/** Open pages of the child and of everybody who cares for them ask anew, in the school where they do. */
export async function tellFamily(
  tx: Tx,
  { studentAccountId, guardianAccountId = studentAccountId }: Family,
): Promise<void> {
  const guardians = await listGuardianAccounts(tx, studentAccountId)
  for (const accountId of new Set([studentAccountId, guardianAccountId, ...guardians]))
    await tell(tx, { accountId }, 'family.changed', {})
}
