import { fieldCodes } from '@trilha/contract/fields'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Person } from '../../testing/given.ts'
import { everyCall, type ContractCall, type SampleArgs } from '../../testing/samples.ts'
import { databaseHash } from '../../testing/snapshot.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp({ config: { predefinedSchoolId: '00000000-0000-4000-8000-000000000000' } })

/** What may be wrong with any field; each must be refused with the field's own code. */
const wrongs: Record<string, (valid: unknown) => unknown> = {
  missing: () => undefined,
  empty: () => '',
  'of another type': (valid) => (typeof valid === 'number' ? 'x' : { a: 1 }),
  'a list': () => [1, 2],
  'too long': () => 'x'.repeat(401),
  'with a control character': (valid) => `${String(valid).slice(0, 3)}\u0007${String(valid).slice(3)}`,
  'with NUL': () => 'a\u0000b',
  'with half a pair': () => 'a\ud800b',
}

interface Case {
  title: string
  entry: ContractCall
  part: 'params' | 'body'
  field: string
  wrong: string
}

function fieldsOf(entry: ContractCall, part: 'params' | 'body'): { name: string; required: boolean }[] {
  const schema = entry.call[part] as z.ZodType | undefined
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties).map((name) => ({ name, required: required.includes(name) }))
}

/** Valid in every field that a body may carry, so that only the one under test is to blame. */
const whole: Record<string, unknown> = {
  name: 'Pessoa Nova',
  nickname: 'Novata',
  surname: 'Sobrenome',
  gender: 'OTHER',
  telephone: '11912345678',
  language: 'pt-br',
  dateOfBirth: '2013-05-20',
  state: 'SP',
  city: 'Campinas',
  trial: false,
  pin: '1234',
  confirmPin: '1234',
  currentPassword: 'um-segredo-de-teste',
}

const cases: Case[] = everyCall
  .filter(({ domain }) => domain === 'users')
  .flatMap((entry) =>
    (['params', 'body'] as const).flatMap((part) =>
      fieldsOf(entry, part).flatMap(({ name, required }) =>
        Object.keys(wrongs)
          // A path cannot lack its parameter or carry another type, and what is optional may be left out.
          .filter((wrong) => wrong !== 'missing' || (part === 'body' && required))
          .filter(
            (wrong) => part === 'body' || !['empty', 'of another type', 'a list', 'with half a pair'].includes(wrong),
          )
          .map((wrong) => ({ title: `${entry.name} ${part}.${name} ${wrong}`, entry, part, field: name, wrong })),
      ),
    ),
  )

function expectedCodes(field: string): string[] {
  const codes = (fieldCodes as Record<string, { required?: string; invalid: string }>)[field]!
  // A PIN that is wrong differs from its copy as well; an email has rules of its own.
  const more = field === 'username' ? ['ii_0003', 'ii_0004'] : field === 'pin' ? ['ii_0029', 'rq_0060'] : []
  return [codes.invalid, ...(codes.required ? [codes.required] : []), 'ii_0042', ...more]
}

async function send(person: Person, { entry: { call }, part, field, wrong }: Case, args: SampleArgs) {
  const target: Record<string, unknown> = part === 'params' ? { ...args.params } : fullBody(call.body, args.body)
  target[field] = wrongs[wrong]!(target[field])
  const params = part === 'params' ? target : args.params
  const body = part === 'body' ? target : args.body
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  return person.raw(call.method, `/api${path}`, {
    headers: { ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

function fullBody(schema: unknown, sample: Record<string, unknown> = {}): Record<string, unknown> {
  const names = Object.keys(
    z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }).properties ?? {},
  )
  return { ...Object.fromEntries(names.filter((name) => name in whole).map((name) => [name, whole[name]])), ...sample }
}

describe('every field of every call of users', () => {
  let prepared: Promise<Person> | undefined

  it('is tried in every wrong way', () => {
    expect(cases.length).toBeGreaterThan(250)
  })

  it.each(cases)('$title: a 4xx with its code, nothing written', async (one) => {
    const person = await (prepared ??= test.given.student())
    const args = await one.entry.sample(person, test.given)
    const before = await databaseHash(test.database.db)
    const answer = await send(person, one, args)
    expect(answer.ok ? 'accepted' : answer.status).toSatisfy((status) => [400, 414].includes(status as number))
    const blamed = answer.status === 414 ? [] : (answer.body as { details: { field: string; code: string }[] }).details
    if (answer.status === 400) {
      const own = blamed.filter(({ field }) => field.split('.')[0] === one.field)
      expect(own.length, JSON.stringify(blamed)).toBeGreaterThan(0)
      for (const { code } of own) expect(expectedCodes(one.field)).toContain(code)
    }
    expect(await databaseHash(test.database.db)).toBe(before)
  })
})
