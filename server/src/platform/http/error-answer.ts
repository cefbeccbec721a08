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

type Refusal = Pick<Failure, 'code' | 'status' | 'field' | 'problems'> & Partial<Pick<Failure, 'until' | 'proposals'>>

export function errorAnswer(failure: Refusal, locale: Locale, requestId: string): ErrorBody {
  return {
    code: failure.code,
    message: errorSentence(failure.code, locale, { ...failure, day: dayOf(failure, locale) }),
    field: failure.field,
    ...(failure.proposals && { proposals: [...failure.proposals] }),
    details: failure.problems.map(({ code, field }) => ({
      code,
      field,
      message: errorSentence(code, locale, { field }),
    })),
    requestId,
  }
}

function dayOf({ until }: Refusal, locale: Locale): string | undefined {
  return until && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: until.timeZone }).format(until.at)
}

/** The one of ours that weighs most, by RFC 9110; Portuguese where neither is asked for, or both alike. */
export function localeOf(acceptLanguage = ''): Locale {
  const weights = { pt: 0, en: 0, '*': 0 }
  for (const part of acceptLanguage.slice(0, longestHeader).split(',')) {
    const [, language, weight = '1'] =
      /^\s*(pt|en|\*)(?:-[\w-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(part) ?? []
    if (language === undefined) continue
    const key = language.toLowerCase() as keyof typeof weights
    weights[key] = Math.max(weights[key], Number(weight))
  }
  // What is not named is what `*` says.
  return weights.en > Math.max(weights.pt, weights['*']) ? 'en-us' : 'pt-br'
}

/** Longer than any browser sends. */
const longestHeader = 500
