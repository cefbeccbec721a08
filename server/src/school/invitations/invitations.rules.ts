import { createHmac, randomInt } from 'node:crypto'
import {
  GUARDIAN_CODE_LENGTH,
  GUARDIAN_CODE_LETTERS,
  type InvitationState,
  type Role,
} from '@trilha/contract/constants'
import type { FieldProblem } from '@trilha/contract/fields'
import { normalizeGuardianCode } from '@trilha/contract/rules'
import type { Secrets } from '../../platform/session/secrets.ts'

/** The office handles students and guardians. An administrator handles everybody. */
export function mayManage(by: Role, role: Role): boolean {
  return by === 'SCHOOL_ADMIN' || (by === 'STAFF' && (role === 'STUDENT' || role === 'PARENT'))
}

export function classProblems(known: readonly { id: string }[], classIds: readonly string[]): FieldProblem[] {
  const isKnown = classIds.every((classId) => known.some(({ id }) => id === classId))
  return isKnown ? [] : [{ code: 'ii_0072', field: 'classIds' }]
}

/** An invitation whose time is over is still OPEN in its row until the job closes it. */
export function stateOf({ state, isOver }: { state: InvitationState; isOver: boolean }): InvitationState {
  return state === 'OPEN' && isOver ? 'EXPIRED' : state
}

export function newPaperCode(): string {
  const letter = () => GUARDIAN_CODE_LETTERS[randomInt(GUARDIAN_CODE_LETTERS.length)]!
  const half = () => Array.from({ length: GUARDIAN_CODE_LENGTH / 2 }, letter).join('')
  return `${half()}-${half()}`
}

/** Keyed and bound to one invitation: a stolen database gives no code away, and a code opens no other invitation. */
export function paperCodeHash({ pepper }: Pick<Secrets, 'pepper'>, invitationId: string, typed: string): Buffer {
  return createHmac('sha256', pepper)
    .update(`invitation ${invitationId} ${normalizeGuardianCode(typed)}`)
    .digest()
}
