import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { leadTo } from './support/lead-to.ts'
import { mailTo, newEmail } from './support/mails.ts'
import { openAs, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

async function choose(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

/** The two steps before the email, from the first. */
async function fillSteps(page: Page): Promise<void> {
  await page.getByLabel('Nome completo').fill('Teresa Jussara Lima')
  await page.getByLabel('Data de nascimento').fill('20052013')
  await page.getByLabel('E-mail de quem cuida de você').fill(newEmail())
  await page.getByRole('button', { name: 'Continuar' }).click()
  await choose(page, 'Ano na escola', '7º ano')
  await choose(page, 'Estado', 'São Paulo')
  await choose(page, 'Cidade', 'Campinas')
}

/** From the second step to the last, back and forth, and through a reload. */
async function walkBackAndForth(page: Page): Promise<void> {
  const step = page.getByRole('heading', { level: 2 }).first()
  await expect(step).toHaveText('Onde você estuda e mora')
  await choose(page, 'Estado', 'Bahia')
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue('')
  await choose(page, 'Estado', 'São Paulo')
  await choose(page, 'Cidade', 'Campinas')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByLabel('Senha nova')).toBeVisible()
  await expect(step).toBeFocused()
  await page.getByLabel('Senha nova').fill('um-segredo-novo')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Campinas')
  await expect(step).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Teresa Jussara Lima')
  await page.goForward()
  await page.goForward()
  await expect(page.getByLabel('Senha nova')).toHaveValue('um-segredo-novo')
  await page.reload()
  await expect(page.getByLabel('Senha nova')).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Campinas')
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(step).toHaveText('Quem é você')
  await expect(step).toBeFocused()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(step).toHaveText('Onde você estuda e mora')
  await expect(step).toBeFocused()
}

async function fillPins(page: Page): Promise<void> {
  const pin = page.getByRole('group', { name: 'PIN de 4 números' })
  await pin.getByRole('textbox').first().focus()
  await page.keyboard.type('4321')
  const again = page.getByRole('group', { name: 'O mesmo PIN, mais uma vez' }).getByRole('textbox')
  await again.first().focus()
  await page.keyboard.type('4322')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText('Os dois PINs são diferentes. Escreva o mesmo duas vezes.')).toBeVisible()
  await again.last().focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1')
}

async function signInBy(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Entrar na Trilha' }).click()
  await signIn(page, email, password)
  await expect(page).toHaveURL(/\/waiting/)
}

test('somebody signs up step by step, back and forth, confirms the email and then waits for a yes; what is taken or used up says so', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/409.*\/api\/students|40[14].*\/(?:email-validation-zc|users)/)
  const email = newEmail()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Criar minha conta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Criar minha conta' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Escreva seu nome e sobrenome.')).toBeVisible()
  await expect(page.getByText('Escreva o dia em que você nasceu.')).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await expectAccessible(page)

  await fillSteps(page)
  await test.step('another state clears the city, and a reload loses nothing but the password', () =>
    walkBackAndForth(page))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('E-mail').fill('caio@demo.trilha.test')
  await page.getByLabel('Senha nova').fill('um-segredo-novo')
  await fillPins(page)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  // Said under its field, on its step.
  await expect(page.getByText('Este e-mail já tem cadastro.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta confirmar o e-mail')
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)

  await leadTo(page, `/nsr/email-validation-zc/00000000-0000-4000-8000-000000000000/${'x'.repeat(43)}`)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não serve mais')

  const mail = await mailTo(page, email, /Confirme seu e-mail/)
  await page.goto(new URL(/href="([^"]*\/nsr\/email-validation\/[^"]*)"/.exec(mail)![1]!).pathname)
  await expect(page.getByText('Oi, Teresa.')).toBeVisible()
  // A second tap says nothing else.
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail confirmado')
  await signInBy(page, email, 'um-segredo-novo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta pouco, Teresa')
  // No other page opens, and the own address needs no second letter.
  await leadTo(page, '/my-account')
  await expect(page).toHaveURL(/\/waiting/)
  await expect(page.getByRole('heading', { name: 'Confirme também o seu e-mail' })).toHaveCount(0)
})

test('a forgotten password is recovered by a code that is pasted', async ({ page, errors }) => {
  test.slow()
  errors.allow(/401/)
  const email = newEmail()
  await page.goto('/signup')
  await fillSteps(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha nova').fill('um-segredo-novo')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta confirmar o e-mail')

  await leadTo(page, '/login')
  await page.getByRole('link', { name: 'Esqueci a senha' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esqueceu a senha?')
  await page.getByLabel('E-mail').fill(` ${email.toUpperCase()}`)
  await page.getByRole('button', { name: 'Pedir código' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digite o código')
  await expect(page.getByRole('button', { name: /Enviar de novo em/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Digite o código completo.')).toBeVisible()
  await expectAccessible(page)

  const code = /(\d{6})/.exec((await mailTo(page, email, /código/)).split('As text')[1]!)![1]!
  const boxes = page.getByRole('group', { name: 'Código de 6 números' }).getByRole('textbox')
  const paste = async (text: string) => {
    await boxes.first().focus()
    await boxes.first().evaluate((box, value) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', value)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }
  await paste(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(page.getByText('Algum número pode estar errado')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digite o código')
  await expect(page.getByText(email)).toBeVisible()
  await paste(code)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha a senha nova')
  // Back leads to the step before, as in signing up, and forward again.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digite o código')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha a senha nova')
  await page.getByLabel('Senha nova').fill('curta')
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(page.getByText('A senha tem de 8 a 128 letras, números ou sinais.')).toBeVisible()
  await page.getByLabel('Senha nova').fill('outro-segredo-novo')
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senha trocada')
  await signInBy(page, email, 'outro-segredo-novo')
})

test('a trial asks for an email and the birth date, and starts at once for who is old enough', async ({ page }) => {
  await page.goto('/nsr/degustacao')
  await page.getByRole('button', { name: 'Começar agora' }).click()
  await expect(page.getByText('Escreva o seu e-mail.')).toBeVisible()
  await expect(page.getByText(/nome de usuário/)).toHaveCount(0)
  await expect(page.getByLabel('E-mail de quem cuida de você')).toHaveCount(0)
  await page.getByLabel('Nome completo').fill('Visita Jussara Lima')
  await page.getByLabel('Data de nascimento').fill('20052013')
  await expect(page.getByLabel('E-mail de quem cuida de você')).toBeVisible()
  await page.getByLabel('Data de nascimento').fill('20052000')
  await choose(page, 'Ano na escola', '6º ano')
  await page.getByLabel('E-mail').fill(newEmail())
  await page.getByLabel('Senha nova').fill('um-segredo-novo')
  await page.getByRole('button', { name: 'Começar agora' }).click()
  await expect(page).toHaveURL(/\/agree-terms/)
  await page.getByRole('button', { name: 'Li e concordo' }).click()
  await expect(page.getByRole('dialog', { name: 'Falta pouco para completar' })).toBeVisible()
})

test('whoever must accept new terms reads them first, reaches their data rights, and may refuse', async ({ page }) => {
  await openAs(page, 'termos', '/edubank')
  await expect(page).toHaveURL(/\/agree-terms\?next=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termos de uso da Trilha')
  await page.getByText('Para quem cuida').first().click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver ou apagar meus dados' }).click()
  await expect(page).toHaveURL(/\/request-data-lgpd$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus dados')
  await expect(page.getByRole('button', { name: 'Baixar meus dados' })).toBeVisible()
  await leadTo(page, '/my-account/help/request-data-lgpd')
  await expect(page.getByRole('button', { name: 'Enviar pedido' })).toBeVisible()
  await leadTo(page, '/my-account')
  await expect(page).toHaveURL(/\/agree-terms\?next=/)
  await page.getByRole('button', { name: 'Não concordo e quero sair' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('nova sees what is missing and that the email waits; the link is in the outbox', async ({ page }) => {
  await openAs(page, 'nova', '/my-account')
  const dialog = page.getByRole('dialog', { name: 'Falta pouco para completar' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Escreva o dia em que você nasceu.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Ainda não confirmado')).toBeVisible()
  // It promised to ask another day.
  await expect(dialog).toHaveCount(0)
  await mailTo(page, 'nova@demo.trilha.test', /Confirme seu e-mail/)
})

test('account data is changed, a taken nickname is said at once', async ({ page, errors }) => {
  errors.allow(/403/)
  await openAs(page, 'nilo', '/my-account')
  const nickname = page.getByLabel('Apelido')
  await nickname.fill('yas')
  await nickname.blur()
  await expect(page.getByText('Alguém já usa este apelido.')).toBeVisible()
  const mine = `Nilo ${Date.now() % 1e6}`
  await nickname.fill(mine)
  await page.getByLabel('Telefone').fill('(31) 91234-5678')
  await page.getByRole('button', { name: 'Salvar mudanças' }).click()
  await expect(page.getByText('Registro atualizado com sucesso.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Apelido')).toHaveValue(mine)

  await page.getByLabel('Senha atual').fill('nao-e-esta')
  await page.getByLabel('Senha nova').fill('outro-segredo-novo')
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(page.getByText('Esta não é a sua senha atual.')).toBeVisible()
})
