import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'

/** What the compiler says, so that taking the types of the sentences away does not go unnoticed. */
test('a key that no file has does not compile, not even put together from parts', () => {
  function uses(t: TFunction<'desk'>, role: 'STAFF' | 'MENTOR', part: 'school' | 'nothing', any: string): void {
    t('title')
    t(`roles.${role}`)
    // @ts-expect-error -- no such sentence
    t('titel')
    // @ts-expect-error -- one of the two is missing
    t(`about.${part}`)
    // @ts-expect-error -- may be any text
    t(`about.${any}`)
  }
  expect(uses).toBeTypeOf('function')
})
