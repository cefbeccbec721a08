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

function world(open?: (askedFor: () => number | undefined) => Promise<SocketLike>) {
  const sockets: FakeSocket[] = []
  const heard: string[] = []
  const asked: (number | undefined)[] = []
  let clock = 1000
  const pauses: { task: () => void; milliseconds: number }[] = []
  const realtime = createRealtime({
    open:
      open ??
      (async (askedFor) => {
        const socket = fakeSocket()
        const { connect } = socket
        socket.connect = () => {
          asked.push(askedFor())
          connect()
        }
        sockets.push(socket)
        return socket
      }),
    reactions: {
      'wallet.updated': (balances) => heard.push(`wallet ${balances.length}`),
      'rewards.changed': ({ accountId }) => heard.push(`rewards ${accountId}`),
      'qrCode.used': ({ id }) => heard.push(`used ${id}`),
      'notification.created': ({ id }) => heard.push(`notification ${id}`),
      'account.changed': () => heard.push('account'),
      'family.changed': () => heard.push('family'),
      'friends.changed': () => heard.push('friends'),
      'invitations.changed': () => heard.push('invitations'),
      'guard.changed': () => heard.push('guard'),
      'names.changed': () => heard.push('names'),
      'session.ended': ({ sessionId }) => heard.push(`ended ${sessionId}`),
      'hints.missed': () => heard.push('missed'),
    },
    onMissed: () => heard.push('missed'),
    later: (task, milliseconds) => {
      pauses.push({ task, milliseconds })
      return () => {}
    },
    now: () => clock,
  })
  return { realtime, sockets, heard, pauses, asked, pass: (milliseconds: number) => (clock += milliseconds) }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

test('hears events once connected', async () => {
  const { realtime, sockets, heard } = world()
  realtime.start(1000)
  expect(realtime.state()).toBe('connecting')
  await settle()
  sockets[0]?.say('connect')
  sockets[0]?.say('wallet.updated', [1, 2])
  sockets[0]?.say('session.ended', { sessionId: 's' })
  expect([realtime.state(), heard]).toEqual(['connected', ['wallet 2', 'ended s']])
})

test('asks for what it may have missed only when connected again', async () => {
  const { realtime, sockets, heard } = world()
  realtime.start(1000)
  await settle()
  sockets[0]?.say('connect')
  expect(heard).toEqual([])
  sockets[0]?.say('disconnect')
  expect(realtime.state()).toBe('down')
  sockets[0]?.say('connect')
  expect([realtime.state(), heard]).toEqual(['connected', ['missed']])
})

test('says for how long the page asked before it heard, and no more once it did', async () => {
  const { realtime, sockets, asked, pass } = world()
  realtime.start(400)
  pass(50)
  await settle()
  expect(asked).toEqual([650])
  const [socket] = sockets
  pass(1000)
  socket?.say('connect_error')
  socket?.connect()
  socket?.say('connect')
  socket?.say('disconnect')
  socket?.connect()
  expect(asked).toEqual([650, 1650, undefined])
  realtime.start(2050)
  pass(20)
  await settle()
  expect(asked.at(-1)).toBe(20)
})

test('a refused socket is tried again later and later', async () => {
  const { realtime, sockets, pauses, heard } = world()
  realtime.start(1000)
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
  realtime.start(1000)
  await settle()
  sockets[0]?.say('connect_error')
  expect([realtime.state(), pauses.length]).toEqual(['down', 0])
})

test('the socket of an account that left is heard no more', async () => {
  const { realtime, sockets, heard } = world()
  realtime.start(1000)
  await settle()
  sockets[0]?.say('connect')
  realtime.stop()
  sockets[0]?.say('wallet.updated', [])
  expect([realtime.state(), heard]).toEqual(['off', []])
})

test('one that opens after the account left is not used', async () => {
  const { realtime, sockets } = world()
  realtime.start(1000)
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
  realtime.start(1000)
  await settle()
  expect(realtime.state()).toBe('down')
  pauses[0]?.task()
  await settle()
  expect(tries).toBe(2)
})
