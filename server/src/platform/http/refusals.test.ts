import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorSentence, type ErrorBody } from '@trilha/contract/errors/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRefusals } from './refusals.ts'

const { turnAway, refuseExpectation } = createRefusals([['x-frame-options', 'DENY']])
let server: Server
let address: string

beforeAll(async () => {
  server = createServer((request, response) =>
    request.url === '/full' ? turnAway(request, response) : refuseExpectation(request, response),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it.each([
  ['/full', 503],
  ['/expects', 417],
] as const)('%s is answered in the language asked for, each with an id of its own', async (path, status) => {
  const ids = new Set<string>()
  for (const locale of ['pt-br', 'en-us', 'pt-br'] as const) {
    const answer = await fetch(address + path, { headers: { 'accept-language': locale } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Number(answer.headers.get('retry-after')) > 0).toBe(status === 503)
    const { requestId, ...body } = (await answer.json()) as ErrorBody
    expect(body).toEqual({
      code: 'br_0000',
      message: errorSentence('br_0000', locale, { status, field: null }),
      field: null,
      details: [],
    })
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    ids.add(requestId)
  }
  expect(ids.size).toBe(3)
})
