import type { NameWarning, Role } from '@trilha/contract/constants'
import type { FieldProblem } from '@trilha/contract/fields'
import type { Db } from '../../platform/db/database.ts'
import * as repo from './names.repo.ts'
import { isNameOf, warningsOf } from './names.rules.ts'

interface ChosenNames {
  name?: string | undefined
  nickname?: string | null | undefined
  surname?: string | null | undefined
}

/**
 * A name that a student chooses is never that of a grown-up of the same school (decision E68). Of who is no student
 * nothing is asked: a grown-up's role stands beside the name.
 */
export async function grownUpProblems(
  db: Db,
  student: { userId: string } | { schoolId: string | undefined },
  chosen: ChosenNames,
): Promise<FieldProblem[]> {
  const fields = (['name', 'nickname', 'surname'] as const).filter((field) => chosen[field])
  if (fields.length === 0) return []
  const exceptUserId = 'userId' in student ? student.userId : undefined
  const schoolIds = await schoolsOf(db, student)
  if (schoolIds.length === 0) return []
  const grownUps = await repo.listGrownUps(db, { schoolIds, exceptUserId })
  return fields.filter((field) => isNameOf(chosen[field]!, grownUps)).map((field) => ({ code: 'ii_1002', field }))
}

async function schoolsOf(db: Db, student: { userId: string } | { schoolId: string | undefined }): Promise<string[]> {
  if ('userId' in student) return repo.listSchoolsOfStudent(db, student.userId)
  return student.schoolId === undefined ? [] : [student.schoolId]
}

/** A student asks the office for another full name, and does not write it (decision E68). */
export async function isStudent(db: Db, userId: string): Promise<boolean> {
  return (await repo.listSchoolsOfStudent(db, userId)).length > 0
}

/** What the office hears of a name that it writes: the name passes. */
export async function nameWarnings(
  db: Db,
  schoolId: string,
  person: { name: string; role: Role },
): Promise<NameWarning[]> {
  const whom = { schoolIds: [schoolId] }
  const isForStudent = person.role === 'STUDENT'
  return warningsOf(person, {
    grownUps: isForStudent ? await repo.listGrownUps(db, whom) : [],
    students: isForStudent ? [] : await repo.listStudents(db, whom),
  })
}
