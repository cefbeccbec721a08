import type { Locale } from '@trilha/contract/constants'
import yazl from 'yazl'
import type { CollectedTable } from '../../platform/personal-data/collect.ts'
import { indexPage, indexText, type IndexEntry } from './archive-index.ts'
import { wordsOf } from './privacy.present.ts'

export interface ArchiveOptions {
  tables: readonly CollectedTable[]
  personName: string
  locale: Locale
  at: Date
}

/** One file for each table, and an index in the person's language; nothing in it loads or runs anything. */
export function archiveOf({ tables, personName, locale, at }: ArchiveOptions): NodeJS.ReadableStream {
  const zip = new yazl.ZipFile()
  const entries = tables.map(({ table, plan, rows }): IndexEntry => {
    const path = `${locale === 'pt-br' ? 'dados' : 'data'}/${table}.json`
    add(path, JSON.stringify(rows, null, 2))
    return { path, count: rows.length, ...wordsOf(table, plan, locale) }
  })
  const index = { entries, personName, locale, at }
  add('index.html', indexPage(index))
  add(locale === 'pt-br' ? 'leia-me.txt' : 'read-me.txt', indexText(index))
  zip.end()
  return zip.outputStream

  function add(path: string, text: string): void {
    zip.addBuffer(Buffer.from(text), path, { mtime: at })
  }
}
