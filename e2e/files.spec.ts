import type { Page } from '@playwright/test'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { expectAccessible } from './support/axe.ts'

const contentId = '4b0a3c52-0000-4000-8000-000000000001'
const challengeId = '4b0a3c52-0000-4000-8000-000000000002'
const courseId = '4b0a3c52-0000-4000-8000-000000000003'

interface HandedIn {
  fileId: string
  comment?: string
}

/** The class and its challenge stand in for whatever the demo teaches; the file goes the whole way to the server. */
async function withChallenge(page: Page): Promise<{ handedIn: HandedIn[] }> {
  const handedIn: HandedIn[] = []
  const uploaded: Record<string, { url: string; name: string; size: number; mimeType: string }> = {}
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/files/upload-file') || response.status() !== 201) return
    const file = (await response.json()) as { id: string; url: string; name: string; size: number; mimeType: string }
    uploaded[file.id] = file
  })
  const attachment = ({ fileId, comment = '' }: HandedIn, at: number) => ({
    id: `4b0a3c52-0000-4000-8000-00000000010${at}`,
    challengeId,
    fileUrl: uploaded[fileId]?.url ?? '',
    fileName: uploaded[fileId]?.name ?? '',
    mimeType: uploaded[fileId]?.mimeType ?? '',
    size: uploaded[fileId]?.size ?? 0,
    comment,
    createdAt: new Date().toISOString(),
    checked: false,
    checkedAt: null,
    checkComment: '',
  })
  await page.route('**/api/challenges/module-content/*', (route) =>
    route.fulfill({
      json: [
        {
          id: challengeId,
          moduleContentId: contentId,
          title: 'Um filtro de garrafa',
          description: 'Monte um filtro com areia e carvão.\n\nTire uma foto da água antes e depois.',
          deadline: new Date(Date.now() + 3 * 86_400_000).toISOString(),
          isOver: false,
          mine: { attachments: handedIn.length, isChecked: false },
        },
      ],
    }),
  )
  await page.route('**/api/challenges/*/attachment', async (route) => {
    if (route.request().method() === 'POST') {
      handedIn.push(route.request().postDataJSON() as HandedIn)
      return route.fulfill({ status: 201, json: attachment(handedIn.at(-1)!, handedIn.length - 1) })
    }
    return route.fulfill({ json: handedIn.map(attachment) })
  })
  return { handedIn }
}

const classPath = `/my-trail/course/${courseId}?class=${contentId}`

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

test('a student hands in a photo: brought to size, sent with a bar, opened again', async ({ page, errors }) => {
  test.slow()
  // The course of this address is nobody's: the page around the challenge says so.
  errors.allow(/404/)
  const { handedIn } = await withChallenge(page)
  await openAs(page, 'luana', classPath)
  const card = page.getByRole('region', { name: 'Desafio: Um filtro de garrafa' })
  await expect(card.getByText('Você ainda não entregou nada aqui.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Entregar' })).toBeDisabled()

  const large = await photo(page, 1600, 1200)
  expect(large.length).toBeGreaterThan(1_048_576)
  const sent = page.waitForRequest('**/api/files/upload-file')
  await card.getByLabel('Seu arquivo').setInputFiles({ name: 'Minha foto.JPG', mimeType: 'image/jpeg', buffer: large })
  const body = (await sent).postDataBuffer()!
  expect(body.length).toBeLessThan(0.8 * 1024 * 1024 + 1000)
  await expect(card.getByText('Minha foto.jpg')).toBeVisible()
  await card.getByLabel('Conte algo sobre a sua entrega').fill('A água saiu limpa.')
  await card.getByRole('button', { name: 'Entregar' }).click()
  await expect(card.getByRole('link', { name: 'Minha foto.jpg' })).toBeVisible()
  expect(handedIn).toMatchObject([{ comment: 'A água saiu limpa.' }])

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
})

test('a photo of a phone that others cannot open is turned into one that they can', async ({ page, errors }) => {
  errors.allow(/404/)
  await withChallenge(page)
  await openAs(page, 'luana', classPath)
  await page.getByLabel('Seu arquivo').setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await expect(page.getByText('IMG_1.jpg', { exact: true })).toBeVisible()
  const preview = page.getByRole('region', { name: /^Desafio/ }).locator('img')
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([64, 48])
})

test('what cannot be sent is said before it leaves, and the server’s refusal in the same place', async ({
  page,
  errors,
}) => {
  errors.allow(/400|404/)
  await withChallenge(page)
  await openAs(page, 'luana', classPath)
  const field = page.getByLabel('Seu arquivo')
  await field.setInputFiles({ name: 'jogo.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
  await expect(page.getByText('Este tipo não entra aqui.')).toBeVisible()
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
})

test('a line that breaks offers another try, and a sending that takes long can be stopped, by keyboard', async ({
  page,
  errors,
}) => {
  errors.allow(/404|ERR_FAILED|net::/)
  await withChallenge(page)
  await openAs(page, 'luana', classPath)
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
  await page.getByRole('button', { name: 'Cancelar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Escolher um arquivo')).toBeVisible()
  letGo()
  await field.setInputFiles({ name: 'redação.txt', mimeType: 'text/plain', buffer: Buffer.from('Era uma vez.') })
  await expect(page.getByText('redação.txt foi enviado.')).toBeAttached()
})

test('a professor answers what waits, by keyboard', async ({ page }) => {
  const waiting = [0, 1].map((at) => ({
    id: `4b0a3c52-0000-4000-8000-00000000020${at}`,
    challengeId,
    fileUrl: '/icon.svg',
    fileName: `filtro-${at}.txt`,
    mimeType: 'text/plain',
    size: 1200,
    comment: 'Usei areia e carvão.',
    createdAt: new Date().toISOString(),
    checked: false,
    checkedAt: null,
    checkComment: '',
    student: {
      id: `4b0a3c52-0000-4000-8000-00000000030${at}`,
      profileId: `4b0a3c52-0000-4000-8000-00000000030${at}`,
      name: at === 0 ? 'Luana Ferreira' : 'Caio Moreira',
      nickname: null,
      surname: null,
      avatar: null,
      role: 'STUDENT',
      schoolName: 'Escola Ipê',
      gradeName: '7º ano',
    },
    className: '7º B',
    challengeTitle: 'Um filtro de garrafa',
    contentTitle: 'Água limpa',
    courseName: 'O caminho da água',
  }))
  const answers: string[] = []
  await page.route('**/api/challenges/attachments?*', (route) =>
    route.fulfill({ json: { content: waiting, pSize: 20, last: true, next: null } }),
  )
  await page.route('**/api/challenges/attachment/*/check', (route) => {
    answers.push((route.request().postDataJSON() as { comment: string }).comment)
    const [done] = waiting.splice(0, 1)
    return route.fulfill({ json: { ...done, checked: true, checkedAt: new Date().toISOString() } })
  })
  await openAs(page, 'helena', '/desk/challenges')
  await expect(page.getByRole('heading', { name: 'Luana Ferreira' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Escreva para Luana Ferreira').focus()
  await page.keyboard.type('Muito bem feito.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Luana Ferreira' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Caio Moreira' })).toBeVisible()
  expect(answers).toEqual(['Muito bem feito.'])
})
