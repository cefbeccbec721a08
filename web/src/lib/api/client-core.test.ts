import { describe, expect, test } from 'vitest'
import { createClock } from '../clock.ts'
import { memoryStore, type KeyValueStore } from '../storage.ts'
import { fakeLock, tokenOf } from '../testing/tokens.ts'
import { createTokenStore, tokenKeys } from '../tokens-core.ts'
import { isApiError } from './api-error.ts'
import { createClient } from './client-core.ts'

const now = 1_800_000_000_000
const expired = tokenOf({ exp: now / 1000 - 60 })
const fresh = tokenOf({ exp: now / 1000 + 600 })
const renewed = tokenOf({ exp: now / 1000 + 601 })

interface Seen {
  method: string
  path: string
  headers: Headers
  body: string
  keepalive: boolean
}
type Reply = (request: Seen, count: number) => Response | Error | Promise<Response>

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}
function refusal(status: number, code: string, headers: Record<string, string> = {}): Response {
  return json(status, { code, message: 'no', field: null, details: [], requestId: 'r-1' }, headers)
}
const nextPair: Reply = () =>
  json(200, { access_token: renewed, refresh_token: 'refresh-2', token_type: 'bearer', expires_in: 600 })

/** A server of a few paths, and a browser that may have several tabs on it. */
function world(replies: Record<string, Reply>, access: string | null = expired) {
  const seen: Seen[] = []
  const waits: number[] = []
  const store: KeyValueStore = memoryStore()
  if (access !== null) store.setItem(tokenKeys.access, access)
  store.setItem(tokenKeys.refresh, 'refresh-1')
  const lock = fakeLock()
  let keys = 0

  async function fetchFake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    // The body in the way of the wire.
    const sent = new Request(new URL(input instanceof Request ? input.url : input, 'https://trilha.test'), {
      ...init,
      signal: null,
    })
    const path = new URL(sent.url).pathname
    const { method, headers, keepalive } = sent
    const request: Seen = { method, path, headers, keepalive, body: await sent.text() }
    seen.push(request)
    const count = seen.filter((other) => other.path === path).length
    const reply = await replies[path]?.(request, count)
    if (reply instanceof Error) throw reply
    return reply ?? refusal(404, 'br_0000')
  }

  function tab() {
    return createClient({
      fetch: fetchFake,
      tokens: createTokenStore(store),
      clock: createClock(() => now),
      lock,
      language: () => 'pt-BR',
      randomId: () => `key-${(keys += 1)}`,
      wait: async (milliseconds) => void waits.push(milliseconds),
    })
  }
  function times(path: string): number {
    return seen.filter((request) => request.path === path).length
  }
  return { tab, store, seen, waits, times }
}

const wallet = '/api/wallets/my'
const token = '/api/oauth/token'
const balances: Reply = () => json(200, [])
const unreachable = () => new TypeError('Failed to fetch')

describe('an expired access token', () => {
  test('is refreshed once for all calls of a tab', async () => {
    const { tab, times, seen, store } = world({ [wallet]: balances, [token]: nextPair })
    const { call } = tab()
    await Promise.all(Array.from({ length: 50 }, () => call('wallets', 'getMine')))
    expect(times(token)).toBe(1)
    expect(times(wallet)).toBe(50)
    const walletCalls = seen.filter(({ path }) => path === wallet)
    expect(walletCalls.every(({ headers }) => headers.get('Authorization') === `Bearer ${renewed}`)).toBe(true)
    expect(store.getItem(tokenKeys.refresh)).toBe('refresh-2')
  })

  test('is refreshed once for all tabs', async () => {
    const { tab, times } = world({ [wallet]: balances, [token]: nextPair })
    await Promise.all([tab(), tab(), tab(), tab()].map(({ call }) => call('wallets', 'getMine')))
    expect(times(token)).toBe(1)
    expect(times(wallet)).toBe(4)
  })

  test('goes to the token call as a form, with the client id and no bearer', async () => {
    const { tab, seen } = world({ [wallet]: balances, [token]: nextPair })
    await tab().call('wallets', 'getMine')
    expect(seen[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('trilha-web:')}`)
    expect(seen[0]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
    expect(seen[0]?.body).toBe('grant_type=refresh_token&refresh_token=refresh-1')
  })

  test('that the server refuses to renew is removed, and the refresh token stays', async () => {
    const { tab, store, times } = world({ [wallet]: balances, [token]: () => refusal(401, 'br_0012') })
    await expect(tab().call('wallets', 'getMine')).rejects.toMatchObject({
      name: 'ApiError',
      code: 'br_0012',
      status: 401,
    })
    expect(store.getItem(tokenKeys.access)).toBeNull()
    expect(store.getItem(tokenKeys.refresh)).toBe('refresh-1')
    expect(times(wallet)).toBe(0)
  })

  test.each([
    ['the network fails', unreachable],
    ['the server is too busy', () => refusal(503, 'br_0000')],
    ['there were too many tries', () => refusal(429, 'br_0000')],
  ])('stays when %s', async (_name, reply) => {
    const { tab, store, times } = world({ [wallet]: balances, [token]: reply })
    await expect(tab().call('wallets', 'getMine')).rejects.toBeInstanceOf(Error)
    expect(store.getItem(tokenKeys.access)).toBe(expired)
    expect(store.getItem(tokenKeys.refresh)).toBe('refresh-1')
    expect(times(wallet)).toBe(0)
  })

  test('whose answer was lost on its way is asked for once more at once', async () => {
    const { tab, times } = world({
      [wallet]: balances,
      [token]: (request, count) => (count === 1 ? unreachable() : nextPair(request, count)),
    })
    await tab().call('wallets', 'getMine')
    expect(times(token)).toBe(2)
  })

  test('does not overwrite a sign-in that came in between', async () => {
    const other = tokenOf({ exp: now / 1000 + 600, lsh: 'account-2' })
    const { tab, store, times } = world({
      [wallet]: balances,
      [token]: (request, count) => {
        store.setItem(tokenKeys.refresh, 'refresh-of-another')
        store.setItem(tokenKeys.access, other)
        return nextPair(request, count)
      },
    })
    await expect(tab().call('wallets', 'getMine')).rejects.toThrow('another account')
    expect(store.getItem(tokenKeys.access)).toBe(other)
    expect(store.getItem(tokenKeys.refresh)).toBe('refresh-of-another')
    expect(times(wallet)).toBe(0)
  })

  test('is judged by the server clock once that is known', async () => {
    const date = new Date(now + 3_600_000).toUTCString()
    const { tab, times } = world({ [wallet]: () => json(200, [], { Date: date }), [token]: nextPair }, fresh)
    const { call } = tab()
    await call('wallets', 'getMine')
    expect(times(token)).toBe(0)
    await call('wallets', 'getMine')
    expect(times(token)).toBe(1)
  })
})

describe('a token that the server no longer takes', () => {
  test('is renewed and the call repeated once', async () => {
    const { tab, times } = world(
      {
        [wallet]: ({ headers }) =>
          headers.get('Authorization') === `Bearer ${renewed}` ? json(200, []) : refusal(401, 'br_0027'),
        [token]: nextPair,
      },
      fresh,
    )
    await tab().call('wallets', 'getMine')
    expect([times(wallet), times(token)]).toEqual([2, 1])
  })

  test('never loops', async () => {
    const { tab, times } = world({ [wallet]: () => refusal(401, 'br_0001'), [token]: nextPair }, fresh)
    await expect(tab().call('wallets', 'getMine')).rejects.toMatchObject({ code: 'br_0001' })
    expect([times(wallet), times(token)]).toEqual([2, 1])
  })

  test('ends the session when the refresh is refused too', async () => {
    const { tab, times, store } = world(
      { [wallet]: () => refusal(401, 'br_0027'), [token]: () => refusal(401, 'br_0012') },
      fresh,
    )
    await expect(tab().call('wallets', 'getMine')).rejects.toMatchObject({ code: 'br_0027' })
    expect([times(wallet), times(token)]).toEqual([1, 1])
    expect(store.getItem(tokenKeys.access)).toBeNull()
  })

  test('takes the one that another tab stored meanwhile', async () => {
    const { tab, times, store } = world(
      {
        [wallet]: ({ headers }) => {
          if (headers.get('Authorization') === `Bearer ${renewed}`) return json(200, [])
          store.setItem(tokenKeys.access, renewed)
          return refusal(401, 'br_0027')
        },
        [token]: nextPair,
      },
      fresh,
    )
    await tab().call('wallets', 'getMine')
    expect([times(wallet), times(token)]).toEqual([2, 0])
  })

  test('is none of the wrong password inside a session', async () => {
    const { tab, times } = world({ [wallet]: () => refusal(403, 'br_0014'), [token]: nextPair }, fresh)
    await expect(tab().call('wallets', 'getMine')).rejects.toMatchObject({ status: 403 })
    expect(times(token)).toBe(0)
  })
})

describe('repeating', () => {
  const open = '/api/treasure-chests/chest-1/open'

  test('a read, once, after a lost network', async () => {
    const { tab, times, waits } = world(
      { [wallet]: (_request, count) => (count === 1 ? unreachable() : json(200, [])) },
      fresh,
    )
    await tab().call('wallets', 'getMine')
    expect([times(wallet), waits.length]).toEqual([2, 1])
  })

  test('a read, no more than once', async () => {
    const { tab, times } = world({ [wallet]: unreachable }, fresh)
    await expect(tab().call('wallets', 'getMine')).rejects.toBeInstanceOf(TypeError)
    expect(times(wallet)).toBe(2)
  })

  test('as late as the server asks', async () => {
    const { tab, waits } = world(
      {
        [wallet]: (_request, count) => (count === 1 ? refusal(503, 'br_0000', { 'Retry-After': '2' }) : json(200, [])),
      },
      fresh,
    )
    await tab().call('wallets', 'getMine')
    expect(waits).toEqual([2000])
  })

  test('not at all when the server asks for long', async () => {
    const { tab, times } = world({ [wallet]: () => refusal(503, 'br_0000', { 'Retry-After': '60' }) }, fresh)
    await expect(tab().call('wallets', 'getMine')).rejects.toMatchObject({ status: 503, retryAfter: 60 })
    expect(times(wallet)).toBe(1)
  })

  test('a write with a key, under the same key', async () => {
    const { tab, seen } = world({ [open]: (_request, count) => (count === 1 ? unreachable() : json(200, {})) }, fresh)
    await tab().call('chests', 'openOne', { params: { id: 'chest-1' } })
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1'])
  })

  test('a write under the key of the act that is sent again', async () => {
    const { tab, seen } = world({ [open]: () => json(200, {}) }, fresh)
    await tab().call('chests', 'openOne', { params: { id: 'chest-1' } }, { idempotencyKey: 'act-1' })
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('act-1')
  })

  test('no write without a key', async () => {
    const { tab, times } = world({ '/api/tokens/revoke': unreachable }, fresh)
    await expect(tab().call('auth', 'revoke')).rejects.toBeInstanceOf(TypeError)
    expect(times('/api/tokens/revoke')).toBe(1)
  })
})

describe('what is thrown', () => {
  test('is the body of the server', async () => {
    const body = {
      code: 'ii_0022',
      message: 'x',
      field: 'coinType',
      details: [{ code: 'ii_0022', field: 'coinType', message: 'x' }],
      requestId: 'r-9',
    }
    const { tab } = world({ '/api/wallets/my-history': () => json(400, body) }, fresh)
    const error: unknown = await tab()
      .call('wallets', 'listMyHistory')
      .catch((thrown: unknown) => thrown)
    expect(isApiError(error) && error).toMatchObject({ ...body, status: 400 })
  })

  test('is the raw error where the answer is not the server’s own', async () => {
    const { tab } = world({ [wallet]: () => new Response('<html>', { status: 502 }) }, fresh)
    await expect(tab().call('wallets', 'getMine')).rejects.toMatchObject({ name: 'HttpError', status: 502 })
  })
})

test('an answer without a body is undefined', async () => {
  const { tab } = world({ '/api/tokens/revoke': () => new Response(null, { status: 204 }) }, fresh)
  expect(await tab().call('auth', 'revoke')).toBeUndefined()
})

test('a call bound to an account is not sent for another', async () => {
  const { tab, seen } = world({ [wallet]: balances }, fresh)
  await expect(tab().callByName('wallets', 'getMine', {}, { account: 'account-2' })).rejects.toThrow('another account')
  await tab().callByName('wallets', 'getMine', {}, { account: 'account-1' })
  expect(seen).toHaveLength(1)
})

test('a call that an ended account refused is not repeated in the account that took over', async () => {
  const open = '/api/treasure-chests/x/open'
  const other = tokenOf({ exp: now / 1000 + 600, lsh: 'account-2' })
  const { tab, store, times } = world(
    {
      [open]: () => {
        store.setItem(tokenKeys.access, other)
        store.setItem(tokenKeys.refresh, 'refresh-of-another')
        return refusal(401, 'br_0027')
      },
    },
    fresh,
  )
  await expect(tab().call('chests', 'openOne', { params: { id: 'x' } })).rejects.toThrow('another account')
  expect(times(open)).toBe(1)
})

test('without a token nothing is refreshed and no bearer is sent', async () => {
  const { tab, seen } = world({ [wallet]: () => refusal(401, 'br_0001') }, null)
  const { call, standing } = tab()
  expect(await standing()).toEqual({ kind: 'none' })
  await expect(call('wallets', 'getMine')).rejects.toMatchObject({ code: 'br_0001' })
  expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual([null])
})

test('a code that is refused where nobody is asked who they are is not sent again', async () => {
  const path = '/api/users/ana/recovery-pass/code/123456'
  const { tab, times } = world({ [path]: () => refusal(401, 'br_0011'), [token]: nextPair }, fresh)
  const call = tab().call('users', 'recover', { params: { id: 'ana', code: '123456' }, body: {} })
  await expect(call).rejects.toMatchObject({ code: 'br_0011' })
  expect([times(path), times(token)]).toEqual([1, 0])
})

test('a last word leaves in the same moment, with the token at hand, and outlives the page', async () => {
  const path = '/api/modules-content-user/p'
  const { tab, seen } = world({ [wallet]: () => json(200, {}) }, fresh)
  const { call, callLeaving } = tab()
  await call('wallets', 'getMine')
  callLeaving('courses', 'reportProgress', { params: { id: 'p' }, body: { watched: [[0, 3]] } })
  await expect.poll(() => seen.length).toBe(2)
  expect(seen[1]).toMatchObject({ path, keepalive: true, body: '{"watched":[[0,3]]}' })
  expect(seen[1]?.headers.get('Authorization')).toBe(`Bearer ${fresh}`)
})
