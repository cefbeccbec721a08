import { fieldProblems } from '@trilha/contract/fields'
import { useEffect, useRef, useState } from 'react'
import { apiError, isApiError } from './api/api-error.ts'
import { useErrorText } from './errors.ts'
import { focusInvalid } from './focus-invalid.ts'

/** What the form holds; the server never sees an empty text as a value. */
type Values = Readonly<Record<string, string>>

/** A schema of the contract, as far as a form needs it. */
interface Schema {
  safeParse(input: unknown): { error?: Parameters<typeof fieldProblems>[0] | undefined }
}

/** Empty texts are left out: nothing typed is nothing sent. */
export function filled<V extends Values>(values: V): Partial<V> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== '')) as Partial<V>
}

/**
 * A form held to the contract's own schema before it is sent, so that both sides know one set of rules. What this
 * side finds and what the server finds is shown in the same way.
 */
export function useCheckedForm<V extends Values>(initial: V) {
  const [values, setValues] = useState(initial)
  const [refusal, setRefusal] = useState<unknown>()
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set())
  const element = useRef<HTMLFormElement>(null)
  const text = useErrorText(refusal)
  const isFieldError = text !== undefined && Object.keys(text.fields).some((field) => field in values)

  useEffect(() => {
    if (refusal !== undefined) focusInvalid(element.current)
  }, [refusal])

  function refuse(error: unknown): void {
    setMended(new Set())
    setRefusal(error)
  }

  return {
    element,
    values,
    change(part: Partial<V>): void {
      setValues((current) => ({ ...current, ...part }))
      setMended((current) => new Set([...current, ...Object.keys(part)]))
    },
    errorOf: (field: keyof V & string): string | undefined => (mended.has(field) ? undefined : text?.fields[field]),
    /** What went wrong beside any field. */
    notice: isFieldError ? undefined : text?.sentence,
    refuse,
    forgive: () => setRefusal(undefined),
    /** Fields that would be refused now. */
    failing(schema: Schema, input: unknown): string[] {
      const { error } = schema.safeParse(input)
      return error === undefined ? [] : fieldProblems(error, input).map(({ field }) => field)
    },
    /** Only the given fields count, where the form is asked step by step. */
    check(schema: Schema, input: unknown, fields?: readonly string[]): boolean {
      const result = schema.safeParse(input)
      const found = result.error === undefined ? [] : fieldProblems(result.error, input)
      const problems = found.filter(({ field }) => fields === undefined || fields.includes(field))
      refuse(problems.length === 0 ? undefined : asRefusal(problems))
      return problems.length === 0
    },
  }
}

/** Which fields a refusal names, in its order. */
export function refusedFields(error: unknown): string[] {
  if (!isApiError(error)) return []
  return error.details.length > 0 ? error.details.map(({ field }) => field) : [error.field ?? '']
}

function asRefusal(problems: readonly { code: string; field: string }[]): Error {
  const details = problems.map(({ code, field }) => ({ code, field, message: '' }))
  return apiError({ code: details[0]!.code, message: '', field: details[0]!.field, details, requestId: '' }, 400)
}
