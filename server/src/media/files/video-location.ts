import { open, type FileHandle } from 'node:fs/promises'
import { readBoxes, type Box } from './mp4-boxes.ts'

/** Boxes in which a phone writes where and by whom: user data, tags, and what programs add under an id of their own. */
const personal = /(?:^|\.)(?:udta|meta|uuid)$/

/**
 * Takes the place and the names out of a video, on the spot: the boxes become empty room of the same size, so that
 * nothing else in the file has to move (decision D6).
 */
export async function removePlaces(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    for (const box of (await readBoxes(file)) ?? []) if (personal.test(box.path)) await blank(file, box)
  } finally {
    await file.close()
  }
}

const piece = 64 * 1024

async function blank(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4)
  const zeros = Buffer.alloc(piece)
  for (let at = content; at < end; at += piece) await file.write(zeros, 0, Math.min(piece, end - at), at)
}
