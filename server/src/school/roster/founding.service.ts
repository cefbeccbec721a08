import { randomBytes } from 'node:crypto'
import type { StateCode } from '@trilha/contract/constants'
import { admit } from '../../identity/accounts/public.ts'
import { audit } from '../../platform/audit.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { Passwords } from '../../platform/session/passwords.ts'
import { insertSchool } from '../schools/public.ts'

export interface NewSchool {
  name: string
  city: string | null
  state: StateCode | null
  /** Each begins with its year: "7º B". */
  classes: readonly string[]
  year: number
  admin: { name: string; username: string }
}

/** Installation-wide work is a command line, not a role (decision E7). Nothing where a school has the name already. */
export async function foundSchool(db: Db, passwords: Passwords, school: NewSchool): Promise<string | undefined> {
  // Nobody knows it: the letter lets the administrator choose one.
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'))
  return inTransaction(db, async (tx) => {
    const schoolId = await insertSchool(tx, school)
    if (schoolId === undefined) return undefined
    const { accountId } = await admit(tx, {
      ...school.admin,
      schoolId,
      role: 'SCHOOL_ADMIN',
      language: 'pt-br',
      passwordHash,
    })
    await audit(tx, { action: 'school.founded', schoolId, subject: { kind: 'account', id: accountId } })
    return schoolId
  })
}
