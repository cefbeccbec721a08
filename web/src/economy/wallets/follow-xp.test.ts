import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Balances } from '@trilha/contract/economy/wallets'
import { afterEach, expect, test, vi } from 'vitest'
import { answerKey, keyOf } from '../../lib/query-keys.ts'
import { followXp } from './follow-xp.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const walletKey = answerKey('wallets', 'getMine')

/** A page with a wallet, a ranking and a feed on it. */
async function page() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const server = { educoins: 10, xp: 100 }
  const asked = { wallet: 0, ranking: 0, feed: 0 }
  const balances = (): Balances => [
    { coinType: 'EDU_COIN', value: server.educoins },
    { coinType: 'XP', value: server.xp },
  ]
  function show(queryKey: readonly unknown[], name: keyof typeof asked, answer: () => unknown): void {
    const queryFn = async () => {
      asked[name] += 1
      return answer()
    }
    stops.push(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {}))
  }
  stops.push(followXp(client, walletKey))
  show(walletKey, 'wallet', balances)
  show(answerKey('students', 'listRankingByUser', { params: { id: 'caio' } }), 'ranking', () => server.xp)
  show(answerKey('posts', 'feed', { query: { scope: 'FOR_ME' } }), 'feed', () => [])
  /** How often each was asked for, once nothing is on its way any more. */
  async function calls() {
    await vi.waitUntil(() => client.isFetching() === 0)
    return { ...asked }
  }
  expect(await calls()).toEqual({ wallet: 1, ranking: 1, feed: 1 })
  return { client, server, balances, calls }
}

test('the ranking is asked again once where the wallet answers with other XP', async () => {
  const { client, server, calls } = await page()
  server.xp = 180
  await client.invalidateQueries({ queryKey: keyOf('wallets') })
  expect(await calls()).toEqual({ wallet: 2, ranking: 2, feed: 1 })
})

test('XP that another window was paid, heard of and asked for, is one refetch', async () => {
  const { client, server, balances, calls } = await page()
  server.xp = 180
  client.setQueryData(walletKey, balances())
  await client.invalidateQueries({ queryKey: keyOf('wallets') })
  expect(await calls()).toEqual({ wallet: 2, ranking: 2, feed: 1 })
})

test('a wallet that answers the same XP, or only other Educoins, asks for nothing', async () => {
  const { client, server, calls } = await page()
  await client.invalidateQueries({ queryKey: keyOf('wallets') })
  server.educoins = 5
  await client.invalidateQueries({ queryKey: keyOf('wallets') })
  expect(await calls()).toEqual({ wallet: 3, ranking: 1, feed: 1 })
})

test('the wallet of who signs in next is no news', async () => {
  const { client, server, balances, calls } = await page()
  client.removeQueries({ queryKey: walletKey })
  server.xp = 900
  client.setQueryData(walletKey, balances())
  expect(await calls()).toEqual({ wallet: 1, ranking: 1, feed: 1 })
})
