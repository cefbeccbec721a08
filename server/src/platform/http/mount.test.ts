import { domain } from '@trilha/contract/call'
import { z } from 'zod'
import { afterAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { systemClock } from '../time.ts'
import type { Policies } from '../session/policy.ts'
import type { Session } from '../session/session-store.ts'
import type { Platform } from './context.ts'
import { createGate } from './gate.ts'
import { mount } from './mount.ts'
import { routes } from './routes.ts'
import { createHttp } from './server.ts'

const secrets = domain('identity', 'secrets', {
  get: {
    method: 'GET',
    path: '/secrets',
    doc: 'extension',
    summary: 'x',
    access: { who: 'anonymous' },
    response: z.object({ name: z.string() }),
  },
  maybe: {
    method: 'GET',
    path: '/maybe',
    doc: 'extension',
    summary: 'x',
    access: { who: 'anonymous' },
    query: z.object({ there: z.string().optional() }),
    response: z.object({ name: z.string() }),
    mayBeAbsent: true,
  },
  broken: {
    method: 'GET',
    path: '/broken',
    doc: 'extension',
    summary: 'x',
    access: { who: 'anonymous' },
    response: z.object({ name: z.string() }),
  },
})

const feed = domain('community', 'feed', {
  read: {
    method: 'GET',
    path: '/feed',
    doc: 'extension',
    summary: 'x',
    access: { who: 'account', gates: ['community'] },
    response: z.object({ posts: z.number() }),
  },
  mute: {
    method: 'POST',
    path: '/feed/mute',
    doc: 'extension',
    summary: 'x',
    access: { who: 'account', gates: ['community'] },
  },
})

function studentWith({ community }: { community: boolean }): Session {
  return {
    sessionId: 'anas',
    active: true,
    role: 'STUDENT',
    waitsFor: null,
    mustChangePassword: false,
    terms: { own: true, grownUp: true },
    flags: { isBlockedAccount: false },
    controls: { community, chat: true, purchases: true, pinSet: false },
  } as Session
}

const log = createLog({ logLevel: 'silent' })
const gate = createGate({ inFlight: 4, waiting: 4, longestWait: 1_000 })
const metrics = createMetrics(gate, { totalCount: 0, idleCount: 0, waitingCount: 0 })
const http = createHttp({
  log,
  gates: { calls: gate, signIn: gate, session: gate, upload: gate },
  metrics,
  trustedProxies: 0,
  laneOf: () => 'calls',
  headers: [],
})
const forgotten: string[] = []
const sessions = { forget: (sessionId: string) => forgotten.push(sessionId) }
const row = { name: 'Ana', password_hash: '$argon2id$', pin: '1234' }
mount(
  http,
  [
    routes(feed, { read: () => ({ posts: 3 }), mute() {} }),
    routes(secrets, {
      get: () => row,
      maybe: (_context, { query }) => (query.there === undefined ? undefined : row),
      broken: () => ({ title: 'no name' }) as unknown as { name: string },
    }),
  ],
  {
    platform: { now: systemClock } as Platform,
    policies: { objects: {} as Policies['objects'] },
    authenticate: async ({ access }, authorization) =>
      access.who === 'anonymous' ? undefined : studentWith({ community: authorization === 'open' }),
    sessions,
  },
)
afterAll(() => http.close())

it('lets out only what the contract names, whatever the handler returns', async () => {
  const { json } = await http.inject('/api/secrets')
  expect(json()).toEqual({ name: 'Ana' })
})

it('answers 500 rather than a shape that the contract does not have', async () => {
  const answer = await http.inject('/api/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ code: 'br_0000' })
})

it('answers br_0038 on a call of a gated area while the gate is closed, and names the gate', async () => {
  const closed = await http.inject({ url: '/api/feed', headers: { authorization: 'closed' } })
  expect(closed.statusCode).toBe(403)
  expect(closed.json()).toMatchObject({ code: 'br_0038', field: 'community' })
  const open = await http.inject({ url: '/api/feed', headers: { authorization: 'open' } })
  expect(open.json()).toEqual({ posts: 3 })
})

it('looks a session up anew after a call that may have changed it, and keeps it after one that reads', async () => {
  const headers = { authorization: 'open' }
  await http.inject({ url: '/api/feed', headers })
  await http.inject({ method: 'POST', url: '/api/feed/mute', headers: { authorization: 'closed' } })
  expect(forgotten).toEqual([])
  expect((await http.inject({ method: 'POST', url: '/api/feed/mute', headers })).statusCode).toBe(204)
  expect(forgotten).toEqual(['anas'])
})

it('does not mount a call of a gated area that forgot its gate', () => {
  const { read } = feed.calls
  const forgetful = domain('community', 'forgetful', { read: { ...read, path: '/x', access: { who: 'account' } } })
  const platform = { now: systemClock } as Platform
  const policies = { objects: {} as Policies['objects'] }
  const options = { platform, policies, sessions, authenticate: async () => undefined }
  expect(() => mount(http, [routes(forgetful, { read: () => ({ posts: 1 }) })], options)).toThrow(
    'forgetful.read stands behind gates that it does not name: community',
  )
})

it('answers 204 where a call may have nothing to say, and the body where it has', async () => {
  const nothing = await http.inject({ method: 'GET', url: '/api/maybe' })
  expect([nothing.statusCode, nothing.body]).toEqual([204, ''])
  const something = await http.inject({ method: 'GET', url: '/api/maybe?there=1' })
  expect([something.statusCode, something.json()]).toEqual([200, { name: 'Ana' }])
})
