import type { FeedPost, Post, PostMedia } from '@trilha/contract/community/post-shapes'
import { FEED_NEWS_MAX, type FeedScope, type PostMediaType } from '@trilha/contract/constants'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { FileWork, Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { listFileCards } from '../../media/files/public.ts'
import {
  cursorOf,
  isId,
  pageOf,
  readCursor,
  readMoment,
  type Page,
  type PageQuery,
  type Moment,
} from '../../platform/http/page.ts'
import type { CommunityViewer } from '../sight/public.ts'
import * as feedRepo from './feed.repo.ts'
import { findAccountOf } from './people.repo.ts'
import { presentMedia, presentPosts } from './posts.present.ts'
import * as repo from './posts.repo.ts'
import { findByWords, placeOf } from './search.words.ts'

/** One more than asked for, so that the page knows whether there is more. */
function stretchOf({ pSize, cursor }: PageQuery): feedRepo.Stretch {
  return { before: readCursor(cursor, readMoment), limit: pSize + 1 }
}

/** Found as ids first: what hangs on a post is read for those alone that are shown. */
export async function presentFound<Found extends feedRepo.Found>(
  work: FileWork,
  viewer: CommunityViewer,
  {
    pSize,
    found,
    position = ({ position: at, id }) => [at, id],
  }: { pSize: number; found: readonly Found[]; position?(row: Found): readonly (string | number)[] },
): Promise<Page<Post>> {
  const posts = await presentPosts(
    work,
    viewer,
    found.slice(0, pSize).map(({ id }) => id),
  )
  const byId = new Map(posts.map((post) => [post.id, post]))
  const page = pageOf(found, {
    pSize,
    present: ({ id }) => byId.get(id),
    position,
  })
  // One that was removed between the two looks is no longer there to show.
  return { ...page, content: page.content.filter((post) => post !== undefined) }
}

interface FeedQuery extends PageQuery {
  scope: FeedScope
  subjectIds?: string | undefined
  /** Only what has these words, where there are any. */
  search?: string | undefined
}

/** With an end, and with what is new since the reader last came to it (decisions D2, G37). */
export async function readFeed(
  work: FileWork,
  viewer: CommunityViewer,
  { scope, subjectIds, search = '', ...query }: FeedQuery,
): Promise<Page<FeedPost> & { unseen: number; newsCursor: string | null }> {
  const feed = { scope, subjectIds: subjectIds === undefined ? undefined : readIds(subjectIds) }
  const after = await feedRepo.findNewsStart(work.db, viewer, [scope])
  const [page, news] = await Promise.all([
    search === '' ? readStretch(work, viewer, feed, query) : searchFeed(work, viewer, feed, { ...query, search }),
    feedRepo.listFeed(work.db, viewer, { ...feed, stretch: { after, limit: FEED_NEWS_MAX } }),
  ])
  const ofOthers = await repo.listOfOthers(
    work.db,
    viewer.accountId,
    news.map(({ id }) => id),
  )
  return {
    ...page,
    content: page.content.map((post) => ({ ...post, isNew: ofOthers.has(post.id) })),
    unseen: ofOthers.size,
    newsCursor: news[0] ? cursorOf([news[0].position, news[0].id]) : null,
  }
}

async function readStretch(
  work: FileWork,
  viewer: CommunityViewer,
  feed: feedRepo.Feed,
  query: PageQuery,
): Promise<Page<Post>> {
  const found = await feedRepo.listFeed(work.db, viewer, { ...feed, stretch: stretchOf(query) })
  return presentFound(work, viewer, { pSize: query.pSize, found })
}

async function searchFeed(
  work: FileWork,
  viewer: CommunityViewer,
  feed: feedRepo.Feed,
  query: PageQuery & { search: string },
): Promise<Page<Post>> {
  const found = await findByWords(work.db, viewer, {
    ...query,
    among: (db, stretch) => feedRepo.listFeed(db, viewer, { ...feed, stretch }),
  })
  return presentFound(work, viewer, { pSize: query.pSize, found, position: placeOf })
}

/** What others wrote about each subject that the reader follows, since they last came to the end of a feed that has it. */
export async function countNewsBySubject(db: Db, viewer: CommunityViewer): Promise<ReadonlyMap<string, number>> {
  const after = await feedRepo.findNewsStart(db, viewer, ['SUBJECTS', 'FOR_ME'])
  const news = await feedRepo.listFeed(db, viewer, { scope: 'SUBJECTS', stretch: { after, limit: FEED_NEWS_MAX } })
  return repo.countBySubject(
    db,
    viewer.accountId,
    news.map(({ id }) => id),
  )
}

function readIds(list: string): string[] {
  const ids = list.split(',')
  if (!ids.every(isId)) throw fail('ii_0072', { field: 'subjectIds' })
  return ids
}

export async function markSeen(
  { db }: Pick<Work, 'db'>,
  { accountId }: CommunityViewer,
  { scope, cursor }: { scope: FeedScope; cursor: string },
): Promise<void> {
  const upTo = readCursor(cursor, readMoment)
  await inTransaction(db, (tx) => feedRepo.moveMark(tx, { accountId, scope, upTo }))
}

export async function listOfPerson(
  work: FileWork,
  viewer: CommunityViewer,
  { userId, withMentions, ...query }: PageQuery & { userId: string; withMentions: boolean },
): Promise<Page<Post>> {
  const accountId = await findAccountOf(work.db, viewer, userId)
  if (accountId === undefined) throw fail('nf_0011')
  const found = await feedRepo.listOfPerson(work.db, viewer, { accountId, withMentions, stretch: stretchOf(query) })
  return presentFound(work, viewer, { pSize: query.pSize, found })
}

export async function listAboutSubject(
  work: FileWork,
  viewer: CommunityViewer,
  { subjectId, ...query }: PageQuery & { subjectId: string },
): Promise<Page<Post>> {
  const found = await feedRepo.listAboutSubject(work.db, viewer, { subjectId, stretch: stretchOf(query) })
  return presentFound(work, viewer, { pSize: query.pSize, found })
}

export async function listMediaOfPerson(
  { db, platform }: FileWork,
  viewer: CommunityViewer,
  { userId, type, pSize, cursor }: PageQuery & { userId: string; type: PostMediaType },
): Promise<Page<PostMedia & { postId: string }>> {
  const accountId = await findAccountOf(db, viewer, userId)
  if (accountId === undefined) throw fail('nf_0011')
  const after = readCursor(cursor, readPlace)
  const rows = await feedRepo.listMediaOfPerson(db, viewer, { accountId, type, after, limit: pSize + 1 })
  const files = await listFileCards(
    platform,
    db,
    rows.map(({ fileId }) => fileId),
    { reader: viewer },
  )
  const page = pageOf(rows, {
    pSize,
    present: (row) => presentMedia(files.get(row.fileId), type).map((media) => ({ ...media, postId: row.postId })),
    position: ({ position, postId, place }) => [position, postId, place],
  })
  return { ...page, content: page.content.flat() }
}

/** A post has several: its moment, and which of them. */
function readPlace([at, id, place]: readonly unknown[]): (Moment & { place: number }) | undefined {
  const moment = readMoment([at, id])
  return moment && typeof place === 'number' && Number.isInteger(place) && place > 0 && place < 100
    ? { ...moment, place }
    : undefined
}
