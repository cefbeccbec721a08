import { connect } from 'node:net'
import { errorBody } from '@trilha/contract/errors/index'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()
const json = { 'content-type': 'application/json' }
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const nest = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

interface Case {
  what: string
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  status: number
  code: string
}

const cases: Case[] = [
  { what: 'NUL in a body', body: '{"kind":"\\u0000"}', status: 400, code: 'ii_0042' },
  { what: 'half a surrogate pair', body: '{"kind":"\\ud800"}', status: 400, code: 'ii_0042' },
  {
    what: 'NUL in a query',
    method: 'GET',
    path: '/api/wallets/my-history?cursor=%00',
    headers: {},
    status: 400,
    code: 'ii_0042',
  },
  { what: 'NUL in a path', path: '/api/treasure-chests/%00/open', status: 400, code: 'ii_0042' },
  { what: 'bytes that are no UTF-8', body: latin1('{"kind":"coração"}'), status: 400, code: 'ii_0031' },
  { what: 'JSON 33 deep', body: nest(33), status: 400, code: 'ii_0031' },
  { what: 'JSON 10,000 deep', body: nest(10_000), status: 400, code: 'ii_0031' },
  { what: 'arrays 100,000 deep', body: '['.repeat(100_000), status: 400, code: 'ii_0031' },
  { what: 'JSON cut short', body: '{"kind":', status: 400, code: 'ii_0031' },
  { what: 'a body that is a list', body: '[]', status: 400, code: 'ii_0031' },
  { what: 'a body that is a number', body: '1e999', status: 400, code: 'ii_0031' },
  { what: 'a body that is null', body: 'null', status: 400, code: 'ii_0031' },
  { what: 'a body that is a text', body: '"x"', status: 400, code: 'ii_0031' },
  { what: 'a key that reaches for the prototype', body: '{"__proto__":{"kind":"EPIC"}}', status: 400, code: 'ii_0031' },
  { what: 'a constructor that does', body: '{"constructor":{"prototype":{"x":1}}}', status: 400, code: 'ii_0031' },
  {
    what: 'a body over the limit',
    body: JSON.stringify({ kind: 'x'.repeat(300 * 1024) }),
    status: 413,
    code: 'br_0000',
  },
  {
    what: 'another content type',
    headers: { 'content-type': 'text/xml' },
    body: '<kind/>',
    status: 415,
    code: 'br_0000',
  },
  {
    what: 'a form where JSON belongs',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'kind=EPIC',
    status: 415,
    code: 'br_0000',
  },
  {
    what: 'a body that says it is packed',
    headers: { ...json, 'content-encoding': 'gzip' },
    body: '{}',
    status: 415,
    code: 'br_0000',
  },
  { what: 'an id that is none', path: '/api/treasure-chests/1/open', status: 400, code: 'ii_0032' },
  {
    what: 'a number that overflows',
    method: 'GET',
    path: '/api/wallets/my-history?pSize=99999999999999999999',
    headers: {},
    status: 400,
    code: 'ii_0030',
  },
  {
    what: 'a cursor whose number overflows',
    method: 'GET',
    path: `/api/wallets/my-history?cursor=${Buffer.from('[99999999999999999999]').toString('base64url')}`,
    headers: {},
    status: 400,
    code: 'ii_0030',
  },
  {
    what: 'a day that does not exist',
    method: 'GET',
    path: '/api/wallets/my-history?from=2026-02-30',
    headers: {},
    status: 400,
    code: 'ii_0010',
  },
  {
    what: 'a year out of range',
    method: 'GET',
    path: '/api/wallets/my-history?from=1899-12-31',
    headers: {},
    status: 400,
    code: 'ii_0010',
  },
  {
    what: 'the same parameter twice',
    method: 'GET',
    path: '/api/wallets/my-history?coinType=XP&coinType=XP',
    headers: {},
    status: 400,
    code: 'ii_0022',
  },
  { what: 'a path that does not decode', path: '/api/treasure-chests/%E0%A4%A/open', status: 400, code: 'ii_0039' },
  {
    what: 'a parameter far too long',
    path: `/api/treasure-chests/${'a'.repeat(400)}/open`,
    status: 414,
    code: 'br_0000',
  },
  { what: 'a path that is nowhere', path: '/api/nowhere', status: 404, code: 'br_0000' },
  {
    what: 'a method that the path does not have',
    method: 'DELETE',
    path: '/api/wallets/my',
    headers: {},
    status: 405,
    code: 'br_0000',
  },
]

describe('bad input gets a 4xx of the catalogue and changes nothing', () => {
  let student: Person | undefined

  it.each(cases)(
    '$what: $status $code',
    async ({ method = 'PATCH', path = '/api/treasure-chests/open', headers = json, body, status, code }) => {
      student ??= await test.given.student()
      const answer = await student.raw(method, path, { headers, ...(body !== undefined && { body }) })
      expect(answer).toMatchObject({ ok: false, status, code })
      expect(errorBody.safeParse(answer.body).success).toBe(true)
      expect(answer.headers.get('content-type')).toContain('application/json')
    },
  )

  it('leaves the prototype alone', () => {
    expect(({} as Record<string, unknown>)['kind']).toBeUndefined()
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  it('names all failing fields of path, query and body at once', async () => {
    const ana = await test.given.student()
    const answer = await ana.raw('GET', '/api/wallets/my-history?pSize=x&coinType=GOLD&from=yesterday')
    expect(answer).toMatchObject({ body: { details: [{ field: 'pSize' }, { field: 'coinType' }, { field: 'from' }] } })
  })

  it('says which methods a path has, and lets HEAD run nothing', async () => {
    const ana = await test.given.student()
    const answer = await ana.raw('HEAD', '/api/wallets/my')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET')
  })

  it('answers in the language asked for, in Portuguese otherwise', async () => {
    const portuguese = await test.anonymous.raw('GET', '/api/wallets/my')
    const english = await test.anonymous.raw('GET', '/api/wallets/my', {
      headers: { 'accept-language': 'en-US,en;q=0.9' },
    })
    expect((portuguese.body as { message: string }).message).not.toBe((english.body as { message: string }).message)
  })

  it.each([
    ['what is not HTTP at all', 'NONSENSE\r\n\r\n', 400],
    ['a head without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    [
      'an expectation that nobody here meets',
      'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
      417,
    ],
  ])('answers %s as everything else, and closes', async (_, sent, status) => {
    const answer = await overTheWire(sent)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im)
    expect(errorBody.safeParse(JSON.parse(answer.split('\r\n\r\n')[1]!)).success).toBe(true)
  })

  it('answers in its own protocol who asks for another one, where there is no channel', async () => {
    const answer = await overTheWire(
      'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })
})

function overTheWire(sent: string): Promise<string> {
  const { port } = new URL(test.address)
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(sent))
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

describe('what is unexpected', () => {
  it('is a 500 without a word about its cause, and is logged', async () => {
    const ana = await test.given.student()
    await test.database.db.schema.alterTable('chests').renameTo('chests_elsewhere').execute()
    const answer = await ana.raw('GET', '/api/treasure-chests/count/my')
    await test.database.db.schema.alterTable('chests_elsewhere').renameTo('chests').execute()
    expect(answer).toMatchObject({ status: 500, code: 'br_0000' })
    expect(JSON.stringify(answer.body)).not.toMatch(/chests|42P01|relation/)
    expect(test.logLines.some((line) => line.includes('unexpected error') && line.includes('42P01'))).toBe(true)
  })
})

it.each(['from=01/11/2026&to=30/11/2026', 'from=2026-11-01&to=2026-11-30', 'from=01%2F11%2F2026'])(
  'a day is taken in both spellings (%s)',
  async (query) => {
    const ana = await test.given.student()
    expect(await ana.raw('GET', `/api/wallets/my-history?${query}`)).toMatchObject({ status: 200 })
  },
)

it.each(['from=31/02/2026', 'from=11/13/2026', 'from=01/11/2026&to=31/10/2026'])(
  'one that does not exist, or comes too early, is not (%s)',
  async (query) => {
    const ana = await test.given.student()
    expect(await ana.raw('GET', `/api/wallets/my-history?${query}`)).toMatchObject({ status: 400 })
  },
)
