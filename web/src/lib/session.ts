import { useSyncExternalStore } from 'react'
import { call } from './api/client.ts'
import { logError } from './log.ts'
import { queryClient } from './query-client.ts'
import { randomId } from './random.ts'
import { createSession, type SignIn } from './session-core.ts'
import { browserStore } from './storage.ts'
import { tokens } from './token-store.ts'

/** Nobody waits longer than this to leave. */
const revokePatience = 5000

const deviceKey = 'trilha.device_id'

/** A random name for this browser: one that signed in before keeps its own budget of attempts (decision E6). */
function deviceId(): string {
  const store = browserStore()
  const known = store.getItem(deviceKey)
  if (known !== null) return known
  const id = randomId()
  store.setItem(deviceKey, id)
  return id
}

export const session = createSession({
  tokens,
  signInCall: ({ username, password, keep }) =>
    call('auth', 'token', {
      body: { grant_type: 'password', username, password, keep: keep ? 'true' : 'false', device_id: deviceId() },
    }),
  revokeCall: () => call('auth', 'revoke', {}, { signal: AbortSignal.timeout(revokePatience) }),
  onAccountChange: () => {
    // What is still on its way belongs to the account that left.
    void queryClient.cancelQueries()
    queryClient.clear()
  },
})

/** Throws the refusal of the token call; the page shows its sentence. */
export async function signIn(grant: SignIn): Promise<void> {
  await session.signIn(grant)
}

/** Never throws: the tokens are gone either way, and a server that could not be told ends the session by itself. */
export async function signOut(): Promise<void> {
  try {
    await session.signOut()
  } catch (error) {
    logError('session.revoke', error)
  }
}

/** Who is signed in, or undefined; renders again when that changes, in any tab. */
export function useSession() {
  return useSyncExternalStore(session.subscribe, session.current)
}
