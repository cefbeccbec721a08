import { randomUUID } from 'node:crypto'
import type { contract, DomainName } from '@trilha/contract'
import type { Given, Person } from '../given.ts'

export interface SampleArgs {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: File
}

/** Valid input of a call on an object of `owner`; loop tests call everything with it. */
export type Sample = (owner: Person, given: Given) => Promise<SampleArgs> | SampleArgs

/** One entry per call: a call without one does not compile. An area has those of its domains. */
export type Samples = { [D in DomainName]: Record<keyof (typeof contract)[D]['calls'], Sample> }

export function newcomer() {
  return {
    name: 'Pessoa Nova',
    username: `nova.${randomUUID()}@teste.trilha.test`,
    password: 'um-segredo-novo',
    dateOfBirth: '2013-05-20',
    state: 'SP',
    city: 'Campinas',
  }
}

/** The student whose control is `owner`'s to change: themself, their child, or one of their school. */
export async function childOf(owner: Person, given: Given): Promise<Person> {
  if (owner.role === 'STUDENT') return owner
  const child = await given.student({ schoolId: owner.schoolId })
  if (owner.role === 'PARENT') await given.guardianLink({ guardian: owner, child })
  return child
}
