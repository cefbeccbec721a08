import { expectAccessible } from './support/axe.ts'
import { enterAs } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

test('a student asks for another full name, the office accepts, and the student sees it without reloading', async ({
  page,
  browser,
  own,
  baseURL,
  errors,
}) => {
  test.slow()
  errors.allow(/400/)
  const caio = await own.student({ name: 'Caio Jatobá', schoolId: await own.given.school() })
  const { schoolId } = caio
  await own.person({ role: 'PROFESSOR', schoolId, name: 'Helena Guarantã' })
  const neusa = await own.person({ role: 'STAFF', schoolId, name: 'Neusa Barbatimão' })

  await enterAs(page.context(), caio)
  await page.goto('/my-account')
  const card = page.getByRole('region', { name: 'Nome completo' })
  await expect(card.getByText('Caio Jatobá', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Como você quer ser chamado(a)')).toBeVisible()

  await test.step('by keyboard; the name of a grown-up is refused beside the field', async () => {
    await card.getByRole('button', { name: 'Pedir mudança' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pedir mudança de nome' })
    const field = dialog.getByLabel('Como o nome deve ficar')
    await expect(field).toBeFocused()
    await field.fill('H3lena Guarant4')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Este nome pode confundir as pessoas da escola. Escolha outro.')).toBeVisible()
    await expectAccessible(page)
    await field.fill('Caio Jatobá Cajueiro')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  })
  await expect(card.getByText('Esperando a escola')).toBeVisible()
  await expect(card.getByText('Caio Jatobá Cajueiro')).toBeVisible()
  await expectAccessible(page)

  const desk = await (await browser.newContext({ baseURL, locale: 'pt-BR' })).newPage()
  await enterAs(desk.context(), neusa)
  await desk.goto('/desk/names')
  await expect(desk.getByText('Caio Jatobá Cajueiro')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Aceitar o nome que Caio Jatobá pediu' }).click()
  await expect(desk.getByText('Nenhum pedido esperando')).toBeVisible()

  await expect(card.getByText('Caio Jatobá Cajueiro', { exact: true })).toBeVisible()
  await expect(card.getByText('Nome mudado')).toBeVisible()
  await desk.context().close()
})

test('a student takes a request back on a phone, and the office sees nothing of it', async ({ page, own }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lia = await own.student({ name: 'Lia Mangaba', schoolId: await own.given.school() })
  await own.given.nameRequest({ student: lia, name: 'Lia Mangaba Umbu' })
  await enterAs(page.context(), lia)
  await page.goto('/my-account')
  await page.getByRole('button', { name: 'Desistir do pedido' }).click({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Pedir mudança' })).toBeEnabled()
  await expect(page.getByText('Lia Mangaba Umbu')).toHaveCount(0)
})
