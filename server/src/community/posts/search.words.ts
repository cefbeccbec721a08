import type { Db } from '../../platform/db/database.ts'
import { readCursor, readMoment, type PageQuery, type Moment } from '../../platform/http/page.ts'
import type { CommunityViewer } from '../sight/public.ts'
import type { Found } from './feed.repo.ts'
import * as repo from './search.repo.ts'

/** Whether it says what was typed, or nearly: the two lists stand one behind the other. */
interface FoundByWords extends Found {
  isGuess: boolean
}

/** Where one of them stands, for the cursor. */
export const placeOf = ({ position, id, isGuess }: FoundByWords) => [position, id, Number(isGuess)]

interface WordsQuery extends PageQuery {
  search: string
}

/**
 * Of the list given, those that say what was typed, case and accents aside; behind them those that nearly do. Each the
 * newest first, one more than asked for.
 */
export async function findByWords(
  db: Db,
  viewer: CommunityViewer,
  { search, pSize, cursor, among }: WordsQuery & { among: repo.Among },
): Promise<FoundByWords[]> {
  const before = readCursor(cursor, readPlace)
  const spelled = await repo.findSpelled(db, search)
  const limit = pSize + 1
  const list = async (words: repo.Words, isGuess: boolean, room: number) => {
    const place = before?.isGuess === isGuess ? before : undefined
    const rows = await repo.listWithWords(db, among, { ...words, before: place, limit: room })
    return rows.map((row) => ({ ...row, isGuess }))
  }
  const found = spelled === null || before?.isGuess ? [] : await list({ query: spelled }, false, limit)
  const nearly = found.length < limit ? await repo.findNearly(db, viewer, search) : null
  if (nearly !== null) found.push(...(await list({ query: nearly, but: spelled }, true, limit - found.length)))
  return found
}

function readPlace([at, id, isGuess]: readonly unknown[]): (Moment & { isGuess: boolean }) | undefined {
  const moment = readMoment([at, id])
  return moment && (isGuess === 0 || isGuess === 1) ? { ...moment, isGuess: isGuess === 1 } : undefined
}
