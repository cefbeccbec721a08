import { folded } from '../../lib/folded.ts'
import { getStates } from '@brazilian-utils/brazilian-utils/get-states'

export interface Place {
  /** Two letters, such as SP; empty while none is chosen. */
  state: string
  city: string
}

export interface StateOption {
  value: string
  label: string
}

export const emptyPlace: Place = { state: '', city: '' }

/** The 26 states and the Federal District, by name. */
export function listStates(): StateOption[] {
  return getStates().map(({ code, name }) => ({ value: code, label: name }))
}

/** The names of 5,571 cities weigh 150 KB: they are fetched when somebody looks for one. */
export async function loadCities(state: string): Promise<string[]> {
  const { getMunicipalities } = await import('@brazilian-utils/brazilian-utils/get-municipalities')
  const code = getStates().find((known) => known.code === state)?.code
  return code ? getMunicipalities(code).map(({ name }) => name) : []
}

/** Choosing a state clears the city; choosing the same one again does not. */
export function withState(place: Place, state: string): Place {
  return state === place.state ? place : { state, city: '' }
}

/**
 * Options that hold every word of the search at the start of one of their own words, those that
 * start with the whole search first. `hint` is searched too: SP finds São Paulo.
 */
export function matching<T extends { label: string; hint?: string }>(options: readonly T[], search: string): T[] {
  const wanted = folded(search)
  if (wanted === '') return [...options]
  const words = wanted.split(' ')
  const hits = options.filter((option) => {
    const own = folded(`${option.label} ${option.hint ?? ''}`).split(' ')
    return words.every((word) => own.some((candidate) => candidate.startsWith(word)))
  })
  const starts = (option: T) => folded(option.label).startsWith(wanted) || folded(option.hint ?? '') === wanted
  return [...hits.filter(starts), ...hits.filter((option) => !starts(option))]
}
