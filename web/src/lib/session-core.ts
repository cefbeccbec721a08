import type { AccessClaims, Tokens } from '@trilha/contract/identity/auth'
import { readClaims, type TokenStore } from './tokens-core.ts'

/** Who is signed in, as the access token says. */
export interface Session {
  claims: AccessClaims
  /** Id of the account in use; drafts and unsent writes belong to it. */
  accountId: string
}

export interface SessionParts {
  tokens: TokenStore
  signInCall(grant: { username: string; password: string; keep?: boolean }): Promise<Tokens>
  revokeCall(): Promise<unknown>
  /** The account changed or left: what was fetched for it must not be seen by the next. */
  onAccountChange(next: Session | undefined): void
}

export interface SignIn {
  username: string
  password: string
  keep?: boolean
}

/** The session's rules apart from the browser, so that they can be tried without one. */
export function createSession({ tokens, signInCall, revokeCall, onAccountChange }: SessionParts) {
  const listeners = new Set<() => void>()
  let token = tokens.access()
  let session = sessionOf(token)
  let isLeaving = false
  let wasEnded = false

  /** A renewed token of the same account is the same session: nothing is told, nothing renders. */
  function follow(): void {
    const access = tokens.access()
    if (access === token) return
    token = access
    const next = sessionOf(access)
    if (isSame(next, session)) return
    session = next
    wasEnded = next === undefined && !isLeaving
    onAccountChange(next)
    for (const listener of listeners) listener()
  }
  tokens.subscribe(follow)

  function adopt(answer: Tokens): void {
    tokens.save({ access: answer.access_token, refresh: answer.refresh_token })
  }

  return {
    current: () => session,
    /** The claims of the token in use, which change with every renewal. */
    claims: () => readClaims(tokens.access()),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: async (grant: SignIn) => adopt(await signInCall(grant)),
    /** Tokens that came another way: a QR code, a partner, the identity provider, a change of account. */
    adopt,
    /** Revoke, then remove both. A person who asks to leave leaves, reachable or not. */
    signOut: async (): Promise<unknown> => {
      const leaving = session
      isLeaving = true
      try {
        return await revokeCall()
      } finally {
        // Another tab may have signed in as someone else meanwhile: that session is not ours to end.
        const now = sessionOf(tokens.access())
        if (now === undefined || isSame(now, leaving)) tokens.clear()
        isLeaving = false
      }
    },
    /** The session was ended elsewhere: nothing is left to revoke. */
    endLocally: () => tokens.clear(),
    /** Somebody was signed in here and did not ask to leave; until somebody signs in. */
    wasEnded: () => wasEnded,
  }
}

function sessionOf(token: string | undefined): Session | undefined {
  const claims = readClaims(token)
  return claims && { claims, accountId: claims.lsh }
}

function isSame(one: Session | undefined, other: Session | undefined): boolean {
  return one?.accountId === other?.accountId && one?.claims.user_name === other?.claims.user_name
}
