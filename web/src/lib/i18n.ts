import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { asLanguage, fallbackLanguage, languages, languageTag, type Language } from './language.ts'
import type { Sentences } from './sentences.gen.ts'
import { browserStore, onOtherTab } from './storage.ts'

/** A part of the sentences, one file in each language. */
export type Namespace = keyof Sentences

/** One lazy chunk per locale and area: a page downloads only the sentences it shows. */
const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' })

/** Read by boot.js as well, before the bundle. */
const storageKey = 'trilha.language'

function storedLanguage(): Language {
  return asLanguage(browserStore().getItem(storageKey)) ?? fallbackLanguage
}

export const i18n = i18next.createInstance()

/** The language on screen; before the sentences are there, the stored one. */
export function currentLanguage(): Language {
  return asLanguage(i18n.language) ?? storedLanguage()
}

/** Namespaces that every page needs: loaded before the first paint. */
const everywhere = ['app', 'common'] as const

export async function startI18n(language: Language = storedLanguage()): Promise<void> {
  applyToDocument(language)
  await i18n
    .use({
      type: 'backend',
      read: (locale: string, namespace: string, done: (error: unknown, data: unknown) => void) => {
        const load = fileOf(locale, namespace)
        if (!load) return done(new Error(`no sentences: ${locale}/${namespace}`), null)
        load().then(
          (data) => done(null, data),
          (error: unknown) => done(error, null),
        )
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: fallbackLanguage,
      supportedLngs: [...languages],
      lowerCaseLng: true,
      load: 'currentOnly',
      ns: [...everywhere],
      defaultNS: 'common',
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  await loadSentences(...everywhere)
  // One person, one language, whatever tab it was chosen in.
  onOtherTab((key) => {
    if (key === storageKey) void show(storedLanguage())
  })
}

/** Loads the sentences of a page beside its code, so that neither waits for the other. */
export async function loadSentences(...namespaces: Namespace[]): Promise<void> {
  await i18n.loadNamespaces(namespaces)
  const language = currentLanguage()
  if (missing(language, namespaces).length === 0) return
  // A failed file is remembered as failed: a page that is asked for again must ask for it again.
  await i18n.reloadResources([language], missing(language, namespaces))
  const [lost] = missing(language, namespaces)
  if (lost !== undefined) throw new Error(`no sentences: ${language}/${lost}`)
}

function missing(language: Language, namespaces: readonly string[]): string[] {
  return namespaces.filter((name) => fileOf(language, name) && !i18n.hasResourceBundle(language, name))
}

function fileOf(language: string, namespace: string): (() => Promise<Record<string, unknown>>) | undefined {
  return files[`../../locales/${language}/${namespace}.json`]
}

export async function changeLanguage(language: Language): Promise<void> {
  browserStore().setItem(storageKey, language)
  await show(language)
}

async function show(language: Language): Promise<void> {
  await i18n.changeLanguage(language)
  applyToDocument(language)
}

/** The language on screen; renders again when it changes. */
export function useLanguage(): Language {
  const { i18n: instance } = useTranslation()
  return asLanguage(instance.language) ?? fallbackLanguage
}

function applyToDocument(language: Language): void {
  document.documentElement.lang = languageTag(language)
}
