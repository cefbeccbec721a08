import { cast } from '../server/demo/people.ts'
import { expectAccessible } from './support/axe.ts'
import { leadAway } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const luana = `/playground/profile/${cast.find(({ key }) => key === 'luana')!.id}`

test('names of the community lead to a page, and it leads on', async ({ page }) => {
  test.slow()
  await openAs(page, 'caio', luana)
  // The first page of a server that has just started takes its time.
  await expect(page.getByRole('heading', { level: 1, name: 'Luana do Robô' })).toBeVisible({ timeout: 30_000 })
  // Where she lives and travels is hers alone.
  await expect(page.getByText('Uberlândia')).toHaveCount(0)
  await expect(page.getByText('Serra da Canastra')).toHaveCount(0)
  // As many friends as the list has.
  const count = Number(await page.locator('dl > div', { hasText: 'amizades' }).locator('dd').textContent())
  await page.getByRole('button', { name: `Ver ${count}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(count)
  await dialog.getByRole('link', { name: 'Rafa Angico' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rafa Angico' })).toBeVisible()
  await page.goBack()
  // A mention opens who is named.
  await page.getByRole('article').getByRole('link', { name: '@Rafa Angico' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rafa Angico' })).toBeVisible()
})

test('one’s own page is edited, a feed of photos is empty until there are some', async ({ page }) => {
  await openAs(page, 'luana', luana)
  await expect(page.getByText('Uberlândia')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Vídeos' }).click()
  await expect(page.getByRole('link', { name: 'Criar publicação' })).toBeVisible()
  await page.getByRole('button', { name: 'Só o que publicou' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Editar perfil' }).click()
  await expect(page).toHaveURL(/\/my-account\/profile$/)
})

test('somebody is asked and no longer asked, reported, and blocked is not there', async ({ page, errors }) => {
  errors.allow(/404/)
  test.slow()
  await openAs(page, 'clara.jabuticabeira@ipe.trilha.test', '/playground/search?q=elisa')
  await page.getByRole('link', { name: 'Elisa Carnaúba' }).click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Elisa Carnaúba' })).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar Elisa Carnaúba' }).click()
  await page.getByRole('button', { name: 'Cancelar o pedido para Elisa Carnaúba' }).click()
  await expect(page.getByRole('button', { name: 'Adicionar Elisa Carnaúba' })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Mais opções com Elisa Carnaúba' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Denunciar' }).click()
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('textbox').fill('Não é o nome dela.')
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(page.getByText('Denúncia enviada').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Bloquear' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click()
  await expect(page.getByRole('heading', { name: 'Este perfil não está aqui' })).toBeVisible()
  await expectAccessible(page)
  await leadAway(page, '/playground/friends')
  await page.getByRole('tab', { name: /^Bloqueios/ }).click()
  await page.getByRole('button', { name: 'Desbloquear Elisa Carnaúba' }).click()
  await expect(page.getByText('Você não bloqueou ninguém')).toBeVisible()
})

test('a guardian reads who the child is, without the community', async ({ page }) => {
  await openAs(page, 'marta', '/family')
  await page.getByRole('link', { name: 'Luana Aroeira' }).click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Luana do Robô' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByText('amizades')).toHaveCount(0)
})
