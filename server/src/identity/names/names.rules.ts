import type { NameWarning, Role } from '@trilha/contract/constants'
import type { Names } from '@trilha/contract/rules'
import { looksOf } from '../../community/words/public.ts'

const bit = (letter: string): number => 1 << (letter.charCodeAt(0) - 97)
/** In most fonts these two cannot be told apart, nor can the signs that stand for them. */
const iOrL = bit('i') | bit('l')

/** Two letters that are read as one where they stand close together. */
const pairs = [
  { first: bit('r'), second: bit('n'), as: bit('m') },
  { first: bit('v'), second: bit('v'), as: bit('w') },
]

/**
 * A name as the eye reads it: each entry is the set of letters that a sign may be. Accents, case, spaces and punctuation
 * do not count, nor does a letter that is written twice.
 */
function foldName(text: string): number[] {
  const folded: number[] = []
  for (const look of looksOf(text)) {
    const letter = look > 0 && (look & iOrL) !== 0 ? look | iOrL : look
    const before = folded.at(-1)
    const pair = pairs.find(({ first, second }) => before === first && letter === second)
    if (pair) folded[folded.length - 1] = pair.as
    else if (before !== letter) folded.push(letter)
  }
  return folded
}

function isSameLetter(one: number, other: number): boolean {
  return one === other || (one > 0 && other > 0 && (one & other) !== 0)
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length > 0 && one.length === other.length && startsWith(one, other)
}

function startsWith(text: readonly number[], start: readonly number[]): boolean {
  return text.length >= start.length && start.every((letter, at) => isSameLetter(letter, text[at]!))
}

export function isSameName(one: string, other: string): boolean {
  return isSame(foldName(one), foldName(other))
}

/** How children and the school call who works there, in both languages. */
const roleWords = [
  'professor', 'professora', 'prof', 'profa', 'pro', 'prô', 'diretor', 'diretora', 'vice diretor', 'vice diretora',
  'coordenador', 'coordenadora', 'secretário', 'secretária', 'orientador', 'orientadora', 'mentor', 'mentora',
  'inspetor', 'inspetora', 'tia', 'tio', 'dona', 'seu', 'sr', 'sra', 'senhor', 'senhora',
  'teacher', 'principal', 'director', 'coordinator', 'secretary', 'mr', 'mrs', 'ms', 'miss', 'sir',
].map((word) => ({ word, folded: foldName(word) })) // oxfmt-ignore

/** Whether a name would be taken for one of these people. */
export function isNameOf(text: string, people: readonly Names[]): boolean {
  // "Helena Prado 2" reads as her name too; the digits at the end are tried as letters first.
  const readings = [text, text.replace(/[\d\s]+$/u, '')].map(foldName)
  const isRead = (name: string | null) => name !== null && readings.some((reading) => isSame(reading, foldName(name)))
  const roles = roleWords.filter(({ folded }) => readings.some((reading) => startsWith(reading, folded)))
  return people.some(
    (person) =>
      [person.name, person.nickname, person.surname].some(isRead) ||
      roles.some(({ word }) => calledNames(person).some((name) => isRead(`${word} ${name}`))),
  )
}

/** What stands after a role word: "Professora Helena", "Professora Helena Prado". */
function calledNames({ name, nickname, surname }: Names): string[] {
  const words = name.split(' ')
  const first = words[0]!
  return [first, `${first} ${words.at(-1)!}`, name, nickname, surname].filter((each) => each !== null)
}

/** A student with a grown-up's name, or a grown-up with a name that a student already shows. */
export function warningsOf(
  { name, role }: { name: string; role: Role },
  { students, grownUps }: { students: readonly Names[]; grownUps: readonly Names[] },
): NameWarning[] {
  if (role === 'STUDENT') return isNameOf(name, grownUps) ? ['NAME_OF_GROWN_UP'] : []
  return isNameOf(name, students) ? ['NAME_OF_STUDENT'] : []
}
