import type { AccessClaims } from '@trilha/contract/identity/auth'
import type { KeyValueStore } from './storage.ts'

/** Fixed names: all tabs of a browser are one session (decision E5). */
export const tokenKeys = { access: 'trilha.access_token', refresh: 'trilha.refresh_token' } as const

export interface TokenPair {
  access: string
  refresh: string
}

export interface TokenStore {
  access(): string | undefined
  refresh(): string | undefined
  save(pair: TokenPair): void
  /** What a refused refresh does: the refresh token stays (decision G53). */
  removeAccess(): void
  clear(): void
  subscribe(listener: () => void): () => void
  /** Another tab changed the store. */
  notify(): void
}

export function createTokenStore(store: KeyValueStore): TokenStore {
  const listeners = new Set<() => void>()
  function notify(): void {
    for (const listener of listeners) listener()
  }
  return {
    access: () => store.getItem(tokenKeys.access) ?? undefined,
    refresh: () => store.getItem(tokenKeys.refresh) ?? undefined,
    save: ({ access, refresh }) => {
      // The refresh token first: a tab that dies in between can still go on.
      store.setItem(tokenKeys.refresh, refresh)
      store.setItem(tokenKeys.access, access)
      notify()
    },
    removeAccess: () => {
      store.removeItem(tokenKeys.access)
      notify()
    },
    clear: () => {
      store.removeItem(tokenKeys.refresh)
      store.removeItem(tokenKeys.access)
      notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify,
  }
}

/** Reads a token's claims without judging its signature: only the server can do that. */
export function readClaims(token: string | undefined): AccessClaims | undefined {
  const payload = token?.split('.')[1]
  if (payload === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isClaims(claims) ? claims : undefined
  } catch {
    return undefined
  }
}

function isClaims(value: unknown): value is AccessClaims {
  if (typeof value !== 'object' || value === null) return false
  const { exp, user_name, lsh, sid } = value as Partial<Record<keyof AccessClaims, unknown>>
  return typeof exp === 'number' && typeof user_name === 'string' && typeof lsh === 'string' && typeof sid === 'string'
}

/** A request under way must not meet the end of its token. */
const leewaySeconds = 5

/** A token that cannot be read counts as expired. */
export function isExpired(token: string, now: number): boolean {
  const claims = readClaims(token)
  return claims === undefined || claims.exp - leewaySeconds <= now / 1000
}
