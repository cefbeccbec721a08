import { ProviderError } from '../../identity/auth/provider-error.ts'
import { isApiError, isUnreachable, statusOf } from '../../lib/api/api-error.ts'

/** Keys below `refused` of the namespace `signIn`. */
export type SignInRefusal =
  | 'wrong'
  | 'used'
  | 'expired'
  | 'noAccount'
  | 'unknownPartner'
  | 'wait'
  | 'offline'
  | 'denied'
  | 'provider'

const kinds: Readonly<Record<string, SignInRefusal>> = {
  br_0012: 'used',
  br_0027: 'expired',
  br_0003: 'noAccount',
  nf_0056: 'unknownPartner',
}

/** Why a code or token let nobody in, in the words of these pages. */
export function readSignInRefusal(error: unknown): SignInRefusal {
  if (error instanceof ProviderError) return error.reason === 'access_denied' ? 'denied' : 'provider'
  if (isUnreachable(error) || (statusOf(error) ?? 0) >= 500) return 'offline'
  if (statusOf(error) === 429) return 'wait'
  return (isApiError(error) ? kinds[error.code] : undefined) ?? 'wrong'
}

/** The code was not looked at: the same one may still open the door. */
export function mayTryAgain(refusal: SignInRefusal): boolean {
  return refusal === 'offline' || refusal === 'wait'
}
