import type { FieldProblem } from '@trilha/contract/fields'
import type { Db } from '../../platform/db/database.ts'
import { failFields } from '../../platform/http/failure.ts'
import { passwordProblems } from './new-password.rules.ts'
import { getKnownNames } from './users.repo.ts'

/** What is wrong with a new password of a person who has a row: the names are those of the row (E74). */
export async function ownPasswordProblems(db: Db, userId: string, password: string): Promise<FieldProblem[]> {
  return passwordProblems(password, await getKnownNames(db, userId))
}

export async function checkOwnPassword(db: Db, userId: string, password: string): Promise<void> {
  const problems = await ownPasswordProblems(db, userId, password)
  if (problems.length > 0) throw failFields(problems)
}
