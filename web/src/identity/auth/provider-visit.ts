import { call } from '../../lib/api/client.ts'
import { signInByProvider } from '../../lib/session.ts'
import { tabStore } from '../../lib/storage.ts'
import { ProviderError } from './provider-error.ts'

/** Of this tab alone: a return in another one did not start here. */
const key = 'trilha.oidc'

interface Start {
  state: string
  verifier: string
  next?: string
}

/** To the identity provider, by a navigation; what must be known again on the way back waits in this tab. */
export async function leaveForProvider(next: string | undefined): Promise<void> {
  const { authorizationUrl, state, verifier } = await call('auth', 'startOidc')
  const start: Start = { state, verifier, ...(next !== undefined && { next }) }
  tabStore().setItem(key, JSON.stringify(start))
  window.location.assign(authorizationUrl)
}

/**
 * Back again; throws when this is not the return of what began here. What began is forgotten with the sign-in alone:
 * where the network failed, the same code is tried again.
 */
export async function returnFromProvider(handed: URLSearchParams): Promise<void> {
  const start = readStart()
  const [code, state, iss, reason] = ['code', 'state', 'iss', 'error'].map((part) => handed.get(part) ?? undefined)
  if (!start || state !== start.state) throw new Error('not the return of a sign-in that began here')
  if (reason !== undefined) throw new ProviderError(reason)
  if (code === undefined) throw new Error('a return without a code')
  await signInByProvider({ code, state, verifier: start.verifier, ...(iss !== undefined && { iss }) })
  tabStore().removeItem(key)
}

/** The page that was asked for before the visit, whether or not that let anybody in. */
export function nextAfterProvider(): string | undefined {
  return readStart()?.next
}

function readStart(): Start | undefined {
  const text = tabStore().getItem(key)
  return text === null ? undefined : (JSON.parse(text) as Start)
}
