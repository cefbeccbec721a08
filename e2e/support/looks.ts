import type { Page } from '@playwright/test'
import { changeLanguage } from './stored.ts'
import { test, type Language } from './test.ts'

interface Look {
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
const [first, second]: readonly [Look, Look] = [
  { name: 'en-us, desktop', language: 'en-us', size: 'desktop' },
  { name: 'pt-br, phone', language: 'pt-br', size: 'phone' },
]

/** `test.use(firstLook)`: how a page is opened that is then asked `inEachLook`. */
export const firstLook = { language: first.language, ...sizes[first.size] }

/** Asks the same of the page in each look: `open` brings it in the first, and it changes to the second as it stands. */
export async function inEachLook(
  page: Page,
  open: () => Promise<void>,
  ask: (look: Look) => Promise<void>,
): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const hold = async (size: Size) => {
    const { viewport, hasTouch, isMobile } = sizes[size]
    await page.setViewportSize(viewport)
    // A finger in place of a mouse, which Playwright itself gives only to a browser of its own.
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
    await device.send('Emulation.setDeviceMetricsOverride', { ...viewport, mobile: isMobile, deviceScaleFactor: 1 })
  }
  await open()
  await test.step(first.name, () => ask(first))
  await hold(second.size)
  await changeLanguage(page, second.language)
  await test.step(second.name, () => ask(second))
  // The next page is opened in the first again.
  await hold(first.size)
  await changeLanguage(page, first.language)
  await device.detach()
}
