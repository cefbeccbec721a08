import type { Page } from '@playwright/test'
import { idOf } from '../server/demo/ids.ts'
import { expectAccessible } from './support/axe.ts'
import { leadTo } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** A class by its place in "Água que move o mundo", counted from one. */
function classAt(module: number, number: number): string {
  return `/my-trail/course/${idOf('course', 'ipe', 'agua')}?class=${idOf('content', 'ipe', 'agua', module, number)}`
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click()
}

/** At a moment of the video; kept while there is no network, and sent when it is back. */
async function expectNoteKept(page: Page): Promise<void> {
  await openTab(page, 'Anotações')
  await expect(page.getByText('Nada anotado nesta aula')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Nova anotação' })
  await field.fill('A água sobe com o Sol.')
  await expect(page.getByText(/^Em \d\d:\d\d$/)).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Anotar', exact: true }).click()
  await expect(page.getByText('Guardado neste aparelho. Vai ser enviado quando a internet voltar.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: /^Mudar a anotação: A água sobe/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Guardado neste aparelho.')).toHaveCount(0)
  await leadTo(page, '/my-trail/notes')
  await expect(page.getByText('A água sobe com o Sol.')).toBeVisible()
}

test('a class is talked about: a comment, an answer, a like, an edit, and what is removed; a note of its video is kept without a network', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|fetch/)
  await openAs(page, 'miguel.jucara@ipe.trilha.test', classAt(3, 2))
  await openTab(page, 'Comentários')
  await expect(page.getByText('Ninguém comentou ainda')).toBeVisible()
  await page.getByRole('textbox', { name: 'Seu comentário' }).fill('De onde vem a água da minha casa?')
  // What is being written survives a reload.
  await page.reload()
  await openTab(page, 'Comentários')
  await expect(page.getByRole('textbox', { name: 'Seu comentário' })).toHaveValue('De onde vem a água da minha casa?')
  await page.getByRole('button', { name: 'Comentar' }).click()
  const comment = page.getByRole('article', { name: 'Miguel Juçara' })
  await expect(comment.getByText('De onde vem a água da minha casa?')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Seu comentário' })).toHaveValue('')
  await expectAccessible(page)

  await comment.getByRole('button', { name: /^Curtir o comentário de Miguel Juçara, 0 curtida/ }).click()
  await expect(comment.getByRole('button', { name: /1 curtida$/ })).toHaveAttribute('aria-pressed', 'true')
  await comment.getByRole('button', { name: 'Responder a Miguel Juçara' }).click()
  await expect(page.getByRole('textbox', { name: 'Sua resposta' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Sua resposta' }).fill('Descobri: vem do rio.')
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByText('Descobri: vem do rio.')).toBeVisible()
  await expect(comment.first().getByRole('button', { name: 'Responder a Miguel Juçara' })).toBeFocused()

  await comment
    .first()
    .getByRole('button', { name: /^Mais opções/ })
    .click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByRole('textbox', { name: 'Mude o seu comentário' }).fill('De onde vem a água da nossa rua?')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(comment.first().getByText(/editado/)).toBeVisible()
  await expect(comment.first().getByRole('button', { name: /^Mais opções/ })).toBeFocused()

  await comment
    .first()
    .getByRole('button', { name: /^Mais opções/ })
    .click()
  await page.getByRole('menuitem', { name: 'Apagar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(page.getByText('Este comentário foi apagado.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Comentários da aula' }).locator(':focus')).toBeVisible()
  await expect(page.getByText('Descobri: vem do rio.')).toBeVisible()

  await leadTo(page, classAt(1, 2))
  await expectNoteKept(page)
})
