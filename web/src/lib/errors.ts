import type { ParseKeys } from 'i18next'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { callOf } from './act.ts'
import { errorText, type ErrorText, type Sentences } from './errors-core.ts'
import { useLanguage } from './i18n.ts'
import type { Language } from './language.ts'
import { logWarning } from './log.ts'

export type { ErrorText }

type Catalogue = typeof import('@trilha/contract/errors/catalogue')

let catalogue: Catalogue | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** The catalogue is long and most visits meet no refusal: it comes with the first one. */
function loadErrorSentences(): Promise<void> {
  loading ??= import('@trilha/contract/errors/catalogue').then(
    (loaded) => {
      catalogue = loaded
      for (const listener of listeners) listener()
    },
    (error: unknown) => {
      loading = undefined
      logWarning('errors.sentences', error)
    },
  )
  return loading
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function sentencesIn(language: Language, loaded: Catalogue | undefined): Sentences | undefined {
  return loaded && ((code, at) => (loaded.isErrorCode(code) ? loaded.errorSentence(code, language, at) : undefined))
}

type ActKey = Extract<ParseKeys<'acts'>, `do.${string}`>

/**
 * Names what was tried and failed. Its words are fetched beside the page, not before it: most visits need none. Until
 * they are there a failure is told without a name.
 */
function useCannot(): (error: unknown) => string | undefined {
  const { t, i18n } = useTranslation('acts', { useSuspense: false })
  return (error) => {
    // i18n: acts:do.*.*
    const key = `do.${callOf(error)}`
    return i18n.exists(key, { ns: 'acts' }) ? t('cannot', { act: t(key as ActKey) }) : undefined
  }
}

/** The sentence of a failure in the language on screen; undefined where nothing failed. */
export function useErrorText(error: unknown): ErrorText | undefined {
  const say = useErrorSentences()
  return error === null || error === undefined ? undefined : say(error)
}

/**
 * For what is said once, away from what failed: the act by its name, and why. Waits for the catalogue, which comes with
 * the first refusal.
 */
export function useErrorSentence(): (error: unknown) => Promise<string> {
  const { t } = useTranslation('common')
  const cannot = useCannot()
  const language = useLanguage()
  return async (error) => {
    await loadErrorSentences()
    const sentences = sentencesIn(language, catalogue)
    return errorText(error, { sentences, general: (key) => t(`errors.${key}`), cannot: cannot(error) }).named
  }
}

/** The same as a function, for lists of failures. */
export function useErrorSentences(): (error: unknown) => ErrorText {
  const { t } = useTranslation('common')
  const cannot = useCannot()
  const language = useLanguage()
  const loaded = useSyncExternalStore(subscribe, () => catalogue)
  return (error) => {
    if (!loaded) void loadErrorSentences()
    return errorText(error, {
      sentences: sentencesIn(language, loaded),
      general: (key) => t(`errors.${key}`),
      cannot: cannot(error),
    })
  }
}
