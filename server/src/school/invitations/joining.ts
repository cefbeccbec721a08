import type { Role } from '@trilha/contract/constants'
import { openAccount } from '../../identity/accounts/public.ts'
import { insertControl } from '../../identity/family/public.ts'
import type { Tx } from '../../platform/db/database.ts'
import { failFields } from '../../platform/http/failure.ts'
import { announceSessionsChange } from '../../platform/session/session-store.ts'
import { listClasses, putInClass, setTaught } from '../students/public.ts'
import { classProblems } from './invitations.rules.ts'

interface Place {
  accountId: string
  schoolId: string
  role: Role
  classIds: readonly string[]
}

/** The account of a person who said yes, in its classes and with the school's defaults. */
export async function joinSchool(
  tx: Tx,
  { userId, schoolId, role, classIds }: Omit<Place, 'accountId'> & { userId: string },
): Promise<string> {
  const problems = classProblems(classIds.length > 0 ? await listClasses(tx, schoolId) : [], classIds)
  if (problems.length > 0) throw failFields(problems)
  const accountId = await openAccount(tx, { userId, schoolId, role })
  await place(tx, { accountId, schoolId, role, classIds })
  await announceSessionsChange(tx)
  return accountId
}

export async function place(tx: Tx, { accountId, schoolId, role, classIds }: Place): Promise<void> {
  if (role === 'STUDENT') {
    await putInClass(tx, { accountId, classId: classIds[0]! })
    await insertControl(tx, accountId)
  }
  if (role === 'PROFESSOR') await setTaught(tx, { accountId, schoolId, classIds })
}
