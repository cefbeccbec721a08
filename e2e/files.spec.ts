import type { Locator, Page } from '@playwright/test'
import { UPLOAD_MIME_TYPES } from '../contract/src/constants.ts'
import { expectAccessible } from './support/axe.ts'
import { enterAs, type OwnServer } from './support/own-server.ts'
import { test } from './support/own-test.ts'
import { expect } from './support/test.ts'

/** A student in a class with a challenge, at its page. */
async function atChallenge(page: Page, own: OwnServer) {
  const student = await own.student()
  const challenge = await own.given.challenge(student, { deadline: new Date(Date.now() + 3 * 86_400_000) })
  await enterAs(page.context(), student)
  await page.goto(`/my-trail/course/${challenge.courseId}?class=${challenge.contentId}`)
  return { student, challenge }
}

/** A photo as a phone takes it, drawn in the page itself: large, and heavy with detail. */
async function photo(page: Page, width: number, height: number): Promise<Buffer> {
  const drawn = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')!
      const image = context.createImageData(w, h)
      const pixels = new Uint32Array(image.data.buffer)
      for (let at = 0, noise = 7; at < pixels.length; at += 1) {
        noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0
        pixels[at] = 0xff000000 | (noise >>> 8)
      }
      context.putImageData(image, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
      return new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.addEventListener('load', () => resolve(reader.result as string))
        reader.readAsDataURL(blob)
      })
    },
    [width, height] as const,
  )
  return Buffer.from(drawn.split(',')[1]!, 'base64')
}

/** 64 by 48 pixels from green to yellow, as a phone of Apple's keeps them. */
const heic = Buffer.from(
  [
    'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAABJ21ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0AAAAAAA',
    'EAAAAeaWxvYwAAAABEAAABAAEAAAABAAABRwAAAEAAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAKtpcHJwAAAAjmlwY28A',
    'AAByaHZjQwEECAAAAJ+oAAAAAB7wAPz9+PgAAA8DoAABABdAAQwB//8ECAAAAwCfqAAAAwAAHroCQKEAAQAnQgEBBAgAAAMAn6gAAAMAAB6gII',
    'MWW6uTK8BaAgAAAwACAAADADIQogABAAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAMAAAABVpcG1hAAAAAAAAAAEAAQKBAgAAAEhtZGF0AAAA',
    'PCgBr1jni1OAEFH8vid9xHA6xTMQpyARIb4P02tRoKLhEZ3dPeWLjV59dh52yjm+iF2q6Qf6MAP6+6Q0fg==',
  ].join(''),
  'base64',
)

test('a student hands in a photo: brought to size, sent with a bar, opened again; what a class was finished with stays there', async ({
  page,
  own,
}) => {
  test.slow()
  const { student, challenge } = await atChallenge(page, own)
  const card = page.getByRole('region', { name: 'Um filtro de garrafa' })
  await expect(card.getByText('Você ainda não entregou nada aqui.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Entregar' })).toBeDisabled()

  const large = await photo(page, 1600, 1200)
  expect(large.length).toBeGreaterThan(1_048_576)
  // What is sent can be looked at only where the request is held.
  await page.route('**/api/files/upload-file', (route) => route.continue())
  const sent = page.waitForRequest('**/api/files/upload-file')
  await card.getByLabel('Seu arquivo').setInputFiles({ name: 'Minha foto.JPG', mimeType: 'image/jpeg', buffer: large })
  const body = (await sent).postDataBuffer()!
  expect(body.length).toBeLessThan(0.8 * 1024 * 1024 + 1000)
  await expect(card.getByText('Minha foto.jpg')).toBeVisible()
  await card.getByLabel('Conte algo sobre a sua entrega').fill('A água saiu limpa.')
  await card.getByRole('button', { name: 'Entregar' }).click()
  await expect(card.getByRole('link', { name: 'Minha foto.jpg' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Entregar' })).toBeFocused()
  const handedIn = await own.db
    .selectFrom('challenge_attachments')
    .select(['account_id', 'comment'])
    .where('challenge_id', '=', challenge.id)
    .execute()
  expect(handedIn).toEqual([{ account_id: student.accountId, comment: 'A água saiu limpa.' }])

  const link = card.getByRole('link', { name: 'Minha foto.jpg' })
  const answer = await page.request.get((await link.getAttribute('href'))!)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  const sides = await card
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(sides).toEqual([1024, 768])
  await expectAccessible(page)

  await test.step('taken back, and another handed in to finish with', () => finishWith(page, card))
})

async function finishWith(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Apagar a entrega Minha foto.jpg' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(card.getByText('Você ainda não entregou nada aqui.')).toBeVisible()
  await expect(card.locator(':focus')).toBeVisible()
  await card
    .getByLabel('Seu arquivo')
    .setInputFiles({ name: 'diario.txt', mimeType: 'text/plain', buffer: Buffer.from('Choveu.') })
  await card.getByRole('button', { name: 'Entregar' }).click()
  const remove = card.getByRole('button', { name: 'Apagar a entrega diario.txt' })
  await expect(remove).toBeVisible()
  await page.getByRole('button', { name: 'Terminei a aula' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByText('Você concluiu a aula com esta entrega, então ela fica.')).toBeVisible()
  await expect(remove).toHaveCount(0)
  await expectAccessible(page)
}

test('what cannot be sent is said before it leaves, and the server’s refusal in the same place; a line that breaks offers another try, and what takes long can be stopped', async ({
  page,
  errors,
  own,
}) => {
  test.slow()
  errors.allow(/400|ERR_FAILED|net::/)
  await atChallenge(page, own)
  const field = page.getByLabel('Seu arquivo')
  await field.setInputFiles({ name: 'jogo.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
  await expect(page.getByText('Este tipo não entra aqui.')).toBeVisible()
  // The same would be refused again: another is the only way.
  await expect(page.getByText('Escolher outro arquivo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  // What its picker offers is the decision's five kinds and a phone's photos, and what is dropped is judged alike (G8).
  await expect(field).toHaveAttribute('accept', [...UPLOAD_MIME_TYPES, '.heic', '.heif'].join(','))
  await field.setInputFiles({ name: 'aula.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') })
  await expect(page.getByText('Envie foto (PNG ou JPEG), PDF, texto (TXT) ou planilha (XLSX).')).toBeVisible()
  await field.setInputFiles({ name: 'vazio.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) })
  await expect(page.getByText('Este arquivo está vazio.')).toBeVisible()
  await field.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nada disso') })
  await expect(page.getByText('Não deu para abrir esta foto.')).toBeVisible()
  await field.setInputFiles({
    name: 'redação.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  })
  await expect(page.getByText('O conteúdo não combina com o nome do arquivo.')).toBeVisible()
  await expectAccessible(page)

  await test.step('a line that breaks, and a sending that is stopped, by keyboard', () => sendOverBadLine(page))

  // A photo of a phone that others cannot open is turned into one that they can.
  await page.getByRole('button', { name: 'Tirar redação.txt' }).click()
  await field.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await expect(page.getByText('IMG_1.jpg', { exact: true })).toBeVisible()
  const preview = page.getByRole('region', { name: 'Um filtro de garrafa' }).locator('img')
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([64, 48])
})

async function sendOverBadLine(page: Page): Promise<void> {
  let tries = 0
  let letGo = (): void => undefined
  await page.route('**/api/files/upload-file', async (route) => {
    tries += 1
    if (tries === 1) return route.abort('failed')
    if (tries === 2) await new Promise<void>((resolve) => (letGo = resolve))
    return route.continue().catch(() => undefined)
  })
  const field = page.getByLabel('Seu arquivo')
  await field.setInputFiles({ name: 'redação.txt', mimeType: 'text/plain', buffer: Buffer.from('Era uma vez.') })
  const again = page.getByRole('button', { name: 'Tentar de novo' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('progressbar', { name: 'Envio de redação.txt' })).toBeVisible()
  // The button has gone, and the keyboard is still at the file.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Escolher um arquivo')).toBeVisible()
  await expect(field).toBeFocused()
  letGo()
  await field.setInputFiles({ name: 'redação.txt', mimeType: 'text/plain', buffer: Buffer.from('Era uma vez.') })
  await expect(page.getByText('redação.txt foi enviado.')).toBeAttached()
}

test('a professor answers what waits, by keyboard', async ({ page, own }) => {
  const luana = await own.student({ name: 'Luana Ferreira' })
  const classId = await own.given.classFor(luana)
  const caio = await own.student({ name: 'Caio Moreira', schoolId: luana.schoolId, classId })
  const attachmentId = await own.given.attachment(luana)
  await own.given.attachment(caio)
  await enterAs(page.context(), await own.professor(luana))
  await page.goto('/desk/challenges')
  await expect(page.getByRole('heading', { name: 'Luana Ferreira' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Escreva para Luana Ferreira').focus()
  await page.keyboard.type('Muito bem feito.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Luana Ferreira' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Caio Moreira' })).toBeVisible()
  const { check_comment } = await own.db
    .selectFrom('challenge_attachments')
    .select('check_comment')
    .where('id', '=', attachmentId)
    .executeTakeFirstOrThrow()
  expect(check_comment).toBe('Muito bem feito.')
})
