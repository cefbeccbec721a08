import { describe, expect, it } from 'vitest'
import { changedFields, checkRequest, emailOf, fieldsOf, type RequestFields } from './request-checks.ts'

const right: RequestFields = {
  firstName: 'Luana',
  lastName: 'Aroeira',
  email: 'luana@demo.trilha.test',
  phone: '(11) 91234-5678',
  type: 'INFORMATION',
  description: 'O que vocês guardam?',
}

describe('checkRequest', () => {
  it('lets a whole request through, however the phone is written', () => {
    expect(checkRequest(right)).toEqual({})
    expect(checkRequest({ ...right, email: ' ' })).toEqual({})
    expect(checkRequest({ ...right, phone: '+351 912 345 678', email: ' Luana@Demo.trilha.test ' })).toEqual({})
  })

  it('names all that is missing at once', () => {
    const blank: RequestFields = { firstName: ' ', lastName: '', email: '', phone: '', type: '', description: ' ' }
    expect(checkRequest(blank)).toEqual({
      type: 'missing',
      firstName: 'missing',
      lastName: 'missing',
      phone: 'missing',
      description: 'missing',
    })
  })

  it.each([
    ['firstName', 'Jó'],
    ['lastName', 'Sá'],
    ['lastName', 'x'.repeat(101)],
    ['email', 'luana@'],
    ['phone', '1234'],
    ['description', 'x'.repeat(2001)],
  ] as const)('refuses a wrong %s', (field, text) => {
    expect(checkRequest({ ...right, [field]: text })).toEqual({ [field]: 'invalid' })
  })
})

describe('changedFields', () => {
  const offered: RequestFields = { ...right, email: '', phone: '', type: '', description: '' }

  it('keeps what was typed, so that an email that is offered later still arrives', () => {
    const draft = changedFields({ ...offered, type: 'OTHERS', phone: '11' }, offered)
    expect(draft).toEqual({ type: 'OTHERS', phone: '11' })
    expect({ ...offered, email: 'luana@demo.trilha.test', ...draft }.email).toBe('luana@demo.trilha.test')
  })

  it('keeps that an email was taken out', () => {
    expect(changedFields({ ...right, email: '' }, right)).toEqual({ email: '' })
  })
})

describe('fieldsOf', () => {
  it.each([
    ['Luana Aroeira', 'Luana', 'Aroeira'],
    ['  Ana  Maria de Souza ', 'Ana', 'Maria de Souza'],
    ['Ana', 'Ana', ''],
    ['', '', ''],
  ])('splits %j', (name, firstName, lastName) => {
    expect(fieldsOf(name)).toEqual({ firstName, lastName })
  })
})

it.each([
  [{ username: 'luana@demo.trilha.test' }, 'luana@demo.trilha.test'],
  [{ username: 'luana.aroeira' }, ''],
  [{ displayName: 'Luana' }, ''],
  [undefined, ''],
])('offers of %j the email %j', (user, email) => {
  expect(emailOf(user)).toBe(email)
})
