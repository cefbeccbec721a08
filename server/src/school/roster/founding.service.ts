import type { StateCode } from '@trilha/contract/constants'
import { audit } from '../../platform/audit.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { invite } from '../invitations/public.ts'
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

/**
 * Installation-wide work is a command line, not a role (decision E7). The first administrator is invited by letter, like
 * everybody. Nothing where a school has the name already.
 */
export async function foundSchool(db: Db, school: NewSchool): Promise<string | undefined> {
  const { name, username: email } = school.admin
  return inTransaction(db, async (tx) => {
    const schoolId = await insertSchool(tx, school)
    if (schoolId === undefined) return undefined
    const { id } = await invite(tx, {
      schoolId,
      invitedByAccountId: null,
      email,
      name,
      role: 'SCHOOL_ADMIN',
      classIds: [],
      language: 'pt-br',
    })
    await audit(tx, { action: 'school.founded', schoolId, subject: { kind: 'invitation', id } })
    return schoolId
  })
}
