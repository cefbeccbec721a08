import type { Page } from '@playwright/test'
import { contentId } from '../server/demo/courses/places.ts'
import { idOf } from '../server/demo/ids.ts'
import { expectAccessible } from './support/axe.ts'
import { leadTo } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 390, height: 844 }

test.use({ viewport: { width: 1440, height: 900 } })

function notesOf(page: Page, course: string) {
  return page.getByRole('region', { name: course })
}

test('notes are found without their accents, open the class at its second, are changed and deleted', async ({
  page,
}) => {
  await openAs(page, 'luana', '/my-trail/notes')
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas anotações' })).toBeVisible()
  const ofWater = notesOf(page, 'Água que move o mundo')
  await expect(ofWater.getByRole('listitem')).toHaveCount(7)

  await page.getByRole('searchbox', { name: 'Buscar nas anotações' }).fill('EVAPORACAO')
  await expect(ofWater.getByRole('listitem')).toHaveCount(1)
  const found = ofWater.getByRole('link', { name: /A viagem da água/ })
  await expect(found).toHaveAttribute('href', /class=.*second=9/)
  await page.getByRole('searchbox', { name: 'Buscar nas anotações' }).fill('nada que exista')
  await expect(page.getByText('Não achamos essa palavra')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar nas anotações' }).fill('')

  await ofWater.getByRole('button', { name: /^Mudar a anotação: Bueiro/ }).click()
  const field = ofWater.getByRole('textbox', { name: 'Sua anotação' })
  await expect(field).toBeFocused()
  await ofWater.getByRole('button', { name: 'Cancelar' }).click()
  await expect(ofWater.getByRole('button', { name: /^Mudar a anotação: Bueiro/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('Bueiro limpo, rua seca.')
  // What is being changed survives a reload.
  await page.reload()
  await ofWater.getByRole('button', { name: /^Mudar a anotação: Bueiro/ }).click()
  await expect(field).toHaveValue('Bueiro limpo, rua seca.')
  await ofWater.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Registro atualizado com sucesso.')).toBeVisible()
  await expect(ofWater.getByText('Bueiro limpo, rua seca.')).toBeVisible()
  await expect(ofWater.getByRole('button', { name: /^Mudar a anotação: Bueiro limpo/ })).toBeFocused()

  await ofWater.getByRole('button', { name: /^Apagar a anotação: Bueiro limpo/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(ofWater.getByRole('listitem')).toHaveCount(6)
  // From there the keyboard goes on, and not from the top of the page.
  await expect(ofWater.getByRole('button', { name: /^Apagar a anotação/ }).and(page.locator(':focus'))).toBeVisible()
})

test('a note is begun from under the class, into its field, of the second where the video goes on that has not come yet; a document and a note of its class are gone through by keyboard, from one end to the other', async ({
  page,
}) => {
  await page.route(/\.mp4\?/, () => undefined)
  const course = `/my-trail/course/${idOf('course', 'ipe', 'agua')}`
  await openAs(page, 'caio', `${course}?class=${contentId('ipe', 'agua', 1, 2)}&second=9`)
  await expect(page.getByRole('banner').getByText('Progresso salvo')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /pontos de experiência/ })).toBeVisible()
  await page.getByRole('button', { name: 'Anotar', exact: true }).click()
  const note = page.getByRole('tabpanel', { name: 'Anotações' }).getByRole('textbox')
  await expect(note).toBeFocused()
  await note.fill('Aqui!')
  await expect(page.getByText('Em 00:09')).toBeVisible()

  await leadTo(page, `${course}?class=${contentId('ipe', 'agua', 1, 4)}`)
  const [before, after] = [
    page.getByRole('button', { name: 'Página anterior' }),
    page.getByRole('button', { name: 'Próxima página' }),
  ]
  const pages = page.getByRole('status').filter({ hasText: /^Página \d+ de \d+$/ })
  await expect(page.getByRole('region', { name: /página 1/ })).toBeVisible()
  for (const [button, ends] of [
    [after, /^Página (\d+) de \1$/],
    [before, /^Página 1 de/],
  ] as const) {
    await button.focus()
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(pages).toHaveText(ends, { timeout: 300 })
    }).toPass()
    await expect(button).toBeDisabled()
    await expect(button).toBeFocused()
  }

  await page.getByRole('tab', { name: 'Anotações' }).click()
  await page.getByRole('textbox', { name: 'Nova anotação' }).fill('Medir a chuva todo dia.')
  await page.getByRole('button', { name: 'Anotar', exact: true }).click()
  const mine = page.getByRole('region', { name: 'Minhas anotações desta aula' })
  await mine.getByRole('button', { name: /^Mudar a anotação: Medir/ }).click()
  await mine.getByRole('button', { name: 'Cancelar' }).click()
  await expect(mine.getByRole('button', { name: /^Mudar a anotação: Medir/ })).toBeFocused()
  await mine.getByRole('button', { name: /^Apagar a anotação: Medir/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(page.getByText('Nada anotado nesta aula')).toBeVisible()
  await expect(mine.locator(':focus')).toBeVisible()
})

test('whoever noted nothing is shown where to begin', async ({ page }) => {
  await page.setViewportSize(phone)
  await openAs(page, 'sofia.gameleira@ipe.trilha.test', '/my-trail/notes')
  await expect(page.getByText('Nenhuma anotação ainda')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver minhas trilhas' }).click()
  await expect(page).toHaveURL(/\/my-trail$/)
})

test('who teaches finds the trails and tasks of their classes where students find their trails', async ({ page }) => {
  await openAs(page, 'helena', '/my-trail/notes')
  await page.getByRole('link', { name: 'Ver trilhas, tarefas e livros' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trilhas, tarefas e livros' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Trilhas', 'Tarefas', 'Livros'])
  await expect(page.getByRole('link', { name: 'Água que move o mundo' })).toBeVisible()
  await page.getByRole('tab', { name: 'Tarefas' }).click()
  await expect(page.getByRole('link', { name: 'Preencher o diário da chuva' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Livros' }).click()
  await expect(page).toHaveURL(/\/my-trail\/book-shelf$/)
  await expect(page.getByRole('tab', { name: 'Livros', selected: true })).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
