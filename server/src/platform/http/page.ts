import { fail } from './failure.ts'

export interface Page<T> {
  content: T[]
  pSize: number
  last: boolean
  next: string | null
}

/** Opaque to clients, and free to change between releases. */
export function cursorOf(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** A cursor that this list never gave is an error, not a first page (decision E10). */
export function readCursor<T>(cursor: string, read: (position: readonly unknown[]) => T | undefined): T {
  const position = parsed(cursor)
  const value = Array.isArray(position) ? read(position) : undefined
  if (value === undefined) throw fail('ii_0030', { field: 'cursor' })
  return value
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
