import { createHash } from 'node:crypto'

/** Of what is random enough to need no slow one: tokens and marks of devices are kept as this alone. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
