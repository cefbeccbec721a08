import { createReadStream } from 'node:fs'
import type { UploadExtension } from '@trilha/contract/constants'
import { fileTypeFromFile } from 'file-type'
import { fail } from '../../platform/http/failure.ts'
import { isHarmlessPdf } from './pdf/pdf.ts'
import { isFilm, isSound } from './recordings.ts'
import { checkUnpacked, NotThatZip, readEntry, readZip, withFile } from './zip.ts'

type Document = Exclude<UploadExtension, 'jpeg' | 'jpg' | 'png' | 'webp'>

/** What the content must be for each extension; a picture is judged by reading it (pictures.ts). decision G8 */
const checks: Record<Document, (path: string) => Promise<boolean>> = {
  aac: async (path) => (await isSniffed(path, 'audio/aac')) && withFile(path, (file) => isSound(file, path)),
  csv: isText,
  docx: (path) => isOffice(path, 'wordprocessingml.document'),
  mp4: async (path) => (await isSniffed(path, 'video/mp4')) && withFile(path, isFilm),
  pdf: isHarmlessPdf,
  pptx: (path) => isOffice(path, 'presentationml.presentation'),
  txt: isText,
  xls: isOldSheet,
  xlsx: (path) => isOffice(path, 'spreadsheetml.sheet'),
}

export async function checkContent(path: string, extension: UploadExtension): Promise<void> {
  if (!(await checks[extension as Document](path))) throw fail('ii_0018', { field: 'file' })
}

async function isSniffed(path: string, type: string): Promise<boolean> {
  return (await sniffed(path)) === type
}

async function sniffed(path: string): Promise<string | undefined> {
  // What it cannot read to the end is nothing that it knows.
  return (await fileTypeFromFile(path).catch(() => undefined))?.mime
}

const longestList = 1024 * 1024

/** By what its own list of parts says it is; with macros it is another type, and not one of ours. */
async function isOffice(path: string, kind: string): Promise<boolean> {
  try {
    return await withFile(path, async (file) => {
      const entries = await readZip(file)
      const types = entries.find(({ name }) => name === '[Content_Types].xml')
      if (!types || entries.some(({ name }) => isUnfit(name))) return false
      const text = await readEntry(file, types, longestList)
      if (!text.includes(`officedocument.${kind}.main+xml"`) || /macroEnabled|vbaProject/i.test(text)) return false
      await checkUnpacked(file, entries)
      for (const list of entries.filter(({ name }) => name.endsWith('.rels')))
        if (fetchesUnasked(await readEntry(file, list, longestList))) return false
      return true
    })
  } catch (error) {
    if (error instanceof NotThatZip) return false
    throw error
  }
}

/**
 * Opened, it would bring in from another machine what may carry the macros that it has not: a template, a part, a frame.
 * A template on the writer's own disk is how many honest ones are saved; a list that hides in another encoding is not.
 */
function fetchesUnasked(list: string): boolean {
  if (list.includes('\0')) return true
  return (list.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).some(
    (relation) =>
      /\sTargetMode\s*=\s*["']External/i.test(relation) &&
      /\/(?:attachedTemplate|frame|oleObject|subDocument)["']/i.test(relation) &&
      !/\sTarget\s*=\s*["']file:\/\/\/[a-z]:/i.test(relation),
  )
}

/** A path that leads out of the folder it is unpacked in, or a program beside the text. */
function isUnfit(name: string): boolean {
  return /^[/\\]|\.\.[/\\]|vbaProject\.bin$|\.(?:exe|dll|js|vbs|bat|cmd|ps1|jar|html?|svgz?)$/i.test(name)
}

const oldOfficeMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const inUtf16 = (text: string) => Buffer.from(text, 'utf16le')

/** A compound file whose folder names a workbook, and no macros. */
async function isOldSheet(path: string): Promise<boolean> {
  const found = await scan(path, {
    workbook: [inUtf16('Workbook\0'), inUtf16('Book\0')],
    other: [inUtf16('_VBA_PROJECT'), inUtf16('WordDocument'), inUtf16('PowerPoint Document')],
  })
  return found.start.subarray(0, 8).equals(oldOfficeMark) && found.has('workbook') && !found.has('other')
}

/** Markup, scripts and the like are text too, but not what a text file is for; by how browsers and shells begin to read. */
const looksLikeOther =
  /^\s*(?:<!doctype|<!--|<\?(?:xml|php)|<(?:html|head|body|script|svg|iframe|style|title|a|b|br|div|font|h1|img|p|table)[\s>/]|#!|%PDF|\{\\rtf)/i

/** Of one encoding that people save in: UTF-8, UTF-16 with its mark, or the old one of Windows. Nothing else reads as text. */
async function isText(path: string): Promise<boolean> {
  if ((await sniffed(path)) !== undefined) return false
  const found = await scan(path, {})
  const encoding = encodingOf(found.start)
  const beginning = new TextDecoder(encoding).decode(found.start)
  if (looksLikeOther.test(beginning)) return false
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path)) {
    const text = decoder.decode(chunk as Buffer, { stream: true })
    // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
    if (/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(text)) return false
  }
  return true
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

interface Scan {
  /** The first kilobyte. */
  start: Buffer
  has(name: string): boolean
}

const edge = 1024

/** One walk through a file that may be large: how it begins, and which of the given marks stand anywhere in it. */
async function scan(path: string, marks: Readonly<Record<string, readonly Buffer[]>>): Promise<Scan> {
  const overlap = Math.max(1, ...Object.values(marks).flatMap((list) => list.map((mark) => mark.length)))
  const found = new Set<string>()
  let start: Buffer = Buffer.alloc(0)
  let end: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path)) {
    // What stands across two pieces counts too.
    const piece = Buffer.concat([end, chunk as Buffer])
    if (start.length < edge) start = Buffer.concat([start, chunk as Buffer]).subarray(0, edge)
    for (const [name, list] of Object.entries(marks)) if (list.some((mark) => piece.includes(mark))) found.add(name)
    end = Buffer.from(piece.subarray(-overlap))
  }
  return { start, has: (name) => found.has(name) }
}
