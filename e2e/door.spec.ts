import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { leadTo } from './support/lead-to.ts'
import { mailTo, newEmail } from './support/mails.ts'
import { openAs, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

interface Child {
  name: string
  email: string
  guardianEmail: string
}

async function signUp(page: Page, { name, email, guardianEmail }: Child): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Nome completo').fill(name)
  await page.getByLabel('Data de nascimento').fill(`0101${new Date().getFullYear() - 12}`)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Escreva o e-mail de quem cuida de você.')).toBeVisible()
  await page.getByLabel('E-mail de quem cuida de você').fill(guardianEmail)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await choose(page, 'Ano na escola', '7º ano')
  await choose(page, 'Estado', 'Minas Gerais')
  await choose(page, 'Cidade', 'Ouro Preto')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha nova').fill('um-segredo-novo')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText(guardianEmail)).toBeVisible()
  await page.getByRole('link', { name: 'Entrar na Trilha' }).click()
  await signIn(page, email, 'um-segredo-novo')
  await expect(page).toHaveURL(/\/waiting/)
}

/** Another person at another device. */
async function otherPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env['TRILHA_ADDRESS']!, locale: 'pt-BR' })
  return context.newPage()
}

async function guardianPage(browser: Browser, page: Page, guardianEmail: string): Promise<Page> {
  const mail = await mailTo(page, guardianEmail, /falta o seu sim/)
  const guardian = await otherPage(browser)
  await guardian.goto(new URL(/href="([^"]*\/nsr\/guardian-consent\/[^"]*)"/.exec(mail)![1]!).pathname)
  return guardian
}

test('a child of 12 signs up, the guardian agrees from the letter, the office accepts with a class, the child gets in', async ({
  page,
  browser,
  errors,
}) => {
  test.slow()
  const child = { name: `Iberê Sapucaia ${Date.now()}`, email: newEmail(), guardianEmail: newEmail() }
  await signUp(page, child)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta pouco, Iberê')
  await expect(page.getByText('espera o sim de quem cuida de você')).toBeVisible()
  await expectAccessible(page)
  await leadTo(page, '/playground')
  await expect(page).toHaveURL(/\/waiting/)

  const guardian = await guardianPage(browser, page, child.guardianEmail)
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('Iberê precisa do seu sim')
  await expect(guardian.getByText('Sapucaia')).toHaveCount(0)
  await guardian.getByRole('button', { name: 'Autorizar', exact: true }).click()
  await expect(guardian.getByText('Escreva seu nome e sobrenome.')).toBeVisible()
  await expect(guardian.getByText('Marque que você autoriza')).toBeVisible()
  await expectAccessible(guardian)
  await guardian.getByLabel('Seu nome completo').fill('Jurema Sapucaia')
  await guardian.getByRole('checkbox').check()
  await guardian.getByRole('button', { name: 'Autorizar', exact: true }).dblclick()
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('Obrigado pelo seu sim')
  await guardian.reload()
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('Este link não serve mais')
  errors.allow(/guardian-consents/)
  await guardian.context().close()

  // The open page moved on by itself.
  await expect(page.getByText('olha o seu cadastro e escolhe a sua turma')).toBeVisible()
  await expectAccessible(page)

  const office = await otherPage(browser)
  await openAs(office, 'secretaria', '/desk/admissions')
  const row = office.getByRole('listitem').filter({ hasText: child.name })
  await expect(row.getByText('Jurema Sapucaia disse sim')).toBeVisible()
  await expectAccessible(office)
  await row.getByRole('button', { name: `Aceitar ${child.name}` }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Aceitar na turma' }).click()
  await expect(dialog.getByText('Escolha uma turma.')).toBeVisible()
  await choose(office, 'Turma', '7º A')
  await dialog.getByRole('button', { name: 'Aceitar na turma' }).click()
  await expect(row).toHaveCount(0)
  await office.context().close()

  await expect(page).toHaveURL(/\/agree-terms/)
  await page.getByRole('button', { name: 'Li e concordo' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByText('Iberê').first()).toBeVisible()
})

test('a guardian who says no ends the account, and the child reads it kindly', async ({ page, browser }) => {
  test.slow()
  const child = { name: 'Moema Angico', email: newEmail(), guardianEmail: newEmail() }
  await signUp(page, child)
  const other = newEmail()
  await page.getByRole('button', { name: 'Trocar o e-mail' }).click()
  await page.getByLabel('E-mail de quem cuida de você').fill(other)
  await page.getByRole('button', { name: 'Mandar a carta' }).click()
  await expect(page.getByText(other)).toBeVisible()
  await expect(page.getByRole('button', { name: /Mandar de novo em/ })).toBeDisabled()
  const guardian = await guardianPage(browser, page, other)
  await guardian.getByRole('button', { name: 'Não autorizo' }).click()
  await guardian.getByRole('dialog').getByRole('button', { name: 'Não autorizo' }).click()
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('Resposta guardada')
  await guardian.context().close()
  await expect(page).toHaveURL(/\/blocked-account/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua conta não abriu')
  await expect(page.getByText('converse com ela')).toBeVisible()
  await page.getByRole('link', { name: 'Meus dados' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus dados')
})
