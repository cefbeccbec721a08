import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { clientHeader } from '../../testing/caller.ts'
import { testApp } from '../../testing/test-app.ts'
import { createMetrics } from '../metrics.ts'
import { createGate } from './gate.ts'
import { createGatedServer } from './gated-server.ts'

const places = 4
const test = testApp({ config: { requestsInFlight: places, requestsWaiting: 10 } })

function port(): number {
  return Number(new URL(test.address).port)
}

/** Sends a piece of a request and keeps the line open. */
async function send(text: string): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1')
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.write(text, resolve))
  return socket
}

const slowBody = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`

function status(method: string, path: string): Promise<{ status: number; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port: port(), method, path }, (response) => {
      response.resume()
      resolve({ status: response.statusCode!, headers: response.headers })
    })
    sent.on('error', reject)
    sent.end()
  })
}

function sendAll(count: number, text: string): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => send(text)))
}

function expectRequests(kind: 'running' | 'queued', count: number): Promise<void> {
  return vi.waitFor(async () => {
    const metrics = await (await fetch(`${test.address}/metrics`)).text()
    expect(metrics).toContain(`trilha_requests_${kind} ${count}\n`)
  })
}

it("whoever sends one byte and falls silent takes nobody's place", async () => {
  const silent = await sendAll(3 * places, slowBody('/api/treasure-chests/open'))
  const silentSignIns = await sendAll(12, slowBody('/api/oauth/token'))
  const ana = await test.given.student()
  expect(await ana.raw('GET', '/api/wallets/my')).toMatchObject({ status: 200 })
  expect(
    await test.anonymous.raw('POST', '/api/oauth/token', {
      headers: { authorization: clientHeader, 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=password&username=${encodeURIComponent(ana.username)}&password=${encodeURIComponent(ana.password)}`,
    }),
  ).toMatchObject({ status: 200 })
  for (const socket of [...silent, ...silentSignIns]) socket.destroy()
})

it('whoever leaves while waiting leaves no place taken behind', async () => {
  const ana = await test.given.student()
  await test.given.coins({ owner: ana, amounts: { XP: 1 } })
  const { id } = await test.given.chest({ owner: ana })
  const head = `HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ana.accessToken}\r\n\r\n`
  // Openings wait for the wallet, so they fill every place for as long as it is held.
  await test.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('wallets').select('xp').where('user_id', '=', ana.userId).forUpdate().execute()
    const running = await sendAll(places, `PATCH /api/treasure-chests/${id}/open ${head}`)
    await expectRequests('running', places)
    const waiting = await sendAll(5, `GET /api/wallets/my ${head}`)
    await expectRequests('queued', 5)
    for (const socket of waiting) socket.destroy()
    await expectRequests('queued', 0)
    for (const socket of running) socket.destroy()
  })
  await expectRequests('running', 0)
  expect(await ana.raw('GET', '/api/wallets/my')).toMatchObject({ status: 200 })
})

it.each(['QUERY', 'TRACE', 'PROPFIND', 'REPORT'])('%s is no method of a call', async (method) => {
  const answer = await status(method, '/api/wallets/my')
  expect(answer.status).toBe(405)
  expect(answer.headers['allow']).toBe('GET')
  expect((await status(method, '/api/no-such-call')).status).toBe(404)
})

it.each(['/%61pi/wallets/my', '//api/wallets/my', '/API/wallets/my', 'http://x/api/wallets/my'])(
  '%s is treated as the call that it may reach',
  async (path) => {
    const { headers } = await status('GET', path)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-request-id']).toBeDefined()
  },
)

describe('whoever sends a head drop by drop', () => {
  it('is cut off, however busy the line looks', async () => {
    const gate = createGate({ inFlight: 1, waiting: 1, longestWait: 1_000 })
    const timeouts = {
      requestTimeout: 9_000,
      headersTimeout: 300,
      bodyTimeout: 300,
      connectionsCheckingInterval: 50,
      connectionTimeout: 9_000,
      keepAliveTimeout: 1_000,
    }
    const server = createGatedServer((_request, response) => response.end(), {
      gates: { calls: gate, signIn: gate, session: gate, upload: gate },
      metrics: createMetrics(gate, test.database.pool),
      timeouts,
      laneOf: () => 'calls',
      headers: [],
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
    const drops = setInterval(() => socket.write('x'), 20)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drops)
    socket.destroy()
    server.close()
  })

  it('has fifteen seconds here', () => {
    expect(test.app.http.server).toMatchObject({ headersTimeout: 15_000 })
  })
})
