import { expect, it } from 'vitest'
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
  })
  expect(text).not.toContain('planted')
  expect(text).toContain('[redacted]')
})

it.each([
  '/api/parental-controls/check?pin=1234',
  '/api/users/7/token/planted-token/email-validation',
  '/api/users/7/recovery-pass/code/planted-code',
])('the address %s is written without what it carries', (url) => {
  const text = logged((log) => log.info({ req: { id: '1', method: 'GET', url } }, 'answered'))
  expect(text).not.toMatch(/1234|planted/)
})
