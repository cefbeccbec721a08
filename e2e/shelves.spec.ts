import type { Page } from '@playwright/test'
import { contentId, courseId, ebookId } from '../server/demo/courses/places.ts'
import { expectAccessible } from './support/axe.ts'
import { leadAway } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { changePreferences } from './support/stored.ts'
import { expect, test } from './support/test.ts'

const nina = contentId('ipe', 'agua', 4, 4)
const book = `/flipbook/ebook/${ebookId(nina)}`
const title = 'A gota Nina dá a volta ao mundo'

function place(page: Page) {
  return page.getByRole('navigation', { name: 'Virar a página' }).getByRole('status')
}

async function savedPlace(page: Page): Promise<void> {
  await expect(page.getByText('Página guardada')).toBeVisible()
}

test.use({ viewport: { width: 1440, height: 900 } })

test('a book is opened from the shelf, read by keyboard, and goes on where it was left, on another device too', async ({
  page,
  browser,
}) => {
  test.slow()
  const reader = 'bento.cerejeira@ipe.trilha.test'
  await openAs(page, reader, '/my-trail')
  await page.getByRole('tab', { name: 'Livros' }).click()
  await expect(page).toHaveURL(/\/my-trail\/book-shelf$/)
  await expect(page.getByRole('tab', { name: 'Livros' })).toBeFocused()
  const shelf = page.getByRole('region', { name: 'Água que move o mundo' })
  await shelf.getByRole('link', { name: title }).click()

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(place(page)).toHaveText('Páginas 1 e 2 de 11')
  await expect(page.getByRole('heading', { name: '1. O mar' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveText('Páginas 3 e 4 de 11')
  await expect(page).toHaveURL(/page=3$/)
  await page.keyboard.press('End')
  await expect(place(page)).toHaveText('Página 11 de 11')
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveText('Página 11 de 11')
  await page.keyboard.press('Home')
  await expect(place(page)).toHaveText('Páginas 1 e 2 de 11')
  // The button keeps the focus, also where it leads nowhere.
  await page.getByRole('button', { name: 'Próxima' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(place(page)).toHaveText('Páginas 5 e 6 de 11')
  await expect(page.getByRole('button', { name: 'Próxima' })).toBeFocused()
  await savedPlace(page)

  const other = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await openAs(other, reader, '/flipbook/ebooks')
  await expect(other.getByRole('listitem').filter({ hasText: title })).toContainText('Página 5 de 11')
  await other.getByRole('link', { name: title }).click()
  await expect(place(other)).toHaveText('Página 5 de 11')
  await other.close()
})

test('a class that is a book is finished once its book was read', async ({ page, errors }) => {
  test.slow()
  // Told too early that the class is done.
  errors.allow(/modules-content-user/)
  await openAs(page, 'maite.umbuzeiro@ipe.trilha.test', `/my-trail/course/${courseId('ipe', 'agua')}?class=${nina}`)
  const finish = page.getByRole('region', { name: 'Terminar a aula' })
  await expect(finish.getByText('Ler o livro até o fim')).toBeVisible()
  await finish.getByRole('button', { name: 'Terminei a aula' }).click()
  await expect(finish.getByRole('alert')).toHaveText('Falta ler o livro desta aula até o fim.')
  const shelf = page.getByRole('region', { name: 'Livro da aula' })
  await expectAccessible(page)
  await shelf.getByRole('link', { name: /Ler o livro|Continuar da página/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.keyboard.press('Home')
  for (const shown of ['1 e 2', '3 e 4', '5 e 6', '7 e 8', '9 e 10']) {
    await expect(place(page)).toHaveText(`Páginas ${shown} de 11`)
    await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByText('Você leu o livro inteiro.')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('link', { name: 'Ir para a aula' }).click()
  await expect(finish.getByText('Livro lido')).toBeVisible()
  await finish.getByRole('button', { name: 'Terminei a aula' }).click()
  await expect(page.getByRole('heading', { name: 'Aula terminada' }).first()).toBeVisible()
})

test.describe('with the shell kept for offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the turning page moves, but not when the system or the person asks for less motion; a place that could not be saved is not called saved, and is saved when the network is back', async ({
    page,
    context,
    errors,
  }) => {
    errors.allow(/ERR_INTERNET_DISCONNECTED/)
    await openAs(page, 'aisha.baoba@ipe.trilha.test', `${book}?page=1`)
    await expectTurning(page)
    await savedPlace(page)
    await context.setOffline(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { name: '4. O rio que voa' })).toBeVisible()
    await expect(page.getByText('Sem conexão. Guardamos quando ela voltar.')).toBeVisible()
    await context.setOffline(false)
    await savedPlace(page)
    await leadAway(page, '/flipbook/ebooks')
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Página 5 de 11')
  })
})

async function expectTurning(page: Page): Promise<void> {
  const leaf = page.locator('[data-turn="next"] > i')
  for (const [who, isStill] of [
    ['nobody', false],
    ['the system', true],
    ['the person', true],
  ] as const)
    await test.step(`${who} asks for less`, async () => {
      await page.emulateMedia({ reducedMotion: who === 'the system' ? 'reduce' : 'no-preference' })
      await changePreferences(page, { motion: who === 'the person' ? 'reduced' : 'normal' })
      await expect(page.getByRole('heading', { name: '1. O mar' })).toBeVisible()
      await page.keyboard.press('ArrowRight')
      // The words are there at once, whatever turns over them.
      await expect(page.getByRole('heading', { name: '2. A subida' })).toBeVisible()
      expect(await leaf.evaluate((element) => getComputedStyle(element).display)).toBe(isStill ? 'none' : 'block')
      await page.keyboard.press('ArrowLeft')
      await expect(leaf).toHaveCount(0)
    })
}

test('a shelf that fails is asked again, an empty one says so, and a book that is not there says so and leads to those that are', async ({
  page,
  errors,
}) => {
  errors.allow(/status of 40[04]|503/)
  const shelf = '**/api/shelves/s/my*'
  await page.route(shelf, (route) => route.fulfill({ status: 503, json: { code: 'br_0000' } }))
  await openAs(page, 'joaquim.louro@ipe.trilha.test', '/flipbook/ebooks')
  const again = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(again).toBeVisible({ timeout: 30_000 })
  await page.unroute(shelf)
  await page.route(shelf, (route) => route.fulfill({ json: { content: [], pSize: 20, last: true, next: null } }))
  await again.click()
  await expect(page.getByRole('heading', { name: 'Nenhum livro por aqui' })).toBeVisible()
  await expectAccessible(page)

  for (const id of ['00000000-0000-4000-8000-000000000000', 'nada'])
    await test.step(id, async () => {
      await leadAway(page, `/flipbook/ebook/${id}`)
      await expect(page.getByRole('heading', { name: 'Este livro não está aqui' })).toBeVisible()
      await expect(again).toHaveCount(0)
      if (id === 'nada') await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: 'Voltar para os livros' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Livros' })).toBeVisible()
    })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger turns one page at a time, letters grow and stay so, and the list leads to any page', async ({
    page,
  }) => {
    test.slow()
    await openAs(page, 'enzo.pequi@ipe.trilha.test', `${book}?page=1`)
    await expect(place(page)).toHaveText('Página 1 de 11')
    await swipe(page, { from: 320, to: 60 })
    await expect(place(page)).toHaveText('Página 2 de 11')
    await swipe(page, { from: 60, to: 320 })
    await expect(place(page)).toHaveText('Página 1 de 11')
    const words = page.getByText('Esta é a história de uma gota só.')
    const size = () => words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const before = await size()
    await page.getByRole('button', { name: 'Aumentar a letra' }).click()
    expect(await size()).toBeGreaterThan(before)
    await page.reload()
    await expect(words).toBeVisible()
    expect(await size()).toBeGreaterThan(before)
    await page.getByRole('button', { name: 'Lista de páginas' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: '8. A cidade' }).click()
    await expect(place(page)).toHaveText('Página 9 de 11')
    await expect(page.getByRole('button', { name: 'Lista de páginas' })).toBeFocused()
  })
})

async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  await page.locator('[data-columns]').evaluate(
    (element, [start, end]) => {
      const at = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 400 })
      const [first, last] = [at(start!), at(end!)]
      element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [first], changedTouches: [first] }))
      element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [last] }))
    },
    [from, to],
  )
}
