import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

export interface PreviewRow {
  id: string
  url: string
  domain: string
  title: string
  description: string | null
  imageFileId: string | null
  imageName: string | null
  imageAlt: string | null
  isMissing: boolean
}

function previews(db: Db) {
  return db
    .selectFrom('link_previews')
    .leftJoin('files', 'files.id', 'link_previews.image_file_id')
    .select([
      'link_previews.id',
      'link_previews.url',
      'link_previews.domain',
      'link_previews.title',
      'link_previews.description',
      'link_previews.image_file_id as imageFileId',
      'files.name as imageName',
      'link_previews.image_alt as imageAlt',
      'link_previews.is_missing as isMissing',
    ])
}

const isOf = (url: string) => sql<boolean>`(md5(link_previews.url) = md5(${url}) and link_previews.url = ${url})`

/** Not older than so many seconds; what could not be read is asked again sooner. */
export function findFresh(
  db: Db,
  {
    schoolId,
    url,
    seconds,
    missingSeconds,
  }: { schoolId: string; url: string; seconds: number; missingSeconds: number },
): Promise<PreviewRow | undefined> {
  return previews(db)
    .where('link_previews.school_id', '=', schoolId)
    .where(isOf(url))
    .where(
      sql<boolean>`link_previews.fetched_at > now() - make_interval(secs => case when link_previews.is_missing then ${missingSeconds}::int else ${seconds}::int end)`,
    )
    .executeTakeFirst()
}

/** However old. */
export async function findKept(db: Db, schoolId: string, url: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('link_previews')
    .select('id')
    .where('school_id', '=', schoolId)
    .where(isOf(url))
    .where('is_missing', '=', false)
    .executeTakeFirst()
  return row?.id
}

export function listKept(db: Db, ids: readonly string[]): Promise<PreviewRow[]> {
  return previews(db)
    .where('link_previews.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('is_missing', '=', false)
    .execute()
}

export interface NewPreview {
  schoolId: string
  url: string
  domain: string
  title: string
  description: string | null
  imageFileId: string | null
  imageAlt: string | null
  isMissing: boolean
}

/** The picture that is there now. */
export async function findImage(tx: Tx, schoolId: string, url: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('link_previews')
    .select('image_file_id')
    .where('school_id', '=', schoolId)
    .where(sql<boolean>`md5(url) = md5(${url})`)
    .forUpdate()
    .executeTakeFirst()
  return row?.image_file_id ?? undefined
}

/** Two who ask at once leave one; the later answer stands. */
export async function savePreview(tx: Tx, preview: NewPreview): Promise<void> {
  const values = {
    domain: preview.domain,
    title: preview.title,
    description: preview.description,
    image_file_id: preview.imageFileId,
    image_alt: preview.imageAlt,
    is_missing: preview.isMissing,
    fetched_at: sql<Date>`now()`,
  }
  await tx
    .insertInto('link_previews')
    .values({ school_id: preview.schoolId, url: preview.url, ...values })
    .onConflict((conflict) => conflict.expression(sql`school_id, md5(url)`).doUpdateSet(values))
    .execute()
}
