import { sql, type RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

const names = [
  'password',
  'pin',
  'newPin',
  'currentPin',
  'confirmPin',
  'token',
  'refresh_token',
  'authorization',
  'cookie',
]

it.each(names)('a %s never reaches a line, however deep it lies', (name) => {
  const text = logged((log) => {
    log.info({ [name]: 'planted-1' }, 'flat')
    log.info({ body: { [name]: 'planted-2' } }, 'in a body')
    log.info({ request: { headers: { [name]: 'planted-3' } } }, 'in a header')
    log.info({ a: { b: { c: { [name]: 'planted-4' } } } }, 'deeper')
    log.info({ a: [{ b: { c: { d: [{ [name]: { of: 'planted-5' } }] } } }] }, 'deeper than any body goes')
  })
  expect(text).not.toContain('planted')
  expect(text).toContain('[redacted]')
})

describe('addresses', () => {
  const test = testApp()

  it.each([
    ['GET', '/api/parental-controls/check?pin=1234'],
    ['GET', '/api/users/ana.planted%40escola.test/brief'],
    ['GET', '/api/users/planted/brief'],
    ['PATCH', '/api/users/7/token/planted-token/email-validation'],
    ['POST', '/api/users/ana@escola.planted/recovery-pass/code/planted-code'],
    ['GET', '/api/nowhere/planted@escola.test/x'],
    ['POST', '/api/users/ana@escola.planted/recovery-pass/code/123456'],
    ['GET', '/api/nowhere/Planted1'],
  ])('%s %s is written without what it carries', async (method, url) => {
    test.logLines.length = 0
    await test.anonymous.raw(method, url)
    await expect.poll(() => test.logLines.join('')).toContain('answered')
    expect(test.logLines.join('')).not.toMatch(/=1234|\/123456|planted/i)
  })

  it('says the route and the ids', () => {
    const url = '/api/treasure-chests/5c8b1f04-0c5e-4f0e-9e5f-0d9b0c6a7b11/open'
    const req = { id: '1', method: 'PATCH', url, routeOptions: { url: '/api/treasure-chests/:id/open' } }
    expect(logged((log) => log.info({ req }, 'answered'))).toContain(url)
  })
})

describe('errors of the database', () => {
  const test = testApp()
  const fails = (query: RawBuilder<unknown>) => query.execute(test.database.db).catch((error: unknown) => error)

  it('say which rule was broken, and nothing of the row', async () => {
    const broken = await fails(sql`
      insert into users (username, name, password_hash, gender) values ('planted@escola.test', 'Planted', 'x', 'planted')`)
    expect((broken as { detail: string }).detail).toContain('planted@escola.test')
    const text = logged((log) => {
      log.error({ err: broken }, 'flat')
      log.error({ err: new Error('outer', { cause: broken }) }, 'as a cause')
    })
    expect(text).not.toContain('planted')
    expect(text).toContain('"constraint":"users_gender_check"')
    expect(text).toContain('"code":"23514"')
  })

  it('nor of a value that was refused', async () => {
    const refused = await fails(sql`select ${'two\nlines, planted'}::uuid`)
    const text = logged((log) => log.error({ err: refused }, 'refused'))
    expect(text).not.toContain('planted')
    expect(text).toContain('invalid input syntax for type uuid')
  })

  it('nor of the statement inside a function', async () => {
    const inside = await fails(sql.raw(`do $$ begin execute 'select ''planted-inside''::int'; end $$`))
    expect(JSON.stringify({ ...(inside as object) })).toContain('planted-inside')
    expect(logged((log) => log.error({ err: inside }, 'inside'))).not.toContain('planted')
  })
})
