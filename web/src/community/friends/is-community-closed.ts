import { isApiError } from '../../lib/api/api-error.ts'

/** A parental gate answered instead of the call (G23), or the school keeps the person out for a time (D7). */
export function isCommunityClosed(error: unknown): boolean {
  return isApiError(error) && error.code === 'br_0038' && (error.field === 'community' || isSuspended(error))
}

export function isSuspended(error: unknown): boolean {
  return isApiError(error) && error.code === 'br_0038' && error.field === 'suspendedUntil'
}
