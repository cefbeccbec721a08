import { errorSentence, type ErrorBody, type Locale } from '@trilha/contract/errors/index'
import type { FastifyError } from 'fastify'
import { fail, isFailure, overloaded, type Failure } from './failure.ts'
import { failureOfDatabase } from './sqlstate.ts'

/** What Fastify itself refuses, before any handler. */
const transportFailures: Record<string, () => Failure> = {
  FST_ERR_BAD_URL: () => fail('ii_0039'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => fail('br_0000', { status: 415 }),
  FST_ERR_HANDLER_TIMEOUT: overloaded,
  FST_ERR_MAX_PARAM_LENGTH: () => fail('br_0000', { status: 414 }),
}

/** One place turns whatever was thrown into a code; `undefined` means unexpected: 500, logged. */
export function failureOf(error: unknown): Failure | undefined {
  if (isFailure(error)) return error
  const transport = transportFailures[(error as Partial<FastifyError>).code ?? '']
  return transport ? transport() : failureOfDatabase(error)
}

type Refusal = Pick<Failure, 'code' | 'status' | 'field' | 'problems'>

export function errorAnswer(failure: Refusal, locale: Locale, requestId: string): ErrorBody {
  return {
    code: failure.code,
    message: errorSentence(failure.code, locale, failure.status),
    field: failure.field,
    details: failure.problems.map(({ code, field }) => ({ code, field, message: errorSentence(code, locale) })),
    requestId,
  }
}

/** Portuguese unless English is asked for first. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en-us' : 'pt-br'
}
