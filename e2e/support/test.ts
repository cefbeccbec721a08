import { test as base, expect } from '@playwright/test'
import { watchErrors, type ErrorWatch } from './errors.ts'

export type Language = 'pt-br' | 'en-us'

interface Fixtures {
  /** The language that the person chose before. */
  language: Language
  /** Fails the test on any error in the console; `errors.allow(/401/)` for what the test provokes. */
  errors: ErrorWatch
}

/** Use this instead of Playwright's own: it knows the server, sets the language and minds the console. */
export const test = base.extend<Fixtures>({
  language: ['pt-br', { option: true }],
  locale: async ({ language }, use) => use(language === 'pt-br' ? 'pt-BR' : 'en-US'),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  baseURL: async ({}, use) => use(process.env['TRILHA_ADDRESS']),
  context: async ({ context, language }, use) => {
    await context.addInitScript((chosen) => {
      try {
        if (localStorage.getItem('trilha.language') === null) localStorage.setItem('trilha.language', chosen)
      } catch {
        // A page without an address has no storage.
      }
    }, language)
    await use(context)
  },
  errors: [
    async ({ context }, use) => {
      const watch = await watchErrors(context)
      await use(watch)
      expect(watch.unexpected(), 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** `test.use(moving)`: for what is about movement, and for journeys that meet the product as most people do. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

export { expect }
