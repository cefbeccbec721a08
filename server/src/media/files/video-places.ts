import { open, type FileHandle } from 'node:fs/promises'

/** Boxes of an MP4 that hold other boxes in which a phone writes where and by whom a video was taken. */
const containers = new Set(['moov', 'trak', 'mdia'])
/** Those that hold it: user data, tags, and what programs add under an id of their own. */
const personal = new Set(['udta', 'meta', 'uuid'])
/** Deep enough for the containers above, whatever a hostile file nests. */
const mostDepth = 6
const mostBoxes = 10_000

/**
 * Takes the place and the names out of a video, on the spot: the boxes become empty room of the same size, so that
 * nothing else in the file has to move (decision D6).
 */
export async function removePlaces(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    let boxes = 0
    await walk(0, size, 0)
    async function walk(from: number, to: number, depth: number): Promise<void> {
      for (let at = from; at + 8 <= to && boxes < mostBoxes; boxes += 1) {
        const box = await readBox(file, at, to)
        if (!box) return
        if (personal.has(box.type)) await blank(file, box)
        else if (containers.has(box.type) && depth < mostDepth) await walk(box.content, box.end, depth + 1)
        at = box.end
      }
    }
  } finally {
    await file.close()
  }
}

interface Box {
  type: string
  start: number
  content: number
  end: number
}

async function readBox(file: FileHandle, start: number, to: number): Promise<Box | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, start)
  if (bytesRead < 8) return undefined
  const short = buffer.readUInt32BE(0)
  const isLong = short === 1 && bytesRead === 16
  const size = isLong ? Number(buffer.readBigUInt64BE(8)) : short === 0 ? to - start : short
  const content = start + (isLong ? 16 : 8)
  const end = start + size
  if (end < content || end > to) return undefined
  return { type: buffer.toString('latin1', 4, 8), start, content, end }
}

const piece = 64 * 1024

async function blank(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4)
  const zeros = Buffer.alloc(piece)
  for (let at = content; at < end; at += piece) await file.write(zeros, 0, Math.min(piece, end - at), at)
}
