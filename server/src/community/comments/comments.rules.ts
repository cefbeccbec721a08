interface Reader {
  accountId: string
}

interface Words {
  authorId: string | null
  postAuthorId: string
  isRemoved: boolean
}

/** One's own words. */
export function mayEdit({ accountId }: Reader, { authorId, isRemoved }: Omit<Words, 'postAuthorId'>): boolean {
  return !isRemoved && authorId === accountId
}

/** Also under a post of one's own: nobody has to keep what others leave there. */
export function mayRemove(reader: Reader, comment: Words): boolean {
  return mayEdit(reader, comment) || (!comment.isRemoved && comment.postAuthorId === reader.accountId)
}

/** From the page on before which so many were shown, the list of the more relevant ones has the newest first. */
export const RELEVANT_FIRST = 50

/** Short enough for an address. */
export function packIds(ids: readonly string[]): string {
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url')
}

export function unpackIds(packed: unknown): string[] | undefined {
  if (typeof packed !== 'string') return undefined
  const bytes = Buffer.from(packed, 'base64url')
  const ids = bytes.toString('hex').match(/.{32}/g) ?? []
  const isWhole = ids.length > 0 && ids.length * 16 === bytes.length
  return isWhole ? ids.map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')) : undefined
}
