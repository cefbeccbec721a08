import { errorStatus, type ErrorCode } from '@trilha/contract/errors/index'
import type { FieldProblem } from '@trilha/contract/fields'

export interface Failure extends Error {
  code: ErrorCode
  status: number
  field: string | null
  problems: readonly FieldProblem[]
  /** Seconds, for 429 and 503. */
  retryAfter: number | undefined
  /** When it ends by itself, for a sentence that names the day; told in the school's time zone. */
  until: { at: Date; timeZone: string } | undefined
  /** Values that would be taken instead (E67). */
  proposals: readonly string[] | undefined
}

const name = 'Failure'

/** The one way to refuse: `throw fail('br_0022')`. */
export function fail(
  code: ErrorCode,
  options: {
    field?: string
    status?: number
    problems?: readonly FieldProblem[]
    retryAfter?: number
    until?: { at: Date; timeZone: string }
    proposals?: readonly string[]
  } = {},
): Failure {
  const failure: Omit<Failure, keyof Error> = {
    code,
    status: options.status ?? errorStatus(code),
    field: options.field ?? null,
    problems: options.problems ?? [],
    retryAfter: options.retryAfter,
    until: options.until,
    proposals: options.proposals,
  }
  return Object.assign(new Error(code), failure, { name })
}

/** All failing fields at once; the first stands at the top too. */
export function failFields(problems: readonly FieldProblem[]): Failure {
  const [first] = problems
  if (!first) throw new Error('failFields needs at least one problem')
  return fail(first.code, { field: first.field, problems })
}

/** Too much at once: try again a little later. */
export function overloaded(): Failure {
  return fail('br_0000', { status: 503, retryAfter: secondsToWait() })
}

/** Jittered, so that those turned away do not return together. */
export function secondsToWait(): number {
  return 1 + Math.floor(Math.random() * 4)
}

export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && error.name === name
}
