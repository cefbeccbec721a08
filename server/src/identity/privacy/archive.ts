import { Readable } from 'node:stream'
import type { Locale } from '@trilha/contract/constants'
import yazl from 'yazl'
import type { CollectedTable, CopySide } from '../../platform/personal-data/collect.ts'
import { fileFolders, indexPage, indexText, type IndexEntry } from './archive-index.ts'
import { wordsOf } from './privacy.present.ts'

export interface ArchivedFile {
  /** Whose row names it. */
  table: string
  name: string
  content: AsyncIterable<Uint8Array>
}

export interface ArchiveOptions {
  tables: readonly CollectedTable[]
  files: readonly ArchivedFile[]
  personName: string
  reader: CopySide
  locale: Locale
  at: Date
}

/**
 * One file for each table, the stored files as they are, and an index in the person's language; nothing in it loads or
 * runs anything.
 */
export function archiveOf({ tables, files, personName, reader, locale, at }: ArchiveOptions): NodeJS.ReadableStream {
  const zip = new yazl.ZipFile()
  const entries = tables.flatMap(({ table, plan, rows }): IndexEntry[] => {
    const path = `${locale === 'pt-br' ? 'dados' : 'data'}/${table}.json`
    add(path, JSON.stringify(rows, null, 2))
    const words = wordsOf(table, plan, locale)
    const own = files.filter((file) => file.table === table)
    const folder = `${fileFolders[locale]}/${table}/`
    for (const { name, content } of own) zip.addReadStream(Readable.from(content), folder + name, { mtime: at })
    return [
      { path, count: rows.length, holds: 'records', ...words },
      ...(own.length > 0 ? [{ path: folder, count: own.length, holds: 'files' as const, ...words }] : []),
    ]
  })
  const index = { entries, personName, reader, locale, at }
  add('index.html', indexPage(index))
  add(locale === 'pt-br' ? 'leia-me.txt' : 'read-me.txt', indexText(index))
  zip.end()
  return zip.outputStream

  function add(path: string, text: string): void {
    zip.addBuffer(Buffer.from(text), path, { mtime: at })
  }
}
