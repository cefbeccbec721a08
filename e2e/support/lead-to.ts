import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** As the app itself leads on: a whole load of each page would take several times as long. */
export async function leadTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** The page before stays on the screen until the next one is there: gone is its heading, whatever it said. */
export async function leadAway(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = ''
  })
  await leadTo(page, path)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}
