import type { Tokens } from '@trilha/contract/identity/auth'
import { useSyncExternalStore } from 'react'
import { call } from './api/client.ts'
import { forgetKnownAccount } from './forget-known-account.ts'
import { logError } from './log.ts'
import { randomId } from './random.ts'
import { createSession, type SignIn } from './session-core.ts'
import { browserStore } from './storage.ts'
import { tokens } from './tokens.ts'

/** Nobody waits longer than this to leave. */
const revokePatience = 5000

const deviceKey = 'trilha.device_id'

const keepers = new Set<() => void>()

/** A random name for this browser: one that signed in before keeps its own budget of attempts (decision E6). */
export function deviceId(): string {
  const store = browserStore()
  const known = store.getItem(deviceKey)
  if (known !== null) return known
  const id = randomId()
  store.setItem(deviceKey, id)
  return id
}

/** Whoever came from the identity provider leaves there too: the answer is where the browser goes for that. */
async function revokeCall(): Promise<string | null | undefined> {
  const options = { signal: AbortSignal.timeout(revokePatience) }
  if (session.claims()?.idp === undefined) return call('auth', 'revoke', {}, options)
  return (await call('auth', 'signOutOidc', {}, options)).endSessionUrl
}

export const session = createSession({
  tokens,
  signInCall: ({ username, password, keep }) =>
    call('auth', 'token', {
      body: { grant_type: 'password', username, password, keep: keep ? 'true' : 'false', device_id: deviceId() },
    }),
  revokeCall,
  onAccountChange: () => {
    for (const forget of keepers) forget()
    forgetKnownAccount()
  },
})

/** For whoever keeps what was fetched for an account: forgets it before anybody hears of the next. */
export function forgetWithAccount(forget: () => void): void {
  keepers.add(forget)
}

/** Throws the refusal of the token call; the page shows its sentence. */
export async function signIn(grant: SignIn): Promise<void> {
  await session.signIn(grant)
}

export async function signInByQrCode({ token, keep }: { token: string; keep: boolean }): Promise<void> {
  const grant = { grant_type: 'qrcode', token, keep: keep ? 'true' : 'false', device_id: deviceId() } as const
  await enter(() => call('auth', 'token', { body: grant }))
}

export async function signInByPartner({ partner, token }: { partner: string; token: string }): Promise<void> {
  await enter(() => call('auth', 'externalLogin', { params: { partner }, body: { token, device_id: deviceId() } }))
}

export interface ProviderReturn {
  code: string
  state: string
  verifier: string
  iss?: string
}

export async function signInByProvider(back: ProviderReturn): Promise<void> {
  const body = { ...back, device_id: deviceId() }
  await enter(() => call('auth', 'externalLogin', { params: { partner: 'oidc' }, body }))
}

/** Whoever was signed in here before leaves, once the next person is sure to be let in. */
async function enter(grant: () => Promise<Tokens>): Promise<void> {
  const answer = await grant()
  if (session.current()) {
    const options = { signal: AbortSignal.timeout(revokePatience) }
    await call('auth', 'revoke', {}, options).catch((error: unknown) => logError('session.revoke', error))
  }
  session.adopt(answer)
}

/** Goes on in another account of the same person, in every tab (decision E5). Throws the refusal. */
export async function switchAccount(accId: string): Promise<void> {
  session.adopt(await call('accounts', 'changeTo', { query: { accId } }))
}

/**
 * Never throws: the tokens are gone either way, and a server that could not be told ends the session by itself.
 * The answer is an address of the identity provider where the browser must go to leave there too.
 */
export async function signOut(): Promise<string | undefined> {
  try {
    const endSessionUrl = await session.signOut()
    return typeof endSessionUrl === 'string' ? endSessionUrl : undefined
  } catch (error) {
    logError('session.revoke', error)
    return undefined
  }
}

/** Who is signed in, or undefined; renders again when that changes, in any tab. */
export function useSession() {
  return useSyncExternalStore(session.subscribe, session.current)
}
