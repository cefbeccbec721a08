import { describe, expect, it } from 'vitest'
import { GUARDIAN_CODE_LETTERS } from './constants.ts'
import {
  calledNameOf,
  hasWhiteSpace,
  isCity,
  isDay,
  isEmail,
  isFullName,
  isGuardianCode,
  isLoginName,
  isNewPassword,
  isNewUsername,
  isNickname,
  isPassword,
  isPin,
  isSameMailbox,
  isSurname,
  isTelephone,
  isThrowawayEmail,
  isUsername,
  needsConsent,
  normalizeDay,
  normalizeGuardianCode,
  normalizeLoginName,
  normalizeTelephone,
  tidy,
  shownNameOf,
} from './rules.ts'

describe('the consent of a grown-up', () => {
  it.each([
    ['2010-11-19', true],
    ['19/11/2010', true],
    ['2010-11-18', false],
    ['1990-01-01', false],
    ['2010-02-31', false],
    ['', false],
  ])('of who was born on %j is needed on 2026-11-18: %s', (dateOfBirth, needed) => {
    expect(needsConsent(dateOfBirth, '2026-11-18')).toBe(needed)
  })

  it('comes from another mailbox than the own one, however that is spelled', () => {
    expect(isSameMailbox('Ana@Escola.br', ' ana+mae@escola.br')).toBe(true)
    expect(isSameMailbox('ana@escola.br', 'rosa@escola.br')).toBe(false)
    expect(isSameMailbox('ana@escola.br', undefined)).toBe(false)
    expect(isSameMailbox('ana@escola.br', null)).toBe(false)
  })
})

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

describe('what a person fills in', () => {
  it.each([
    [
      'a full name',
      isFullName,
      ['Ana Souza', 'Zé da Silva', 'Ng An'],
      ['Ana', 'Ana S', 'Ana e Silva', '', 'Ana\u0007 Souza'],
    ],
    [
      'a nickname',
      isNickname,
      ['Ana', 'Lu!', 'a'.repeat(30)],
      [
        'Lu',
        '',
        'a'.repeat(31),
        'a\nb c',
        'abc\u202e',
        '\u200b\u200b\u200b',
        'A\u200dna',
        '!!!',
        '\u3164\u3164\u3164',
        'Z\u0300\u0301\u0302\u0303a',
      ],
    ],
    ['a surname', isSurname, ['Lima', 'Souza Lima'], ['Sá', 'Reis'.slice(1), 'a'.repeat(61)]],
    ['a city', isCity, ['Ipê', 'Santa Bárbara d’Oeste'], ['x', 'a'.repeat(81), 'São\u0000Paulo']],
    [
      'a telephone',
      isTelephone,
      ['1191234567', '11912345678', '+5511912345678'],
      ['123', '01912345678', '+0123456789', '119123456789'],
    ],
    ['a PIN', isPin, ['0000', '1234'], ['123', '12345', '12a4', '１２３４', '']],
    [
      'a day',
      isDay,
      ['2013-05-20', '2024-02-29', '1900-01-01', '2099-12-31'],
      ['2013-02-30', '1899-12-31', '2100-01-01', '20/05/2013', '2013-5-20', ''],
    ],
    ['a new password', isNewPassword, ['12345678', 'com espaço aqui'], ['1234567', '1234567\u0007']],
    ['a new username', isNewUsername, ['luana.souza', 'a@b.co'], ['nickname', 'my', 'a@b']],
    [
      'a throwaway address',
      isThrowawayEmail,
      ['a@mailinator.com', 'a@x.yopmail.com'],
      ['a@demo.trilha.test', 'a@notmailinator.com', ''],
    ],
  ] as const)('%s', (_, rule, right, wrong) => {
    expect(right.filter((text) => !rule(text))).toEqual([])
    expect(wrong.filter((text) => rule(text))).toEqual([])
  })

  it('is tidied into one form', () => {
    expect(tidy('  Ana   Souza ')).toBe('Ana Souza')
    expect(tidy('Robo\u0302')).toBe('Robô')
    expect(normalizeTelephone('(11) 91234-5678')).toBe('11912345678')
    expect([normalizeDay('20/05/2013'), normalizeDay(' 2013-05-20 '), normalizeDay('x')]).toEqual([
      '2013-05-20',
      '2013-05-20',
      'x',
    ])
  })
})

describe("a guardian's code", () => {
  it('has eight letters and digits that nobody takes for others', () => {
    expect(GUARDIAN_CODE_LETTERS).toMatch(/^[A-Z2-9]+$/)
    expect(GUARDIAN_CODE_LETTERS).not.toMatch(/[01OIL]/)
    expect(new Set(GUARDIAN_CODE_LETTERS)).toHaveLength(31)
    expect(isGuardianCode('ABCDEFG2')).toBe(true)
    expect(['ABCDEFG', 'ABCDEFGH2', 'ABCDEFG0', 'abcdefg2', 'ABCD-FGH'].some(isGuardianCode)).toBe(false)
  })
  it('is read as people type it', () => {
    expect(normalizeGuardianCode(' abcd-efg2 ')).toBe('ABCDEFG2')
    expect(normalizeGuardianCode('a b c d e f g 2')).toBe('ABCDEFG2')
  })
})

describe('a phone', () => {
  it.each(['1131234567', '(11) 91234-5678', '11.91234.5678', '+351 912 345 678', '+5511912345678'])('is %s', (text) => {
    expect(isTelephone(normalizeTelephone(text))).toBe(true)
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
    expect(isTelephone(normalizeTelephone(text))).toBe(false)
  })
})

describe('the name that is shown', () => {
  const ana = { name: 'Ana Clara Souza', nickname: null, surname: null }

  it('is the displayed name, else the nickname, else the full name at school and the first name elsewhere', () => {
    expect([shownNameOf(ana), calledNameOf(ana)]).toEqual(['Ana Clara Souza', 'Ana'])
    const nicked = { ...ana, nickname: 'aninha' }
    expect([shownNameOf(nicked), calledNameOf(nicked)]).toEqual(['aninha', 'aninha'])
    const chosen = { ...nicked, surname: 'Ana Clara' }
    expect([shownNameOf(chosen), calledNameOf(chosen)]).toEqual(['Ana Clara', 'Ana Clara'])
  })

  it('never gives the full name away to a stranger', () => {
    expect(calledNameOf({ ...ana, surname: 'ana clara souza', nickname: 'Ana Clara Souza' })).toBe('Ana')
  })
})
