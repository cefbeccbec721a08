import { DEFAULT_LOCALE, LOCALES, type Locale } from '@trilha/contract/constants/languages'

export type Language = Locale
export const languages: readonly Language[] = LOCALES
export const fallbackLanguage: Language = DEFAULT_LOCALE

/** As browsers and the server spell it. */
export function languageTag(language: Language): 'pt-BR' | 'en-US' {
  return language === 'pt-br' ? 'pt-BR' : 'en-US'
}

/** What schools and their people write is Portuguese, whatever language the screen is in. */
export const contentLanguage = languageTag(DEFAULT_LOCALE)

export function asLanguage(value: unknown): Language | undefined {
  return languages.find((language) => language === value)
}
