import type { Language, test } from './test.ts'

export interface Look {
  name: string
  language: Language
  size: Size
}

export type Size = keyof typeof sizes

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
} as const

/** Each language and each size once: every page is walked in all four pairs of them by `pages.spec.ts`. */
const looks: readonly Look[] = [
  { name: 'pt-br, phone', language: 'pt-br', size: 'phone' },
  { name: 'en-us, desktop', language: 'en-us', size: 'desktop' },
]

/** Writes the same tests once for each look: `forEachLook(test, (look) => { test('…', …) })`. */
export function forEachLook(looking: typeof test, write: (look: Look) => void): void {
  for (const look of looks) {
    looking.describe(look.name, () => {
      looking.use({ language: look.language, ...sizes[look.size] })
      write(look)
    })
  }
}
