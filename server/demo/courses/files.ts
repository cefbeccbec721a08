import { createReadStream, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { UploadExtension } from '@trilha/contract/constants'
import type { Selectable } from 'kysely'
import { storedName } from '../../src/media/files/files.rules.ts'
import type { CourseTables } from '../../src/learning/courses/courses.tables.ts'
import type { FileTables } from '../../src/media/files/files.tables.ts'
import type { Db } from '../../src/platform/db/database.ts'
import type { Files } from '../../src/platform/files/files.ts'
import { idOf } from '../ids.ts'
import { schools, type SchoolKey } from '../schools.ts'
import { places } from './places.ts'
import type { DemoContent } from './shape.ts'

/** Videos, documents and pictures of the courses; scripts/demo-media makes them. */
export function filePath(name: string): string {
  return fileURLToPath(new URL(`../files/${name}`, import.meta.url))
}

/** The name of a content's file. */
export function fileOf(content: DemoContent): string | undefined {
  if (content.kind === 'VIDEO') return `${content.video}.mp4`
  if (content.kind === 'DOCUMENT') return `${content.document}.pdf`
  return undefined
}

const named = /\(file:([\w-]+\.\w+)\)/g

/** Pictures that the texts of a class show, by name. */
function picturesOf(content: DemoContent): string[] {
  const texts = [content.text, ...(content.kind === 'EBOOK' ? content.ebook.pages : []), content.challenge?.task ?? '']
  return texts.flatMap((text) => [...text.matchAll(named)].map(([, name]) => name!))
}

/** In a text of the demo a picture stands by its name; where it is kept, by its id. */
export function withFileIds(school: SchoolKey, text: string): string {
  return text.replaceAll(named, (_, name: string) => `(file:${fileId(school, name)})`)
}

export function pictureRows(): CourseTables['content_pictures'][] {
  return places.flatMap(({ id, school, content }) =>
    [...new Set(picturesOf(content))].map((name) => ({ content_id: id, file_id: fileId(school, name) })),
  )
}

export function fileId(school: SchoolKey, file: string): string {
  return idOf('file', school, file)
}

/** The courses' files, the schools' own. */
export function fileRows(at: Date): Selectable<FileTables['files']>[] {
  const used = places.flatMap(({ school, content }) => {
    const name = fileOf(content)
    return [...(name === undefined ? [] : [name]), ...picturesOf(content)].map((file) => ({
      id: fileId(school, file),
      school,
      name: file,
    }))
  })
  return [...new Map(used.map((file) => [file.id, file])).values()].map(({ id, school, name }) => ({
    id,
    account_id: null,
    school_id: schools[school].id,
    name,
    extension: name.slice(name.lastIndexOf('.') + 1) as UploadExtension,
    size: statSync(filePath(name)).size,
    alt: '',
    ...sidesOf(name),
    created_at: at,
    attached_at: at,
    withdrawn_at: null,
  }))
}

/** As scripts/demo-media draws them. */
function sidesOf(name: string): { width: number | null; height: number | null } {
  return name.endsWith('.png') ? { width: 960, height: 720 } : { width: null, height: null }
}

/** Puts what the demo's rows speak of where files are kept. What lies there already stays. */
export async function storeDemoFiles({ db, files }: { db: Db; files: Pick<Files, 'list' | 'write'> }): Promise<void> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'extension'])
    .where('name', 'in', readdirSync(filePath('')))
    .where(
      'school_id',
      'in',
      Object.values(schools).map(({ id }) => id),
    )
    .execute()
  const there = new Set((await files.list('uploads')).map(({ name }) => name))
  for (const row of rows)
    if (!there.has(storedName(row))) await files.write('uploads', storedName(row), createReadStream(filePath(row.name)))
}
