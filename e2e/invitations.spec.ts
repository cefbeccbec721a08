import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { firstLook, inEachLook } from './support/looks.ts'
import { mailTo, newEmail } from './support/mails.ts'
import { openAs, tokensOf } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Joining a school needs a yes. */

const serraHead = 'direcao@serra.trilha.test'

async function agree(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/agree-terms/)
  await page.getByRole('button', { name: 'Li e concordo' }).click()
}

async function linkTo(page: Page, email: string): Promise<string> {
  const mail = await mailTo(page, email, /um convite para você na Trilha/)
  return new URL(/href="([^"]*\/nsr\/invitation\/[^"]*)"/.exec(mail)![1]!).pathname
}

test('the administrator invites a professor, who chooses a password by the letter and lands at the desk', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = newEmail()
  await openAs(page, 'direcao', '/desk/people')
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar pessoa' })
  await dialog.getByRole('button', { name: 'Adicionar pessoa' }).click()
  await expect(dialog.getByText('Escreva seu nome e sobrenome.')).toBeVisible()
  await expect(dialog.getByText('Escolha a turma.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Nome completo').fill('Irene Pau-Brasil')
  await dialog.getByLabel('E-mail ou nome de usuário').fill(email)
  await dialog.getByRole('radio', { name: 'Professor(a)' }).check()
  await dialog.getByRole('checkbox', { name: '7º B' }).check()
  await dialog.getByRole('button', { name: 'Adicionar pessoa' }).click()
  await expect(dialog.getByText(`Convite enviado para ${email}, esperando a resposta.`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('Irene')
  await expect(page.getByText('Irene Pau-Brasil')).toHaveCount(0)

  await page.goto('/desk/invitations')
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row.getByText('Esperando resposta')).toBeVisible()

  const theirs = await (await browser.newContext({ baseURL: baseURL!, locale: 'pt-BR' })).newPage()
  await theirs.goto(await linkTo(page, email))
  await expect(theirs.getByText('Professor(a) · turma 7º B')).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByLabel('Senha nova').fill('a-senha-da-irene')
  await theirs.getByRole('button', { name: 'Aceitar e entrar' }).click()
  await agree(theirs)
  await expect(theirs).toHaveURL(/\/desk$/)

  await page.goto('/desk/people')
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('Irene')
  await page.getByRole('button', { name: 'Mudar Irene Pau-Brasil' }).first().click()
  const change = page.getByRole('dialog')
  await expect(change.getByRole('checkbox', { name: '7º B' })).toBeChecked()
  await change.getByRole('button', { name: 'Encerrar a conta' }).click()
  await change.getByRole('button', { name: 'Encerrar mesmo' }).click()
  await expect(theirs).toHaveURL(/\/blocked-account/)
  await theirs.context().close()
})

test('an open invitation is sent again or withdrawn where its address was typed', async ({ page, errors }) => {
  errors.allow(/409/)
  const email = newEmail()
  await openAs(page, 'secretaria', '/desk/people')
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar pessoa' })
  const fill = async () => {
    await dialog.getByLabel('Nome completo').fill('Olavo Ipê-Roxo')
    await dialog.getByLabel('E-mail ou nome de usuário').fill(email)
    await dialog.getByRole('radio', { name: 'Responsável' }).check()
    await dialog.getByRole('button', { name: 'Adicionar pessoa' }).click()
  }
  await fill()
  await dialog.getByRole('button', { name: 'Adicionar outra' }).click()
  await fill()
  await expect(dialog.getByText('Já existe um convite aberto para este e-mail.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Mandar a carta de novo' }).click()
  await expect(dialog.getByText('A carta foi enviada de novo.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Retirar o convite' }).click()
  await expect(dialog.getByText('O convite foi retirado.')).toBeVisible()
})

test('the other school invites a child: the child sees the ways, the guardian says yes, the first school keeps all', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const school = await tokensOf(page, serraHead)
  const headers = { authorization: `Bearer ${school.access_token}` }
  const classes = (await (await page.request.get('/api/schools/my/classes', { headers })).json()) as { id: string }[]
  const username = 'ayumi.inga@ipe.trilha.test'
  const data = { name: 'Ayumi Ingá', username, role: 'STUDENT', classIds: [classes[0]!.id] }
  expect((await page.request.post('/api/schools/my/people', { headers, data })).status()).toBe(201)
  const pageOf = async (person: string, path: string) => {
    const theirs = await (await browser.newContext({ baseURL: baseURL!, locale: 'pt-BR' })).newPage()
    await openAs(theirs, person, path)
    return theirs
  }

  const child = await pageOf('ayumi.inga@ipe.trilha.test', '/my-account/invitations')
  await expect(child.getByRole('heading', { name: 'Colégio Serra Azul convidou você' })).toBeVisible()
  await expect(child.getByLabel('Código em papel')).toBeVisible()
  await expectAccessible(child)
  await child.getByRole('button', { name: /^Aceitar o convite/ }).click()
  await expect(child.getByText('Com menos de 16 anos, peça a quem cuida de você')).toBeVisible()
  await child.context().close()

  await openAs(page, 'direcao', '/desk/invitations')
  const card = page.getByRole('region', { name: 'Outra escola convidou uma criança daqui' })
  await expect(card.filter({ hasText: 'Ayumi Ingá' })).toBeVisible()

  const guardian = await pageOf('kenji.inga@ipe.trilha.test', '/family')
  const asked = guardian.getByRole('region', { name: 'Colégio Serra Azul convidou Ayumi Ingá' })
  await expect(asked).toBeVisible()
  await expectAccessible(guardian)
  await asked.getByRole('button', { name: /^Aceitar o convite/ }).click()
  await expect(guardian.getByText('Ayumi Ingá agora faz parte de Colégio Serra Azul.')).toBeVisible()
  await guardian.context().close()

  await page.goto('/desk/people')
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('Ayumi')
  const row = page.getByRole('listitem').filter({ hasText: 'Ayumi Ingá' })
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('button', { name: /^Bloquear/ })).toBeVisible()
})

test.describe('on a desk and on a phone', () => {
  test.use(firstLook)

  test('the paper code fits and prints from its dialog', async ({ page }) => {
    await inEachLook(
      page,
      () => openAs(page, serraHead, '/desk/invitations'),
      async ({ language }) => {
        const isPortuguese = language === 'pt-br'
        // Not of any other: the invitation of another test may be answered meanwhile, and its row leaves the list.
        const name = isPortuguese ? 'Código em papel para Yasmin Cedro' : 'Paper code for Yasmin Cedro'
        await page.getByRole('button', { name }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: isPortuguese ? 'Gerar o código' : 'Make the code' }).click()
        await expect(dialog.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)).toBeVisible()
        await expect(dialog.getByRole('button', { name: isPortuguese ? 'Imprimir' : 'Print' })).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      },
    )
  })
})
