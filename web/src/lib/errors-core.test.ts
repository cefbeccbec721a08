import { errorSentence, isErrorCode } from '@trilha/contract/errors/catalogue'
import { expect, test } from 'vitest'
import { apiError, httpError } from './api/api-error.ts'
import { errorText, type Sentences } from './errors-core.ts'

const sentences: Sentences = (code, at) => (isErrorCode(code) ? errorSentence(code, 'pt-br', at) : undefined)
const parts = { sentences, general: (key: string) => `general ${key}` }

type Details = { code: string; field: string; message: string }[]

function refusal(code: string, status: number, details: Details = [], message = 'of the server') {
  return apiError({ code, message, field: null, details, requestId: 'r' }, status)
}

test.each([
  ['a known code', refusal('br_0022', 409), 'Este baú já foi aberto. O prêmio está no seu extrato.'],
  [
    'a code by its status',
    refusal('br_0000', 503),
    'A Trilha está muito cheia agora. Espere um pouco e tente de novo.',
  ],
  ['an unknown code', refusal('ae_9999', 409), 'of the server'],
  ['an unknown code without words', refusal('ae_9999', 409, [], 'ae_9999'), 'general ae'],
  ['an unknown prefix without words', refusal('zz_1', 400, [], 'zz_1'), 'general unknown'],
  ['a page of a proxy', httpError(503), 'A Trilha está muito cheia agora. Espere um pouco e tente de novo.'],
  ['a lost network', new TypeError('Failed to fetch'), 'general offline'],
  ['a wait that ended', new DOMException('late', 'TimeoutError'), 'general offline'],
  ['a bug', new RangeError('x'), 'general unknown'],
  ['no error at all', 'text', 'general unknown'],
])('%s', (_name, error, sentence) => {
  expect(errorText(error, parts).sentence).toBe(sentence)
})

test('what only the server knows is said in its own words', () => {
  const body = { code: 'br_0038', message: 'Até 20 de novembro.', field: 'suspendedUntil', details: [], requestId: 'r' }
  const { sentence, fields } = errorText(apiError(body, 403), parts)
  expect([sentence, fields['suspendedUntil']]).toEqual([body.message, body.message])
})

test('before the catalogue is there, the server speaks, of the whole and of each field', () => {
  const early = { ...parts, sentences: undefined }
  expect(errorText(refusal('nf_0039', 404), early)).toMatchObject({ sentence: 'of the server', code: 'nf_0039' })
  const named = [{ code: 'ii_0067', field: 'city', message: 'of the city' }]
  expect(errorText(refusal('ii_0067', 400, named), early).fields).toEqual({ city: 'of the city' })
  const limit = { code: 'ii_0048', message: 'over the limit', field: 'educoins', details: [], requestId: 'r' }
  expect(errorText(apiError(limit, 400), early)).toMatchObject({
    sentence: 'over the limit',
    fields: { educoins: 'over the limit' },
  })
  // An answer without words of its own: the prefix.
  expect(errorText(refusal('nf_0039', 404, [], 'nf_0039'), early).sentence).toBe('general nf')
})

test('each failing field has its sentence', () => {
  const error = refusal('rq_0001', 400, [
    { code: 'rq_0001', field: 'username', message: '' },
    { code: 'rq_9999', field: 'password', message: '' },
  ])
  const { fields } = errorText(error, parts)
  expect(Object.keys(fields)).toEqual(['username', 'password'])
  expect(fields['username']).toBe(errorSentence('rq_0001', 'pt-br'))
  expect(fields['password']).toBe('general rq')
})

test('one fault is said of a field in its own words', () => {
  const error = refusal('ii_0067', 400, [
    { code: 'ii_0067', field: 'state', message: '' },
    { code: 'ii_0067', field: 'city', message: '' },
  ])
  const { state, city } = errorText(error, parts).fields
  expect(state).toContain('estado')
  expect(city).toContain('cidade')
})

test.each([
  ['a lost network', new TypeError('Failed to fetch'), 'Não deu. general connection'],
  ['a bug', new RangeError('x'), 'Não deu. general later'],
  ['a fault of the server', refusal('br_0000', 500), 'Não deu. general later'],
  [
    'a busy server',
    refusal('br_0000', 503),
    'Não deu. A Trilha está muito cheia agora. Espere um pouco e tente de novo.',
  ],
])('an act that failed for %s is named wherever it is told', (_name, error, expected) => {
  const { sentence, named, notice } = errorText(error, { ...parts, cannot: 'Não deu.' })
  expect([sentence, named, notice]).toEqual([expected, expected, expected])
})

test('a refusal with a reason is told by its reason beside the act, and by the name of the act elsewhere', () => {
  const { sentence, named, notice } = errorText(refusal('br_0022', 409), { ...parts, cannot: 'Não deu.' })
  const why = 'Este baú já foi aberto. O prêmio está no seu extrato.'
  expect([sentence, named, notice]).toEqual([why, `Não deu. ${why}`, 'Não deu.'])
  expect(errorText(refusal('br_0022', 409), parts)).toMatchObject({ sentence: why, why, named: why, notice: why })
  expect(errorText(new RangeError('x'), { ...parts, cannot: 'Não deu.' }).why).toBe('general later')
})
