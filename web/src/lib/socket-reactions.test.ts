import { realtimeEvents, type RealtimeEvent } from '@trilha/contract/realtime'
import { expect, test } from 'vitest'
import { everyAffected, reactionsTo } from './socket-reactions.ts'

const events = Object.keys(realtimeEvents) as RealtimeEvent[]

function page() {
  const done: unknown[] = []
  const reactions = reactionsTo({
    refresh: (domains) => done.push(domains),
    accountId: () => 'mine',
    more: { 'wallet.updated': (balances) => done.push(balances) },
  })
  return { done, reactions }
}

test.each(events)('%s asks again for what the contract says it affects', (event) => {
  const { done, reactions } = page()
  reactions[event]({ accountId: 'mine' } as never)
  expect(done.at(-1)).toEqual(realtimeEvents[event].affects)
})

test('after a gap everything is asked for that any event affects', () => {
  for (const event of events)
    expect([...everyAffected]).toEqual(expect.arrayContaining([...realtimeEvents[event].affects]))
})

test('a hint of another account of the person does nothing', () => {
  const { done, reactions } = page()
  reactions['rewards.changed']({ accountId: 'other' })
  reactions['notification.created']({ id: 'n', accountId: 'other' })
  expect(done).toEqual([])
})

test('a hint of the person is heeded in whichever account', () => {
  const { done, reactions } = page()
  reactions['notification.created']({ id: 'n', accountId: null })
  expect(done).toEqual([realtimeEvents['notification.created'].affects])
})

test('what an event brings is kept before the rest is asked for', () => {
  const { done, reactions } = page()
  reactions['wallet.updated']([])
  expect(done).toEqual([[], realtimeEvents['wallet.updated'].affects])
})
