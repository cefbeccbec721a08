import type { Role } from '@trilha/contract/constants'
import type { Db } from '../../platform/db/database.ts'

/** Every account of the person, at this school and at others. */
export function listAccountsOf(db: Db, userId: string): Promise<{ schoolId: string; role: Role }[]> {
  return db.selectFrom('accounts').select(['school_id as schoolId', 'role']).where('user_id', '=', userId).execute()
}
