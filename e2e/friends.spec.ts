import type { Browser, Page } from '@playwright/test'
import { idOf } from '../server/demo/ids.ts'
import { expectAccessible } from './support/axe.ts'
import { leadAway } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const friendsPage = '/playground/friends'

async function tab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click()
}

/** Somebody else at the same time, in a browser of their own. */
async function alsoAs(browser: Browser, person: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env['TRILHA_ADDRESS']!, locale: 'pt-BR' })
  const page = await context.newPage()
  await openAs(page, person, path)
  return page
}

test('a name typed a little wrong is found, asked, and says yes while both look on', async ({ page, browser }) => {
  test.slow()
  await openAs(page, 'valentina.amoreira@ipe.trilha.test', friendsPage)
  // Who has no friends yet is shown where to begin.
  // The first page of a server that has just started takes its time.
  await expect(page.getByRole('heading', { name: 'Sua turma está aqui' })).toBeVisible({ timeout: 30_000 })
  await tab(page, /^Buscar/)
  await page.getByRole('searchbox', { name: 'Nome ou apelido' }).fill('bentto cerejera')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Adicionar Bento Cerejeira' }).click()
  await expect(page.getByRole('button', { name: 'Cancelar o pedido para Bento Cerejeira' })).toBeVisible()
  await expectAccessible(page)

  const other = await alsoAs(browser, 'bento.cerejeira@ipe.trilha.test', friendsPage)
  // What waits for an answer comes first.
  await other.getByRole('button', { name: 'Aceitar o pedido de Valentina Amoreira' }).click()
  await expect(other.getByText('Nenhum pedido agora')).toBeVisible()
  await tab(other, /^Amigos/)
  await expect(other.getByRole('tabpanel').getByText('Valentina Amoreira')).toBeVisible()

  await tab(page, /^Amigos/)
  await expect(page.getByRole('tabpanel').getByText('Bento Cerejeira')).toBeVisible()
  await page.getByRole('button', { name: 'Mais opções com Bento Cerejeira' }).click()
  await page.getByRole('menuitem', { name: 'Desfazer amizade' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('heading', { name: 'Sua turma está aqui' })).toBeVisible()
  await other.context().close()
})

test('whoever is blocked is not found any more, until it is lifted', async ({ page }) => {
  await openAs(page, 'gael.bacuri@ipe.trilha.test', friendsPage)
  await tab(page, /^Turma/)
  await page.getByRole('button', { name: 'Mais opções com Samuel Sucupira' }).click()
  await page.getByRole('menuitem', { name: 'Bloquear' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click()
  await expect(page.getByRole('tabpanel').getByText('Clara Jabuticabeira')).toBeVisible()
  await expect(page.getByText('Samuel Sucupira')).toHaveCount(0)
  await tab(page, /^Bloqueios/)
  await page.getByRole('button', { name: 'Desbloquear Samuel Sucupira' }).click()
  await expect(page.getByText('Você não bloqueou ninguém')).toBeVisible()
  await tab(page, /^Turma/)
  await expect(page.getByRole('tabpanel').getByText('Samuel Sucupira')).toBeVisible()
})

test('the search of the top bar finds people and subjects, and a subject is followed and left', async ({ page }) => {
  await openAs(page, 'elisa.carnauba@ipe.trilha.test', '/dashboard')
  const field = page.getByRole('searchbox', { name: 'Buscar na comunidade' })
  await field.fill('tabuleirro')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/playground\/search\?q=tabuleirro$/)
  // It opens on what has something, and says how much each has.
  await expect(page.getByRole('tab', { name: /^Assuntos ?1$/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: /^Pessoas ?0$/ })).toBeVisible()
  await tab(page, /^Pessoas/)
  await expect(page.getByText('Não encontramos ninguém')).toBeVisible()
  await tab(page, /^Assuntos/)
  await page.getByRole('link', { name: 'Jogos de tabuleiro' }).click()
  await expect(page).toHaveURL(new RegExp(`/playground/subject/${idOf('subject', 'ipe', 'jogos')}$`))
  await expect(page.getByText('Ninguém segue ainda. Você pode ser o começo.')).toBeVisible()
  const follow = page.getByRole('button', { name: 'Seguir Jogos de tabuleiro' })
  await follow.click()
  const unfollow = page.getByRole('button', { name: 'Seguindo Jogos de tabuleiro' })
  await expect(unfollow).toBeVisible()
  await expect(page.getByText('1 pessoa segue')).toBeVisible()
  await expect(page.getByText('Elisa Carnaúba')).toHaveCount(2)
  await unfollow.click()
  await expect(follow).toBeVisible()
})

test('a suggestion says why, and the year filter says who set it; posts are found by words without accents, or a little wrong', async ({
  page,
  errors,
}) => {
  errors.allow(/500/)
  await page.route('**/api/accounts/current', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { flags: Record<string, boolean> }
    await route.fulfill({ response: answer, json: { ...body, flags: { ...body.flags, isGradeControl: true } } })
  })
  await openAs(page, 'luana', friendsPage)
  const suggestions = page.getByRole('complementary', { name: 'Talvez você conheça' })
  await expect(suggestions.getByText(/amizades? em comum/).first()).toBeVisible()
  await tab(page, /^Buscar/)
  await expect(page.getByText('A busca mostra só pessoas do seu ano. Quem escolheu isso foi a escola.')).toBeVisible()

  await leadAway(page, '/playground/search?q=pluviometor')
  await tab(page, /^Publicações/)
  const found = page.getByRole('list', { name: 'Publicações' })
  await expect(found.getByRole('article', { name: 'Publicação de Caio' })).toBeVisible()
  await expect(page.getByText('Isso é tudo o que encontramos.')).toBeVisible()
  await expectAccessible(page)
  const field = page.getByRole('searchbox', { name: 'O que você procura?' })
  await field.fill('CIENCIAS')
  await expect(found.getByText(/A feira de ciências é na sexta/)).toBeVisible()
  await field.fill('xilofonista')
  await expect(page.getByText('Nenhuma publicação com essas palavras')).toBeVisible()
  await field.fill('')
  await expect(page.getByText('Procure por uma palavra')).toBeVisible()
  await page.route('**/posts/search?*', (route) => route.fulfill({ status: 500, json: {} }))
  await field.fill('robo')
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()

  // What was found stays inside its card on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await field.fill('a')
  const kinds = page.getByRole('tablist')
  await expect(kinds.getByRole('tab', { name: /^Pessoas \d/ })).toBeVisible()
  await expect.poll(() => kinds.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
})

test('the office makes a subject and changes its name', async ({ page, errors }) => {
  errors.allow(/400/)
  // Its own, so that a second walk finds nothing in its way.
  const name = `Astronomia ${Date.now()}`
  await openAs(page, 'secretaria', '/desk/subjects')
  await page.getByRole('button', { name: 'Novo assunto' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Dê um nome ao assunto.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Nome do assunto' }).fill(name)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Mudar o nome de ${name}` }).click()
  await dialog.getByRole('textbox', { name: 'Nome do assunto' }).fill(`${name} e céu`)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('link', { name: `${name} e céu` })).toBeVisible()
})
