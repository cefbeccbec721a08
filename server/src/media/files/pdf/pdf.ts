import { readFile } from 'node:fs/promises'
import { countPacks, hasActive } from './pdf-active.ts'
import { longestObject, mostObjects, mostText, mostUnpacked, Turns } from './pdf-bounds.ts'
import { readPacked } from './pdf-object-streams.ts'
import { NotThatPdf, PdfName, PdfReader, PdfRef, refuse, type PdfDict, type PdfValue } from './pdf-values.ts'

/**
 * Whether it is a PDF as common programs write it, that runs, starts, sends and carries nothing. It is read from its
 * first byte to its last and not by its tables: a viewer that finds a table wrong reads it like that too, and whatever
 * could be read in two ways is refused.
 */
export async function isHarmlessPdf(path: string): Promise<boolean> {
  try {
    const bytes = await readFile(path)
    if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) || !bytes.subarray(-1024).includes('%%EOF')) return false
    if (await hasActive(bytes)) return false
    const body = await readBody(bytes)
    // One in a text, a comment or another stream, to which a table could point, is one that was not read.
    if (body.packs !== (await countPacks(bytes))) return false
    checkWhole(body)
    return true
  } catch (error) {
    if (error instanceof NotThatPdf) return false
    throw error
  }
}

/** Of the whole file what is asked for at its end, and no more: a large one has a million objects. */
interface Body {
  bytes: Buffer
  /** Which objects are dictionaries, and of a catalog which one has the pages. */
  dicts: Map<number, { pages?: PdfValue }>
  /** All that an object ever was when it was a number: a stream may say its length by one that was changed later. */
  numbers: Map<number, number[]>
  /** Where a table of the objects begins, and what it says of the whole. */
  tables: Map<number, PdfDict>
  /** Where the last `startxref` points. */
  start: number | undefined
  streams: { length: PdfValue; first: number; last: number }[]
  packs: number
  unpacked: number
  /** How many bytes stood in streams. */
  streamed: number
}

async function readBody(bytes: Buffer): Promise<Body> {
  const body: Body = {
    bytes,
    dicts: new Map(),
    numbers: new Map(),
    tables: new Map(),
    start: undefined,
    streams: [],
    packs: 0,
    unpacked: 0,
    streamed: 0,
  }
  const reader = new PdfReader(bytes)
  const turns = new Turns()
  while (!reader.isAtEnd()) {
    const from = reader.at
    const word = reader.word()
    if (word === 'xref') body.tables.set(from, await readTable(reader, turns))
    else if (word === 'startxref') body.start = reader.integer()
    else {
      reader.at = from
      await readObject(body, reader)
    }
    if (reader.at - body.streamed > mostText) refuse()
    await turns.after(reader.at)
  }
  body.packs += reader.packs
  return body
}

/** Rows of numbers, and the trailer behind them. */
async function readTable(reader: PdfReader, turns: Turns): Promise<PdfDict> {
  while (reader.peekWord() !== 'trailer') {
    reader.integer()
    for (let rows = reader.integer(); rows > 0; rows -= 1) {
      reader.integer()
      reader.integer()
      if (!/^[nf]$/.test(reader.word())) refuse()
      await turns.after(reader.at)
    }
  }
  reader.word()
  return reader.dict()
}

async function readObject(body: Body, reader: PdfReader): Promise<void> {
  const from = reader.at
  const number = reader.integer()
  reader.integer()
  if (reader.word() !== 'obj') refuse()
  const inside = new PdfReader(reader.bytes, reader.at, Math.min(reader.end, reader.at + longestObject))
  const value = inside.peekWord() === 'endobj' ? undefined : inside.value()
  reader.at = inside.at
  body.packs += inside.packs
  keep(body, number, value)
  if (reader.peekWord() === 'stream') await readStream(body, reader, { value, from })
  if (reader.peekWord() === 'endobj') reader.word()
}

/** Of one that was changed later the last, as a viewer has it. */
function keep({ dicts, numbers }: Body, number: number, value: PdfValue): void {
  if (value instanceof Map) dicts.set(number, isA(value, 'Catalog') ? { pages: value.get('Pages') } : {})
  else dicts.delete(number)
  if (typeof value === 'number') {
    const before = numbers.get(number)
    if (before) before.push(value)
    else numbers.set(number, [value])
  }
  if (dicts.size + numbers.size > mostObjects) refuse()
}

async function readStream(
  body: Body,
  reader: PdfReader,
  { value, from }: { value: PdfValue; from: number },
): Promise<void> {
  // What stands in another file is nothing anybody looked at.
  if (!(value instanceof Map) || value.has('F')) refuse()
  const { bytes } = reader
  reader.word()
  const lineEnd = /^(?:\r\n|\n|\r)/.exec(bytes.toString('latin1', reader.at, reader.at + 2))
  if (!lineEnd) refuse()
  const first = reader.at + lineEnd[0].length
  const last = bytes.indexOf('endstream', first)
  if (last < 0) refuse()
  body.streamed += last - first
  body.streams.push({ length: value.get('Length'), first, last })
  if (isA(value, 'XRef')) body.tables.set(from, value)
  if (isA(value, 'ObjStm') || (value.has('N') && value.has('First'))) {
    const { objects, size } = await readPacked(bytes.subarray(first, last), value, mostUnpacked - body.unpacked)
    body.unpacked += size
    for (const [number, object] of objects) keep(body, number, object)
  }
  reader.at = last + 'endstream'.length
}

function isA(dict: PdfDict, type: string): boolean {
  const value = dict.get('Type')
  return value instanceof PdfName && value.text === type
}

/** The last word says where the table is, the table which object is the catalog, and that one where the pages are. */
function checkWhole(body: Body): void {
  const at = new PdfReader(body.bytes, body.start ?? refuse())
  at.skip()
  const root = body.tables.get(at.at)?.get('Root')
  const pages = root instanceof PdfRef ? body.dicts.get(root.object)?.pages : undefined
  if (!(pages instanceof PdfRef) || !body.dicts.has(pages.object)) refuse()
  for (const { length, first, last } of body.streams) {
    const sizes = length instanceof PdfRef ? (body.numbers.get(length.object) ?? []) : [length]
    if (!sizes.some((size) => typeof size === 'number' && isLength(body.bytes.subarray(first, last), size))) refuse()
  }
}

/** Up to `endstream`, but for the end of the line before it. */
function isLength(content: Buffer, size: number): boolean {
  return size >= 0 && size <= content.length && /^[\0\s]{0,2}$/.test(content.toString('latin1', size, size + 3))
}
