import { expectAccessible } from './support/axe.ts'
import { leadAway } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the class is waited for while nobody knows whose page it is; the ranking shows it as it stands; it is met by keyboard', async ({
  page,
}) => {
  await test.step('a page of some roles shows that it waits while nobody knows whose it is', async () => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/accounts/current*', async (route) => {
      await held.promise
      await route.continue()
    })
    await openAs(page, 'caio', '/my-class')
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    held.resolve()
    await expect(page.getByRole('tab', { name: 'Colegas' })).toBeVisible()
  })

  // With crowns, ties and the own row.
  await leadAway(page, '/dashboard')
  const ranking = page.getByRole('region', { name: 'Ranking da turma' })
  const rows = ranking.getByRole('listitem')
  await expect(rows).toHaveCount(5)
  // Whoever earns in another journey moves on: the row follows the figure, whoever that is.
  const texts = await rows.allTextContents()
  const figures = texts.map((text) => Number(/([\d.]+) XP/.exec(text)![1]!.replace('.', '')))
  expect(figures).toEqual(figures.toSorted((one, other) => other - one))
  for (const name of ['Você', 'Yas', 'Luana do Robô', 'Davi Sapucaia'])
    expect(texts.filter((text) => text.includes(name))).toHaveLength(1)
  await expect(ranking.getByRole('img', { name: '1º lugar' })).toBeVisible()
  await expect(ranking.getByText('Só a turma 7º B e a equipe da escola veem esta lista')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recado da escola' })).toContainText('feira de ciências')

  await test.step('classmates and professors, by keyboard', async () => {
    await page.getByRole('link', { name: 'Minha turma' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha turma')
    await expect(page.getByRole('tabpanel').getByText('Luana Aroeira')).toBeVisible()
    await page.getByRole('tab', { name: 'Colegas' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tabpanel').getByText('Helena Guarantã')).toBeVisible()
  })
})

test('two who have the same share a place; a student leaves the ranking and comes back', async ({ page }) => {
  await openAs(page, 'kemi.dendezeiro@ipe.trilha.test', '/dashboard')
  const ranking = page.getByRole('region', { name: 'Ranking da turma' })
  await expect(ranking.getByRole('listitem').filter({ hasText: '3.120' })).toHaveCount(2)
  await expect(ranking.getByRole('img', { name: '1º lugar' })).toHaveCount(2)
  await ranking.getByRole('button', { name: 'Ficar de fora' }).click()
  await expect(ranking.getByText('Você escolheu ficar de fora')).toBeVisible()
  await expect(ranking.getByRole('listitem').filter({ hasText: 'Você' })).toHaveCount(0)
  await expectAccessible(page)
  await ranking.getByRole('button', { name: 'Voltar ao ranking' }).click()
  await expect(ranking.getByRole('listitem').filter({ hasText: 'Você' })).toHaveCount(1)
})

test('a card of the desk says nothing where nothing waits; the administrator closes the class menu, and an open page of a student knows at once', async ({
  browser,
  page,
}) => {
  test.slow()
  const other = await browser.newContext({ baseURL: process.env['TRILHA_ADDRESS'] ?? '', locale: 'pt-BR' })
  const student = await other.newPage()
  try {
    await openAs(student, 'iara', '/my-class')
    await expect(student.getByRole('tab', { name: 'Colegas' })).toBeVisible()
    await openAs(page, 'direcao@serra.trilha.test', '/desk')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Otávio')
    await expect(page.getByRole('link', { name: /^Pessoas Encontre/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main').getByText('esperando')).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Escola O que/ })
      .click()
    const menu = page.getByRole('switch', { name: 'Menu da turma' })
    await menu.click()
    await expect(menu).not.toBeChecked()
    await expect(student.getByText('A escola fechou esta parte')).toBeVisible()
    await expect(student.getByRole('link', { name: 'Minha turma' })).toHaveCount(0)
    await expect(page.getByText('Desligou: Menu da turma').first()).toBeVisible()
    await menu.click()
    await expect(menu).toBeChecked()
    await expect(student.getByRole('tab', { name: 'Colegas' })).toBeVisible()
  } finally {
    await other.close()
  }
})

test('the desk says what waits and leads to where closing the whole school asks first; an account is blocked with a reason, its owner is told kindly, and it opens again', async ({
  browser,
  page,
}) => {
  test.slow()
  await openAs(page, 'direcao', '/desk')
  await expect(page.getByRole('link', { name: /Responsáveis.*\d esperando/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Pedidos sobre dados.*\d esperando/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Educoin|experiência|Edubank/ })).toHaveCount(0)
  // Reports, a name request, people at the door and an invitation of another school wait too, until somebody works on
  // them. At the others nothing waits.
  const waiting = page.getByRole('main').getByRole('link', { name: /\d esperando/ })
  const mayWait = /Responsáveis|Pedidos de nome|Pedidos sobre dados|Denúncias|Quem quer entrar|Convites/
  await expect(waiting.filter({ hasNotText: mayWait })).toHaveCount(0)

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Escola O que/ })
    .click()
  await page.getByRole('switch', { name: 'Fechar a Trilha na escola' }).click()
  const closing = page.getByRole('dialog', { name: 'Fechar a Trilha para toda a escola?' })
  await expect(closing).toBeVisible()
  await expectAccessible(page)
  await closing.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByRole('switch', { name: 'Fechar a Trilha na escola' })).not.toBeChecked()
  await leadAway(page, '/desk/people')

  const other = await browser.newContext({ baseURL: process.env['TRILHA_ADDRESS'] ?? '', locale: 'pt-BR' })
  const student = await other.newPage()
  try {
    // Of nobody whom another test is at the same time.
    await openAs(student, 'alice.seriguela@ipe.trilha.test', '/dashboard')
    await expect(student.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('alice')
    await page.getByRole('button', { name: 'Bloquear Alice Seriguela' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Bloquear conta' })).toBeDisabled()
    await dialog.getByRole('radio', { name: 'Matrícula' }).check()
    await dialog.getByRole('button', { name: 'Bloquear conta' }).click()
    await expect(dialog).toBeHidden()
    await expect(student).toHaveURL(/\/blocked-account/)
    await expect(student.getByText('Falta acertar algo na matrícula')).toBeVisible()
    await page.getByRole('button', { name: 'Desbloquear Alice Seriguela' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear conta' }).click()
    await expect(student).toHaveURL(/\/dashboard/)
  } finally {
    await other.close()
  }
})

test('a survey is answered once, and one’s answers can be deleted', async ({ page }) => {
  await openAs(page, 'murilo.ipe@ipe.trilha.test', '/test/nps')
  await expect(page.getByText('De 1 a 10, quanto a Trilha ajuda você? Pode pular.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar resposta' })).toBeDisabled()
  // Nothing was said yet, so there is nothing to delete.
  await expect(page.getByRole('button', { name: 'Apagar minhas respostas' })).toHaveCount(0)
  await page.getByRole('radio', { name: '9', exact: true }).check()
  await page.getByRole('textbox', { name: /Quer contar por quê/ }).fill('Gosto das trilhas.')
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByRole('heading', { name: 'Obrigado por responder' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nada para responder agora' })).toBeVisible()
  await page.getByRole('button', { name: 'Apagar minhas respostas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar minhas respostas' }).click()
  await expect(page.getByRole('button', { name: 'Enviar resposta' })).toBeVisible()
})

test('a survey is skipped on the dashboard, and does not come back', async ({ page }) => {
  await openAs(page, 'samuel.sucupira@ipe.trilha.test', '/dashboard')
  const card = page.getByRole('region', { name: 'Sua opinião' })
  await card.getByRole('button', { name: 'Pular' }).click()
  await expect(page.getByText('Você pulou esta pesquisa.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Ranking da turma' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pular' })).toHaveCount(0)
})

test('a profile with changes is not left without a question, by a link, by the way back or by closing; it is written and kept; a nickname of somebody else is refused', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/409/)
  await openAs(page, 'ravi.jacaranda@ipe.trilha.test', '/my-account')
  await page.getByRole('link', { name: 'Meu perfil' }).click()
  const biography = page.getByRole('textbox', { name: /Quem sou eu/ })
  await biography.fill('Uma história que ainda não acabou.')
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })

  await page.getByRole('link', { name: 'Controle parental' }).click()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Continuar aqui' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/my-account\/profile$/)
  await expect(biography).toHaveValue('Uma história que ainda não acabou.')

  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const closing = await asked
  expect(closing.type()).toBe('beforeunload')
  await closing.dismiss()

  await page.getByRole('link', { name: 'Controle parental' }).click()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL(/\/my-account\/parental-control$/)

  await page.getByRole('link', { name: 'Meu perfil' }).click()
  await page.getByRole('textbox', { name: /Apelido/ }).fill('luana do robô')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Alguém já usa este apelido. Escolha outro.').first()).toBeVisible()
  await page.getByRole('textbox', { name: /Apelido/ }).fill('Ravi Voador')
  await page.getByRole('textbox', { name: /Quem sou eu/ }).fill('Solto pipa e leio gibi.')
  await page.getByRole('checkbox', { name: 'Japonês' }).check()
  const hobbies = page.getByRole('textbox', { name: /O que gosto de fazer/ })
  await hobbies.fill('pipa')
  await hobbies.press('Enter')
  await hobbies.fill('gibi')
  await hobbies.press('Enter')
  await page.getByRole('button', { name: 'Tirar gibi' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Registro atualizado com sucesso.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /Apelido/ })).toHaveValue('Ravi Voador')
  await expect(page.getByRole('checkbox', { name: 'Japonês' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Tirar pipa' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tirar gibi' })).toHaveCount(0)
})
