import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { leadAway, leadTo } from './support/lead-to.ts'
import { mailTo, newEmail } from './support/mails.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Somebody else at another screen. */
async function another(browser: Browser, baseURL: string | undefined, person: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL!, locale: 'pt-BR' })).newPage()
  await openAs(page, person, path)
  return page
}

const boxes = (page: Page, label: string) => page.getByRole('group', { name: label }).getByRole('textbox')

async function typePin(page: Page, label: string, pin: string): Promise<void> {
  await boxes(page, label).first().click()
  await page.keyboard.type(pin)
}

/** The socket of the page opens only when it is let: what is said before that must be heard all the same. */
async function holdSocket(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/ws\//, async (socket) => {
    await promise
    socket.connectToServer()
  })
  return resolve
}

test('a guardian lands on the family page, which tries again when it failed; a child hears what is said before their socket; the PIN locks the child’s editing', async ({
  page,
  browser,
  baseURL,
  errors,
}) => {
  test.slow()
  errors.allow(/403|503|Service Unavailable/)
  let isDown = true
  await page.route('**/api/parental-controls/by-parent', (route) =>
    isDown ? route.fulfill({ status: 503, contentType: 'text/plain', body: '' }) : route.continue(),
  )
  await openAs(page, 'kenji.inga@ipe.trilha.test', '/dashboard')
  await expect(page).toHaveURL(/\/family$/)
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(retry).toBeVisible()
  isDown = false
  await retry.click()
  const ayumi = page.getByRole('article', { name: 'Ayumi Ingá' })
  await expect(ayumi.getByText('7º B')).toBeVisible()

  const child = await (await browser.newContext({ baseURL: baseURL!, locale: 'pt-BR' })).newPage()
  const openSocket = await holdSocket(child)
  const counted = child.waitForResponse(/\/unread-count$/)
  await openAs(child, 'ayumi.inga@ipe.trilha.test', '/dashboard')
  await (await counted).finished()
  const bell = child.getByRole('button', { name: /notificaç/i })
  await expect(bell).toBeVisible()
  const before = await bell.getAttribute('aria-label')
  const purchases = ayumi.getByRole('switch', { name: 'Compras com Educoins' })
  // Messages are not built yet, so nothing offers to open them.
  await expect(page.getByText('Mensagens')).toHaveCount(0)
  await expect(purchases).toBeChecked()
  await purchases.click()
  await expect(purchases).not.toBeChecked()
  await expect(purchases).toBeEnabled()
  await expect(bell).toHaveAttribute('aria-label', before!)
  openSocket()
  await expect(bell).not.toHaveAttribute('aria-label', before!)

  await ayumi.getByRole('button', { name: 'Criar PIN' }).click()
  const dialog = page.getByRole('dialog')
  await typePin(page, 'PIN novo', '4711')
  await typePin(page, 'PIN novo mais uma vez', '4712')
  await dialog.getByRole('button', { name: 'Salvar PIN' }).click()
  await expect(dialog.getByText('Os dois PINs não são iguais. Escreva o mesmo nos dois lugares.')).toBeVisible()
  await boxes(page, 'PIN novo mais uma vez').last().click()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1')
  await dialog.getByRole('button', { name: 'Salvar PIN' }).click()
  await expect(dialog).toBeHidden()
  await expect(ayumi.getByText('Criado por um responsável.')).toBeVisible()

  await leadAway(child, '/my-account/parental-control')
  await expect(child.getByText('Peça o PIN a um responsável')).toBeVisible()
  const community = child.getByRole('switch', { name: 'Comunidade' })
  await expect(community).toBeDisabled()
  await typePin(child, 'Digite o PIN de 4 números', '0000')
  await expect(child.getByText('Este PIN não confere.')).toBeVisible()
  await expect(child.getByText('Restam 4 tentativas.')).toBeVisible()
  await expectAccessible(child)
  await typePin(child, 'Digite o PIN de 4 números', '4711')
  await expect(child.getByText('Edição liberada')).toBeVisible()
  await expect(child.getByText('Você pode mudar os dados por 15 minutos.')).toBeVisible()
  await expect(community).toBeEnabled()
  await community.click()
  await expect(community).not.toBeChecked()
  // The guardian's page stands open: it follows by itself, and so does the child's.
  await expect(ayumi.getByRole('switch', { name: 'Comunidade' })).not.toBeChecked()
  await ayumi.getByRole('switch', { name: 'Comunidade' }).click()
  await expect(community).toBeChecked()
  await leadAway(child, '/my-account/profile')
  await expect(child.getByText('Edição liberada')).toBeVisible()
  await expect(child.getByRole('textbox', { name: /Apelido/ })).toBeEnabled()
  await child.getByRole('button', { name: 'Fechar agora' }).click()
  await expect(child.getByText('Peça o PIN a um responsável')).toBeVisible()
  await expect(child.getByRole('textbox', { name: /Apelido/ })).toBeDisabled()
  await child.context().close()
})

test('a student’s code becomes a link only when the school approves it', async ({ page, browser, baseURL }) => {
  test.slow()
  await openAs(page, 'noah.jenipapo@ipe.trilha.test', '/my-account/parental-control')
  await expect(page.getByText('Ninguém vinculado ainda.')).toBeVisible()
  await page.getByRole('button', { name: 'Gerar código' }).click()
  const code = (await page.getByLabel('Código para a pessoa responsável').textContent())!
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)

  const guardian = await another(browser, baseURL, 'edson.buriti@ipe.trilha.test', '/family')
  await expect(guardian.getByRole('heading', { name: 'Nenhuma criança vinculada ainda' })).toBeVisible()
  await guardian.getByLabel('Código', { exact: true }).fill('abc')
  await guardian.getByRole('button', { name: 'Vincular', exact: true }).click()
  await expect(guardian.getByText('O código tem 8 letras e números. Confira e escreva de novo.')).toBeVisible()
  await expect(guardian.getByText('Diga o que você é da criança.')).toBeVisible()
  await guardian.getByLabel('O que você é da criança').selectOption('Pai')
  await guardian.getByLabel('Código', { exact: true }).fill(code.toLowerCase())
  await guardian.keyboard.press('Enter')
  await expect(guardian.getByText('Pedido enviado. A escola vai confirmar o vínculo com Noah.')).toBeVisible()
  await expect(guardian.getByText('Aguardando a escola')).toBeVisible()
  await expectAccessible(guardian)

  const office = await another(browser, baseURL, 'secretaria', '/desk/guardians')
  // What the office needs to decide stands beside the request.
  const asked = office.getByRole('listitem').filter({ hasText: 'Edson Buriti pede para cuidar de Noah Jenipapo' })
  await expect(asked.getByText('edson.buriti@ipe.trilha.test')).toBeVisible()
  await expect(asked.getByText('Pai', { exact: true })).toBeVisible()
  await expect(asked.getByText('O próprio estudante')).toBeVisible()
  await office.getByRole('button', { name: 'Aprovar Edson Buriti como responsável de Noah Jenipapo' }).click()
  await expect(office.getByRole('button', { name: 'Desvincular Edson Buriti de Noah Jenipapo' })).toBeVisible()

  await expect(guardian.getByRole('article', { name: 'Noah Jenipapo' })).toBeVisible()
  await expect(guardian.getByText('Aguardando a escola')).toHaveCount(0)
  await expect(page.getByText('Vínculo confirmado')).toBeVisible()
  // Whoever has a guardian gets the first PIN from them.
  await expect(page.getByRole('button', { name: 'Criar PIN' })).toHaveCount(0)

  await office.getByRole('button', { name: 'Desvincular Edson Buriti de Noah Jenipapo' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Desvincular' }).click()
  await expect(office.getByRole('dialog')).toBeHidden()
  await expect(guardian.getByRole('heading', { name: 'Nenhuma criança vinculada ainda' })).toBeVisible()
  await Promise.all([guardian.context().close(), office.context().close()])
})

/** The office makes a code for a child and the mailbox it expects; the dialog stays open. */
async function codeFor(
  office: Page,
  { search, child, email }: { search: string; child: string; email: string },
): Promise<string> {
  await office.getByRole('searchbox', { name: 'Buscar por nome' }).fill(search)
  await office.getByRole('button', { name: `Gerar código para um responsável de ${child}` }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('E-mail da pessoa responsável').fill(email)
  await dialog.getByRole('button', { name: 'Gerar código' }).click()
  return (await dialog.getByLabel('Código para a pessoa responsável').textContent())!
}

test('the office finds a student, hands out a code, and it links at once; who works at the school follows a child of their own, in an account beside the one they work with', async ({
  page,
  browser,
  baseURL,
  errors,
}) => {
  test.slow()
  errors.allow(/404/)
  await openAs(page, 'secretaria', '/desk/guardians')
  const dialog = page.getByRole('dialog')
  const email = 'samira.cedro@ipe.trilha.test'
  const code = await codeFor(page, { search: 'joaquim', child: 'Joaquim Louro', email })
  await expectAccessible(page)
  // The office itself sets no controls: that is the administrator's.
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(page.getByRole('button', { name: 'Controle parental de Joaquim Louro' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('ninguem assim')
  await expect(page.getByText('Ninguém com esse nome nesta escola.')).toBeVisible()

  const guardian = await another(browser, baseURL, email, '/family')
  await guardian.getByLabel('O que você é da criança').selectOption('Outra pessoa da família')
  await guardian.getByLabel('Código', { exact: true }).fill(code)
  await guardian.keyboard.press('Enter')
  await expect(guardian.getByText('Pronto: Joaquim já está na sua família.')).toBeVisible()
  await expect(guardian.getByRole('article', { name: 'Joaquim Louro' })).toBeVisible()
  await guardian.getByLabel('Código', { exact: true }).fill(code)
  await guardian.keyboard.press('Enter')
  await expect(guardian.getByText(/Este código não vale/)).toBeVisible()
  await guardian.context().close()

  const neusas = 'neusa.barbatimao@ipe.trilha.test'
  const second = await codeFor(page, { search: 'laura cambu', child: 'Laura Cambuí', email: neusas })
  const neusa = await (await browser.newContext({ baseURL: baseURL!, locale: 'pt-BR' })).newPage()
  await expectFamilyBesideWork(neusa, second)
  await neusa.context().close()
})

/** With the address and the password of the work. */
async function expectFamilyBesideWork(neusa: Page, code: string): Promise<void> {
  await neusa.goto('/nsr/guardian')
  await neusa.getByLabel('Código', { exact: true }).fill(code)
  await neusa.getByLabel('O que você é da criança').selectOption('Mãe')
  await neusa.getByLabel('Nome completo').fill('Neusa Barbatimão')
  await neusa.getByLabel('E-mail').fill('neusa.barbatimao@ipe.trilha.test')
  await neusa.locator('input[type="password"]').fill('trilha-demo-1')
  await neusa.getByRole('button', { name: 'Entrar' }).click()
  await expect(neusa).toHaveURL(/\/family$/)
  await expect(neusa.getByRole('article', { name: 'Laura Cambuí' })).toBeVisible()

  // One menu leads to the desk, which shows nothing of the family, and back.
  const card = neusa.getByRole('button', { name: /Neusa/ }).first()
  await card.click()
  await neusa.getByRole('menuitem', { name: /Vale do Ipê/ }).click()
  await expect(neusa).toHaveURL(/\/desk$/)
  await expect(neusa.getByRole('alertdialog')).toBeHidden()
  await leadTo(neusa, '/family')
  await expect(neusa).toHaveURL(/\/desk$/)
  await card.click()
  await neusa.getByRole('menuitem', { name: /Vale do Ipê/ }).click()
  await expect(neusa).toHaveURL(/\/family$/)
  await expect(neusa.getByRole('article', { name: 'Laura Cambuí' })).toBeVisible()
}

test('a new guardian has no power until the mailbox is confirmed by the letter, and is linked then', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = newEmail()
  const office = await another(browser, baseURL, 'secretaria', '/desk/guardians')
  const code = await codeFor(office, { search: 'gael', child: 'Gael Bacuri', email })
  await expect(office.getByText(`Código para ${email}`)).toBeVisible()
  await office.context().close()

  await page.goto('/nsr/guardian')
  await page.getByLabel('Código', { exact: true }).fill(code)
  await page.getByLabel('O que você é da criança').selectOption('Mãe')
  await page.getByLabel('Nome completo').fill('Rosa Bacuri')
  await page.getByLabel('E-mail').fill(email)
  await page.locator('input[type="password"]').fill('um-segredo-novo')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('button', { name: 'Li e concordo' }).click()
  await expect(page).toHaveURL(/\/family$/)
  await expect(page.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible()
  await expect(page.getByText('Falta confirmar o e-mail')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page)

  const mail = await mailTo(page, email, /Confirme seu e-mail/)
  await page.goto(new URL(/href="([^"]*\/nsr\/email-validation\/[^"]*)"/.exec(mail)![1]!).pathname)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail confirmado')
  await leadTo(page, '/family')
  await expect(page.getByRole('article', { name: 'Gael Bacuri' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confirme o seu e-mail' })).toHaveCount(0)
  await expect(page.getByText('Para desfazer este vínculo, fale com a secretaria da escola.')).toBeVisible()
})

test('without a consent the community says what is missing; the office records the paper and it opens', async ({
  page,
  browser,
  baseURL,
  errors,
}) => {
  test.slow()
  errors.allow(/40[03]/)
  const child = await another(browser, baseURL, 'samuel.sucupira@ipe.trilha.test', '/my-account/parental-control')
  await openAs(page, 'secretaria', '/desk/guardians')
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('samuel')
  await page.getByRole('button', { name: 'Ver a autorização no papel de Samuel Sucupira' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/assinou em/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Retirar autorização' }).click()
  await expect(page.getByText('Sem autorização', { exact: true })).toBeVisible()
  await expect(child.getByRole('heading', { name: 'Falta a autorização de um adulto' })).toBeVisible()
  await expectAccessible(child)
  await leadTo(child, '/playground')
  await expect(child.getByText(/peça que ela assine o papel na secretaria/)).toBeVisible()

  await page.getByRole('button', { name: 'Só quem está sem autorização' }).click()
  await page.getByRole('button', { name: 'Anotar a autorização no papel de Samuel Sucupira' }).click()
  await dialog.getByRole('button', { name: 'Anotar' }).click()
  await expect(dialog.getByText('Escreva o nome de quem assinou o papel.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Quem assinou').fill('Marcos Sucupira')
  await dialog.getByLabel('Dia da assinatura').fill('02032026')
  await dialog.getByLabel('Dia da assinatura').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(child.getByText(/peça que ela assine o papel na secretaria/)).toBeHidden()
  await child.context().close()
})

test('a student sets a first PIN by keyboard alone, and it opens no parts', async ({ page }) => {
  await openAs(page, 'jade.murici@ipe.trilha.test', '/my-account/parental-control')
  const create = page.getByRole('button', { name: 'Criar PIN' })
  await create.focus()
  await page.keyboard.press('Enter')
  await boxes(page, 'PIN novo').first().focus()
  await page.keyboard.type('8642')
  await boxes(page, 'PIN novo mais uma vez').first().focus()
  await page.keyboard.type('8642')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Peça o PIN a um responsável')).toBeVisible()
  await expect(page.getByText('Você criou o PIN desta conta. Para trocar, escreva o de agora.')).toBeVisible()
})

test('the administrator sets a student’s control and what newcomers start with', async ({ page }) => {
  test.slow()
  await openAs(page, 'direcao', '/desk/guardians')
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('nina sib')
  await page.getByRole('button', { name: 'Controle parental de Nina Sibipiruna' }).click()
  const dialog = page.getByRole('dialog')
  const purchases = dialog.getByRole('switch', { name: 'Compras com Educoins' })
  await purchases.click()
  await expect(purchases).not.toBeChecked()
  await expect(dialog.getByRole('switch')).toHaveCount(2)
  await page.keyboard.press('Escape')
  const defaults = page.getByRole('region', { name: 'Para quem chega' })
  const community = defaults.getByRole('switch', { name: 'Comunidade' })
  await expect(community).not.toBeChecked()
  await Promise.all([page.waitForResponse(/parental-controls\/defaults/), community.click()])
  await expect(community).toBeChecked()
  await page.reload()
  await expect(defaults.getByRole('switch', { name: 'Comunidade' })).toBeChecked()
})

test('with a PIN set the profile can be read and not changed, and a locked switch that is on looks other than one that is off', async ({
  page,
}) => {
  await openAs(page, 'luana', '/my-account/profile')
  await expect(page.getByRole('heading', { name: 'Peça o PIN a um responsável' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Apelido/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0)
  await expectAccessible(page)
  // What cannot be changed looks so.
  const plate = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).backgroundColor)
  const sunken = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--sunken)'
    const colour = getComputedStyle(probe).backgroundColor
    probe.remove()
    return colour
  })
  expect(await plate('Japonês')).toBe(sunken)

  // Beyond where its knob is.
  await leadAway(page, '/my-account/parental-control')
  const locked = page.getByRole('main').getByRole('switch', { disabled: true, checked: true }).first()
  const grounds = await locked.evaluate((element: HTMLInputElement) => {
    element.style.transition = 'none'
    return [true, false].map((checked) => {
      element.checked = checked
      return getComputedStyle(element).backgroundColor
    })
  })
  expect(grounds[0]).not.toBe(grounds[1])
})
