import { ae } from './ae.ts'
import { br } from './br.ts'
import type { ErrorEntry, Locale, Sentence } from './entry.ts'
import { ii } from './ii.ts'
import { nf } from './nf.ts'
import { rq } from './rq.ts'

/** Every code the server may answer. No zod here: a browser loads this module for its sentences alone. */
export const errors = { ...br, ...nf, ...rq, ...ae, ...ii }

export type ErrorCode = keyof typeof errors

/** The documents' number ranges, first and last. */
export const errorRanges = { nf: [1, 92], rq: [1, 226], ae: [1, 17], ii: [1, 86] } as const
/** An error of ours takes the lowest free number from here on, in its kind. The documents' ranges never run out. E64 */
export const ownErrorsFrom = 1001

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

/** Where a sentence names a day. */
const dayPlace = '{day}'

/**
 * The sentence for a person. What happened goes by the code; how it is said may go by the status it came with, or by
 * the field it is about. Where it names a day, only the server knows which.
 */
export function errorSentence(
  code: ErrorCode,
  locale: Locale,
  {
    status,
    field,
    day,
  }: { status?: number | undefined; field?: string | null | undefined; day?: string | undefined } = {},
): string {
  const entry = entries[code]
  const byStatus = status === undefined ? undefined : entry.byStatus?.[status]
  const sentence = (byStatus ?? ofField(entry, field) ?? entry)[locale]
  return day === undefined ? sentence : sentence.replace(dayPlace, day)
}

/** `kind.1` goes by `kind`: an entry of a list is said as the list is. Whoever asked chose the names of unknown fields. */
function ofField({ byField }: ErrorEntry, field: string | null | undefined): Sentence | undefined {
  const name = field?.split('.').findLast((part) => !/^\d+$/.test(part))
  return byField && name !== undefined && Object.hasOwn(byField, name) ? byField[name] : undefined
}
