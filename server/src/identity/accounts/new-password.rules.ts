import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '@trilha/contract/constants'
import type { FieldProblem } from '@trilha/contract/fields'

/** What a stranger tries first beside the common passwords: the person's own names and the school's (E74). */
export interface KnownNames {
  username: string
  names: readonly (string | null | undefined)[]
  schoolNames: readonly string[]
}

/** Common in Brazil, and missing from the list of the package, which was gathered elsewhere. */
const commonHere = [
  'atletico',
  'brasileiro',
  'brasil2026',
  'corinthians',
  'cruzeiro',
  'escola123',
  'fluminense',
  'internacional',
  'jesuscristo',
  'minhasenha',
  'mudar123',
  'palmeiras',
  'palmeiras1',
  'saopaulo',
  'senha123',
  'senha1234',
  'senha12345',
  'trilha123',
  'vascodagama',
]

/** Shorter ones are refused for their length. */
const common = new Set(
  [...dictionary['passwords-common'], ...commonHere].filter((password) => password.length >= PASSWORD_MIN),
)

/** Refuses a password that is on the list of common ones, or that is a known name, also with figures behind it. */
export function passwordProblems(password: string, known: KnownNames): FieldProblem[] {
  return isGuessable(password, known) ? [{ code: 'ii_1001', field: 'password' }] : []
}

export function isGuessable(password: string, { username, names, schoolNames }: KnownNames): boolean {
  if (common.has(password.toLowerCase())) return true
  const folded = fold(password)
  const stem = folded.replaceAll(/^\d+|\d+$/g, '')
  const guesses = [username, username.split('@', 1)[0]!, ...names.flatMap(partsOf), ...schoolNames.flatMap(partsOf)]
    .map(fold)
    .filter((guess) => guess.length > 0)
  return guesses.some((guess) => guess === folded || guess === stem)
}

function partsOf(name: string | null | undefined): string[] {
  if (!name) return []
  const words = name.split(/\s+/)
  return [name, ...words, `${words[0]}${words.at(-1)}`]
}

/** Case, accents, spaces and signs do not make a password harder to guess. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
