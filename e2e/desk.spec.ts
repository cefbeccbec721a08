import type { Locator } from '@playwright/test'
import { firstLook, inEachLook } from './support/looks.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Whether what waits stands clear of the words beside it, line by line. */
function standsClear(card: Locator): Promise<boolean> {
  return card.evaluate((link) => {
    const linesOf = (part: Node) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return [...range.getClientRects()]
    }
    const badge = [...link.querySelectorAll('span')].findLast(({ textContent }) =>
      /(?:esperando|waiting)$/.test(textContent),
    )
    const mark = badge?.getBoundingClientRect()
    const words = [...link.querySelectorAll('b, small')].flatMap(linesOf)
    const edge = link.getBoundingClientRect()
    if (!mark || mark.left < edge.left || mark.right > edge.right) return false
    return words.every(
      ({ left, right, top, bottom }) =>
        right <= mark.left || left >= mark.right || bottom <= mark.top || top >= mark.bottom,
    )
  })
}

test.use(firstLook)

test('a card says what waits without covering its words, on a desk and on a phone', async ({ page }) => {
  await inEachLook(
    page,
    () => openAs(page, 'helena', '/desk'),
    async ({ language }) => {
      const waiting = page.getByRole('main').getByRole('link', { name: language === 'pt-br' ? /esperando/ : /waiting/ })
      await expect(waiting.first()).toBeVisible()
      for (const card of await waiting.all()) expect(await standsClear(card)).toBe(true)
    },
  )
})
