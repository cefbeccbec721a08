import type { Page } from '@playwright/test'
import type { Person } from '../server/src/testing/given.ts'
import { leadAway } from './support/lead-to.ts'
import { enterAs, type OwnServer } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

async function scene(own: OwnServer) {
  const schoolId = await own.given.school()
  const classId = await own.given.schoolClass(schoolId)
  const student = (name: string) => own.student({ schoolId, classId, name })
  const people = {
    me: await student('Nina Jatobá'),
    bia: await student('Bia Ipê'),
    caio: await student('Caio Angico'),
    davi: await student('Davi Cedro'),
  }
  await own.given.openCommunity(people.me)
  return people
}

/** What has the focus, in words; empty where it fell to the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return ''
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? ''
  })

/** By the keyboard alone: the button has the focus when it is pressed. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'menuitem' | 'tab' = 'button'): Promise<void> {
  await page.getByRole(role, { name, exact: true }).first().press('Enter')
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function react(own: OwnServer, postId: string, people: readonly Person[]): Promise<void> {
  for (const { accountId } of people)
    await own.db
      .insertInto('post_reactions')
      .values({ post_id: postId, account_id: accountId, reaction: 'CLAP' })
      .execute()
}

test('what is deleted, taken back or shown whole leaves the focus beside it; who reacted and is not there is counted, and said to be', async ({
  page,
  context,
  own,
}) => {
  test.slow()
  const { me, bia, caio, davi } = await scene(own)
  const other = await own.given.post({ owner: bia, text: 'Achei uma pena azul.' })
  await own.given.post({ owner: me, text: 'Uma de que me arrependo.' })
  await enterAs(context, me)
  await page.goto('/playground')
  await press(page, 'Mais opções da publicação de Nina Jatobá')
  await press(page, 'Apagar', 'menuitem')
  await confirm(page, 'Apagar')
  await expect(page.getByText('Uma de que me arrependo.')).toHaveCount(0)
  // It was the only one: the way to the next post has come to its place.
  await expect.poll(() => focused(page)).toBe('Criar publicação')

  // A comment that is changed, and then deleted; the next one is there.
  await own.given.postComment({ owner: caio, postId: other, text: 'Que linda!' })
  await own.given.postComment({ owner: me, postId: other, text: 'Onde foi?' })
  await react(own, other, [bia, caio, davi])
  await own.given.block(davi, me)
  await leadAway(page, `/playground/post/${other}`)
  await press(page, 'Mais opções do comentário de Nina Jatobá')
  await press(page, 'Editar', 'menuitem')
  await page.getByRole('textbox', { name: 'Mude o seu comentário' }).fill('Onde foi isso?')
  await press(page, 'Salvar')
  await expect(page.getByText('Onde foi isso?')).toBeVisible()
  await expect.poll(() => focused(page)).not.toBe('')
  await press(page, 'Mais opções do comentário de Nina Jatobá')
  await press(page, 'Apagar', 'menuitem')
  await confirm(page, 'Apagar')
  await expect(page.getByText('Onde foi isso?')).toHaveCount(0)
  await expect.poll(() => focused(page)).not.toBe('')

  await page.getByRole('button', { name: /^Ver quem reagiu: .* e mais 1$/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByText('Davi Cedro')).toHaveCount(0)
  await expect(dialog.getByText('E mais 1 reação de quem não aparece para você.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await own.given.save(me, other)
  await leadAway(page, '/playground/saved')
  await press(page, 'Salva: tirar a publicação de Bia Ipê da lista')
  await expect(page.getByText('Achei uma pena azul.')).toHaveCount(0)
  await expect.poll(() => focused(page)).not.toBe('')
})

test('who is asked, refused, parted from or let back in leaves the focus with the next', async ({
  page,
  context,
  own,
}) => {
  test.slow()
  const { me, bia, caio, davi } = await scene(own)
  await own.given.friendship({ from: me, to: bia })
  await own.given.friendship({ from: me, to: caio })
  const classId = await own.given.classFor(me)
  const asking = await own.student({ schoolId: me.schoolId, classId, name: 'Elis Umbu' })
  await own.given.openCommunity(me)
  await own.given.friendship({ from: asking, to: me, accepted: false })
  await enterAs(context, me)
  await page.goto('/playground/friends')
  await page.getByRole('tab', { name: /^Amigos/ }).press('Enter')
  await press(page, 'Mais opções com Bia Ipê')
  await press(page, 'Desfazer amizade', 'menuitem')
  await confirm(page, 'Desfazer')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Bia Ipê')).toHaveCount(0)
  await expect.poll(() => focused(page)).toBe('Mais opções com Caio Angico')

  const suggested = page.getByRole('complementary').getByRole('button', { name: /^Adicionar/ })
  const [first, second] = [suggested.first(), suggested.nth(1)]
  const next = await second.getAttribute('aria-label')
  await first.press('Enter')
  await expect(suggested).toHaveCount(1)
  await expect.poll(() => focused(page)).toBe(next)

  await page.getByRole('tab', { name: /^Pedidos/ }).press('Enter')
  await press(page, 'Recusar o pedido de Elis Umbu')
  await expect(panel.getByText('Elis Umbu')).toHaveCount(0)
  await expect.poll(() => focused(page)).not.toBe('')

  for (const person of [bia, davi]) await own.given.block(me, person)
  await page.getByRole('tab', { name: /^Bloqueios/ }).press('Enter')
  await expect(panel.getByRole('button', { name: /^Desbloquear/ })).toHaveCount(2)
  await panel
    .getByRole('button', { name: /^Desbloquear/ })
    .first()
    .press('Enter')
  await expect(panel.getByRole('button', { name: /^Desbloquear/ })).toHaveCount(1)
  await expect.poll(() => focused(page)).toMatch(/^Desbloquear/)
  await panel.getByRole('button', { name: /^Desbloquear/ }).press('Enter')
  await expect(panel.getByText('Você não bloqueou ninguém')).toBeVisible()
  await expect.poll(() => focused(page)).not.toBe('')
})
