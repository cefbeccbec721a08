import type { Tokens } from '@trilha/contract/identity/auth'
import type { Clock } from '../clock.ts'
import type { Lock } from '../lock.ts'
import { isExpired, type TokenStore } from '../tokens-core.ts'
import { isFinal } from './api-error.ts'

/** How the session stands. `refused` and `unreachable` carry what was thrown. */
export type Standing =
  | { kind: 'valid' }
  | { kind: 'none' }
  | { kind: 'refused'; error: unknown }
  | { kind: 'unreachable'; error: unknown }

export interface RefreshParts {
  tokens: TokenStore
  clock: Clock
  lock: Lock
  wait(milliseconds: number): Promise<void>
  /** The token call with a refresh token. */
  exchange(refreshToken: string): Promise<Tokens>
}

export interface Refresher {
  /** Checks the access token's `exp` and renews it when it is over. */
  ensure(): Promise<Standing>
  /** Renews a token that the server no longer takes. */
  renew(stale: string): Promise<Standing>
}

const valid: Standing = { kind: 'valid' }
const none: Standing = { kind: 'none' }

/** Browsers hand a change of the store from one tab to the next a moment after the lock. */
const handover = { hold: 250, step: 20, most: 400 }

export function createRefresher({ tokens, clock, lock, wait, exchange }: RefreshParts): Refresher {
  /** One for all calls of this tab; the lock makes it one for all tabs. */
  let underWay: Promise<Standing> | undefined

  async function waitForHandover(stale: string): Promise<void> {
    for (let waited = 0; tokens.access() === stale && waited < handover.most; waited += handover.step)
      await wait(handover.step)
  }

  async function exchangeOnce(stale: string, hadToWait: boolean): Promise<Standing> {
    if (hadToWait) await waitForHandover(stale)
    // Another tab may have renewed, signed out or changed the account while this one waited.
    const access = tokens.access()
    if (access === undefined) return none
    if (access !== stale && !isExpired(access, clock.now())) return valid
    const refresh = tokens.refresh()
    if (refresh === undefined) {
      tokens.removeAccess()
      return none
    }
    try {
      const next = await exchange(refresh)
      // A sign-in or sign-out that came in between wins.
      if (tokens.refresh() === refresh && tokens.access() !== undefined) {
        tokens.save({ access: next.access_token, refresh: next.refresh_token })
      }
      return tokens.access() === undefined ? none : valid
    } catch (error) {
      if (!isFinal(error)) return { kind: 'unreachable', error }
      if (tokens.refresh() !== refresh) return tokens.access() === undefined ? none : valid
      tokens.removeAccess()
      return { kind: 'refused', error }
    }
  }

  /** Callers go on as soon as the answer is there; the other tabs are let in once they can have heard of it. */
  function renewUnderLock(stale: string): Promise<Standing> {
    return new Promise((resolve, reject) => {
      lock('trilha.refresh', async (hadToWait) => {
        const standing = await exchangeOnce(stale, hadToWait)
        resolve(standing)
        if (!hadToWait) await wait(handover.hold)
      }).catch(reject)
    })
  }

  function renew(stale: string): Promise<Standing> {
    underWay ??= renewUnderLock(stale).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  async function ensure(): Promise<Standing> {
    const access = tokens.access()
    if (access === undefined) return none
    return isExpired(access, clock.now()) ? await renew(access) : valid
  }

  return { ensure, renew }
}
