import { isCity, isEmail, isFullName, isLine, isThrowawayEmail, normalizeLoginName, tidy } from '@trilha/contract/rules'
import { STATE_CODES } from '@trilha/contract/constants'
import { startError } from '../../server/src/platform/start-error.ts'
import { gradePositionOf } from '../../server/src/school/schools/schools.rules.ts'
import type { NewSchool } from '../../server/src/school/roster/public.ts'

const longestName = 120
const mostClasses = 200

type Given = Partial<Record<'name' | 'city' | 'state' | 'classes' | 'year' | 'admin' | 'email', string>>

/** Refuses in one sentence what a school cannot be made of. */
export function readSchool(given: Given, now: Date): NewSchool {
  const name = tidy(given.name ?? '')
  if (!isLine(name, 3, longestName)) throw startError('Give the school its name: --name "Escola Vale do Ipê".')
  return { name, ...readPlace(given), ...readClasses(given, now), admin: readAdmin(given) }
}

function readPlace({ city, state }: Given): Pick<NewSchool, 'city' | 'state'> {
  const found = STATE_CODES.find((code) => code === state?.trim().toUpperCase())
  if (state !== undefined && found === undefined) throw startError(`${state} is no state: --state MG.`)
  const place = city === undefined ? null : tidy(city)
  if (place !== null && !isCity(place)) throw startError(`${city} is no city: --city "Ouro Preto".`)
  return { city: place, state: found ?? null }
}

function readClasses({ classes = '', year }: Given, now: Date): Pick<NewSchool, 'classes' | 'year'> {
  const names = classes.split(',').map(tidy).filter(Boolean)
  const odd = names.find((each) => gradePositionOf(each) === undefined || !isLine(each, 2, 40))
  if (odd !== undefined)
    throw startError(`"${odd}" does not begin with its year: "7º B", or "1ª A" for the ensino médio.`)
  if (names.length === 0 || names.length > mostClasses)
    throw startError('Name the classes of the school: --classes "6º A, 6º B, 1ª A".')
  if (new Set(names).size < names.length) throw startError('A class is named twice in --classes.')
  const schoolYear = year === undefined ? now.getFullYear() : Number(year)
  if (!Number.isInteger(schoolYear) || Math.abs(schoolYear - now.getFullYear()) > 1)
    throw startError(`${year} is no school year that has begun or is about to: --year ${now.getFullYear()}.`)
  return { classes: names, year: schoolYear }
}

function readAdmin({ admin = '', email = '' }: Given): NewSchool['admin'] {
  const name = tidy(admin)
  if (!isFullName(name)) throw startError('Name the first administrator in full: --admin "Dalva Figueira".')
  const username = normalizeLoginName(email)
  if (!isEmail(username) || isThrowawayEmail(username))
    throw startError('Give the email of the administrator, where the letter goes: --email direcao@escola.br.')
  return { name, username }
}
