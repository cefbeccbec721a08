import type { ErrorBody } from '@trilha/contract/errors/body'

/** The server's answer to a refused call, thrown as it came. */
export interface ApiError extends Error, ErrorBody {
  name: 'ApiError'
  status: number
  /** Seconds after which the server would take the call. */
  retryAfter?: number
}

/** An answer that is not the server's own: a proxy's page, a broken gateway. */
export interface HttpError extends Error {
  name: 'HttpError'
  status: number
}

export function apiError(body: ErrorBody, status: number, retryAfter?: number): ApiError {
  return Object.assign(new Error(body.message), {
    name: 'ApiError' as const,
    code: body.code,
    field: body.field,
    details: body.details,
    ...(body.proposals && { proposals: body.proposals }),
    requestId: body.requestId,
    status,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}

export function httpError(status: number): HttpError {
  return Object.assign(new Error(`HTTP ${status}`), { name: 'HttpError' as const, status })
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined
}

/** No answer at all: the network failed or the wait ended. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || (error instanceof TypeError && statusOf(error) === undefined)
}

/** A server that refused has decided; anything else may be tried again. */
export function isFinal(error: unknown): boolean {
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429
}

/** Nothing is there for who asked, or the address could not be one of anything. */
export function isNotThere(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.code === 'ii_0032')
}

/** Reads the body of a refusal, forgiving what an older or newer server leaves out. */
export function asErrorBody(value: unknown): ErrorBody | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { code, message, field, details, proposals, requestId } = value as Partial<Record<keyof ErrorBody, unknown>>
  if (typeof code !== 'string') return undefined
  return {
    code,
    message: typeof message === 'string' ? message : code,
    field: typeof field === 'string' ? field : null,
    ...(Array.isArray(proposals) && { proposals: proposals as string[] }),
    details: Array.isArray(details) ? (details as ErrorBody['details']) : [],
    requestId: typeof requestId === 'string' ? requestId : '',
  }
}
