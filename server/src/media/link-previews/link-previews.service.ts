import type { LinkPreview } from '@trilha/contract/media/link-previews'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { createLimit } from '../../platform/limit.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { maskerForSchool } from '../../community/words/public.ts'
import { fileAddress, releaseFile, storeForeignPicture } from '../files/public.ts'
import { readLink } from './addresses.rules.ts'
import { fetchGuarded, NotFetched } from './guarded-fetch.ts'
import * as repo from './link-previews.repo.ts'
import { readPage } from './page-words.rules.ts'

const day = 86_400
/** How long a page is believed, and how long it is believed to be gone. */
const freshFor = { seconds: 7 * day, missingSeconds: 600 }

/** Pages are slow and memory is not endless: so many at a time, the others wait. */
const limit = createLimit(8, 100)

/** What a page says of itself, kept for the school. Whatever it was that nothing came of, who asks hears the same. */
export async function getPreview(platform: Platform, session: Session, text: string): Promise<LinkPreview> {
  const link = readLink(text)
  if (!link) throw fail('ii_0021', { field: 'url' })
  if (!platform.config.linkPreviews) throw fail('nf_0073')
  const key = { schoolId: session.schoolId, url: link.href }
  const kept = await repo.findFresh(platform.db, { ...key, ...freshFor })
  if (!kept) {
    await platform.budgets.linkPreview.spend(session.accountId)
    await limit(() => refresh(platform, key.schoolId, link))
  }
  const found = kept ?? (await repo.findFresh(platform.db, { ...key, ...freshFor }))
  if (!found || found.isMissing) throw fail('nf_0073')
  return present(platform, found)
}

/** The preview of an address that the school's people asked for before, by its id; none where nothing could be read. */
export async function findKept(db: Db, schoolId: string, text: string): Promise<string | undefined> {
  const link = readLink(text)
  return link && repo.findKept(db, schoolId, link.href)
}

/** By their ids, in one query; a page that is gone has none. */
export async function listKept(
  platform: Platform,
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LinkPreview>> {
  if (ids.length === 0) return new Map()
  const rows = await repo.listKept(db, ids)
  return new Map(rows.map((row) => [row.id, present(platform, row)]))
}

async function refresh(platform: Platform, schoolId: string, link: URL): Promise<void> {
  const page = await look(platform, link)
  const image = page?.image ? await keepImage(platform, { schoolId, page: page.url, image: page.image }) : undefined
  await inTransaction(platform.db, async (tx) => {
    const before = await repo.findImage(tx, schoolId, link.href)
    // What a page says is read by children too (E14).
    const mask = await maskerForSchool(tx, schoolId)
    await repo.savePreview(tx, {
      schoolId,
      url: link.href,
      domain: (page?.url ?? link).hostname,
      title: mask(page?.title ?? ''),
      description: page?.description ? mask(page.description) : null,
      imageFileId: image?.fileId ?? null,
      imageAlt: image && page?.imageAlt ? mask(page.imageAlt) : null,
      isMissing: page === undefined,
    })
    if (before !== undefined) await releaseFile(tx, before)
  })
}

/** A page that says nothing of itself is none. */
async function look({ network, log }: Platform, link: URL) {
  try {
    const { url, body, charset } = await fetchGuarded(network, link, {
      accepts: /^(text\/html|application\/xhtml\+xml)$/,
    })
    const words = readPage(body, charset)
    return words.title === '' ? undefined : { url, ...words }
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    log.info({ reason: error.message }, 'no link preview')
    return undefined
  }
}

/** A preview without its picture is one all the same. */
async function keepImage(
  platform: Platform,
  { schoolId, page, image }: { schoolId: string; page: URL; image: string },
): Promise<{ fileId: string } | undefined> {
  const link = URL.canParse(image, page) ? readLink(new URL(image, page).href) : undefined
  if (!link) return undefined
  try {
    const { body } = await fetchGuarded(platform.network, link, { accepts: /^image\/(jpeg|png|webp)$/ })
    return await storeForeignPicture(platform, { schoolId, name: 'link', content: body })
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    return undefined
  }
}

function present(platform: Platform, row: repo.PreviewRow): LinkPreview {
  const { id, url, domain, title, description, imageFileId, imageName, imageAlt } = row
  const image =
    imageFileId !== null && imageName !== null ? fileAddress(platform, { fileId: imageFileId, name: imageName }) : null
  return { id, domain, url, title, description, image, imageAlt }
}
