import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isErrorCode } from './errors/index.ts'
import { fieldCodes, fieldProblems, issueCode, withCode } from './fields.ts'
import { contract } from './index.ts'

function problems(schema: z.ZodType, input: unknown, whole?: string) {
  const result = schema.safeParse(input)
  return result.error === undefined ? [] : fieldProblems(result.error, input, whole)
}

/** Every field name that callers of the contract may send. */
function sentNames(): Set<string> {
  const names = new Set<string>()
  for (const { calls } of Object.values(contract)) {
    for (const call of Object.values(calls) as { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType }[]) {
      for (const schema of [call.params, call.query, call.body]) {
        if (schema) collectNames(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), names)
      }
    }
  }
  return names
}

function collectNames(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name)
    collectNames(value, names)
  }
}

describe('fieldCodes', () => {
  it('names only codes of the catalogue, of the right kind', () => {
    for (const codes of Object.values<{ required?: string; invalid: string }>(fieldCodes)) {
      expect(codes.invalid).toMatch(/^ii_/)
      expect(isErrorCode(codes.invalid)).toBe(true)
      if (codes.required !== undefined) {
        expect(codes.required).toMatch(/^rq_/)
        expect(isErrorCode(codes.required)).toBe(true)
      }
    }
  })

  it('covers every field that a call of the contract takes', () => {
    const names = sentNames()
    expect(names).toContain('username')
    expect([...names].filter((name) => !Object.hasOwn(fieldCodes, name))).toEqual([])
  })
})

describe('issueCode', () => {
  it.each([
    ['username', true, 'rq_0001'],
    ['username', false, 'ii_0006'],
    ['coinType', true, 'ii_0022'],
    ['idempotency-key', false, 'ii_0040'],
    ['somethingNew', true, 'ii_0039'],
    ['constructor', false, 'ii_0039'],
    ['__proto__', false, 'ii_0039'],
  ] as const)('%s, missing %s: %s', (name, missing, code) => {
    expect(issueCode(name, missing)).toBe(code)
  })
})

describe('fieldProblems', () => {
  const signIn = z.object({ username: z.string().trim().min(3), password: z.string().min(8) })

  it('names all failing fields, missing or wrong', () => {
    expect(problems(signIn, {})).toEqual([
      { code: 'rq_0001', field: 'username' },
      { code: 'rq_0002', field: 'password' },
    ])
    expect(problems(signIn, { username: 7, password: 'short' })).toEqual([
      { code: 'ii_0006', field: 'username' },
      { code: 'ii_0005', field: 'password' },
    ])
    expect(problems(signIn, { username: 'luana', password: 'trilha-demo-1' })).toEqual([])
  })

  it.each(['', '   ', '\u200B\u2060 ', null, undefined])('takes %j in a required field as missing', (nothing) => {
    expect(problems(signIn, { username: nothing, password: 'trilha-demo-1' })).toEqual([
      { code: 'rq_0001', field: 'username' },
    ])
  })

  it('takes an inherited property as missing', () => {
    expect(problems(z.object({ id: z.uuid() }), Object.create({ id: 'x' }))).toEqual([{ code: 'rq_0063', field: 'id' }])
  })

  it('says one thing per field, the first', () => {
    const strict = z.object({
      username: z
        .string()
        .min(3)
        .refine((name) => name.includes('@'), withCode('ii_0003')),
    })
    expect(problems(strict, { username: '1' })).toEqual([{ code: 'ii_0006', field: 'username' }])
  })

  it('says of another type what a check says that is always asked', () => {
    const text = z
      .string()
      .refine((value: unknown) => typeof value === 'string', { ...withCode('ii_0053'), when: () => true })
    expect(problems(z.object({ text }), { text: 5 })).toEqual([{ code: 'ii_0053', field: 'text' }])
  })

  it('gives dotted paths, and the code of the nearest name', () => {
    const nested = z.object({ items: z.array(z.object({ id: z.uuid() })), kind: z.array(z.enum(['COMMON'])) })
    expect(problems(nested, { items: [{ id: 'x' }, {}], kind: ['COMMON', 'GOLD'] })).toEqual([
      { code: 'ii_0032', field: 'items.0.id' },
      { code: 'rq_0063', field: 'items.1.id' },
      { code: 'ii_0067', field: 'kind.1' },
    ])
  })

  it('names the whole when the input itself is wrong', () => {
    for (const input of [null, undefined, 'text', []]) {
      expect(problems(signIn, input)).toEqual([{ code: 'ii_0031', field: 'body' }])
    }
    expect(problems(signIn, 1, 'query')).toEqual([{ code: 'ii_0039', field: 'query' }])
  })

  it('reads the tag of a discriminated union, and the fields of the tagged option', () => {
    const grant = z.discriminatedUnion('grant_type', [
      z.object({ grant_type: z.literal('password'), username: z.string(), password: z.string() }),
      z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
    ])
    expect(problems(grant, {})).toEqual([{ code: 'rq_0003', field: 'grant_type' }])
    expect(problems(grant, { grant_type: 'magic' })).toEqual([{ code: 'ii_0033', field: 'grant_type' }])
    expect(problems(grant, { grant_type: 'password', username: 'luana' })).toEqual([
      { code: 'rq_0002', field: 'password' },
    ])
    expect(problems(grant, { grant_type: 'refresh_token' })).toEqual([{ code: 'rq_0004', field: 'refresh_token' }])
  })

  it('speaks of the option of a plain union that came nearest', () => {
    const either = z.object({
      who: z.union([z.string(), z.object({ username: z.string(), id: z.uuid() }), z.object({ id: z.uuid() })]),
    })
    expect(problems(either, { who: { id: 'x' } })).toEqual([{ code: 'ii_0032', field: 'who.id' }])
    expect(problems(either, { who: {} })).toEqual([{ code: 'rq_0063', field: 'who.id' }])
    expect(problems(either, { who: 5 })).toEqual([{ code: 'ii_0039', field: 'who' }])
    expect(problems(either, {})).toEqual([{ code: 'ii_0039', field: 'who' }])
  })

  it('names keys that a strict object does not know', () => {
    expect(problems(z.strictObject({ kind: z.string().optional() }), { colour: 'red', size: 1 })).toEqual([
      { code: 'ii_0039', field: 'colour' },
      { code: 'ii_0039', field: 'size' },
    ])
  })

  it('takes a coerced number that is not there, or out of range, by its field', () => {
    const page = z.object({ pSize: z.coerce.number().int().min(1).max(100) })
    for (const pSize of [undefined, '0', '101', '1.5', 'many']) {
      expect(problems(page, { pSize })).toEqual([{ code: 'ii_0030', field: 'pSize' }])
    }
  })

  it("gives a check's own code, unless the field is missing", () => {
    const period = z
      .object({ from: z.iso.date(), to: z.iso.date() })
      .refine(({ from, to }) => from <= to, withCode('ii_0038', ['to']))
    expect(problems(period, { from: '2026-03-02', to: '2026-03-01' })).toEqual([{ code: 'ii_0038', field: 'to' }])
    expect(problems(period, { from: '2026-02-30', to: '2026-03-01' })).toEqual([{ code: 'ii_0010', field: 'from' }])
    const named = z.object({ username: z.string().refine((name) => name.includes('@'), withCode('ii_0003')) })
    expect(problems(named, { username: 'luana' })).toEqual([{ code: 'ii_0003', field: 'username' }])
    expect(problems(named, { username: '' })).toEqual([{ code: 'rq_0001', field: 'username' }])
  })

  it('does not answer a flood with a flood', () => {
    const list = z.array(z.number())
    expect(
      problems(
        list,
        Array.from({ length: 5000 }, () => 'x'),
      ),
    ).toHaveLength(100)
  })
})

type FieldOfCall = { call: string; field: z.ZodType }

/** A field of that name in the bodies of the calls that are not left out. */
function fieldsNamed(name: string, leftOut: readonly string[] = []): FieldOfCall[] {
  return Object.entries(contract).flatMap(([domain, { calls }]) =>
    Object.entries(calls as Record<string, { body?: z.ZodType }>).flatMap(([own, { body }]) => {
      const field = body instanceof z.ZodObject ? (body.shape[name] as z.ZodType | undefined) : undefined
      const call = `${domain}.${own}`
      return field && !leftOut.includes(call) ? [{ call, field }] : []
    }),
  )
}

describe('a name of a thing', () => {
  it.each(['title', 'subjectName', 'school'])('has at least three letters: %s', (name) => {
    const found = fieldsNamed(name)
    expect(found.length).toBeGreaterThan(0)
    for (const { call, field } of found) {
      for (const short of ['a', 'ab', ' ab '])
        expect([call, short, field.safeParse(short).success]).toEqual([call, short, false])
      expect([call, field.safeParse('Sol').success]).toEqual([call, true])
    }
  })
})

describe('an email that somebody gives', () => {
  /** These compare it with what is known, or are told apart by their own rule. */
  const compared = ['privacy.takeOutWithoutAccount', 'privacy.eraseWithoutAccount']

  it('is none that is thrown away, wherever one is taken', () => {
    const found = ['username', 'email', 'guardianEmail'].flatMap((name) => fieldsNamed(name, compared))
    expect(found.map(({ call }) => call).toSorted()).toEqual([
      'admissions.askGuardian',
      'family.createCode',
      'privacy.create',
      'roster.add',
      'users.signUp',
      'users.signUpGuardian',
      'users.signUpStudent',
      'users.signUpStudent',
      'users.update',
    ])
    for (const { call, field } of found)
      for (const email of ['ana@mailinator.com', ' Ana@Sub.Mailinator.COM']) {
        const codes = problems(z.object({ email: field }), { email }).map(({ code }) => code)
        expect([call, email, codes]).toEqual([call, email, ['ii_0004']])
      }
  })
})
