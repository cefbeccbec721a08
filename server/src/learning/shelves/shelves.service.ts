import { EBOOK_PAGES_MAX } from '@trilha/contract/constants'
import type { Ebook, SavedReading, WholeEbook } from '@trilha/contract/learning/shelves'
import * as wallets from '../../economy/wallets/public.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { FileWork } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { askFor, findVisibleContent, meetCondition, picturesOfContent, type Learner } from '../courses/public.ts'
import { presentEbook, presentPage, presentReading } from './shelves.present.ts'
import * as repo from './shelves.repo.ts'
import { countPages, isRead, positionOf, readPosition } from './shelves.rules.ts'

export async function listByContent(db: Db, learner: Learner, contentId: string): Promise<Ebook[]> {
  if (!(await findVisibleContent(db, learner, contentId))) throw fail('nf_0017')
  return (await repo.listByContent(db, learner, contentId)).map(presentEbook)
}

export async function listEbooks(db: Db, learner: Learner, { pSize, cursor }: PageQuery): Promise<Page<Ebook>> {
  const after = readCursor(cursor, readPosition)
  const rows = await repo.listEbooks(db, learner, { after, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: presentEbook, position: positionOf })
}

export async function getEbook({ db, platform }: FileWork, learner: Learner, id: string): Promise<WholeEbook> {
  const [row, pages] = await Promise.all([findEbook(db, learner, id), repo.listPages(db, id)])
  const picturesOf = await picturesOfContent({ db, platform }, row.contentId)
  const text = pages.map((page) => page.text).join('\n')
  return { ...presentEbook(row), pages: pages.map(presentPage), pictures: picturesOf(text) }
}

async function findEbook(db: Db, learner: Learner, id: string): Promise<repo.EbookRow> {
  const row = await repo.findEbook(db, learner, id)
  if (!row) throw fail('nf_0020')
  return row
}

interface Told {
  id: string
  atPage: number
  seen?: readonly number[] | undefined
}

/** The last place told wins, from whatever device; pages that the book does not have were not open. G34 */
export function savePosition(
  db: Db,
  reader: Learner & Pick<Session, 'userId'>,
  { id, atPage, seen = [] }: Told,
): Promise<SavedReading> {
  const key = { accountId: reader.accountId, ebookId: id }
  return inTransaction(db, async (tx) => {
    // What one person tells of their books, from however many tabs, is told in turn.
    await wallets.lockWallet(tx, reader.userId)
    const { pageCount, contentId } = await findEbook(tx, reader, id)
    if (atPage > pageCount) throw fail('ii_0043', { field: 'atPage' })
    const told = [atPage, ...seen.filter((number) => number <= pageCount)]
    const before = await repo.findSitting(tx, key)
    const { pages, unused, waiting } = countPages({ told, counted: before?.pages ?? new Set(), before: before ?? null })
    await repo.saveReading(tx, key, { page: atPage, seen: pages, unused })
    const reading = await repo.findReading(tx, key)
    if (reading.readAt === null && isRead({ ...reading, pageCount })) {
      await repo.markRead(tx, key)
      await tellClass(tx, reader.accountId, contentId)
    }
    return { ...presentReading(await repo.findReading(tx, key), pageCount), waiting }
  })
}

/** Finishing the class is its own act, and pays there; here it only stops asking for the book. G34 */
async function tellClass(tx: Tx, accountId: string, contentId: string): Promise<void> {
  if (!(await repo.hasUnread(tx, accountId, contentId)))
    await meetCondition(tx, { accountId, contentId, condition: 'EBOOK' })
}

export interface NewEbook {
  title: string
  author: string
  about: string
  /** Markdown, one for each page. */
  pages: readonly string[]
  position: number
}

/** A class gets a book, which finishing it asks for from then on. */
export async function createEbook(
  tx: Tx,
  contentId: string,
  { title, author, about, pages, position }: NewEbook,
): Promise<string> {
  if (pages.length === 0 || pages.length > EBOOK_PAGES_MAX)
    throw new Error(`"${title}" has ${pages.length} pages instead of 1 to ${EBOOK_PAGES_MAX}`)
  const id = await repo.insertEbook(tx, { content_id: contentId, title, author, about, position }, pages)
  await askFor(tx, contentId, 'EBOOK')
  return id
}
