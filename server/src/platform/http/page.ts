import { fail } from './failure.ts'

export interface Page<T> {
  content: T[]
  pSize: number
  last: boolean
  next: string | null
}

/** What every list is asked: how many, and from where if not from its start. */
export interface PageQuery {
  pSize: number
  cursor?: string | undefined
}

/** From one row more than asked for: whether there is more shows by that row. */
export function pageOf<Row, T>(
  rows: readonly Row[],
  {
    pSize,
    present,
    position,
  }: { pSize: number; present(row: Row): T; position(row: Row): readonly (string | number)[] },
): Page<T> {
  const content = rows.slice(0, pSize)
  const end = content.at(-1)
  const last = rows.length <= pSize || end === undefined
  return { content: content.map(present), pSize, last, next: last ? null : cursorOf(position(end)) }
}

/** Opaque to clients, and free to change between releases. */
export function cursorOf(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Says what a position is, or nothing of one that the list never gave. */
type ReadPosition<T> = (position: readonly unknown[]) => T | undefined

/** No cursor is a first page; one that this list never gave is an error (decision E10). */
export function readCursor<T>(cursor: string, read: ReadPosition<T>): T
export function readCursor<T>(cursor: string | undefined, read: ReadPosition<T>): T | undefined
export function readCursor<T>(cursor: string | undefined, read: ReadPosition<T>): T | undefined {
  if (cursor === undefined) return undefined
  const position = parsed(cursor)
  const value = Array.isArray(position) ? read(position) : undefined
  if (value === undefined) throw fail('ii_0030', { field: 'cursor' })
  return value
}

/** The position in a list that is ordered by time and then id. */
export interface Moment {
  createdAt: string
  id: string
}

export function readMoment([at, id]: readonly unknown[]): Moment | undefined {
  const isMoment =
    typeof at === 'string' && /^\d{4}-\d\d-\d\d [\d:.]{5,15}[+-]\d\d(:\d\d)?$/.test(at) && !Number.isNaN(Date.parse(at))
  return isMoment && isId(id) ? { createdAt: at, id } : undefined
}

/** The position in a list whose rows are numbered in their order. */
export function readNumber([number]: readonly unknown[]): number | undefined {
  return Number.isSafeInteger(number) ? (number as number) : undefined
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
