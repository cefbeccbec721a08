import type { FileHandle } from 'node:fs/promises'

export interface Box {
  /** Its own name after those it stands in: `moov.trak.mdia.hdlr`. */
  path: string
  start: number
  content: number
  end: number
}

/** Boxes of an MP4 that hold others which somebody here asks for. */
const containers = new Set(['moov', 'trak', 'mdia'])
/** Deep enough for the containers above, whatever a hostile file nests. */
const mostDepth = 6
/** A film in many pieces has thousands. */
const mostBoxes = 20_000
/** As much as a head has: what is shorter at an end is filling. */
const leastBox = 8

/** All boxes of an MP4, in their order; undefined where they do not fill the file one after another, as one cut off. */
export async function readBoxes(file: FileHandle): Promise<Box[] | undefined> {
  const { size } = await file.stat()
  const boxes: Box[] = []
  const headAt = createHeadReader(file)
  return (await walk('', 0, size, 1)) ? boxes : undefined

  async function walk(within: string, from: number, to: number, depth: number): Promise<boolean> {
    for (let at = from; at + leastBox <= to;) {
      const found = readBox(await headAt(at), at, to)
      if (!found || boxes.length === mostBoxes) return false
      const { type, ...place } = found
      const path = `${within}${type}`
      boxes.push({ path, ...place })
      if (containers.has(type) && depth < mostDepth && !(await walk(`${path}.`, place.content, place.end, depth + 1)))
        return false
      at = place.end
    }
    return true
  }
}

const longestHead = 16
const window = 4096

/** Up to a head's bytes from any place; small boxes that follow one another come of one read. */
function createHeadReader(file: FileHandle): (at: number) => Promise<Buffer> {
  let from = 0
  let held: Buffer = Buffer.alloc(0)
  return async (at) => {
    if (at < from || at + longestHead > from + held.length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(window), 0, window, at)
      from = at
      held = buffer.subarray(0, bytesRead)
    }
    return held.subarray(at - from, at - from + longestHead)
  }
}

function readBox(head: Buffer, start: number, to: number): (Omit<Box, 'path'> & { type: string }) | undefined {
  if (head.length < leastBox) return undefined
  const short = head.readUInt32BE(0)
  const isLong = short === 1 && head.length === longestHead
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - start : short
  const content = start + (isLong ? longestHead : leastBox)
  const end = start + size
  if (end < content || end > to) return undefined
  return { type: head.toString('latin1', 4, 8), start, content, end }
}
