import { expect, test } from 'vitest'
import { createRealtime, type SocketLike } from './socket-core.ts'

interface FakeSocket extends SocketLike {
  active: boolean
  connects: number
  say(event: string, payload?: unknown): void
}

function fakeSocket(): FakeSocket {
  const listeners = new Map<string, ((...args: never[]) => void)[]>()
  const socket: FakeSocket = {
    active: true,
    connects: 0,
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    connect: () => (socket.connects += 1),
    disconnect: () => {},
    say: (event, payload) => {
      for (const listener of listeners.get(event) ?? []) listener(payload as never)
    },
  }
  return socket
}

function world(open?: () => Promise<SocketLike>) {
  const sockets: FakeSocket[] = []
  const heard: string[] = []
  const pauses: { task: () => void; milliseconds: number }[] = []
  const realtime = createRealtime({
    open:
      open ??
      (async () => {
        const socket = fakeSocket()
        sockets.push(socket)
        return socket
      }),
    reactions: {
      'wallet.updated': (balances) => heard.push(`wallet ${balances.length}`),
      'rewards.changed': ({ accountId }) => heard.push(`rewards ${accountId}`),
      'qrCode.used': ({ id }) => heard.push(`used ${id}`),
      'notification.created': ({ id }) => heard.push(`notification ${id}`),
      'account.changed': () => heard.push('account'),
      'family.changed': () => heard.push('account'),
      'friend.request': () => heard.push('friend'),
      'guard.changed': () => heard.push('guard'),
      'session.ended': ({ sessionId }) => heard.push(`ended ${sessionId}`),
    },
    onMissed: () => heard.push('missed'),
    later: (task, milliseconds) => {
      pauses.push({ task, milliseconds })
      return () => {}
    },
  })
  return { realtime, sockets, heard, pauses }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

test('hears events once connected', async () => {
  const { realtime, sockets, heard } = world()
  realtime.start()
  expect(realtime.state()).toBe('connecting')
  await settle()
  sockets[0]?.say('connect')
  sockets[0]?.say('wallet.updated', [1, 2])
  sockets[0]?.say('session.ended', { sessionId: 's' })
  expect([realtime.state(), heard]).toEqual(['connected', ['wallet 2', 'ended s']])
})

test('asks for what it may have missed only when connected again', async () => {
  const { realtime, sockets, heard } = world()
  realtime.start()
  await settle()
  sockets[0]?.say('connect')
  expect(heard).toEqual([])
  sockets[0]?.say('disconnect')
  expect(realtime.state()).toBe('down')
  sockets[0]?.say('connect')
  expect([realtime.state(), heard]).toEqual(['connected', ['missed']])
})

test('a refused socket is tried again later and later', async () => {
  const { realtime, sockets, pauses, heard } = world()
  realtime.start()
  await settle()
  const [socket] = sockets
  if (!socket) throw new Error('no socket')
  socket.active = false
  for (let round = 0; round < 7; round += 1) socket.say('connect_error')
  expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  expect(heard).toContain('missed')
  const before = socket.connects
  pauses.at(-1)?.task()
  expect(socket.connects).toBe(before + 1)
})

test('a lost network is left to the socket itself', async () => {
  const { realtime, sockets, pauses } = world()
  realtime.start()
  await settle()
  sockets[0]?.say('connect_error')
  expect([realtime.state(), pauses.length]).toEqual(['down', 0])
})

test('the socket of an account that left is heard no more', async () => {
  const { realtime, sockets, heard } = world()
  realtime.start()
  await settle()
  sockets[0]?.say('connect')
  realtime.stop()
  sockets[0]?.say('wallet.updated', [])
  expect([realtime.state(), heard]).toEqual(['off', []])
})

test('one that opens after the account left is not used', async () => {
  const { realtime, sockets } = world()
  realtime.start()
  realtime.stop()
  await settle()
  expect([realtime.state(), sockets[0]?.connects]).toEqual(['off', 0])
})

test('code that does not load is asked for again', async () => {
  let tries = 0
  const { realtime, pauses } = world(async () => {
    tries += 1
    throw new Error('chunk')
  })
  realtime.start()
  await settle()
  expect(realtime.state()).toBe('down')
  pauses[0]?.task()
  await settle()
  expect(tries).toBe(2)
})
