import { randomInt } from 'node:crypto'
import { GUARDIAN_CODE_LETTERS, type Role } from '@trilha/contract/constants'
import type { FieldProblem } from '@trilha/contract/fields'

/** The office takes in children and their families; who works at the school is the administrator's word. */
export function mayManage(by: Role, role: Role): boolean {
  return by === 'SCHOOL_ADMIN' || (by === 'STAFF' && (role === 'STUDENT' || role === 'PARENT'))
}

export function classProblems(known: readonly { id: string }[], classIds: readonly string[]): FieldProblem[] {
  const isKnown = classIds.every((classId) => known.some(({ id }) => id === classId))
  return isKnown ? [] : [{ code: 'ii_0072', field: 'classIds' }]
}

const partLength = 4
const parts = 3

/** Copied from paper by a child: no letter that looks like another, in short parts. 60 bits, and it is changed soon. */
export function makeFirstPassword(): string {
  const letter = () => GUARDIAN_CODE_LETTERS[randomInt(GUARDIAN_CODE_LETTERS.length)]!.toLowerCase()
  return Array.from({ length: parts }, () => Array.from({ length: partLength }, letter).join('')).join('-')
}
