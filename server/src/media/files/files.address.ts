import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from '../../platform/http/context.ts'

const hour = 3_600

/**
 * An address stays the same within a window, so that a browser finds the picture in its cache, and opens for one to
 * two hours: longer than a class takes, and over soon for whom it was passed on to (decision 14).
 */
const windowSeconds = hour

/** As long as the longest address opens. */
const longestSeconds = 2 * windowSeconds

export const filesPath = '/files'

/** What others need to know of a file to show it. */
export interface AddressedFile {
  fileId: string
  name: string
}

/**
 * Where an address is handed out. A file that was withdrawn opens by those of the moderators' desk alone; one whose
 * post or photo moderation took off, by those of who put it there too.
 */
export type FilePlace = 'anywhere' | 'desk' | 'own'

export function readPlace(said: unknown): FilePlace {
  return said === 'desk' || said === 'own' ? said : 'anywhere'
}

/**
 * Opens without a header, in an <img> or a <video>, for whoever has it: so it goes only into answers to those who may
 * see the file, and it ends.
 */
export function fileAddress(
  { secrets, now }: Pick<Platform, 'secrets' | 'now'>,
  { fileId, name }: AddressedFile,
  place: FilePlace = 'anywhere',
): string {
  const until = Math.floor(now().getTime() / 1000 / windowSeconds) * windowSeconds + longestSeconds
  const signature = sign(secrets.fileKey, { fileId, until, place }).toString('base64url')
  const address = `${filesPath}/${fileId}/${encodeURIComponent(name)}?until=${until}&signature=${signature}`
  return place === 'anywhere' ? address : `${address}&at=${place}`
}

export type AddressCheck = 'good' | 'over' | 'wrong'

export function checkAddress(
  { secrets, now }: Pick<Platform, 'secrets' | 'now'>,
  { until, signature, ...file }: { fileId: string; until: string; signature: string; place: FilePlace },
): AddressCheck {
  if (!/^\d{1,12}$/.test(until)) return 'wrong'
  const given = Buffer.from(signature, 'base64url')
  const right = sign(secrets.fileKey, { ...file, until: Number(until) })
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'wrong'
  return now().getTime() / 1000 < Number(until) ? 'good' : 'over'
}

function sign(key: Buffer, { fileId, until, place }: { fileId: string; until: number; place: FilePlace }): Buffer {
  const said = place === 'anywhere' ? `${fileId} ${until}` : `${fileId} ${until} ${place}`
  return createHmac('sha256', key).update(said).digest()
}
