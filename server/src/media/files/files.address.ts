import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from '../../platform/http/context.ts'

const hour = 3_600

/**
 * An address stays the same within a window, so that a browser finds the picture in its cache, and opens for one to
 * two hours: longer than a class takes, and over soon for whom it was passed on to (decision 14).
 */
const windowSeconds = hour

/** As long as the longest address opens. */
export const longestSeconds = 2 * windowSeconds

export const filesPath = '/files'

/** What others need to know of a file to show it. */
export interface AddressedFile {
  fileId: string
  name: string
}

/**
 * Opens without a header, in an <img> or a <video>, for whoever has it: so it goes only into answers to those who may
 * see the file, and it ends.
 */
export function fileAddress({ secrets, now }: Pick<Platform, 'secrets' | 'now'>, file: AddressedFile): string {
  const until = Math.floor(now().getTime() / 1000 / windowSeconds) * windowSeconds + longestSeconds
  const signature = sign(secrets.fileKey, file.fileId, until).toString('base64url')
  return `${filesPath}/${file.fileId}/${encodeURIComponent(file.name)}?until=${until}&signature=${signature}`
}

export type AddressCheck = 'good' | 'over' | 'wrong'

export function checkAddress(
  { secrets, now }: Pick<Platform, 'secrets' | 'now'>,
  { fileId, until, signature }: { fileId: string; until: string; signature: string },
): AddressCheck {
  if (!/^\d{1,12}$/.test(until)) return 'wrong'
  const given = Buffer.from(signature, 'base64url')
  const right = sign(secrets.fileKey, fileId, Number(until))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'wrong'
  return now().getTime() / 1000 < Number(until) ? 'good' : 'over'
}

function sign(key: Buffer, fileId: string, until: number): Buffer {
  return createHmac('sha256', key).update(`${fileId} ${until}`).digest()
}
