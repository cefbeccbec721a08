import { open, type FileHandle } from 'node:fs/promises'
import { createInflateRaw } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import { Writable } from 'node:stream'

/** Something about the archive is not as one of an office program is. Which, nobody needs to know. */
export class NotThatZip extends Error {}

function refuse(): never {
  throw new NotThatZip('not such a zip')
}

/** Far beyond a presentation full of pictures; a bomb goes further. */
const mostEntries = 5_000
const mostUnpacked = 300 * 1024 * 1024
/** A ratio that text reaches and a bomb goes beyond. */
const mostRatio = 200
const smallEnough = 10 * 1024 * 1024

const endSize = 22
const longestComment = 65_535

export interface ZipEntry {
  name: string
  packed: number
  unpacked: number
  method: number
  offset: number
}

/** Names and sizes from the list at the end, which is what every program reads; nothing may stand before or behind. */
export async function readZip(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat()
  const tail = await readAt(
    file,
    Math.max(0, size - endSize - longestComment),
    Math.min(size, endSize + longestComment),
  )
  const at = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (at < 0 || at + endSize > tail.length || at + endSize + tail.readUInt16LE(at + 20) !== tail.length) refuse()
  const count = tail.readUInt16LE(at + 10)
  const listSize = tail.readUInt32LE(at + 12)
  const listOffset = tail.readUInt32LE(at + 16)
  const listEnd = size - tail.length + at
  // More than a 50 MB file can hold in truth, or a list that stands elsewhere than right before the end.
  if (count === 0 || count > mostEntries || listOffset + listSize !== listEnd) refuse()
  if ((await readAt(file, 0, 4)).toString('latin1') !== 'PK\x03\x04') refuse()
  return entriesOf(await readAt(file, listOffset, listSize), count)
}

function entriesOf(list: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== 0x02014b50) refuse()
    // Encrypted: nobody could look into it.
    if (list.readUInt16LE(at + 8) & 1) refuse()
    const nameLength = list.readUInt16LE(at + 28)
    const next = at + 46 + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
    if (next > list.length) refuse()
    entries.push({
      name: list.toString('utf8', at + 46, at + 46 + nameLength),
      method: list.readUInt16LE(at + 10),
      packed: list.readUInt32LE(at + 20),
      unpacked: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    })
    at = next
  }
  return entries
}

/**
 * Unpacks everything and keeps nothing: what the list says may be a lie. Refuses a bomb, by its size or by how much
 * came out of how little.
 */
export async function checkUnpacked(file: FileHandle, entries: readonly ZipEntry[]): Promise<void> {
  const declared = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (declared > mostUnpacked) refuse()
  let total = 0
  for (const entry of entries) {
    let own = 0
    await unpack(file, entry, (chunk) => {
      own += chunk.length
      if (total + own > mostUnpacked || own > entry.unpacked) refuse()
    })
    if (own !== entry.unpacked) refuse()
    total += own
  }
  const { size } = await file.stat()
  if (total > smallEnough && total / size > mostRatio) refuse()
}

/** Of one entry, up to a size that only a lie goes beyond. */
export async function readEntry(file: FileHandle, entry: ZipEntry, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  await unpack(file, entry, (chunk) => {
    size += chunk.length
    if (size > most) refuse()
    chunks.push(chunk)
  })
  return Buffer.concat(chunks).toString('utf8')
}

async function unpack(file: FileHandle, entry: ZipEntry, take: (chunk: Buffer) => void): Promise<void> {
  const head = await readAt(file, entry.offset, 30)
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) refuse()
  const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const { size } = await file.stat()
  if (start + entry.packed > size) refuse()
  if (entry.packed === 0) return
  const packed = file.createReadStream({ start, end: start + entry.packed - 1, autoClose: false })
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        take(chunk)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  try {
    if (entry.method === 0) await pipeline(packed, sink)
    else if (entry.method === 8) await pipeline(packed, createInflateRaw(), sink)
    else refuse()
  } catch (error) {
    throw error instanceof NotThatZip ? error : new NotThatZip('not such a zip', { cause: error })
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

export async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r')
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}
