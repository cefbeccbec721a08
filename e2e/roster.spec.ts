import type { Page } from '@playwright/test'
import { idOf } from '../server/demo/ids.ts'
import { accountId, people } from '../server/demo/people.ts'
import { expectAccessible } from './support/axe.ts'
import { firstLook, inEachLook } from './support/looks.ts'
import { newEmail } from './support/mails.ts'
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

test('the office blocks nobody, adds a student without an email, and gets a free name for a taken one', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/409/)
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
  const answer = await page.request.post('/api/oauth/token', {
    headers: { authorization: `Basic ${btoa('trilha-web:')}` },
    form: { grant_type: 'password', username, password },
  })
  expect(answer.status()).toBe(200)

  // The same name again: nothing is created, and a free one is a tap away.
  await dialog.getByRole('button', { name: 'Adicionar outra' }).click()
  await dialog.getByLabel('Nome completo').fill('Tito Pau-Ferro')
  await dialog.getByLabel('E-mail ou nome de usuário').fill(username)
  await dialog.getByRole('radio', { name: '6º A' }).check()
  await dialog.getByRole('button', { name: 'Adicionar pessoa' }).click()
  await expect(dialog.getByText('Esta pessoa já faz parte desta escola.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('group', { name: 'Que tal um destes?' }).getByRole('button').first().click()
  await expect(dialog.getByLabel('E-mail ou nome de usuário')).not.toHaveValue(username)
  await dialog.getByRole('button', { name: 'Adicionar pessoa' }).click()
  await expect(dialog.getByRole('status', { name: 'Primeira senha' })).toBeVisible()
})

test('the administrator ends an account and opens it again, where its name was typed', async ({ page, errors }) => {
  test.slow()
  errors.allow(/409/)
  const username = `aluno.${Date.now()}`
  await openAs(page, 'direcao', '/desk/people')
  const dialog = page.getByRole('dialog', { name: 'Adicionar pessoa' })
  const add = async () => {
    await page.getByRole('button', { name: 'Adicionar pessoa' }).first().click()
    await dialog.getByLabel('Nome completo').fill(`Zeca ${username}`)
    await dialog.getByLabel('E-mail ou nome de usuário').fill(username)
    await dialog.getByRole('radio', { name: '6º A' }).check()
    await dialog.getByRole('button', { name: 'Adicionar pessoa' }).click()
  }
  await add()
  await expect(dialog.getByRole('status', { name: 'Primeira senha' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill(`Zeca ${username}`)
  await page.getByRole('button', { name: `Mudar Zeca ${username}` }).click()
  const change = page.getByRole('dialog')
  await change.getByRole('button', { name: 'Encerrar a conta' }).click()
  await change.getByRole('button', { name: 'Encerrar mesmo' }).click()
  await expect(page.getByRole('button', { name: `Reabrir a conta de Zeca ${username}` })).toBeVisible()
  await add()
  await expect(dialog.getByText('Esta pessoa já teve conta nesta escola.')).toBeVisible()
  await expect(dialog.getByText(/Conta encerrada em/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reabrir' }).click()
  await expect(dialog.getByText(`A conta de Zeca ${username} está aberta de novo.`)).toBeVisible()
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
