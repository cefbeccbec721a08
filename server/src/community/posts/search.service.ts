import type { Post } from '@trilha/contract/community/post-shapes'
import { SEARCH_COUNT_MAX } from '@trilha/contract/constants'
import type { Db } from '../../platform/db/database.ts'
import type { FileWork } from '../../platform/http/context.ts'
import type { Page, PageQuery } from '../../platform/http/page.ts'
import type { CommunityViewer } from '../sight/public.ts'
import { listAll } from './feed.repo.ts'
import { presentFound } from './feed.service.ts'
import { findByWords, placeOf } from './search.words.ts'

/** Of all that the reader may see. */
export async function searchPosts(
  work: FileWork,
  viewer: CommunityViewer,
  query: PageQuery & { search: string },
): Promise<Page<Post>> {
  const found = await findByWords(work.db, viewer, {
    ...query,
    among: (db, stretch) => listAll(db, viewer, stretch),
  })
  return presentFound(work, viewer, { pSize: query.pSize, found, position: placeOf })
}

/** As many as the search would list, without what hangs on each. */
export async function countFound(db: Db, viewer: CommunityViewer, search: string): Promise<{ count: number }> {
  const found = await findByWords(db, viewer, {
    search,
    pSize: SEARCH_COUNT_MAX - 1,
    among: (tx, stretch) => listAll(tx, viewer, stretch),
  })
  return { count: found.length }
}
