import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { openAs, tokensOf } from './support/people.ts'
import { expect, test } from './support/test.ts'

const head = 'direcao@serra.trilha.test'

function row(page: Page, act: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Mudar: ${act}` }) })
}

test('the head of school sees what the school set beside what is usual, changes what an act pays, by keyboard, and what a day holds, and brings the usual back', async ({
  page,
}) => {
  test.slow()
  await openAs(page, head, '/desk')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Recompensas Quanto/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recompensas')
  await expectSetBesideUsual(page)
  await changeAct(page)
  await changeDay(page)
})

async function expectSetBesideUsual(page: Page): Promise<void> {
  await expect(row(page, 'Terminar um curso')).toContainText(
    /Valor de sempre:.*50 Educoins.*200 pontos.*Da escola.*60 Educoins/,
  )
  await expect(row(page, 'Curtir uma publicação')).toContainText('0 ponto de experiência')
  const trail = page.getByRole('region', { name: 'Últimas mudanças' })
  await expect(trail.getByRole('listitem')).toHaveCount(5)
  await trail.getByRole('button', { name: 'Ver mais antigas' }).click()
  await expect(trail.getByText('Concluir um projeto de vida')).toHaveCount(2)
}

async function changeAct(page: Page): Promise<void> {
  const project = row(page, 'Registrar um projeto no perfil')
  await expect(project).toContainText('2 Educoins')
  await expect(project).not.toContainText('Da escola')

  await project.getByRole('button').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Registrar um projeto no perfil' })
  const [educoins, xp] = [dialog.getByLabel('Educoins'), dialog.getByLabel('XP')]
  await educoins.fill('501')
  await xp.fill('muito')
  await xp.press('Enter')
  await expect(educoins).toBeFocused()
  await expect(dialog.getByText('Escolha um número inteiro dentro do limite.')).toHaveCount(2)
  await expectAccessible(page)
  await educoins.fill('4')
  await xp.fill('25')
  await xp.press('Enter')
  await expect(page.getByText('Registro atualizado com sucesso.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(project).toContainText('Da escola')
  await expect(project).toContainText('4 Educoins')
  await expect(project).toContainText('25 pontos de experiência')
  const trail = page.getByRole('region', { name: 'Últimas mudanças' })
  await expect(trail.getByRole('listitem').first()).toContainText(
    /Registrar um projeto no perfil.*2 Educoins.*passou para.*4 Educoins.*Otávio/,
  )

  await project.getByRole('button').click()
  await dialog.getByRole('button', { name: 'Voltar ao valor de sempre' }).click()
  await expect(dialog).toBeHidden()
  await expect(project).not.toContainText('Da escola')
  await expect(trail.getByRole('listitem').first()).toContainText('valor de sempre')
}

/** A student is told that number. */
async function changeDay(page: Page): Promise<void> {
  const gifts = row(page, 'Educoins para dar de presente')
  await expect(gifts).toContainText('50 Educoins por dia')
  await gifts.getByRole('button').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Educoins para dar de presente' })
  const perDay = dialog.getByLabel('Educoins por dia')
  await perDay.fill('101')
  await perDay.press('Enter')
  await expect(dialog.getByText('Escolha um número inteiro dentro do limite.')).toBeVisible()
  await expectAccessible(page)
  await perDay.fill('35')
  await perDay.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(gifts).toContainText(/Limite de sempre: 50.*Da escola.*35 Educoins por dia/)
  const trail = page.getByRole('region', { name: 'Últimas mudanças' })
  await expect(trail.getByRole('listitem').first()).toContainText(
    /Educoins para dar de presente.*50.*passou para.*35.*Otávio/,
  )
  expect((await limitsOf(page)).gift.perDay).toBe(35)

  await gifts.getByRole('button').click()
  await dialog.getByRole('button', { name: 'Voltar ao limite de sempre' }).click()
  await expect(dialog).toBeHidden()
  await expect(gifts).not.toContainText('Da escola')
}

/** What the wallet of a student of that school is told. */
async function limitsOf(page: Page): Promise<{ gift: { perDay: number } }> {
  const { access_token: token } = await tokensOf(page, 'yuri.timbauva@serra.trilha.test')
  const answer = await page.request.get('/api/wallets/my/limits', { headers: { authorization: `Bearer ${token}` } })
  return answer.json() as Promise<{ gift: { perDay: number } }>
}

test('says what went wrong, and tries again; a school that changed nothing pays the usual amounts', async ({
  page,
  errors,
}) => {
  errors.allow(/503|rewards/)
  await page.route('**/api/rewards', (route) => route.fulfill({ status: 503, body: '' }))
  await openAs(page, 'direcao', '/desk/rewards')
  const retry = page.getByRole('region', { name: 'Recompensas' }).getByRole('button')
  await expect(retry).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/rewards')
  await retry.click()
  await expect(row(page, 'Terminar um curso')).toBeVisible()
  await expect(page.getByText('Ninguém mudou nada ainda.')).toBeVisible()
  await expect(page.getByText('Da escola', { exact: true })).toHaveCount(0)
})

test('is the administration’s alone', async ({ page, errors }) => {
  errors.allow(/403|rewards/)
  await openAs(page, 'secretaria', '/desk')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Recompensas/ })).toHaveCount(0)
})
