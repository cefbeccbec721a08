import { errorSentence, isErrorCode } from '@trilha/contract/errors/catalogue'
import { expect, test } from 'vitest'
import { apiError, httpError } from './api/api-error.ts'
import { errorText, type Sentences } from './errors-core.ts'

const sentences: Sentences = (code, at) => (isErrorCode(code) ? errorSentence(code, 'pt-br', at) : undefined)
const parts = { sentences, general: (key: string) => `general ${key}` }

function refusal(code: string, status: number, details: { code: string; field: string; message: string }[] = []) {
  return apiError({ code, message: 'of the server', field: null, details, requestId: 'r' }, status)
}

test.each([
  ['a known code', refusal('br_0022', 409), 'Este baú já foi aberto. O prêmio está no seu extrato.'],
  [
    'a code by its status',
    refusal('br_0000', 503),
    'A Trilha está muito cheia agora. Espere um pouco e tente de novo.',
  ],
  ['an unknown code', refusal('ae_9999', 409), 'general ae'],
  ['an unknown prefix', refusal('zz_1', 400), 'general unknown'],
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

test('before the catalogue is there, the prefix speaks', () => {
  expect(errorText(refusal('nf_0039', 404), { ...parts, sentences: undefined })).toMatchObject({
    sentence: 'general nf',
    code: 'nf_0039',
  })
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
