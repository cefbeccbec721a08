import type { Call, IncomingFile } from '@trilha/contract/call'
import { fieldProblems, type FieldProblem } from '@trilha/contract/fields'
import type { z } from 'zod'
import { unfitTexts } from './text.ts'

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
  upload?: IncomingFile
}

/** The fields that have the right shape, when others have not. */
export interface PassedInput {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown>
}

const parts = ['params', 'query', 'body'] as const

/** Params, query and body in one go, so that one answer names every failing field. */
export function validate(call: Call, raw: RawInput): { input: RawInput; problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  const input: RawInput = { params: undefined, query: undefined, body: undefined }
  for (const part of parts) {
    const schema = call[part] as z.ZodType | undefined
    if (!schema) continue
    const value = raw[part] ?? {}
    const unfit = unfitTexts(value)
    if (unfit.length > 0) {
      problems.push(...unfit)
      continue
    }
    const parsed = schema.safeParse(value)
    if (parsed.success) input[part] = parsed.data
    else problems.push(...fieldProblems(parsed.error, value, part === 'body' ? 'body' : part))
  }
  return { input, problems }
}

/** Each field by its own rule, and none that a rule about several of them refused. */
export function passedFields(call: Call, raw: RawInput, problems: readonly FieldProblem[]): PassedInput {
  const failed = new Set(problems.map(({ field }) => field.split('.', 1)[0]))
  const passed: PassedInput = { params: {}, query: {}, body: {} }
  for (const part of parts) {
    const { shape } = (call[part] ?? {}) as { shape?: Record<string, z.ZodType> }
    const value = raw[part]
    if (!shape || typeof value !== 'object' || value === null) continue
    for (const [name, field] of Object.entries(shape)) {
      if (failed.has(name) || !Object.hasOwn(value, name)) continue
      const parsed = field.safeParse((value as Record<string, unknown>)[name])
      if (parsed.success) passed[part][name] = parsed.data
    }
  }
  return passed
}
