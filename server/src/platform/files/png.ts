import { promisify } from 'node:util'
import { crc32, deflate, inflate } from 'node:zlib'

const unpack = promisify(inflate)
const pack = promisify(deflate)

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Channels of the two forms that a browser's canvas writes: RGB and RGBA, eight bits each. */
const channelsOf: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/** Something about the bytes is not a picture of the size that was asked for. Which, nobody needs to know. */
export class NotThatPng extends Error {}

function refuse(): never {
  throw new NotThatPng('not such a PNG')
}

interface Chunk {
  type: string
  data: Buffer
}

function* chunksOf(file: Buffer): Generator<Chunk> {
  if (!file.subarray(0, signature.length).equals(signature)) refuse()
  let at = signature.length
  while (at < file.length) {
    // Length, type and checksum of even an empty one.
    if (at + 12 > file.length) refuse()
    const end = at + 8 + file.readUInt32BE(at)
    if (end + 4 > file.length) refuse()
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) refuse()
    yield { type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end) }
    at = end + 4
  }
}

/** Ancillary chunks (a lower-case letter first) may hold a place, a name, a thumbnail: none is carried over. */
function isAncillary(type: string): boolean {
  return /^[a-z][A-Za-z]{3}$/.test(type)
}

function readChunks(file: Buffer, side: number): { channels: number; packed: Buffer } {
  const packed: Buffer[] = []
  let channels: number | undefined
  let isOver = false
  for (const { type, data } of chunksOf(file)) {
    if (isOver) refuse()
    if (channels === undefined) channels = type === 'IHDR' ? channelsFrom(data, side) : refuse()
    else if (type === 'IDAT') packed.push(data)
    else if (type === 'IEND') isOver = true
    else if (!isAncillary(type)) refuse()
  }
  if (!isOver || channels === undefined || packed.length === 0) refuse()
  return { channels, packed: Buffer.concat(packed) }
}

function channelsFrom(header: Buffer, side: number): number {
  if (header.length !== 13 || header.readUInt32BE(0) !== side || header.readUInt32BE(4) !== side) refuse()
  const [depth, form, compression, filter, interlace] = header.subarray(8)
  if (depth !== 8 || compression !== 0 || filter !== 0 || interlace !== 0) refuse()
  return channelsOf[form!] ?? refuse()
}

/** Undoes the five filters of the format, line by line, in place. */
function unfilter(lines: Buffer, lineLength: number, channels: number): void {
  for (let start = 0; start < lines.length; start += lineLength) {
    const filter = lines[start]!
    if (filter > 4) refuse()
    for (let at = start + 1; at < start + lineLength; at += 1) {
      const left = at - start > channels ? lines[at - channels]! : 0
      const above = start > 0 ? lines[at - lineLength]! : 0
      const corner = start > 0 && at - start > channels ? lines[at - lineLength - channels]! : 0
      lines[at] = lines[at]! + predicted(filter, left, above, corner)
    }
    lines[start] = 0
  }
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  const guess = left + above - corner
  const [byLeft, byAbove, byCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
  if (byLeft <= byAbove && byLeft <= byCorner) return left
  return byAbove <= byCorner ? above : corner
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12)
  whole.writeUInt32BE(data.length)
  whole.write(type, 4, 'latin1')
  data.copy(whole, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8)
  return whole
}

/**
 * Reads a square picture to its last pixel and writes it anew: what leaves is pixels of ours, whatever else the file
 * carried. Throws NotThatPng for anything that is not a plain PNG of that side.
 */
export async function rewritePng(file: Buffer, side: number): Promise<Buffer> {
  const { channels, packed } = readChunks(file, side)
  const lineLength = 1 + side * channels
  // One byte more than the picture has: a bomb stops there, and a file with too much in it is told from a right one.
  const lines = await unpack(packed, { maxOutputLength: side * lineLength + 1 }).catch(refuse)
  if (lines.length !== side * lineLength) refuse()
  unfilter(lines, lineLength, channels)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header.set([8, channels === 4 ? 6 : 2, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await pack(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
