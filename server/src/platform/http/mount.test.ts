import { domain } from '@trilha/contract/call'
import { z } from 'zod'
import { afterAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import type { Policies } from '../session/policy.ts'
import { systemClock } from '../time.ts'
import type { Platform } from './context.ts'
import { createGate } from './gate.ts'
import { mount, routes } from './mount.ts'
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

const log = createLog({ logLevel: 'silent' })
const gate = createGate({ inFlight: 4, waiting: 4, longestWait: 1_000 })
const metrics = createMetrics(gate, { totalCount: 0, idleCount: 0, waitingCount: 0 })
const http = createHttp({ log, gates: { calls: gate, signIn: gate }, metrics })
const row = { name: 'Ana', password_hash: '$argon2id$', pin: '1234' }
mount(
  http,
  [
    routes(secrets, {
      get: () => row,
      maybe: (_context, { query }) => (query.there === undefined ? undefined : row),
      broken: () => ({ title: 'no name' }) as unknown as { name: string },
    }),
  ],
  {
    platform: { now: systemClock } as Platform,
    policies: { objects: {} as Policies['objects'] },
    authenticate: async () => undefined,
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

it('answers 204 where a call may have nothing to say, and the body where it has', async () => {
  const nothing = await http.inject({ method: 'GET', url: '/api/maybe' })
  expect([nothing.statusCode, nothing.body]).toEqual([204, ''])
  const something = await http.inject({ method: 'GET', url: '/api/maybe?there=1' })
  expect([something.statusCode, something.json()]).toEqual([200, { name: 'Ana' }])
})
