import { call } from '../../lib/api/client.ts'
import { signInByProvider } from '../../lib/session.ts'
import { tabStore } from '../../lib/storage.ts'

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

/** Back again. Answers the page that was asked for first; throws when this is not the return of what began here. */
export async function returnFromProvider(handed: URLSearchParams): Promise<string | undefined> {
  const start = takeStart()
  const [code, state, iss] = [handed.get('code'), handed.get('state'), handed.get('iss')]
  if (!start || code === null || state !== start.state) throw new Error('not the return of a sign-in that began here')
  await signInByProvider({ code, state, verifier: start.verifier, ...(iss !== null && { iss }) })
  return start.next
}

function takeStart(): Start | undefined {
  const text = tabStore().getItem(key)
  tabStore().removeItem(key)
  return text === null ? undefined : (JSON.parse(text) as Start)
}
