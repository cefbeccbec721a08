import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { posts } from '../contract/src/community/posts.ts'
import { files } from '../contract/src/media/files.ts'
import { filePath } from '../server/demo/courses/files.ts'
import { idOf } from '../server/demo/ids.ts'
import { caller, type Answer } from '../server/src/testing/caller.ts'
import { expectAccessible } from './support/axe.ts'
import { leadAway, leadTo } from './support/lead-to.ts'
import { openAs, tokensOf } from './support/people.ts'
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

/** Warned of, and rewritten. */
async function writeWarned(page: Page): Promise<void> {
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
}

async function report(page: Page, text: string, why: string): Promise<void> {
  const reported = page.getByRole('article').filter({ hasText: text })
  await reported.getByRole('button', { name: /^Mais opções/ }).click()
  await page.getByRole('menuitem', { name: 'Denunciar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Enviar denúncia' })).toBeDisabled()
  await dialog.getByText('Ofensa ou bullying').click()
  await dialog.getByRole('textbox').fill(why)
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(dialog.getByText('Denúncia enviada').first()).toBeVisible()
}

test('a word that is not used at school is named before sending; a report goes from the dialog to the desk, and the outcome back to both; the author appeals', async ({
  page,
  browser,
}) => {
  test.slow()
  const text = 'Ninguém gosta de você neste grupo.'
  const author = await browser.newPage()
  await openAs(author, 'sofia.gameleira@ipe.trilha.test', classAt(2, 1))
  await test.step('a word is named, and can be rewritten', () => writeWarned(author))
  await leadTo(author, classAt(2, 2))
  await expect(author.getByText('Que chuva forte')).toHaveCount(0)
  await comment(author, text)
  await expect(author.getByRole('article').getByText(text)).toBeVisible()

  await openAs(page, 'kaue.buriti@ipe.trilha.test', classAt(2, 2))
  await page.getByRole('tab', { name: 'Comentários' }).click()
  await report(page, text, 'Está excluindo um colega.')
  await leadAway(page, '/my-account/reports')
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
  await leadAway(author, '/my-account/reports')
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
  // Asked for anew: the reload left nothing of what was there before.
  await leadAway(page, classAt(2, 2))
  await page.getByRole('tab', { name: 'Comentários' }).click()
  await expect(page.getByRole('article').getByText(text)).toBeVisible()
  for (const other of [author, desk, head]) await other.close()
})

/** Somebody writes a post with a picture, by the API. */
async function writePost(page: Page, person: string, text: string) {
  const author = caller(process.env['TRILHA_ADDRESS']!, (await tokensOf(page, person)).access_token)
  const drawing = new File([await readFile(filePath('entrega-1.png'))], 'desenho.png', { type: 'image/png' })
  const sent = succeeded(await author.call(files, 'upload', { file: drawing }))
  const { id, media } = succeeded(await author.call(posts, 'create', { body: { text, fileIds: [sent.id] } }))
  return {
    picture: media[0]!.url,
    remove: async () => succeeded(await author.call(posts, 'remove', { params: { id } })),
  }
}

function succeeded<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`answered ${answer.code}`)
  return answer.body
}

test('what its author deletes after a report is judged with its picture, and shown to nobody else', async ({
  page,
  browser,
}) => {
  test.slow()
  const text = `Olha o que eu desenhei do meu colega ${Date.now()}.`
  const written = await writePost(page, 'sofia.gameleira@ipe.trilha.test', text)
  // Not who reports in the journey above, which counts on having reported one thing.
  await openAs(page, 'enzo.pequi@ipe.trilha.test', '/playground')
  const seen = page.getByRole('article').filter({ hasText: text })
  await expect(seen.getByRole('img', { name: /^Foto/ })).toBeVisible()
  await report(page, text, 'Está zombando dele.')

  await written.remove()
  expect((await page.request.get(written.picture)).status()).toBe(404)

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
  await desk.close()
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
