import { isApiError } from '../../lib/api/api-error.ts'

/** A parental gate answered instead of the call (G23). */
export function isCommunityClosed(error: unknown): boolean {
  return isApiError(error) && error.code === 'br_0038' && error.field === 'community'
}
