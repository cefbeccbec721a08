import { domain } from '@trilha/contract/call'
import { z } from 'zod'
import { afterAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { systemClock } from '../time.ts'
import type { Policies } from '../session/policy.ts'
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
      broken: () => ({ title: 'no name' }) as unknown as { name: string },
    }),
  ],
  {
    platform: { now: systemClock } as Platform,
    policies: { objects: {} } as unknown as Policies,
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
