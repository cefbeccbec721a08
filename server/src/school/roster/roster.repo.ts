import type { Role } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Every account of the person, at this school and at others. */
export function listAccountsOf(
  db: Db,
  userId: string,
): Promise<{ id: string; schoolId: string; role: Role; active: boolean }[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'school_id as schoolId', 'role', 'active'])
    .where('user_id', '=', userId)
    .execute()
}

export interface HeldAccount {
  role: Role
  active: boolean
  isMember: boolean
  /** Signed up alone, and waits for the office's answer (E70). */
  waits: boolean
}

/** What the person of this name holds at this school. Whether the person is anywhere else is not asked. */
export function listHeldByName(db: Db, schoolId: string, username: string): Promise<HeldAccount[]> {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.role', 'accounts.active', 'accounts.is_member as isMember'])
    .select(sql<boolean>`accounts.waits_for is not null`.as('waits'))
    .where('accounts.school_id', '=', schoolId)
    .where('users.username', '=', username)
    .execute()
}
