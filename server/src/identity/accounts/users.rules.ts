import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import { TERMS_VERSION, type Role } from '@trilha/contract/constants'
import type { FieldProblem } from '@trilha/contract/fields'
import { REQUIRED_DATA } from '@trilha/contract/identity/user-shapes'
import type { WordTest } from '../../community/words/public.ts'

/** Nobody is born tomorrow. */
export function isBorn(day: string, now: Date): boolean {
  return day <= now.toISOString().slice(0, 10)
}

/**
 * Whether a person who holds these accounts in a school may have one with this role. Who works there may care for a child
 * there too and has an account for each; nobody else has two (decision 6).
 */
export function isRoomFor(role: Role, held: readonly { role: Role }[]): boolean {
  const others = held.map((account) => account.role).filter((other) => other !== role)
  return others.every((other) => isGuardianBeside(role, other) || isGuardianBeside(other, role))
}

/** Why a person who holds these accounts in a school cannot have one with this role there. */
export function roleConflict(role: Role, held: readonly { role: Role }[]): 'ae_0016' | 'br_0021' | undefined {
  if (isRoomFor(role, held)) return undefined
  const learnsAndTeaches = (['STUDENT', 'PROFESSOR'] as const).every(
    (each) => role === each || held.some((account) => account.role === each),
  )
  return learnsAndTeaches ? 'br_0021' : 'ae_0016'
}

function isGuardianBeside(one: Role, other: Role): boolean {
  return one === 'PARENT' && other !== 'PARENT' && other !== 'STUDENT'
}

/** As the list of the country's municipalities spells it; a form offers no other. */
export function isCityOf(state: string, city: string): boolean {
  const known = getStates().find(({ code }) => code === state)
  return known !== undefined && getMunicipalities(known.code).some(({ name }) => name === city)
}

export function hasAgreed(termsVersion: string | null): boolean {
  return termsVersion === TERMS_VERSION
}

/** Only a student's registration asks for these; of grown-ups the school has them, and the product needs none. */
export function missingData(
  role: string,
  person: Readonly<Record<(typeof REQUIRED_DATA)[number], string | null>>,
): (typeof REQUIRED_DATA)[number][] {
  return role === 'STUDENT' ? REQUIRED_DATA.filter((field) => person[field] === null) : []
}

interface Names {
  username?: string | undefined
  name?: string | undefined
  nickname?: string | null | undefined
  surname?: string | null | undefined
}

/** A name that others read is refused rather than masked (decisions E14, E68). Of an address, what stands before the @. */
export function wordProblems(
  { username = '', name = '', nickname, surname }: Names,
  isBlocked: WordTest,
): FieldProblem[] {
  const isRefused = {
    username: isBlocked(username.split('@', 1)[0]!),
    name: isBlocked(name, 'fullName'),
    nickname: isBlocked(nickname ?? ''),
    surname: isBlocked(surname ?? ''),
  }
  return (['username', 'name', 'nickname', 'surname'] as const)
    .filter((field) => isRefused[field])
    .map((field) => ({ code: 'ii_0083', field }))
}
