import type { Page } from '@playwright/test'
import { expect, type Language } from './test.ts'

/** On the open page, as if chosen in another tab; said again until it is heard, for whoever asks before the app listens. */
async function changeStored(page: Page, key: string, newValue: string, isWorn: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(
      ([changed, value]) => {
        localStorage.setItem(changed, value)
        dispatchEvent(new StorageEvent('storage', { key: changed, newValue: value, storageArea: localStorage }))
      },
      [key, newValue] as const,
    )
    await isWorn()
  }).toPass()
}

export async function changeLanguage(page: Page, language: Language): Promise<void> {
  await changeStored(page, 'trilha.language', language, () =>
    expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}$`, 'i'), { timeout: 1000 }),
  )
}

export interface Preferences {
  scheme?: 'light' | 'dark'
  contrast?: 'normal' | 'high'
  motion?: 'normal' | 'reduced'
}

/** What is not said is as for whoever never chose; the page wears it when this is done. */
export async function changePreferences(page: Page, chosen: Preferences): Promise<void> {
  const html = page.locator('html')
  await changeStored(page, 'trilha.preferences', JSON.stringify(chosen), async () => {
    if (chosen.scheme) await expect(html).toHaveAttribute('data-mantine-color-scheme', chosen.scheme, { timeout: 1000 })
    for (const name of ['contrast', 'motion'] as const) {
      const value = chosen[name] ?? 'normal'
      if (value === 'normal') await expect(html).not.toHaveAttribute(`data-${name}`, { timeout: 1000 })
      else await expect(html).toHaveAttribute(`data-${name}`, value, { timeout: 1000 })
    }
  })
}
