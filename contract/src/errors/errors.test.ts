import { describe, expect, it } from 'vitest'
import { DOCUMENTED_SENTENCES, LOCALES } from '../constants.ts'
import { fieldCodes } from '../fields.ts'
import {
  errorBody,
  errorRanges,
  errors,
  errorSentence,
  errorStatus,
  errorStatuses,
  isErrorCode,
  ownErrorsFrom,
  transportSentences,
  type ErrorCode,
  type ErrorEntry,
  type Sentence,
} from './index.ts'

const entries = Object.entries<ErrorEntry>(errors)
const codes = Object.keys(errors) as ErrorCode[]

/** G11 and E2, restated: the status of each business rule, first the usual one. */
const businessRules: Record<string, number[]> = {
  br_0000: [500, 404, 405, 413, 414, 415, 429, 503],
  br_0001: [401],
  br_0003: [403],
  br_0005: [409],
  br_0011: [401],
  br_0012: [409, 401],
  br_0014: [401, 403],
  br_0020: [422],
  br_0021: [409],
  br_0022: [409],
  br_0023: [422],
  br_0025: [410],
  br_0026: [409],
  br_0027: [401, 410],
  br_0028: [409],
  br_0029: [409],
  br_0031: [409],
  br_0033: [409],
  br_0036: [403],
  br_0038: [403],
  br_0039: [401],
  br_0040: [422],
  br_0042: [409],
  br_0043: [409],
  br_0044: [409],
  br_0045: [409],
  br_0048: [409],
  br_0049: [422],
}

const statusByPrefix: Record<string, number> = { nf: 404, rq: 400, ae: 409, ii: 400 }

function sentencesOf(entry: ErrorEntry): Sentence[] {
  return [entry, ...Object.values(entry.byStatus ?? {}), ...Object.values(entry.byField ?? {})]
}

const byValue = (a: number, b: number) => a - b
const numberOf = (code: string) => Number(code.slice(-4))
const isOurs = (code: string) => numberOf(code) >= ownErrorsFrom

describe('the codes', () => {
  it('are the 28 business rules of the documents, with their statuses', () => {
    const built = codes.filter((code) => code.startsWith('br_') && !isOurs(code))
    expect(built.toSorted()).toEqual(Object.keys(businessRules).toSorted())
    expect(built).toHaveLength(28)
    for (const code of built) {
      expect([code, errorStatus(code)]).toEqual([code, businessRules[code]![0]])
      expect([code, errorStatuses(code).toSorted(byValue)]).toEqual([code, businessRules[code]!.toSorted(byValue)])
    }
  })

  it.each(codes.filter((code) => !code.startsWith('br_')))(
    '%s lies in the range of its prefix, or among our own, and has its status',
    (code) => {
      const [prefix, digits] = code.split('_') as [keyof typeof errorRanges, string]
      expect(digits).toMatch(/^\d{4}$/)
      const [first, last] = errorRanges[prefix]
      expect(isOurs(code) || (Number(digits) >= first && Number(digits) <= last)).toBe(true)
      expect(errorStatuses(code)).toEqual([statusByPrefix[prefix]])
    },
  )

  it.each(['br', 'nf', 'rq', 'ae', 'ii'])('of ours leave no gap among the numbers of %s (E64)', (prefix) => {
    const own = codes.filter((code) => code.startsWith(prefix) && isOurs(code)).map(numberOf)
    expect(own.toSorted(byValue)).toEqual(own.map((_, index) => ownErrorsFrom + index))
  })

  it('have a key each', () => {
    const keys = entries.map(([, entry]) => entry.key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    for (const key of keys) expect(key).toMatch(/^[a-z][A-Za-z]+$/)
  })

  it('are told from other values', () => {
    expect(isErrorCode('br_0022')).toBe(true)
    for (const other of ['br_9999', 'constructor', '', null, 22]) expect(isErrorCode(other)).toBe(false)
  })

  it('keep the ranges of the documents', () => {
    expect(errorRanges).toEqual({ nf: [1, 92], rq: [1, 226], ae: [1, 17], ii: [1, 86] })
  })
})

/** Sentences that the documents quote stand as they are, whatever our own voice asks for (G7). */
const quoted: readonly string[] = Object.values(DOCUMENTED_SENTENCES)

describe('the sentences', () => {
  it('of the documents stand byte for byte', () => {
    expect(errors.ii_0016).toMatchObject({ 'pt-br': DOCUMENTED_SENTENCES.reportDescriptionTooLong })
    expect(errors.ii_0020).toMatchObject({ 'pt-br': DOCUMENTED_SENTENCES.base64Wrong })
    expect(errors.ii_0020).toMatchObject({ 'en-us': DOCUMENTED_SENTENCES.base64Wrong })
  })

  it.each(entries)('of %s speak both languages', (_code, entry) => {
    for (const sentence of sentencesOf(entry)) {
      for (const locale of LOCALES) expect(sentence[locale].trim().length).toBeGreaterThan(5)
      if (quoted.includes(sentence['en-us'])) continue
      expect(sentence['pt-br']).not.toBe(sentence['en-us'])
    }
  })

  it.each(entries)('of %s keep the voice: short, whole, calm, without codes', (code, entry) => {
    for (const sentence of sentencesOf(entry)) {
      for (const locale of LOCALES) {
        const text = sentence[locale]
        if (quoted.includes(text)) continue
        expect(text.length).toBeLessThanOrEqual(100)
        expect(text).toMatch(/^[A-ZÀ-Ý].*[.?]$/u)
        expect(text).toBe(text.trim())
        expect(text).not.toMatch(/!|\p{Extended_Pictographic}|inválid|invalid|token|[a-z]{2}_\d/iu)
        expect(text).not.toContain(code)
      }
    }
  })

  it('are different where the meaning is', () => {
    const texts = entries.map(([, entry]) => entry['pt-br'])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('go by the transport status for br_0000', () => {
    for (const [status, sentence] of Object.entries(transportSentences)) {
      for (const locale of LOCALES)
        expect(errorSentence('br_0000', locale, { status: Number(status) })).toBe(sentence[locale])
    }
    expect(errorSentence('br_0000', 'pt-br', { status: 418 })).toBe(transportSentences[500]['pt-br'])
    expect(errorSentence('br_0000', 'en-us')).toBe(transportSentences[500]['en-us'])
    const texts = Object.values(transportSentences).map((sentence) => sentence['pt-br'])
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('are those of the design where it gives them', () => {
    expect(errorSentence('br_0014', 'pt-br')).toBe('Não reconhecemos esse e-mail e senha. Confira e tente de novo.')
    expect(errorSentence('br_0014', 'en-us')).toBe('We did not recognise that email and password. Check and try again.')
    expect(errorSentence('br_0022', 'pt-br')).toBe('Este baú já foi aberto. O prêmio está no seu extrato.')
    expect(errorSentence('br_0022', 'en-us')).toBe('This chest was already opened. The reward is in your statement.')
  })

  it('go by the field where one fault is said otherwise of another', () => {
    const plain = errorSentence('ii_0067', 'pt-br')
    expect(errorSentence('ii_0067', 'pt-br', { field: 'state' })).toContain('estado')
    expect(errorSentence('ii_0067', 'pt-br', { field: 'kind.1' })).toContain('baú')
    for (const field of ['contentType', 'constructor', '', null]) {
      expect(errorSentence('ii_0067', 'pt-br', { field })).toBe(plain)
    }
  })

  it('promise no tomorrow of a limit that a school may set to nothing', () => {
    for (const locale of LOCALES)
      expect(errorSentence('ii_0048', locale, { field: 'educoins' })).not.toMatch(/amanhã|tomorrow/i)
  })

  it('go by names that a refusal can carry', () => {
    const conditions = ['challenge', 'ebook', 'quiz', 'video']
    for (const [code, { byField = {} }] of entries) {
      const unknown = Object.keys(byField).filter(
        (field) =>
          !Object.hasOwn(fieldCodes, field) &&
          !(code === 'ii_0045' && conditions.includes(field)) &&
          !(code === 'br_0003' && ['ownChild', 'ownLink'].includes(field)) &&
          !(code === 'br_0038' && ['suspendedUntil', 'terms', 'waitsFor'].includes(field)),
      )
      expect([code, unknown]).toEqual([code, []])
    }
  })

  it('tell a session that ended from a link that expired', () => {
    expect(errorSentence('br_0027', 'pt-br', { status: 401 })).toContain('sessão')
    expect(errorSentence('br_0027', 'pt-br', { status: 410 })).toContain('link')
    expect(errorSentence('br_0014', 'en-us', { status: 403 })).toContain('current password')
    expect(errorSentence('br_0012', 'en-us', { status: 401 })).toContain('session')
  })
})

describe('the body', () => {
  const body = {
    code: 'rq_0001',
    message: 'Escreva seu e-mail ou nome de usuário.',
    field: 'username',
    details: [{ code: 'rq_0001', field: 'username', message: 'Escreva seu e-mail ou nome de usuário.' }],
    requestId: 'r1',
  }

  it('has the five parts', () => {
    expect(errorBody.parse(body)).toEqual(body)
    expect(errorBody.parse({ ...body, field: null, details: [] }).field).toBeNull()
    for (const part of Object.keys(body)) {
      expect(errorBody.safeParse({ ...body, [part]: undefined }).success, part).toBe(false)
    }
  })

  it('may carry a code newer than its reader, but only a code', () => {
    expect(errorBody.safeParse({ ...body, code: 'nf_0092' }).success).toBe(true)
    expect(errorBody.safeParse({ ...body, code: 'FST_ERR' }).success).toBe(false)
  })
})
