import { ROLES, type Role } from '@trilha/contract/constants'
import { isErrorCode } from '@trilha/contract/errors/index'
import { possibleErrors } from '@trilha/contract/openapi'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { everyCall, perform, type ContractCall, type SampleArgs } from './samples/index.ts'
import { writesMark } from './snapshot.ts'
import { testApp } from './test-app.ts'

const test = testApp({ config: { predefinedSchoolId: '00000000-0000-4000-8000-000000000000' } })

type Part = 'params' | 'query' | 'body'

interface Wrong {
  value(valid: unknown): unknown
  /** Whatever a schema says; the others are only wrong where it says so. */
  always?: true
  parts: readonly Part[]
}

const everywhere: readonly Part[] = ['params', 'query', 'body']
const inBody: readonly Part[] = ['body']

/** What may be wrong with any field. An address cannot lack its parameter nor carry another type. */
const wrongs: Readonly<Record<string, Wrong>> = {
  missing: { value: () => undefined, parts: ['query', 'body'] },
  empty: { value: () => '', parts: ['query', 'body'] },
  'of another type': { value: (valid) => (typeof valid === 'number' ? 'x' : { a: 1 }), parts: inBody },
  'a list': { value: () => [1, 2], parts: inBody },
  'too long': { value: () => 'x'.repeat(9_000), parts: inBody },
  'with a control character': { value: (valid) => inside(valid, '\u0007'), parts: everywhere, always: true },
  'turning the direction': { value: (valid) => inside(valid, '\u202e'), parts: everywhere, always: true },
  'with NUL': { value: (valid) => inside(valid, '\u0000'), parts: everywhere, always: true },
  'with half a pair': { value: (valid) => inside(valid, '\ud800'), parts: inBody, always: true },
}

function inside(valid: unknown, sign: string): string {
  const text = typeof valid === 'string' ? valid : 'texto'
  return `${text.slice(0, 3)}${sign}${text.slice(3)}`
}

interface Case {
  part: Part
  field: string
  wrong: string
}

function fieldsOf(schema: unknown): string[] {
  if (!schema) return []
  const { properties = {}, anyOf = [] } = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })
  const variants = anyOf as { properties?: object }[]
  return [...new Set([properties, ...variants.map((variant) => variant.properties ?? {})].flatMap(Object.keys))]
}

function casesOf({ call }: ContractCall): Case[] {
  return everywhere.flatMap((part) =>
    fieldsOf(call[part]).flatMap((field) =>
      Object.keys(wrongs)
        .filter((wrong) => wrongs[wrong]!.parts.includes(part))
        .map((wrong) => ({ part, field, wrong })),
    ),
  )
}

/** The sample with one field gone wrong; nothing where the contract takes that too. */
function spoil({ call }: ContractCall, args: SampleArgs, { part, field, wrong }: Case): SampleArgs | undefined {
  const target: Record<string, unknown> = { ...args[part] }
  target[field] = wrongs[wrong]!.value(target[field])
  if (target[field] === undefined) delete target[field]
  if (!wrongs[wrong]!.always && (call[part] as unknown as z.ZodType).safeParse(target).success) return undefined
  return { ...args, [part]: target }
}

function roleFor({ call }: ContractCall): Role {
  const { who } = call.access
  return typeof who === 'string' ? ROLES[0] : who[0]!
}

const tried = everyCall.filter((entry) => casesOf(entry).length > 0)

describe('every field of every call, wrong in every way', () => {
  it('is tried', () => {
    expect(tried.flatMap(casesOf).length).toBeGreaterThan(1_000)
  })

  it.each(tried)('$name: 400 with the field and a code of its own, nothing written', async (entry) => {
    const person = await test.given.person({ role: roleFor(entry) })
    const args = await entry.sample(person, test.given)
    const before = await writesMark(test.database.db)
    const faults: string[] = []
    for (const one of casesOf(entry)) {
      const spoiled = spoil(entry, args, one)
      if (!spoiled) continue
      const answer = await perform(person, entry.call, spoiled)
      const details = (answer.body as { details?: { field: string; code: string }[] } | undefined)?.details ?? []
      const own = details.filter(({ field }) => field.split('.')[0] === one.field)
      const isTold =
        answer.status === 400 &&
        own.length > 0 &&
        own.every(({ code }) => isErrorCode(code) && possibleErrors(entry.call).includes(code))
      if (!isTold) faults.push(`${one.part}.${one.field} ${one.wrong}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    expect(faults).toEqual([])
    expect(await writesMark(test.database.db)).toBe(before)
  })
})
