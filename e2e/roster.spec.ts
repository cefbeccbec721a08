import type { Page } from '@playwright/test'
import { idOf } from '../server/demo/ids.ts'
import { accountId, people } from '../server/demo/people.ts'
import { expectAccessible } from './support/axe.ts'
import { firstLook, inEachLook } from './support/looks.ts'
import { mailTo, newEmail } from './support/mails.ts'
import { openAs, tokensOf } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Whoever the school takes in, and whoever comes with its code. */

async function agree(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/agree-terms/)
  await page.getByRole('button', { name: 'Li e concordo' }).click()
}

/** A code of the school for a child; how the office comes to it is walked by e2e/family.spec.ts. */
async function schoolCode(page: Page, child: string): Promise<string> {
  const student = people.find(({ name }) => name === child)!
  const { access_token: token } = await tokensOf(page, 'secretaria')
  const answer = await page.request.post('/api/guardian-codes', {
    headers: { authorization: `Bearer ${token}` },
    data: { studentId: idOf('student', accountId(student, 'ipe')) },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { code: string }).code
}

test('the administrator adds a professor, who chooses a password by letter and lands at the desk', async ({
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
  await expect(dialog.getByText('Irene Pau-Brasil agora faz parte da escola.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()

  const mail = await mailTo(page, email, /sua conta na Trilha/)
  const link = new URL(/href="([^"]*\/nsr\/invitation\/[^"]*)"/.exec(mail)![1]!).pathname
  const theirs = await (await browser.newContext({ baseURL: baseURL!, locale: 'pt-BR' })).newPage()
  await theirs.goto(link)
  await theirs.getByLabel('Senha nova').fill('a-senha-da-irene')
  await theirs.getByRole('button', { name: 'Salvar e entrar' }).click()
  await agree(theirs)
  await expect(theirs).toHaveURL(/\/desk$/)

  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('Irene')
  await page.getByRole('button', { name: 'Mudar Irene Pau-Brasil' }).click()
  const change = page.getByRole('dialog')
  await expect(change.getByRole('checkbox', { name: '7º B' })).toBeChecked()
  await change.getByRole('checkbox', { name: '8º A' }).check()
  await change.getByRole('button', { name: 'Salvar' }).click()
  await expect(change).toBeHidden()
  await page.getByRole('button', { name: 'Mudar Irene Pau-Brasil' }).click()
  await change.getByRole('button', { name: 'Encerrar a conta' }).click()
  await change.getByRole('button', { name: 'Encerrar mesmo' }).click()
  await expect(theirs).toHaveURL(/\/blocked-account/)
  await theirs.context().close()
})

test('the office blocks nobody, and adds a student without an email, who signs in with the password on the screen', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const username = `aluno.${Date.now()}`
  await openAs(page, 'secretaria', '/desk/people')
  await expect(page.getByText('Aisha Baobá')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^Bloquear/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar pessoa' })
  await expect(dialog.getByRole('radio', { name: 'Direção' })).toHaveCount(0)
  await dialog.getByLabel('Nome completo').fill('Tito Pau-Ferro')
  await dialog.getByLabel('E-mail ou nome de usuário').fill(username)
  await dialog.getByRole('radio', { name: '6º A' }).check()
  await dialog.getByRole('button', { name: 'Adicionar pessoa' }).click()
  const password = (await dialog.getByRole('status', { name: 'Primeira senha' }).textContent())!
  await expectAccessible(page)
  const theirs = await (await browser.newContext({ baseURL: baseURL!, locale: 'pt-BR' })).newPage()
  await theirs.goto('/login')
  await theirs.getByLabel('E-mail ou nome de usuário').fill(username)
  await theirs.locator('input[type="password"]').fill(password)
  await theirs.locator('form button[type="submit"]').click()
  await agree(theirs)
  await expect(theirs).toHaveURL(/\/dashboard/)
  await theirs.context().close()
})

test('a guardian comes in by a code of the school and waits for the mailbox and the office', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/404|409/)
  const email = newEmail()
  const code = await schoolCode(page, 'Davi Sapucaia')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sou responsável e tenho um código' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sou responsável')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('Escreva o seu e-mail.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Código').fill('ABCD-EFGH')
  await page.getByLabel('O que você é da criança').selectOption('Avó ou avô')
  await page.getByLabel('Nome completo').fill('Ester Sapucaia')
  await page.getByLabel('E-mail').fill('caio@demo.trilha.test')
  await page.getByLabel('Senha nova').fill('um-segredo-novo')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('Este código não vale.')).toBeVisible()
  await page.getByLabel('Código').fill(code)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('Este e-mail já está na Trilha, e a senha dele é outra.')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await agree(page)
  await expect(page).toHaveURL(/\/family$/)
  await expect(page.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible()
  await expect(page.getByText('Aguardando a escola')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Davi Sapucaia' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Mandar a carta de novo' }).click()
  await expect(page.getByText('Carta enviada. Olhe também na caixa de spam.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a desk and on a phone', () => {
  test.use(firstLook)

  test('the dialog that adds a person fits, and begins at the name, but where a keyboard would jump over what nobody has read', async ({
    page,
  }) => {
    await inEachLook(
      page,
      () => openAs(page, 'direcao', '/desk/people'),
      async ({ language, size }) => {
        const dialog = page.getByRole('dialog')
        const close = dialog.getByRole('button', { name: language === 'pt-br' ? 'Fechar' : 'Close' }).first()
        const opener = page
          .getByRole('main')
          .getByRole('button', { name: language === 'pt-br' ? 'Adicionar pessoa' : 'Add a person' })
        await opener.click()
        if (size === 'desktop') {
          await expect(dialog.getByLabel(language === 'pt-br' ? 'Nome completo' : 'Full name')).toBeFocused()
          await page.keyboard.press('Shift+Tab')
        }
        await expect(close).toBeFocused()
        await expect(dialog.getByRole('radio').last()).toBeVisible()
        // Judged on a desk, with what is missing, where the administrator adds a professor.
        if (size === 'phone') await expectAccessible(page)
        // The page takes the whole dialog away: the keyboard goes on where it was.
        await page.keyboard.press('Escape')
        await expect(opener).toBeFocused()
      },
    )
  })
})
