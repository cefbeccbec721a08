import { createHash } from 'node:crypto'

/** A fast one: of tokens and marks of devices, which nobody could guess, and for keys that are not kept for long. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
