import { randomInt } from 'node:crypto'
import { GUARDIAN_CODE_LETTERS, USERNAME_MAX, type Role } from '@trilha/contract/constants'
import { isNewUsername } from '@trilha/contract/rules'
import { roleConflict } from '../../identity/accounts/public.ts'
import type { HeldAccount } from './roster.repo.ts'

const partLength = 4
const parts = 3

/** Copied from paper by a child: no letter that looks like another, in short parts. 60 bits, and it is changed soon. */
export function makeFirstPassword(): string {
  const letter = () => GUARDIAN_CODE_LETTERS[randomInt(GUARDIAN_CODE_LETTERS.length)]!.toLowerCase()
  return Array.from({ length: parts }, () => Array.from({ length: partLength }, letter).join('')).join('-')
}

/** Why somebody who holds these accounts here cannot be invited with this role. Speaks of this school alone. */
export function invitationRefusal(role: Role, held: readonly HeldAccount[]) {
  const same = held.find((account) => account.role === role)
  if (!same) return roleConflict(role, held)
  if (!same.active) return 'ae_1003'
  // Such a person is answered in the queue of sign-ups, where a guardian's yes counts (E70).
  if (same.waits) return 'ae_1006'
  return same.isMember ? 'ae_1004' : undefined
}

/** Why a username is not free, for a person who holds these accounts here. */
export function takenCode(held: readonly HeldAccount[]): 'ae_1003' | 'ae_1004' | 'ae_1005' {
  if (held.length === 0) return 'ae_1005'
  return held.some(({ active }) => active) ? 'ae_1004' : 'ae_1003'
}

const mostNumbers = 30

/** Names that could be given instead, the likeliest first: parts of the full name, then what was typed with a number. */
export function usernameCandidates(username: string, fullName: string): string[] {
  const words = fullName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
  const [first, ...rest] = words
  const named = first === undefined ? [] : rest.toReversed().map((last) => `${first}.${last}`)
  const base = username.slice(0, USERNAME_MAX - 2)
  const numbered = Array.from({ length: mostNumbers }, (_, at) => `${base}${at + 2}`)
  return [...new Set([...named, ...numbered])].filter((name) => name !== username && isNewUsername(name))
}
