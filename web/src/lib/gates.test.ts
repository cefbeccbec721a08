import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Gate } from '@trilha/contract/call'
import { afterEach, expect, test, vi } from 'vitest'
import { apiError } from './api/api-error.ts'
import { followGates } from './gates.ts'
import { answerKey, keyOf, pagesKey } from './query-keys.ts'

const refusal = (field: Gate) => apiError({ code: 'br_0038', message: '', field, details: [], requestId: '' }, 403)

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A page with a feed, a ranking and a wallet on it, on a server whose gates a test closes. */
function page() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const server = { closed: [] as Gate[] }
  const asked = { current: 0, feed: 0, ranking: 0, wallet: 0 }
  function answer<Answered>(name: keyof typeof asked, given: () => Answered, gate?: Gate) {
    return async () => {
      asked[name] += 1
      if (gate && server.closed.includes(gate)) throw refusal(gate)
      return given()
    }
  }
  const feedKey = pagesKey('posts', 'feed', { query: { scope: 'FOR_ME' } })
  const currentKey = answerKey('accounts', 'current')
  const observers = [
    new QueryObserver(client, {
      queryKey: currentKey,
      queryFn: answer('current', () => ({ closedGates: server.closed })),
    }),
    new QueryObserver(client, {
      queryKey: answerKey('students', 'listMyClassmates'),
      queryFn: answer('ranking', () => ['Bia'], 'classMenu'),
    }),
    new QueryObserver(client, {
      queryKey: answerKey('wallets', 'getMine'),
      queryFn: answer('wallet', () => 'coins'),
    }),
  ]
  const feed = new InfiniteQueryObserver(client, {
    queryKey: feedKey,
    queryFn: answer('feed', () => ({ content: ['a post'] }), 'community'),
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  })
  stops.push(
    followGates(client, currentKey),
    feed.subscribe(() => {}),
    ...observers.map((each) => each.subscribe(() => {})),
  )
  const heard = () => client.invalidateQueries({ queryKey: keyOf('accounts') })
  const settled = (counts: typeof asked) =>
    vi.waitFor(() => expect({ ...asked, fetching: client.isFetching() }).toEqual({ ...counts, fetching: 0 }))
  return { client, server, heard, settled, feed: () => client.getQueryState(feedKey) }
}

test('what was read behind a gate is gone with it, and comes back with it; the rest stays', async () => {
  const { server, heard, settled, feed } = page()
  await settled({ current: 1, feed: 1, ranking: 1, wallet: 1 })
  server.closed = ['community']
  await heard()
  await settled({ current: 2, feed: 2, ranking: 1, wallet: 1 })
  expect(feed()).toMatchObject({ data: undefined, error: { field: 'community' } })
  server.closed = []
  await heard()
  await settled({ current: 3, feed: 3, ranking: 1, wallet: 1 })
  expect(feed()).toMatchObject({ error: null, data: { pages: [{ content: ['a post'] }] } })
})

test('a flag of the school is a gate like any other', async () => {
  const { server, heard, settled, feed } = page()
  await settled({ current: 1, feed: 1, ranking: 1, wallet: 1 })
  server.closed = ['classMenu']
  await heard()
  await settled({ current: 2, feed: 1, ranking: 2, wallet: 1 })
  expect(feed()).toMatchObject({ error: null })
})

test('an act that a gate refuses, unheard of, asks how the gates stand, once', async () => {
  const { client, server, settled, feed } = page()
  await settled({ current: 1, feed: 1, ranking: 1, wallet: 1 })
  server.closed = ['community']
  const react = new MutationObserver(client, { mutationFn: () => Promise.reject(refusal('community')) })
  await react.mutate().catch(() => {})
  await settled({ current: 2, feed: 2, ranking: 1, wallet: 1 })
  await react.mutate().catch(() => {})
  await settled({ current: 2, feed: 2, ranking: 1, wallet: 1 })
  expect(feed()).toMatchObject({ data: undefined, error: { field: 'community' } })
})
