import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

function rowOf(page: Page, title: string) {
  return page.getByRole('listitem').filter({ hasText: title })
}

test('who teaches gives a task, a student of the class does it once, and it is taken back', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = 'Contar as árvores da quadra'
  await openAs(page, 'helena', '/desk/tasks')
  await expect(rowOf(page, 'Preencher o diário da chuva').getByText('Atrasada')).toBeVisible()

  await page.getByRole('button', { name: 'Nova tarefa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Escolha uma turma.')).toBeVisible()
  await expect(dialog.getByText('Dê um título.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Turma' }).fill('7º B')
  await page.getByRole('option', { name: '7º B' }).click()
  await dialog.getByRole('textbox', { name: 'Título' }).fill(title)
  await dialog.getByRole('textbox', { name: /O que é para fazer/ }).fill('Anote o nome de três.')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible()
  const given = rowOf(page, title)
  await expect(given.getByText(/^7º B · .*0 de \d+ estudantes fizeram$/)).toBeVisible()

  const student = await browser.newPage()
  const href = await given.getByRole('link', { name: title }).getAttribute('href')
  await openAs(student, 'ayumi.inga@ipe.trilha.test', href!)
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await student.getByRole('button', { name: 'Já fiz' }).click()
  await expect(student.getByRole('status').filter({ hasText: 'Você fez esta tarefa.' })).toBeVisible()
  await expect(student.getByRole('button', { name: 'Já fiz' })).toHaveCount(0)
  await student.close()

  await page.reload()
  await expect(given.getByText(/1 de \d+ estudantes fizeram/)).toBeVisible()
  await page.getByRole('button', { name: `Mudar a tarefa ${title}` }).click()
  await dialog.getByRole('textbox', { name: 'Título' }).fill(`${title} e do pátio`)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(rowOf(page, `${title} e do pátio`)).toBeVisible()
  await page.getByRole('button', { name: `Apagar a tarefa ${title} e do pátio` }).click()
  await dialog.getByRole('button', { name: 'Apagar' }).click()
  await expect(rowOf(page, title)).toHaveCount(0)
})
