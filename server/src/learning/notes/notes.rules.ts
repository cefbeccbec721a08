import type { ContentKind } from '@trilha/contract/constants'
import { isId } from '../../platform/http/page.ts'

/** A moment is of a video, and inside it; where nobody knows how long it is, the contract's bound holds. */
export function fitsVideo(second: number, { kind, seconds }: { kind: ContentKind; seconds: number | null }): boolean {
  return kind === 'VIDEO' && (seconds === null || second <= seconds)
}

/** Where a note stands among all of its author's: by trail, module, class, moment, and then as they were written. */
export type NotePosition = readonly [
  courseAge: string,
  courseId: string,
  module: number,
  content: number,
  second: number,
  writtenAt: string,
  id: string,
]

interface Placed {
  id: string
  courseId: string
  courseAge: string
  modulePosition: number
  contentPosition: number
  second: number | null
  writtenAt: string
}

export function positionOf(note: Placed): NotePosition {
  const { courseAge, courseId, modulePosition, contentPosition, second, writtenAt, id } = note
  return [courseAge, courseId, modulePosition, contentPosition, second ?? -1, writtenAt, id]
}

export function readPosition(parts: readonly unknown[]): NotePosition | undefined {
  const [courseAge, courseId, module, content, second, writtenAt, id] = parts
  const isPosition =
    isDecimal(courseAge) &&
    isId(courseId) &&
    [module, content, second].every((part) => Number.isInteger(part) && Math.abs(part as number) < 2 ** 31) &&
    isDecimal(writtenAt) &&
    isId(id)
  return isPosition ? (parts as unknown as NotePosition) : undefined
}

function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && /^-?\d{1,12}(\.\d{1,6})?$/.test(value)
}
