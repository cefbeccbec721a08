import { ae } from './ae.ts'
import { br } from './br.ts'
import type { ErrorEntry, Locale } from './entry.ts'
import { ii } from './ii.ts'
import { nf } from './nf.ts'
import { rq } from './rq.ts'

/** Every code the server may answer. No zod here: a browser loads this module for its sentences alone. */
export const errors = { ...br, ...nf, ...rq, ...ae, ...ii }

export type ErrorCode = keyof typeof errors

/** The documents' number ranges, first and last. product §8 */
export const errorRanges = { nf: [1, 92], rq: [1, 226], ae: [1, 17], ii: [1, 86] } as const

const entries: Readonly<Record<ErrorCode, ErrorEntry>> = errors

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errors, value)
}

export function errorStatus(code: ErrorCode): number {
  return entries[code].status
}

/** All statuses that may come with the code, its own first. */
export function errorStatuses(code: ErrorCode): readonly number[] {
  const { status, byStatus } = entries[code]
  return [...new Set([status, ...Object.keys(byStatus ?? {}).map(Number)])]
}

/** The sentence for a person; a status that has none of its own gets the code's. */
export function errorSentence(code: ErrorCode, locale: Locale, status?: number): string {
  const entry = entries[code]
  const particular = status === undefined ? undefined : entry.byStatus?.[status]
  return (particular ?? entry)[locale]
}
