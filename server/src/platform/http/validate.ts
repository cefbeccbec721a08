import type { Call, IncomingFile } from '@trilha/contract/call'
import { fieldProblems, type FieldProblem } from '@trilha/contract/fields'
import type { z } from 'zod'
import { failFields } from './failure.ts'
import { unfitTexts } from './text.ts'

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
  upload?: IncomingFile
}

const parts = ['params', 'query', 'body'] as const

/** Params, query and body in one go, so that one answer names every failing field. */
export function validate(call: Call, raw: RawInput): RawInput {
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
  if (problems.length > 0) throw failFields(problems)
  return input
}
