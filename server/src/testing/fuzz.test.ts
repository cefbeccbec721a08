import { ROLES } from '@trilha/contract/constants'
import { errorBody, isErrorCode } from '@trilha/contract/errors/index'
import { possibleErrors } from '@trilha/contract/openapi'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { formOf, requestOf, type Caller } from './caller.ts'
import { everyCall, type ContractCall, type SampleArgs } from './samples/index.ts'
import { testApp } from './test-app.ts'

/** 10,000 in npm test, 100,000 in npm run test:long. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 10_000)
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)
const test = testApp({ isRandom: true })

const leaving = ['auth.revoke', 'auth.signOutOidc']

const hostile = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'e\u0301'.repeat(500),
  "' or 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '\r\nX: y',
  '💥'.repeat(300),
  '-1',
  '0',
  '1e999',
  'NaN',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '29/02/2025',
  '2026-02-30',
  '1899-12-31',
  '2100-01-01',
  '00000000-0000-4000-8000-000000000000',
  'null',
  'true',
  '[]',
  ',,',
  'x'.repeat(5_000),
]
const scalar = fc.oneof(
  fc.constantFrom<unknown>(...hostile),
  fc.constantFrom<unknown>(null, true, false, 0, -0, 1, -1, 1.5, 2 ** 31, 2 ** 53, 1e20, [], {}, [[]], { a: { b: 1 } }),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.integer(),
  fc.double(),
)

interface Mutation {
  part: 'params' | 'query' | 'body'
  field: number
  how: 'replace' | 'remove' | 'add' | 'keep'
  value: unknown
}
const mutation: fc.Arbitrary<Mutation> = fc.record({
  part: fc.constantFrom('params', 'query', 'body'),
  field: fc.nat(20),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'keep'),
  value: scalar,
})
const attack = fc.record({
  entry: fc.constantFrom(...everyCall),
  who: fc.nat(ROLES.length),
  mutations: fc.array(mutation, { maxLength: 3 }),
  rawBody: fc.option(
    fc.oneof(fc.constantFrom('', '{', '[]', '"x"', '{"a":'.repeat(40), 'null'), fc.json({ maxDepth: 4 })),
    { freq: 8 },
  ),
  contentType: fc.constantFrom(
    undefined,
    undefined,
    undefined,
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    ';;',
  ),
  key: fc.option(fc.constantFrom('ab', 'a-good-key-000', 'x'.repeat(200), 'bad key with space'), { freq: 6 }),
})
type Attack = typeof attack extends fc.Arbitrary<infer T> ? T : never

function fieldNames(schema: unknown): string[] {
  const def = (schema as z.ZodType | undefined)?.def as
    | { shape?: Record<string, unknown>; options?: unknown[]; innerType?: unknown }
    | undefined
  return [
    ...Object.keys(def?.shape ?? {}),
    ...(def?.options ?? []).flatMap(fieldNames),
    ...(def?.innerType ? fieldNames(def.innerType) : []),
  ]
}

function mutate(entry: ContractCall, args: SampleArgs, mutations: readonly Mutation[]): SampleArgs {
  const { file, ...rest } = args
  const result: Record<string, Record<string, unknown>> = structuredClone(rest)
  for (const { part, field, how, value } of mutations) {
    const names = fieldNames(entry.call[part])
    const name = how === 'add' ? '__extra' : names[field % Math.max(1, names.length)]
    if (name === undefined || how === 'keep') continue
    const target = (result[part] ??= {})
    if (how === 'remove') delete target[name]
    else target[name] = value
  }
  return { ...result, ...(file && { file }) }
}

function send(caller: Caller, { entry: { call }, rawBody, contentType, key }: Attack, args: SampleArgs) {
  const { method, path, headers, body } = requestOf(call, args)
  // A form with a file says its own type, with the mark between its parts.
  if (args.file && rawBody === null && contentType === undefined)
    return caller.raw(method, path, { body: formOf(args.file) })
  const payload = method === 'GET' ? undefined : (rawBody ?? body)
  const type = contentType ?? (call.form ? 'application/x-www-form-urlencoded' : 'application/json')
  const { 'content-type': _, ...others } = headers
  return caller.raw(method, path, {
    headers: {
      ...others,
      ...(payload !== undefined && { 'content-type': type }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(payload !== undefined && { body: payload }),
  })
}

describe('whatever is sent', () => {
  it(
    `gets an answer of the catalogue and never a 5xx (${requests} requests, seed ${seed})`,
    { timeout: 600_000 },
    async () => {
      const people = await Promise.all(ROLES.map((role) => test.given.person({ role })))
      const student = people[0]!
      const callers: Caller[] = [...people, test.anonymous]
      const prepared = new Map<string, SampleArgs>()
      for (const entry of everyCall) prepared.set(entry.name, await entry.sample(student, test.given))
      const statuses = new Map<number, number>()

      const check = async (one: Attack) => {
        // Signing out for good would turn the rest of the run into refusals of the anonymous.
        const caller = leaving.includes(one.entry.name) ? test.anonymous : callers[one.who]!
        const args = mutate(one.entry, prepared.get(one.entry.name)!, one.mutations)
        let answer = await send(caller, one, args)
        // On a busy machine the gate may turn one of a batch away, as a client it then waits and asks again.
        for (let tries = 0; answer.status === 503 && tries < 5; tries += 1) {
          await new Promise((resolve) => setTimeout(resolve, 1_000))
          answer = await send(caller, one, args)
        }
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const about = JSON.stringify({
          call: one.entry.name,
          mutations: one.mutations,
          rawBody: one.rawBody,
          contentType: one.contentType,
          status: answer.status,
          body: answer.body,
        })
        if (answer.ok) {
          if (answer.status === 204 && one.entry.call.mayBeAbsent) return
          const schema = one.entry.call.response as z.ZodType | undefined
          if (schema && !schema.safeParse(answer.body).success) throw new Error(`answer out of shape: ${about}`)
          return
        }
        if (answer.status >= 500) throw new Error(`server error: ${about}`)
        if (!errorBody.safeParse(answer.body).success || !isErrorCode(answer.code))
          throw new Error(`body out of the catalogue: ${about}`)
        if (!possibleErrors(one.entry.call).includes(answer.code)) throw new Error(`an error not declared: ${about}`)
      }

      const attacks = fc.sample(attack, { numRuns: requests, seed })
      for (let index = 0; index < attacks.length; index += 16)
        await Promise.all(attacks.slice(index, index + 16).map(check))

      // It must have reached deep enough to mean something: both accepted and refused, by many rules.
      expect(statuses.get(200)).toBeGreaterThan(requests / 50)
      expect(statuses.get(400)).toBeGreaterThan(requests / 50)
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 415]))
      expect(({} as Record<string, unknown>)['__extra']).toBeUndefined()
      const negative = await test.database.db
        .selectFrom('wallets')
        .select('user_id')
        .where((eb) => eb.or([eb('edu_coin', '<', 0), eb('xp', '<', 0)]))
        .execute()
      expect(negative).toEqual([])
    },
  )
})
