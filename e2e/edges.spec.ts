import type { Page } from '@playwright/test'
import { openAs } from './support/people.ts'
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

for (const [how, media] of [
  ['the colours are the system’s', { forcedColors: 'active' }],
  ['more contrast is asked for', { contrast: 'more' }],
] as const)
  test(`what can be pressed or filled in has a visible edge where ${how}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia(media)
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAs(page, 'luana', '/dashboard')
    for (const address of [
      '/dashboard',
      '/edubank',
      '/my-trail',
      '/my-trail/notes',
      '/achievement',
      '/studio',
      '/my-account',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await edgeless(page), address).toEqual([])
    }
  })
