import { accountId, people } from './people.ts'
import type { SchoolKey } from './schools.ts'

function personOf(key: string) {
  const person = people.find((one) => one.key === key)
  if (!person) throw new Error(`nobody is called ${key}`)
  return person
}

/** Where somebody writes: at Escola Vale do Ipê, where they are of it. */
export function schoolOf(key: string): SchoolKey {
  return personOf(key).accounts.some(({ school }) => school === 'ipe') ? 'ipe' : 'serra'
}

export function who(key: string): string {
  return accountId(personOf(key), schoolOf(key))
}

export function nameOf(key: string): string {
  return personOf(key).name
}
