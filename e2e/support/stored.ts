import type { Page } from '@playwright/test'
import { expect, type Language } from './test.ts'

/** On the open page, as if chosen in another tab: whoever changes it has no need of a second load either. */
export async function changeStored(page: Page, stored: Record<string, string>): Promise<void> {
  await page.evaluate((changed) => {
    for (const [key, newValue] of Object.entries(changed)) {
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
    }
  }, stored)
}

export async function changeLanguage(page: Page, language: Language): Promise<void> {
  await changeStored(page, { 'trilha.language': language })
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}$`, 'i'))
}

export interface Preferences {
  scheme?: 'light' | 'dark'
  contrast?: 'normal' | 'high'
  motion?: 'normal' | 'reduced'
}

/** What is not said is as for whoever never chose; the page wears it when this is done. */
export async function changePreferences(page: Page, chosen: Preferences): Promise<void> {
  await changeStored(page, { 'trilha.preferences': JSON.stringify(chosen) })
  const html = page.locator('html')
  if (chosen.scheme) await expect(html).toHaveAttribute('data-mantine-color-scheme', chosen.scheme)
  for (const name of ['contrast', 'motion'] as const) {
    const value = chosen[name] ?? 'normal'
    if (value === 'normal') await expect(html).not.toHaveAttribute(`data-${name}`)
    else await expect(html).toHaveAttribute(`data-${name}`, value)
  }
}
