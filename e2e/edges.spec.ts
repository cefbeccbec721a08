import type { Page } from '@playwright/test'
import { openAs } from './support/people.ts'
import { changePreferences } from './support/stored.ts'
import { expect, test } from './support/test.ts'

/** What is pressed, filled in or read as one thing, and has no line around it: where it ends nobody could say. */
function edgeless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (colour: string) => !/^(?:transparent|rgba\(.*, 0\))$/.test(colour)
    const hasLine = (style: CSSStyleDeclaration, side: string) =>
      Number.parseFloat(style.getPropertyValue(`${side}-width`)) > 0 &&
      style.getPropertyValue(`${side}-style`) !== 'none' &&
      isSeen(style.getPropertyValue(`${side}-color`))
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element)
      const isRing = /\binset 0px 0px 0px [1-9]|\b0px 0px 0px [1-9]/.test(style.boxShadow)
      return (
        hasLine(style, 'border-top') || hasLine(style, 'outline') || isRing || style.textDecorationLine === 'underline'
      )
    }
    const controls =
      'button, input, select, textarea, [class*="_button_"], [class*="_chip_"], [class*="_card_"], [class*="_notice_"]'
    return Array.from(document.querySelectorAll<HTMLElement>(controls)).flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      if (width < 8 || height < 8 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return []
      // A field wears the edge of the box that it stands in.
      const isEdged = [element, element.parentElement, element.parentElement?.parentElement].some(
        (each) => each && hasEdge(each),
      )
      return isEdged ? [] : [`${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`]
    })
  })
}

test('what can be pressed or filled in has a visible edge where more contrast is asked for, and where the colours are the system’s', async ({
  page,
}) => {
  test.slow()
  const html = page.locator('html')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [at, address] of [
    '/dashboard',
    '/edubank',
    '/my-trail',
    '/my-trail/notes',
    '/achievement',
    '/studio',
    '/my-account',
  ].entries())
    await test.step(address, async () => {
      await page.emulateMedia({ contrast: 'more', forcedColors: 'none' })
      if (at === 0) await openAs(page, 'luana', address)
      else await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(html).toHaveAttribute('data-contrast', 'high')
      expect.soft(await edgeless(page), `${address}, more contrast`).toEqual([])
      await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
      // What the system asks for by itself is read when the app starts, or when another tab chooses.
      await changePreferences(page, {})
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      expect.soft(await edgeless(page), `${address}, the system’s colours`).toEqual([])
      await page.evaluate(() => localStorage.removeItem('trilha.preferences'))
    })
})
