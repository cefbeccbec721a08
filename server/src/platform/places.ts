import type { EntryPlace, EntrySubject } from '@trilha/contract/economy/wallets'
import type { Db } from './db/database.ts'
import type { Session } from './session/session-store.ts'

/** What an id is of. */
export type ThingKind =
  | 'CHALLENGE'
  | 'CLASS_COMMENT'
  | 'CONTENT'
  | 'COURSE'
  | 'MODULE'
  | 'PERSON'
  | 'POST'
  | 'POST_COMMENT'
  | 'QUESTION'
  | 'TASK'

export interface Thing {
  kind: ThingKind
  id: string
}

export interface Found {
  place: EntryPlace
  /** What it says or is called, where nobody wrote that down when it was paid for. */
  subject?: EntrySubject | undefined
}

export interface FoundPlace extends Thing, Found {}

export type ThingIds = Partial<Record<ThingKind, readonly string[]>>

/** A domain's: of those that it knows, the ones whose page this session may open now. One query, or none. */
export type PlaceFinder = (db: Db, reader: Session, ids: ThingIds) => Promise<readonly FoundPlace[]>

export type FindPlaces = (
  db: Db,
  reader: Session,
  things: readonly Thing[],
) => Promise<(thing: Thing) => Found | undefined>

/**
 * Where things are, whichever domain has them (places.ts): who leads there need not import the domain, which may
 * import it. What is gone or not for this reader has no place.
 */
export function createFindPlaces(finders: readonly PlaceFinder[]): FindPlaces {
  return async function findPlaces(db, reader, things) {
    const ids: Partial<Record<ThingKind, string[]>> = {}
    for (const { kind, id } of things) (ids[kind] ??= []).push(id)
    const found = await Promise.all(finders.map((find) => find(db, reader, ids)))
    const places = new Map(found.flat().map((place) => [keyOf(place), place]))
    return (thing) => places.get(keyOf(thing))
  }
}

/** As much as a line of the statement has room for on a phone. */
const saidMax = 60

/** How somebody's words begin, cut between two of them; undefined where there are none, as with a photo alone. */
export function asSaid(text: string): EntrySubject | undefined {
  const letters = Array.from(text.trim().replaceAll(/\s+/g, ' '))
  if (letters.length === 0) return undefined
  if (letters.length <= saidMax) return { type: 'SAID', words: letters.join('') }
  const beginning = letters.slice(0, saidMax).join('')
  const end = beginning.lastIndexOf(' ')
  return { type: 'SAID', words: `${end > 0 ? beginning.slice(0, end) : beginning}…` }
}

function keyOf({ kind, id }: Thing): string {
  return `${kind} ${id}`
}
