import { describe, expect, test } from 'vitest'
import { apiError } from '../api/api-error.ts'
import { memoryStore, type KeyValueStore } from '../storage.ts'
import { fakeLock } from '../testing/tokens.ts'
import { createOutbox } from './outbox-core.ts'
import { createDrafts } from './drafts.ts'
import { createEntryStore, entryMax, totalMax, type OutboxEntry } from './entry-store.ts'

type Outcome = 'sent' | Error

function refusal(status: number, retryAfter?: number): Error {
  return apiError({ code: 'br_0033', message: '', field: null, details: [], requestId: '' }, status, retryAfter)
}
const lost = () => new TypeError('Failed to fetch')

/** A browser with a store, a network and tabs that come and go. */
function browser(store: KeyValueStore = memoryStore()) {
  const sent: string[] = []
  const keys: string[] = []
  const pauses: { task: () => void; milliseconds: number; isOff: boolean }[] = []
  const lock = fakeLock()
  let ids = 0
  const world = {
    account: 'luana' as string | undefined,
    isOnline: true,
    now: 1000,
    outcome: (_entry: OutboxEntry): Outcome | Promise<Outcome> => 'sent',
  }
  function tab() {
    return createOutbox({
      entries: createEntryStore(store),
      transport: async (entry) => {
        keys.push(entry.idempotencyKey)
        const outcome = await world.outcome(entry)
        if (outcome instanceof Error) throw outcome
        sent.push(String(entry.args.body))
        return `heard ${String(entry.args.body)}`
      },
      account: () => world.account,
      isOnline: () => world.isOnline,
      lock,
      now: () => world.now,
      randomId: () => `id-${String((ids += 1)).padStart(3, '0')}`,
      later: (task, milliseconds) => {
        const pause = { task, milliseconds, isOff: false }
        pauses.push(pause)
        return () => {
          pause.isOff = true
        }
      },
    })
  }
  return { store, world, sent, keys, pauses, tab }
}

function write(text: string) {
  return { kind: 'answer', call: { domain: 'quizzes', name: 'answer' }, args: { body: text } }
}

describe('sending', () => {
  test('in the order in which they were made, even within one millisecond', async () => {
    const { tab, sent } = browser()
    const outbox = tab()
    for (const text of ['a', 'b', 'c', 'd']) outbox.add(write(text))
    await outbox.flush()
    expect(sent).toEqual(['a', 'b', 'c', 'd'])
    expect(outbox.state()).toMatchObject({ entries: [], waiting: 0, sending: 0, failed: 0 })
  })

  test('waits while there is no network, and goes on when it is back', async () => {
    const { tab, world, sent } = browser()
    world.isOnline = false
    const outbox = tab()
    outbox.add(write('a'))
    await outbox.flush()
    expect(outbox.state().waiting).toBe(1)
    world.isOnline = true
    await outbox.flush()
    expect(sent).toEqual(['a'])
  })

  test('a server that cannot be reached holds the queue and is asked later and later, under the same key', async () => {
    const { tab, world, sent, keys, pauses } = browser()
    world.outcome = lost
    const outbox = tab()
    outbox.add(write('a'))
    outbox.add(write('b'))
    await outbox.flush()
    for (let round = 0; round < 8; round += 1) await outbox.flush()
    expect(sent).toEqual([])
    expect(new Set(keys).size).toBe(1)
    const lengths = pauses.map(({ milliseconds }) => milliseconds)
    expect(lengths.slice(0, 4)).toEqual([1000, 2000, 4000, 8000])
    expect(Math.max(...lengths)).toBe(60_000)
    expect(outbox.state()).toMatchObject({ waiting: 2, failed: 0 })
    world.outcome = () => 'sent'
    pauses.at(-1)?.task()
    await outbox.flush()
    expect(sent).toEqual(['a', 'b'])
  })

  test('a server that asks for patience gets it', async () => {
    const { tab, world, pauses } = browser()
    world.outcome = () => refusal(503, 30)
    const outbox = tab()
    outbox.add(write('a'))
    await outbox.flush()
    expect(pauses.at(-1)?.milliseconds).toBe(30_000)
  })

  test('a refusal is set aside with its code, and the others go on', async () => {
    const { tab, world, sent } = browser()
    world.outcome = ({ args }) => (args.body === 'a' ? refusal(409) : 'sent')
    const outbox = tab()
    outbox.add(write('a'))
    outbox.add(write('b'))
    await outbox.flush()
    expect(sent).toEqual(['b'])
    expect(outbox.state()).toMatchObject({
      failed: 1,
      entries: [{ state: 'failed', refusal: { code: 'br_0033', status: 409 } }],
    })
  })

  test('a refused one is sent again as a new act, or thrown away, by the person only', async () => {
    const { tab, world, sent, keys } = browser()
    world.outcome = () => refusal(409)
    const outbox = tab()
    const first = outbox.add(write('a'))
    const second = outbox.add(write('b'))
    await outbox.flush()
    world.outcome = () => 'sent'
    outbox.retry(first?.id ?? '')
    outbox.discard(second?.id ?? '')
    await outbox.flush()
    expect(sent).toEqual(['a'])
    expect(keys[2]).not.toBe(keys[0])
    expect(outbox.state().entries).toEqual([])
  })

  test('a session that ended keeps them waiting', async () => {
    const { tab, world } = browser()
    world.outcome = () => refusal(401)
    const outbox = tab()
    outbox.add(write('a'))
    await outbox.flush()
    expect(outbox.state()).toMatchObject({ waiting: 1, failed: 0 })
  })

  test('one tab at a time, each entry once', async () => {
    const { tab, sent, world } = browser()
    world.outcome = async () => await Promise.resolve('sent')
    const [here, there] = [tab(), tab()]
    for (let index = 0; index < 10; index += 1) (index % 2 ? here : there).add(write(String(index)))
    await Promise.all([here.flush(), there.flush()])
    expect(sent).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  test('one added while another is being sent is sent too', async () => {
    const { tab, world, sent } = browser()
    const outbox = tab()
    world.outcome = ({ args }) => {
      if (args.body === 'a') outbox.add(write('b'))
      return 'sent'
    }
    outbox.add(write('a'))
    await outbox.flush()
    expect(sent).toEqual(['a', 'b'])
  })
})

describe('a place that is set anew', () => {
  const set = (text: string, slot = 'question 1') => ({ ...write(text), slot })

  test('leaves only the last of those that never left', async () => {
    const { tab, world, sent } = browser()
    world.isOnline = false
    const outbox = tab()
    outbox.add(set('a'))
    outbox.add(set('x', 'question 2'))
    outbox.add(set('b'))
    outbox.add(set('c'))
    expect(outbox.state().waiting).toBe(2)
    world.isOnline = true
    await outbox.flush()
    expect(sent).toEqual(['x', 'c'])
  })

  test('sends what may have arrived first, under its own key', async () => {
    const { tab, world, sent, keys } = browser()
    world.outcome = lost
    const outbox = tab()
    outbox.add(set('a'))
    await outbox.flush()
    world.isOnline = false
    outbox.add(set('b'))
    outbox.add(set('c'))
    expect(outbox.state().waiting).toBe(2)
    world.isOnline = true
    world.outcome = () => 'sent'
    await outbox.flush()
    expect(sent).toEqual(['a', 'c'])
    expect(new Set(keys).size).toBe(2)
  })

  test('tells the next what became of the one before, also when a later one takes its place', async () => {
    const { tab, world } = browser()
    world.outcome = lost
    const outbox = tab()
    outbox.add(set('a'))
    await outbox.flush()
    world.isOnline = false
    outbox.add(set('b'))
    outbox.add(set('x', 'question 2'))
    // The first arrives, and the network is gone before the next can leave.
    world.isOnline = true
    world.outcome = () => {
      world.isOnline = false
      return 'sent'
    }
    await outbox.flush()
    const told = () => outbox.state().entries.map(({ args, follows }) => [args.body, follows])
    expect(told()).toEqual([
      ['b', 'heard a'],
      ['x', undefined],
    ])
    outbox.add(set('c'))
    expect(told()).toEqual([
      ['x', undefined],
      ['c', 'heard a'],
    ])
  })

  test('keeps the one before where there is no room for the new one', () => {
    const { tab, world } = browser()
    world.isOnline = false
    const outbox = tab()
    outbox.add(set('a'))
    expect(outbox.add(set('x'.repeat(entryMax)))).toBeUndefined()
    expect(outbox.state().entries).toMatchObject([{ args: { body: 'a' } }])
  })

  test('forgets what was refused there', async () => {
    const { tab, world } = browser()
    world.outcome = () => refusal(409)
    const outbox = tab()
    outbox.add(set('a'))
    await outbox.flush()
    world.isOnline = false
    outbox.add(set('b'))
    expect(outbox.state()).toMatchObject({ waiting: 1, failed: 0 })
  })
})

describe('keeping', () => {
  test('survives a reload, and a tab that died while sending', async () => {
    const { tab, world, store, keys, sent } = browser()
    const dying = tab()
    let isReached = false
    world.outcome = () => {
      isReached = true
      return new Promise(() => {})
    }
    dying.add(write('a'))
    while (!isReached) await Promise.resolve()
    expect(dying.state().sending).toBe(1)

    const next = browser(store)
    const reborn = next.tab()
    expect(reborn.state().entries).toHaveLength(1)
    await reborn.flush()
    expect([sent, next.sent]).toEqual([[], ['a']])
    expect(next.keys).toEqual(keys)
  })

  test('belongs to its account', async () => {
    const { tab, world, sent } = browser()
    world.isOnline = false
    const outbox = tab()
    outbox.add(write('of luana'))
    world.account = 'caio'
    world.isOnline = true
    outbox.changed()
    await outbox.flush()
    expect([sent, outbox.state().entries]).toEqual([[], []])
    world.account = 'luana'
    outbox.changed()
    await outbox.flush()
    expect(sent).toEqual(['of luana'])
  })

  test('nobody signed in keeps nothing', () => {
    const { tab, world } = browser()
    world.account = undefined
    expect(tab().add(write('a'))).toBeUndefined()
  })

  test('says so when there is no room, and drops nothing for it', async () => {
    const { tab, world } = browser()
    world.isOnline = false
    const outbox = tab()
    expect(outbox.add(write('x'.repeat(entryMax)))).toBeUndefined()
    let kept = 0
    while (outbox.add(write('x'.repeat(entryMax - 1000)))) kept += 1
    expect(kept).toBeGreaterThanOrEqual(Math.floor(totalMax / entryMax) - 1)
    expect(outbox.state().waiting).toBe(kept)
    // A full store can still be emptied.
    world.isOnline = true
    await outbox.flush()
    expect(outbox.state().waiting).toBe(0)
  })

  test('a browser whose storage is full says so too', () => {
    const store = memoryStore()
    store.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(browser(store).tab().add(write('a'))).toBeUndefined()
  })

  test('tells its listeners', async () => {
    const { tab } = browser()
    const outbox = tab()
    const states: string[] = []
    outbox.subscribe(() => {
      const { waiting, sending } = outbox.state()
      states.push(`${waiting} ${sending}`)
    })
    outbox.add(write('a'))
    await outbox.flush()
    expect(states).toEqual(['1 0', '0 1', '0 0'])
    expect(outbox.state()).toBe(outbox.state())
  })

  test('what is not ours in the store does no harm', () => {
    const store = memoryStore()
    store.setItem('trilha.outbox.luana.x', 'not json')
    store.setItem('trilha.outbox.luana.y', '{"id":"y"}')
    expect(browser(store).tab().state().entries).toEqual([])
  })
})

describe('drafts', () => {
  test('are kept per account', () => {
    const store = memoryStore()
    let account: string | undefined = 'luana'
    const drafts = createDrafts(store, () => account)
    expect(drafts.set('post.new', { text: 'oi' })).toBe(true)
    account = 'caio'
    expect(drafts.get('post.new')).toBeUndefined()
    account = 'luana'
    expect(drafts.get('post.new')).toEqual({ text: 'oi' })
    drafts.remove('post.new')
    expect(drafts.get('post.new')).toBeUndefined()
  })

  test('of nobody are not kept', () => {
    const drafts = createDrafts(memoryStore(), () => undefined)
    expect(drafts.set('post.new', 'x')).toBe(false)
    expect(drafts.get('post.new')).toBeUndefined()
  })
})
