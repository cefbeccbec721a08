import { describe, expect, it } from 'vitest'
import {
  hasWhiteSpace,
  isEmail,
  isLoginName,
  isPassword,
  isPhone,
  isUsername,
  normalizeLoginName,
  normalizePhone,
} from './rules.ts'

describe('a username', () => {
  it.each(['abc', 'luana', 'luana.souza_7', 'A1b', 'a'.repeat(50)])('may be %s', (name) => {
    expect(isUsername(name)).toBe(true)
  })
  it.each([
    '',
    'ab',
    'a'.repeat(51),
    '.luana',
    'luana.',
    '_luana',
    'luana_',
    'lu..ana',
    'lu__ana',
    'lu._ana',
    'lu ana',
    'luã',
    'lu-ana',
    'luana\n',
  ])('may not be %j', (name) => {
    expect(isUsername(name)).toBe(false)
  })
})

describe('an email', () => {
  it.each(['luana@demo.trilha.test', 'a@b.co', 'l.s+escola@sub.dominio.com.br', `${'a'.repeat(64)}@b.org`])(
    'may be %s',
    (email) => {
      expect(isEmail(email)).toBe(true)
    },
  )
  it.each([
    '',
    'a@b',
    '@b.co',
    'a@',
    'a@b.',
    'a@.co',
    'a..b@c.co',
    '.a@b.co',
    'a@b@c.co',
    'a b@c.co',
    'a@-b.co',
    'a@b.c',
    'a@b.co\n',
    `a@${'b'.repeat(64)}.co`,
  ])('may not be %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })
  it('is at most as long as mail can carry', () => {
    const domain = `${'b'.repeat(60)}.`.repeat(4)
    expect(isEmail(`aaaaaaa@${domain}co`)).toBe(true)
    expect(isEmail(`aaaaaaaa@${domain}co`)).toBe(false)
  })
  it('is checked in no time even when hostile', () => {
    const start = performance.now()
    for (const text of [
      `${'a.'.repeat(126)}@`,
      `a@${'a-'.repeat(125)}`,
      `a@${'a.'.repeat(125)}!`,
      'a'.repeat(1_000_000),
    ])
      isEmail(text)
    expect(performance.now() - start).toBeLessThan(100)
  })
})

describe('a login name', () => {
  it('goes by the email rules with an @ and by the username rules without', () => {
    expect(isLoginName('luana@demo.trilha.test')).toBe(true)
    expect(isLoginName('luana.souza')).toBe(true)
    expect(isLoginName('luana@demo')).toBe(false)
    expect(isLoginName('lu')).toBe(false)
  })
  it('ignores white space and case', () => {
    expect(normalizeLoginName(' Luana@Demo.\tTrilha.test\u00A0')).toBe('luana@demo.trilha.test')
    expect(hasWhiteSpace('a b')).toBe(true)
    expect(hasWhiteSpace('ab')).toBe(false)
  })
})

describe('a password', () => {
  it('has 8 to 128 characters, each counted once', () => {
    expect(isPassword('1234567')).toBe(false)
    expect(isPassword('12345678')).toBe(true)
    expect(isPassword('é1234567')).toBe(true)
    expect(isPassword('🦜🦜🦜🦜')).toBe(false)
    expect(isPassword('🦜'.repeat(128))).toBe(true)
    expect(isPassword('a'.repeat(129))).toBe(false)
    expect(isPassword('a'.repeat(5_000_000))).toBe(false)
  })
})

describe('a phone', () => {
  it.each(['1131234567', '(11) 91234-5678', '11.91234.5678', '+351 912 345 678', '+5511912345678'])('is %s', (text) => {
    expect(isPhone(normalizePhone(text))).toBe(true)
  })
  it.each([
    '',
    '912345678',
    '01912345678',
    '119123456789',
    '+0123456789',
    '+1234567',
    '11 9123x-5678',
    '++551191234567',
  ])('is not %j', (text) => {
    expect(isPhone(normalizePhone(text))).toBe(false)
  })
})
