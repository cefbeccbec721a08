import type { Locale, Role } from '@trilha/contract/constants'
import type { Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import * as accounts from './accounts.repo.ts'
import { insertUserOnce, lockUser } from './users.repo.ts'
import { roleConflict } from './users.rules.ts'

interface NewPerson {
  name: string
  username: string
  language: Locale
  passwordHash: string
  /** The school made the password (E74). */
  mustChangePassword: boolean
}

/** A person whom a school brings in. Nothing where somebody has the name already. */
export function createPerson(
  tx: Tx,
  { name, username, language, passwordHash, mustChangePassword }: NewPerson,
): Promise<string | undefined> {
  return insertUserOnce(tx, {
    username,
    name,
    language,
    password_hash: passwordHash,
    must_change_password: mustChangePassword,
  })
}

/**
 * Makes a person one of the school's people, with a new account or with the one they had there. Nothing of the person
 * changes: neither password nor sessions (E65).
 */
export async function openAccount(
  tx: Tx,
  { userId, schoolId, role }: { userId: string; schoolId: string; role: Role },
): Promise<string> {
  await lockUser(tx, userId)
  const held = await accounts.lockMemberships(tx, userId, schoolId)
  const conflict = roleConflict(role, held)
  if (conflict) throw fail(conflict, { field: 'role' })
  const account = held.find((each) => each.role === role)
  if (!account) return accounts.insertAccount(tx, { userId, schoolId, role, isMember: true })
  if (account.active && account.isMember) throw fail('ae_1004')
  await accounts.makeMember(tx, account.id)
  return account.id
}
