import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { readBoxes, type Box } from './mp4-boxes.ts'

/** Whole, with a track to see or hear, and with something recorded: its first bytes alone say nothing of that. */
export async function isFilm(file: FileHandle): Promise<boolean> {
  const boxes = await readBoxes(file)
  if (!boxes?.some(({ path, content, end }) => path === 'mdat' && end > content)) return false
  for (const box of boxes) if (box.path === 'moov.trak.mdia.hdlr' && (await isPlayed(file, box))) return true
  return false
}

/** After its version and a field that nobody uses stands what a track is of. */
const kindAt = 8

async function isPlayed(file: FileHandle, { content, end }: Box): Promise<boolean> {
  if (end - content < kindAt + 4) return false
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, content + kindAt)
  return ['soun', 'vide'].includes(buffer.toString('latin1'))
}

const headSize = 7
/** A frame is a fiftieth of a second: any sound has more than one. */
const leastFrames = 2

/**
 * Frames of AAC to the end, each where the one before it says, between the tags that programs put around them. The last
 * may break off, as in a recording that was stopped. At most a piece and a frame are held in memory.
 */
export async function isSound(file: FileHandle, path: string): Promise<boolean> {
  let frames = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { start: await frontTag(file) })) {
    rest = Buffer.concat([rest, chunk as Buffer])
    let at = 0
    for (;;) {
      const length = frameLength(rest, at)
      if (length === undefined || at + length > rest.length) break
      at += length
      frames += 1
    }
    rest = Buffer.from(rest.subarray(at))
    if (rest.length > backTag && frameLength(rest, 0) === undefined) return false
  }
  return frames >= leastFrames && isEnd(rest)
}

/** How long the tag in front is: a head of ten bytes, the last four of them a number of seven bits each. */
async function frontTag(file: FileHandle): Promise<number> {
  const { buffer } = await file.read(Buffer.alloc(10), 0, 10, 0)
  if (buffer.toString('latin1', 0, 3) !== 'ID3') return 0
  return 10 + buffer.subarray(6).reduce((sum, seven) => sum * 128 + (seven & 0x7f), 0)
}

/** The tag behind is always as long. */
const backTag = 128

function isEnd(rest: Buffer): boolean {
  const isTag = rest.length === backTag && rest.toString('latin1', 0, 3) === 'TAG'
  return rest.length < headSize || isTag || frameLength(rest, 0) !== undefined
}

/** Of the frame whose head stands there; undefined: none does. */
function frameLength(bytes: Buffer, at: number): number | undefined {
  if (at + headSize > bytes.length) return undefined
  const isHead = bytes[at] === 0xff && (bytes[at + 1]! & 0xf6) === 0xf0
  const rate = (bytes[at + 2]! >> 2) & 0x0f
  const length = ((bytes[at + 3]! & 0x03) << 11) | (bytes[at + 4]! << 3) | (bytes[at + 5]! >> 5)
  return isHead && rate <= 12 && length > headSize ? length : undefined
}
