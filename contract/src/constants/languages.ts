/** Interface languages; the first is the default and the fallback. */
export const LOCALES = ['pt-br', 'en-us'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'pt-br'

/** How a date is shown; on the wire it is always yyyy-mm-dd. G5 */
export const DATE_DISPLAY_FORMATS = { 'pt-br': 'dd/mm/yyyy', 'en-us': 'mm/dd/yyyy' } as const

/** Options of the profile field "languages", as keys of the interface texts. G56 */
export const LANGUAGE_NAMES = ['german', 'english', 'spanish', 'french', 'japanese', 'portuguese', 'chinese'] as const

export const BLOCKED_WORDS_DEFAULT_LANGUAGE = 'pt'
