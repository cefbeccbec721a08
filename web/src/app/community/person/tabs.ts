import type { ComponentType } from 'react'
import { PersonFeed } from './PersonFeed.tsx'
import type { ShownPerson } from './shown-person.ts'

export interface PersonPartProps {
  person: ShownPerson
}

export interface PersonTab {
  /** Also its word in the address. */
  id: 'feed'
  /** Whether there is anything in it for who reads. */
  isFor: (person: ShownPerson) => boolean
  Part: ComponentType<PersonPartProps>
}

/** What stands under somebody's name, in its order. A tab that is not built has no line. */
const personTabs: readonly PersonTab[] = [{ id: 'feed', isFor: ({ takesPart }) => takesPart, Part: PersonFeed }]

export function tabsFor(person: ShownPerson): readonly PersonTab[] {
  return personTabs.filter(({ isFor }) => isFor(person))
}
