import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe.ts'
import { openAs, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a person asks, the school answers, and the bell tells without a reload', async ({ page, browser }) => {
  test.slow()
  await openAs(page, 'nilo', '/my-account/help')
  await page.getByRole('link', { name: /Meus dados/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus dados')

  // Nothing is sent before it is whole, and every field says what is missing.
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText('Escolha um dos quatro.')).toBeVisible()
  await expect(page.getByText('Escreva um telefone.')).toBeVisible()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Nilo')

  const question = `Quem lê o meu diário? ${Date.now()}`
  await page.getByLabel('Outro assunto').check()
  await expect(page.getByLabel('E-mail')).toHaveValue('nilo@demo.trilha.test')
  await page.getByLabel('Telefone').fill('(11) 90000-0000')
  await page.getByLabel('Conte o que você precisa').fill(question)
  // A reload loses nothing.
  await page.reload()
  await expect(page.getByLabel('Conte o que você precisa')).toHaveValue(question)
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  const mine = page.getByRole('region', { name: 'Meus pedidos' })
  await expect(mine.getByText(question)).toBeVisible()
  // What was sent is said, and the form is blank and blames nobody.
  await expect(page.getByText('Pedido enviado.')).toBeVisible()
  await expect(page.getByText('Escolha um dos quatro.')).toHaveCount(0)
  await expect(page.getByLabel('Telefone')).toHaveValue('')
  await expect(mine.getByText('Faltam 15 dias para a resposta').first()).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
  const desk = await context.newPage()
  await openAs(desk, 'direcao', `${new URL(page.url()).origin}/desk/requests`)
  await desk
    .getByRole('listitem')
    .filter({ hasText: 'Outro assunto: Nilo' })
    .filter({ hasText: 'Faltam 15 dias' })
    .first()
    .getByRole('button', { name: 'Abrir' })
    .click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText('Quem lê o meu diário?')).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Responder e concluir' }).click()
  await expect(dialog.getByText('Escreva a resposta antes.')).toBeVisible()
  await dialog.getByLabel('Resposta').fill('Só você.')
  await dialog.getByRole('button', { name: 'Responder e concluir' }).click()
  await expect(dialog).toBeHidden()
  await context.close()

  await page.getByRole('button', { name: /Notificações, \d+ nova/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notificações' })
  await expect(bell.getByText('A escola respondeu.').first()).toBeVisible()
  await expectAccessible(page)
  await bell.getByRole('button', { name: 'Marcar todas como lidas' }).click()
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeHidden()
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeFocused()
  await expect(mine.getByText('Só você.')).toBeVisible()
})

test('a blocked student takes their data along', async ({ page }) => {
  test.slow()
  await openAs(page, 'bloqueado', '/request-data-lgpd')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus dados')
  const card = page.getByRole('region', { name: 'Levar meus dados' })
  await card.getByRole('button', { name: 'Baixar meus dados' }).click()
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: /Baixar arquivo/ }).click({ timeout: 20_000 })
  const file = await download
  expect(file.suggestedFilename()).toBe('trilha-meus-dados.zip')
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('dados/users.json')).toBe(true)
})

test('an approved erasure waits, and is taken back by the person; on a phone the list of what it does is folded', async ({
  page,
  browser,
}) => {
  test.slow()
  await openAs(page, 'caio', '/request-data-lgpd')
  await page.getByLabel('Apagar meus dados').check()
  await page.getByLabel('E-mail').fill('caio@demo.trilha.test')
  await page.getByLabel('Telefone').fill('11900000000')
  await page.getByLabel('Conte o que você precisa').fill('Vou mudar de escola.')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText('Vou mudar de escola.').first()).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  const desk = await context.newPage()
  await openAs(desk, 'direcao', `${new URL(page.url()).origin}/desk/requests`)
  const line = desk.getByRole('listitem').filter({ hasText: 'Apagar meus dados: Caio' })
  await line.first().getByRole('button', { name: 'Abrir' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Aprovar e apagar' }).click()
  await expect(dialog.getByText('O nome não é igual. Confira a pessoa.')).toBeVisible()
  await dialog.getByLabel(/Para confirmar, escreva o nome/).fill('caio jatobá')
  await dialog.getByRole('button', { name: 'Aprovar e apagar' }).click()
  await expect(dialog).toBeHidden()
  await context.close()

  await expect(page.getByText(/Seus dados serão apagados em/)).toBeVisible()
  await page.getByRole('button', { name: 'Desistir do pedido' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desistir', exact: true }).click()
  await expect(page.getByText('Pedido retirado').first()).toBeVisible()
  await expect(page.getByText(/Seus dados serão apagados em/)).toHaveCount(0)

  await test.step('on a phone the long list of what an erasure does is folded until somebody wants it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const card = page.getByRole('region', { name: 'O que acontece quando se apaga' })
    await expect(card.getByText('É apagado')).toBeVisible()
    const entry = card.getByText('Avisos', { exact: true })
    await expect(entry).toBeHidden()
    await card.getByText('É apagado').click()
    await expect(entry).toBeVisible()
    await expectAccessible(page)
  })
})

test('a request needs no e-mail, and says so', async ({ page }) => {
  await openAs(page, 'yasmin', '/my-account/help/request-data-lgpd')
  const question = `Que fotos minhas a escola guarda? ${Date.now()}`
  await page.getByLabel('Outro assunto').check()
  await expect(page.getByText('Quem cuida da sua conta também vê o pedido.')).toBeVisible()
  await page.getByLabel('E-mail').fill('yasmin@')
  await page.getByLabel('Telefone').fill('11 90000-0001')
  await page.getByLabel('Conte o que você precisa').fill(question)
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText('Este e-mail não parece completo.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.getByLabel('E-mail').fill('')
  await page.keyboard.press('Enter')
  const mine = page.getByRole('region', { name: 'Meus pedidos' })
  await expect(mine.getByText(question)).toBeVisible()
  await expectAccessible(page)
})

test('a guardian gets the copy that they asked for, and the child hears of it', async ({ page, browser }) => {
  test.slow()
  await openAs(page, 'marta', '/my-account/help/request-data-lgpd')
  await page.getByText('Luana Aroeira', { exact: true }).click()
  await expect(page.getByText(/Até os 15 anos, a cópia dos dados vem para você/)).toBeVisible()
  await page.getByLabel('Saber o que é guardado').check()
  await page.getByLabel('Telefone').fill('11900000002')
  await page.getByLabel('Conte o que você precisa').fill('Quero ver o que guardam da Luana.')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  const mine = page.getByRole('region', { name: 'Meus pedidos' })
  await expect(mine.getByText('Quero ver o que guardam da Luana.')).toBeVisible()

  const origin = new URL(page.url()).origin
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
  const desk = await context.newPage()
  await openAs(desk, 'direcao', `${origin}/desk/requests`)
  const line = desk.getByRole('listitem').filter({ hasText: 'Saber o que é guardado: Luana' })
  await line.first().getByRole('button', { name: 'Abrir' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText(/A cópia vai para Marta Aroeira, que cuida e pediu/)).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Enviar a cópia dos dados' }).click()
  await expect(dialog).toBeHidden()
  await context.close()

  // The page stands open: the copy comes by itself.
  const download = page.waitForEvent('download')
  await mine.getByRole('button', { name: /Baixar arquivo/ }).click({ timeout: 20_000 })
  const file = await download
  expect(file.suggestedFilename()).toBe('trilha-dados-para-responsavel.zip')
  const bytes = await readFile(await file.path())
  expect(bytes.includes('dados/wallets.json')).toBe(true)
  expect(bytes.includes('dados/content_notes.json')).toBe(false)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  const family = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  const child = await family.newPage()
  await openAs(child, 'luana', `${origin}/my-account/help/request-data-lgpd`)
  const told = child.getByText('Marta Aroeira cuida de você e recebeu uma cópia dos seus dados.').first()
  await expect(told).toBeVisible()
  await expect(child.getByText('Cópia para quem cuida: não vai.').first()).toBeVisible()
  await family.close()
})

test('a child sees that a guardian wants the data erased, and reads why the button is not there', async ({
  page,
  browser,
}) => {
  test.slow()
  await openAs(page, 'marta', '/my-account/help/request-data-lgpd')
  await page.getByText('Luana Aroeira', { exact: true }).click()
  await page.getByLabel('Apagar meus dados').check()
  await page.getByLabel('Telefone').fill('11900000003')
  await page.getByLabel('Conte o que você precisa').fill('A Luana vai sair da escola.')
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  const request = (list: typeof page) =>
    list.getByRole('listitem').filter({ hasText: 'A Luana vai sair da escola.' }).filter({ hasText: 'Aberto' })
  await expect(request(page)).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
  const child = await context.newPage()
  await openAs(child, 'luana', `${new URL(page.url()).origin}/request-data-lgpd`)
  await expect(request(child)).toContainText('Só Marta Aroeira ou a escola podem cancelar.')
  await expect(request(child).getByRole('button')).toHaveCount(0)
  await expectAccessible(child)
  await context.close()

  await request(page).getByRole('button', { name: 'Desistir do pedido' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desistir', exact: true }).click()
  await expect(request(page)).toHaveCount(0)
})

test('whoever no school has linked takes their data along and is erased, from the sign-in page', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/403/)
  const username = `sem.escola.${Date.now()}@demo.trilha.test`
  const password = 'um-segredo-novo'
  const answer = await page.request.post('/api/users', {
    data: { name: 'Rita Sem Escola', username, password, dateOfBirth: '2013-05-20', state: 'SP', city: 'Campinas' },
  })
  expect(answer.status()).toBe(201)
  await page.goto('/login')
  await signIn(page, username, password)
  await page.getByRole('alert').getByRole('link', { name: 'Levar ou apagar meus dados' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seus dados, sem conta na escola')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  await expect(page.getByText('Escreva sua senha.')).toBeVisible()

  await page.getByLabel('E-mail').fill(username)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  expect((await download).suggestedFilename()).toBe('trilha-meus-dados.zip')

  await page.getByRole('button', { name: 'Apagar meu cadastro' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar agora' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu cadastro foi apagado')
})

test('a guardian asks about the data of a child', async ({ page, errors }) => {
  test.slow()
  errors.allow(/409/)
  await openAs(page, 'samira.cedro@ipe.trilha.test', '/request-data-lgpd')
  const form = page.getByRole('region', { name: 'Fazer um pedido à escola' })
  await form.getByRole('button', { name: 'Yasmin Cedro' }).click()
  await form.getByLabel('Corrigir um dado').check()
  await form.getByLabel('E-mail').fill('samira@demo.trilha.test')
  await form.getByLabel('Telefone').fill('11900000000')
  await form.getByLabel('Conte o que você precisa').fill('O nome do meio está errado.')
  await form.getByRole('button', { name: 'Enviar pedido' }).click()
  const mine = page.getByRole('region', { name: 'Meus pedidos' })
  await expect(mine.getByText('Sobre os dados de Yasmin Cedro')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Corrigir um dado').check()
  await form.getByLabel('E-mail').fill('samira@demo.trilha.test')
  await form.getByLabel('Telefone').fill('11900000000')
  await form.getByLabel('Conte o que você precisa').fill('Outra vez.')
  await form.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(form.getByText(/Já há um pedido assim esperando a escola/)).toBeVisible()
})
