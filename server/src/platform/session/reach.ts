import type { Role } from '@trilha/contract/constants'
import { sql, type RawBuilder } from 'kysely'
import type { Session } from './session-store.ts'

/**
 * How far a session goes beyond the account it is in. One that a partner opened is of the partner's school alone
 * (decision 7): of the person's other accounts it sees nothing, and nothing of theirs is changed from it.
 */
export type Reach = Pick<Session, 'onlySchoolId'>

export function reaches({ onlySchoolId }: Reach, schoolId: string): boolean {
  return onlySchoolId === null || onlySchoolId === schoolId
}

/** Who works in the office holds other people's data and signs in by themself: a partner opens these alone. */
export const vouchedRoles: readonly Role[] = ['STUDENT', 'PROFESSOR', 'MENTOR', 'PARENT']

export function reachesAccount(reach: Reach, { schoolId, role }: { schoolId: string; role: Role }): boolean {
  return reaches(reach, schoolId) && (reach.onlySchoolId === null || vouchedRoles.includes(role))
}

/** The same as a condition on a column that holds a school. */
export function isReached({ onlySchoolId }: Reach, column: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(column)} = ${onlySchoolId}::uuid, true)`
}

/** For what belongs to the person alone, where no session is in hand. */
export const everywhere: Reach = { onlySchoolId: null }
