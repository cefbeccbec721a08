import { isApiError, isUnreachable, statusOf, type ApiError } from './api/api-error.ts'

/** What a screen shows of a failure. */
export interface ErrorText {
  /** Beside what failed. It names the act only where it could say no more than that something failed. */
  sentence: string
  /** Where other words have just named the act: why it failed, or what to do. */
  why: string
  /** Away from what failed: which act it was, and why. */
  named: string
  /** Away from what failed, where the page says why: which act it was, and what to do where the page cannot know. */
  notice: string
  /** Small, for support: `br_0000`. */
  code: string | undefined
  /** Of the whole: the fields that the server named, each with its sentence. */
  fields: Readonly<Record<string, string>>
  isOffline: boolean
}

/** Sentences of the catalogue; loaded when the first refusal arrives. */
export type Sentences = (code: string, at: Where) => string | undefined

/** What the sentence may go by, beside the code. */
interface Where {
  status?: number | undefined
  field?: string | null | undefined
}

/** Sentences that are always there, by key of the namespace `common`. */
export type GeneralKey = 'connection' | 'later' | 'offline' | 'unknown' | Prefix

type Prefix = 'br' | 'nf' | 'rq' | 'ae' | 'ii'

const prefixes: readonly Prefix[] = ['br', 'nf', 'rq', 'ae', 'ii']

export interface ErrorTextParts {
  sentences: Sentences | undefined
  general: (key: GeneralKey) => string
  /** "Não deu para apagar o álbum.", where it is known what was tried. */
  cannot?: string | undefined
}

export function errorText(error: unknown, parts: ErrorTextParts): ErrorText {
  const plain = plainText(error, parts)
  const { sentence, code, isOffline } = plain
  const { cannot, general } = parts
  if (cannot === undefined) return { ...plain, why: sentence, named: sentence, notice: sentence }
  const status = statusOf(error)
  // A busy server and too many tries have words of their own; of any other failure nothing is known.
  const isUnknown = code === undefined || (code === 'br_0000' && (status === undefined || status === 500))
  const why = isOffline ? general('connection') : isUnknown ? general('later') : sentence
  const named = `${cannot} ${why}`
  const isGeneral = code === undefined || code === 'br_0000'
  return { ...plain, sentence: isGeneral ? named : sentence, why, named, notice: isGeneral ? named : cannot }
}

type PlainText = Omit<ErrorText, 'why' | 'named' | 'notice'>

function plainText(error: unknown, { sentences, general }: ErrorTextParts): PlainText {
  function say(code: string, at: Where, own?: string): string {
    const sentence = sentences?.(code, at)
    // A day that the catalogue leaves open, and everything while the catalogue is on its way or does not know the code:
    // the server's own sentence says it, in the language of the call.
    if (sentence !== undefined && !(own && sentence.includes('{day}'))) return sentence
    return own || general(prefixes.find((prefix) => code.startsWith(`${prefix}_`)) ?? 'unknown')
  }
  if (isApiError(error)) {
    const { code } = error
    return { sentence: say(code, error, ownWords(error)), code, fields: fieldTexts(error, say), isOffline: false }
  }
  const status = statusOf(error)
  if (status !== undefined)
    return { sentence: say('br_0000', { status }), code: 'br_0000', fields: {}, isOffline: false }
  const isOffline = isUnreachable(error)
  return { sentence: general(isOffline ? 'offline' : 'unknown'), code: undefined, fields: {}, isOffline }
}

type Say = (code: string, at: Where, own?: string) => string

function fieldTexts(error: ApiError, say: Say): Record<string, string> {
  const named = error.details.map((detail) => [detail.field, say(detail.code, detail, ownWords(detail))] as const)
  if (named.length === 0 && error.field !== null)
    return { [error.field]: say(error.code, { field: error.field }, ownWords(error)) }
  return Object.fromEntries(named)
}

/** None where an answer left them out and its code stands in their place. */
function ownWords({ code, message }: { code: string; message: string }): string | undefined {
  return message === code ? undefined : message
}
