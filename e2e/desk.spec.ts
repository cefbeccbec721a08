import type { Locator } from '@playwright/test'
import { forEachLook } from './support/looks.ts'
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

forEachLook(test, () => {
  test('a card says what waits without covering its words', async ({ page }) => {
    await openAs(page, 'helena', '/desk')
    const waiting = page.getByRole('main').getByRole('link', { name: /esperando|waiting/ })
    await expect(waiting.first()).toBeVisible()
    for (const card of await waiting.all()) expect(await standsClear(card)).toBe(true)
  })
})
