import type { Page } from '@playwright/test'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A dialog that asks for something begins where it is written, not on its way out: of a new person in roster.spec.ts. */

test.use({ viewport: { width: 1440, height: 900 } })

const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first()

test('the PIN of a child: its first box', async ({ page }) => {
  await openAs(page, 'kenji.inga@ipe.trilha.test', '/family')
  await page.getByRole('article', { name: 'Ayumi Ingá' }).getByRole('button', { name: 'Criar PIN' }).click()
  await expect(page.getByRole('group', { name: 'PIN novo', exact: true }).getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Criar PIN' }).first()).toBeFocused()
})

/** A form that waits for an answer of the server. */
async function openGift(page: Page): Promise<void> {
  await openAs(page, 'caio', '/edubank')
  await page.route('**/api/wallets/my/limits', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Presentear' }).click()
  await expect(close(page)).toBeFocused()
}

test('a form that comes after the dialog: its first field', async ({ page }) => {
  await openGift(page)
  await expect(page.getByRole('combobox', { name: 'Para quem' })).toBeFocused()
  // The list of classmates stays shut until it is asked for.
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('a form that comes after the dialog leaves a person where they went', async ({ page }) => {
  await openGift(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Para quem' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Para quem' })).not.toBeFocused()
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('no keyboard jumps over what nobody has read when the form comes later', async ({ page }) => {
    await openGift(page)
    await expect(page.getByRole('combobox', { name: 'Para quem' })).toBeVisible()
    await expect(close(page)).toBeFocused()
  })
})
