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

const languages: readonly Language[] = ['pt-br', 'en-us']

/** Both languages at both sizes. */
const looks: readonly Look[] = languages.flatMap((language) =>
  (['phone', 'desktop'] as const).map((size) => ({ name: `${language}, ${size}`, language, size })),
)

/** Writes the same tests once for each look: `forEachLook(test, (look) => { test('…', …) })`. */
export function forEachLook(looking: typeof test, write: (look: Look) => void, wanted: readonly Look[] = looks): void {
  for (const look of wanted) {
    looking.describe(look.name, () => {
      looking.use({ language: look.language, ...sizes[look.size] })
      write(look)
    })
  }
}
