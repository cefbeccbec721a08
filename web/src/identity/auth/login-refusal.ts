import { isApiError, isUnreachable, statusOf } from '../../lib/api/api-error.ts'

/** Why a sign-in was refused, as far as this page has its own words for it. */
export type LoginRefusal =
  /** Keys below `refused` of the namespace `auth`. */
  | { kind: 'wrong' | 'unknownUser' | 'noAccount' | 'offline' }
  | { kind: 'wait'; unit: 'seconds' | 'minutes'; count: number }
  /** The catalogue's sentence stands. */
  | { kind: 'other' }

const kinds = { br_0014: 'wrong', nf_0011: 'unknownUser', br_0003: 'noAccount' } as const

export function readRefusal(error: unknown): LoginRefusal {
  if (isUnreachable(error)) return { kind: 'offline' }
  if (statusOf(error) === 429) return waitOf(isApiError(error) ? error.retryAfter : undefined)
  const code = isApiError(error) ? error.code : ''
  return code in kinds ? { kind: kinds[code as keyof typeof kinds] } : { kind: 'other' }
}

/** Rounded up: a person who comes back then is let in. */
function waitOf(seconds: number | undefined): LoginRefusal {
  if (seconds === undefined) return { kind: 'other' }
  if (seconds <= 90) return { kind: 'wait', unit: 'seconds', count: Math.max(Math.ceil(seconds), 1) }
  return { kind: 'wait', unit: 'minutes', count: Math.ceil(seconds / 60) }
}

/** The field to look at again, where the refusal speaks of one. */
export function refusedField(error: unknown): 'username' | 'password' | undefined {
  const { kind } = readRefusal(error)
  if (kind === 'wrong') return 'password'
  if (kind === 'unknownUser') return 'username'
  const named = isApiError(error) ? [error.field, ...error.details.map(({ field }) => field)] : []
  return (['username', 'password'] as const).find((field) => named.includes(field))
}
