import type { Lock } from '../lock.ts'

/** An unsigned access token, readable by the client, for tests. */
export function tokenOf(claims: { exp: number; lsh?: string; user_name?: string; sid?: string }): string {
  const payload = { lsh: 'account-1', sid: 'session-1', user_name: 'luana@demo.trilha.test', ...claims }
  const text = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(payload))))
  return `head.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.sign`
}

/** One after the other, as the tabs of a browser would. */
export function fakeLock(): Lock {
  let tail: Promise<unknown> = Promise.resolve()
  let holders = 0
  return async (_name, task) => {
    const hadToWait = holders > 0
    holders += 1
    const turn = tail.then(() => task(hadToWait))
    tail = turn.catch(() => {})
    try {
      return await turn
    } finally {
      holders -= 1
    }
  }
}
