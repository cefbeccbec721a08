import type { Page } from '@playwright/test'
import { filePath } from '../server/demo/courses/files.ts'
import { idOf } from '../server/demo/ids.ts'
import { expectAccessible } from './support/axe.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A class by its place in "Água que move o mundo", counted from one. */
function classAt(module: number, number: number): string {
  return `/my-trail/course/${idOf('course', 'ipe', 'agua')}?class=${idOf('content', 'ipe', 'agua', module, number)}`
}

async function comment(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Comentários' }).click()
  await page.getByRole('textbox', { name: 'Seu comentário' }).fill(text)
  await page.getByRole('button', { name: 'Comentar' }).click()
}

test('a word that is not used at school is named before sending, and can be rewritten or sent masked', async ({
  page,
}) => {
  await openAs(page, 'sofia.gameleira@ipe.trilha.test', classAt(2, 1))
  await comment(page, 'Que m3rd4 de chuva')
  const dialog = page.getByRole('dialog', { name: 'Tem palavra que não usamos aqui' })
  await expect(dialog.getByText('Que ***** de chuva')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reescrever' }).click()
  const field = page.getByRole('textbox', { name: 'Seu comentário' })
  await expect(field).toHaveValue('Que m3rd4 de chuva')
  await field.fill('Que chuva forte')
  await page.getByRole('button', { name: 'Comentar' }).click()
  await expect(page.getByRole('article').getByText('Que chuva forte')).toBeVisible()
})

test('a report goes from the dialog to the desk, and the outcome back to both; the author appeals', async ({
  page,
  browser,
}) => {
  test.slow()
  const text = 'Ninguém gosta de você neste grupo.'
  const author = await browser.newPage()
  await openAs(author, 'sofia.gameleira@ipe.trilha.test', classAt(2, 2))
  await comment(author, text)
  await expect(author.getByRole('article').getByText(text)).toBeVisible()

  await openAs(page, 'kaue.buriti@ipe.trilha.test', classAt(2, 2))
  await page.getByRole('tab', { name: 'Comentários' }).click()
  const reported = page.getByRole('article').filter({ hasText: text })
  await reported.getByRole('button', { name: /^Mais opções/ }).click()
  await page.getByRole('menuitem', { name: 'Denunciar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Enviar denúncia' })).toBeDisabled()
  await dialog.getByText('Ofensa ou bullying').click()
  await dialog.getByRole('textbox').fill('Está excluindo um colega.')
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(dialog.getByText('Denúncia enviada').first()).toBeVisible()
  await page.goto('/my-account/reports')
  await expect(page.getByText('Está excluindo um colega.')).toBeVisible()
  await expect(page.getByText('A equipe da escola ainda vai olhar.')).toBeVisible()

  const desk = await browser.newPage()
  await openAs(desk, 'secretaria', '/desk/reports')
  await desk.getByRole('listitem').filter({ hasText: text }).getByRole('link').click()
  await expect(desk.getByText('Está excluindo um colega.')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByText('Esconder', { exact: true }).click()
  await desk.getByRole('textbox', { name: 'Motivo' }).fill('Aqui ninguém é deixado de fora.')
  await desk.getByRole('button', { name: 'Aplicar' }).click()
  await expect(desk.getByText(/decidiu: Esconder/)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/tomou uma providência/)).toBeVisible()
  await author.goto('/my-account/reports')
  await expect(author.getByText('Aqui ninguém é deixado de fora.')).toBeVisible()
  await author.getByRole('button', { name: 'Recorrer' }).click()
  await author.getByRole('textbox', { name: 'O que você quer dizer' }).fill('Era a fala de um personagem.')
  await author.getByRole('button', { name: 'Enviar recurso' }).click()
  await expect(author.getByText('Em recurso')).toBeVisible()

  // Not by who decided.
  await desk.reload()
  await expect(desk.getByText(/Foi você quem decidiu/)).toBeVisible()
  const head = await browser.newPage()
  await openAs(head, 'direcao', new URL(desk.url()).pathname + new URL(desk.url()).search)
  await head.getByRole('textbox', { name: 'Resposta' }).fill('Com o personagem dá para entender.')
  await head.getByRole('button', { name: 'Desfazer a decisão' }).click()
  await expect(head.getByText('Decisão desfeita').first()).toBeVisible()
  await page.goto(classAt(2, 2))
  await page.getByRole('tab', { name: 'Comentários' }).click()
  await expect(page.getByRole('article').getByText(text)).toBeVisible()
  for (const other of [author, desk, head]) await other.close()
})

test('what its author deletes after a report is judged with its picture, and shown to nobody else', async ({
  page,
  browser,
}) => {
  test.slow()
  const text = 'Olha o que eu desenhei do meu colega.'
  const author = await browser.newPage()
  await openAs(author, 'sofia.gameleira@ipe.trilha.test', '/playground')
  await author.getByRole('button', { name: /^(O que você descobriu hoje|Continuar o que você)/ }).click()
  await author.getByRole('textbox', { name: 'Sua publicação' }).fill(text)
  await author.getByRole('dialog').locator('input[type="file"]').first().setInputFiles(filePath('entrega-1.png'))
  await expect(author.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await author.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
  const written = author.getByRole('article').filter({ hasText: text })
  const address = await written.getByRole('img', { name: /^Foto/ }).getAttribute('src')

  await openAs(page, 'kaue.buriti@ipe.trilha.test', '/playground')
  const seen = page.getByRole('article').filter({ hasText: text })
  await seen.getByRole('button', { name: /^Mais opções/ }).click()
  await page.getByRole('menuitem', { name: 'Denunciar' }).click()
  await page.getByRole('dialog').getByText('Ofensa ou bullying').click()
  await page.getByRole('dialog').getByRole('textbox').fill('Está zombando dele.')
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(page.getByRole('dialog').getByText('Denúncia enviada').first()).toBeVisible()

  await written.getByRole('button', { name: /^Mais opções da publicação/ }).click()
  await author.getByRole('menuitem', { name: 'Apagar' }).click()
  await author.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(written).toHaveCount(0)
  expect((await page.request.get(address!)).status()).toBe(404)

  const desk = await browser.newPage()
  await openAs(desk, 'secretaria', '/desk/reports')
  await desk.getByRole('listitem').filter({ hasText: text }).getByRole('link').click()
  await expect(desk.getByText('Apagado por quem publicou')).toBeVisible()
  await expect(desk.getByText('Sofia Gameleira apagou')).toBeVisible()
  // What is gone cannot be hidden; what concerns its author still can be decided.
  await expect(desk.getByText(/^Isto já não está no ar/)).toBeVisible()
  await expect(desk.getByRole('checkbox')).toHaveCount(2)
  const picture = desk.getByRole('img', { name: 'Foto 1 de 1 do que foi denunciado' })
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(desk)
  for (const other of [author, desk]) await other.close()
})

test('a school blocks a word of its own, tries it first and allows it again', async ({ page }) => {
  await openAs(page, 'direcao', '/desk/words')
  await page.getByRole('textbox', { name: 'Texto', exact: true }).fill('Seu paspalho, viu')
  await page.getByRole('textbox', { name: /^Palavra a testar/ }).fill('paspalho')
  await page.getByRole('button', { name: 'Testar' }).click()
  await expect(page.getByText('Seu ********, viu')).toBeVisible()
  await page.getByRole('textbox', { name: 'Palavra ou expressão' }).fill('paspalho')
  await page.getByRole('button', { name: 'Bloquear' }).click()
  const list = page.getByRole('list', { name: 'Palavras da escola' })
  await expect(list.getByText('paspalho')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Liberar paspalho' }).click()
  await expect(list.getByText('paspalho')).toHaveCount(0)
})
