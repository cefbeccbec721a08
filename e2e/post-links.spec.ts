import { idOf } from '../server/demo/ids.ts'
import { waterLink } from '../server/demo/links.ts'
import { expectAccessible } from './support/axe.ts'
import { leadAway } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const title = 'O caminho da água: como desenhar um rio do telhado ao córrego'

test('a link in a post says where it leads, and asks before it does; a preview is offered while writing, taken off, and goes with the post; a word is warned of', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'kaue.buriti@ipe.trilha.test', `/playground/post/${idOf('post', 'regua')}`)
  const card = page.getByRole('article').filter({ hasText: title }).last()
  await expect(card).toContainText('rios.example.org', { timeout: 30_000 })
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByRole('dialog')).toContainText('rios.example.org')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await leadAway(page, '/playground')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click({ timeout: 30_000 })
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'Sua publicação' })
  await field.fill(`Isto ajuda: ${waterLink}`)
  await expect(dialog.getByText(title)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Tirar a prévia do link' }).click()
  await expect(dialog.getByText(title)).toHaveCount(0)
  // Another link is another preview; the same with words that are not used at school is shown before it goes.
  await field.fill(`Que merda de chuva. ${waterLink}#mapa`)
  await expect(dialog.getByText(title)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await expect(dialog.getByText('Tem palavra que não usamos aqui')).toBeVisible()
  await field.fill(`Que chuva forte. ${waterLink}#mapa`)
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await expect(dialog).toHaveCount(0)
  const post = page.getByRole('article').filter({ hasText: 'Que chuva forte.' }).first()
  await expect(post.getByText(title)).toBeVisible()

  // Written anew, without it.
  await post.getByRole('button', { name: /^Mais opções/ }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar a prévia do link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(post.getByText(title)).toHaveCount(0)
  await expect(post.getByText('Que chuva forte.')).toBeVisible()
})
