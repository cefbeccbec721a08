import type { Post } from '@trilha/contract/community/post-shapes'
import { readCursor, readMoment, type Page } from '../../platform/http/page.ts'
import type { Viewer } from '../sight/public.ts'
import type { Moment } from './feed.repo.ts'
import { presentFound, type PageQuery } from './feed.service.ts'
import type { Shelf } from './posts.present.ts'
import * as repo from './search.repo.ts'

/** Whether it says what was typed, or nearly: the two lists stand one behind the other. */
type Place = Moment & { isGuess: boolean }

/** Those that say what was typed, case and accents aside; behind them those that nearly do. Each the newest first. */
export async function searchPosts(
  shelf: Shelf,
  viewer: Viewer,
  { search, pSize, cursor }: PageQuery & { search: string },
): Promise<Page<Post>> {
  const before = cursor === undefined ? undefined : readCursor(cursor, readPlace)
  const spelled = await repo.findSpelled(shelf.db, search)
  const limit = pSize + 1
  const list = async (words: repo.Words, isGuess: boolean, room: number) => {
    const place = before?.isGuess === isGuess ? before : undefined
    const rows = await repo.listWithWords(shelf.db, viewer, { ...words, before: place, limit: room })
    return rows.map((row) => ({ ...row, isGuess }))
  }
  const found = spelled === null || before?.isGuess ? [] : await list({ query: spelled }, false, limit)
  const nearly = found.length < limit ? await repo.findNearly(shelf.db, viewer, search) : null
  if (nearly !== null) found.push(...(await list({ query: nearly, but: spelled }, true, limit - found.length)))
  return presentFound(shelf, viewer, {
    pSize,
    found,
    position: ({ position, id, isGuess }) => [position, id, Number(isGuess)],
  })
}

function readPlace([at, id, isGuess]: readonly unknown[]): Place | undefined {
  const moment = readMoment([at, id])
  return moment && (isGuess === 0 || isGuess === 1) ? { ...moment, isGuess: isGuess === 1 } : undefined
}
