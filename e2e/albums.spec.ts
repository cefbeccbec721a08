import type { Browser, Locator, Page } from '@playwright/test'
import { albumId } from '../server/demo/albums.ts'
import { filePath } from '../server/demo/courses/files.ts'
import { idOf } from '../server/demo/ids.ts'
import { expectAccessible } from './support/axe.ts'
import { leadAway } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const viewer = (page: Page) => page.getByRole('dialog').filter({ hasText: /^Foto \d+ de \d+/ })

/** Who teaches makes an album for 7º A, with two photos. */
async function makeAlbum(page: Page, title: string): Promise<void> {
  await openAs(page, 'helena', '/playground/photo-album')
  await page.getByRole('button', { name: 'Novo álbum' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Criar álbum' }).click()
  await expect(form.getByText('Dê um nome ao álbum.')).toBeVisible()
  await form.getByRole('combobox', { name: 'Turma' }).fill('7º A')
  await page.keyboard.press('Enter')
  await form.getByRole('textbox', { name: 'Nome do álbum' }).fill(title)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Criar álbum' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByText('Este álbum ainda não tem fotos')).toBeVisible()

  await page.getByRole('button', { name: 'Adicionar fotos' }).first().click()
  const tray = page.getByRole('dialog')
  await tray.locator('input[type="file"]').setInputFiles([filePath('entrega-1.png'), filePath('entrega-2.png')])
  await tray.getByRole('textbox', { name: 'Legenda da foto 1' }).fill('O ciclo da água, por Bento')
  await expect(tray.getByRole('textbox', { name: 'Legenda da foto 2' })).toBeVisible()
  await expectAccessible(page)
  await tray.getByRole('button', { name: 'Colocar 2 fotos no álbum' }).click()
  await expect(page.getByRole('button', { name: 'O ciclo da água, por Bento' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Foto 2 de 2 do álbum ${title}` })).toBeVisible()
}

async function phoneAs(browser: Browser, person: string, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env['TRILHA_ADDRESS']!,
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    hasTouch: true,
  })
  const phone = await context.newPage()
  await openAs(phone, person, path)
  return phone
}

/** A finger across the photo. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  await viewer(page)
    .getByRole('img')
    .evaluate(
      (picture, [start, end]) => {
        const touch = (x: number) => new Touch({ identifier: 1, target: picture, clientX: x, clientY: 300 })
        const say = (type: string, x: number) =>
          picture.dispatchEvent(
            new TouchEvent(type, {
              bubbles: true,
              touches: type === 'touchend' ? [] : [touch(x)],
              changedTouches: [touch(x)],
            }),
          )
        say('touchstart', start)
        say('touchend', end)
      },
      [from, to] as const,
    )
}

test('who teaches makes an album; the class looks, likes, passes on and reports; then it goes', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `Cadernos de água ${Date.now()}`
  await makeAlbum(page, title)

  // The second gets its caption, and stands before the album.
  await page.getByRole('button', { name: `Foto 2 de 2 do álbum ${title}` }).click()
  await viewer(page).getByRole('button', { name: 'Mais opções da foto' }).click()
  await page.getByRole('menuitem', { name: 'Escrever legenda' }).click()
  await page.getByRole('textbox', { name: 'Legenda' }).fill('A ponte de palitos')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Salvar' }).click()
  await expect(viewer(page).getByText('A ponte de palitos')).toBeVisible()
  await viewer(page).getByRole('button', { name: 'Mais opções da foto' }).click()
  await page.getByRole('menuitem', { name: 'Usar como capa' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listitem').filter({ hasText: 'Capa' }).getByRole('button')).toHaveAccessibleName(
    'A ponte de palitos',
  )

  const phone = await phoneAs(browser, 'bento.cerejeira@ipe.trilha.test', '/playground')
  await phone.getByRole('navigation', { name: 'Mais da comunidade' }).getByRole('link', { name: 'Álbuns' }).click()
  await phone.getByRole('link', { name: title }).click()
  await expect(phone.getByRole('button', { name: 'Adicionar fotos' })).toHaveCount(0)
  await phone.getByRole('button', { name: `Curtir ${title}`, exact: true }).click()
  await expect(phone.getByRole('button', { name: `Curtir ${title}, 1 curtida` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await phone.getByRole('button', { name: 'O ciclo da água, por Bento' }).click()
  await expect(viewer(phone).getByText('Foto 1 de 2')).toBeVisible()
  await swipe(phone, 300, 100)
  await expect(viewer(phone).getByText('Foto 2 de 2')).toBeVisible()
  await swipe(phone, 100, 300)
  await expect(viewer(phone).getByText('Foto 1 de 2')).toBeVisible()
  await expectAccessible(phone)

  await viewer(phone)
    .getByRole('button', { name: /^Compartilhar/ })
    .click()
  await phone.getByRole('textbox', { name: /^Suas palavras/ }).fill('Olha o meu desenho!')
  // Arrows choose for whom it is, and leave the photo behind alone.
  await phone.getByRole('dialog').last().getByRole('button', { name: 'Turma' }).focus()
  await phone.keyboard.press('ArrowRight')
  await expect(phone.getByText('Foto 1 de 2')).toBeAttached()
  await phone.getByRole('dialog').last().getByRole('button', { name: 'Compartilhar' }).click()
  await expect(phone.getByRole('textbox', { name: /^Suas palavras/ })).toHaveCount(0)
  await viewer(phone).getByRole('button', { name: 'Mais opções da foto' }).click()
  await phone.getByRole('menuitem', { name: 'Denunciar foto' }).click()
  await expect(phone.getByRole('dialog').last().getByText('O que aconteceu?')).toBeVisible()
  await phone.keyboard.press('Escape')
  await leadAway(phone, '/playground')
  const post = phone
    .getByRole('article', { name: 'Publicação de Bento Cerejeira' })
    .filter({ hasText: 'Olha o meu desenho!' })
  await post.getByRole('link', { name: title }).click()
  await expect(viewer(phone).getByText('Foto 1 de 2')).toBeVisible()

  // The photo goes, and then the album; what somebody wrote to it stays with them.
  await page.getByRole('button', { name: 'A ponte de palitos' }).click()
  await viewer(page).getByRole('button', { name: 'Mais opções da foto' }).click()
  await page.getByRole('menuitem', { name: 'Apagar foto' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Apagar foto' }).click()
  await expect(viewer(page).getByText('Foto 1 de 1')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mais opções do álbum' }).click()
  await page.getByRole('menuitem', { name: 'Apagar álbum' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar álbum' }).click()
  await expect(page).toHaveURL(/\/playground\/photo-album$/)
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  await phone.goto('/playground')
  await expect(phone.getByRole('heading', { name: 'Comunidade', level: 1 })).toBeAttached()
  await expect(post.getByText('O que você compartilhou não está mais disponível.', { exact: false })).toBeVisible()
  await expect(post.getByRole('link', { name: title })).toHaveCount(0)
  await phone.context().close()
})

test('photos are looked through by the keyboard, and Escape leaves the topmost layer alone; who has several classes chooses among them', async ({
  page,
}) => {
  // What is open can be passed on by its address.
  const third = `?photo=${idOf('album photo', 'album-horta-minhocas')}`
  await openAs(page, 'helena', `/playground/photo-album/album/${albumId('horta')}${third}`)
  await expect(viewer(page).getByText('Foto 3 de 6')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/\?photo=/)

  const photos = page.getByRole('list', { name: /^Fotos do álbum/ }).getByRole('button')
  await expect(photos).toHaveCount(6)
  await photos.first().focus()
  await page.keyboard.press('Enter')
  await expect(viewer(page).getByText('Foto 1 de 6')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expect(viewer(page).getByText('Foto 1 de 6')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(viewer(page).getByText('Foto 3 de 6')).toBeVisible()
  await expect(viewer(page).getByText(/^O minhocário por dentro/)).toBeVisible()
  await expect(page).toHaveURL(({ search }) => search === third)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await photos.nth(3).focus()
  await page.keyboard.press('Enter')
  await expect(viewer(page).getByText('Foto 4 de 6')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(photos.nth(3)).toBeFocused()

  await test.step('Escape leaves the menu, what it opened, then the photo', () => leaveLayers(page, photos.nth(1)))

  await test.step('several classes', async () => {
    await leadAway(page, '/playground/photo-album')
    await expect(page.getByRole('link', { name: 'A nossa horta, do plantio à salada' })).toBeVisible()
    await page.getByRole('group', { name: 'Turma' }).getByRole('button', { name: '7º A' }).click()
    await expect(page.getByRole('link', { name: 'Ensaio da peça' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'A nossa horta, do plantio à salada' })).toHaveCount(0)
  })
})

async function leaveLayers(page: Page, photo: Locator): Promise<void> {
  await photo.focus()
  await page.keyboard.press('Enter')
  const more = viewer(page).getByRole('button', { name: 'Mais opções da foto' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(more).toBeFocused()

  for (const act of [/legenda$/, 'Apagar foto', 'Denunciar foto']) {
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: act }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(more).toBeFocused()
  }
  const share = viewer(page).getByRole('button', { name: /^Compartilhar/ })
  await share.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(share).toBeFocused()
  await expect(viewer(page).getByText('Foto 2 de 6')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(photo).toBeFocused()
}

test('an album is in the feed for the class, beside it and inside a post', async ({ page }) => {
  await openAs(page, 'lia.mangaba@ipe.trilha.test', `/playground/post/${idOf('post', 'foto-bromelia')}`)
  const post = page.getByRole('article', { name: /^Publicação de/ })
  await expect(post.getByRole('img', { name: /^Bromélia com água/ })).toBeVisible()
  await post.getByRole('link', { name: 'Passeio ao jardim botânico' }).click()
  await expect(viewer(page).getByText('Foto 3 de 5')).toBeVisible()
  await leadAway(page, '/playground')
  const card = page.getByRole('region', { name: 'Álbuns da turma' })
  await card.getByRole('link', { name: 'Ver todos' }).click()
  await expect(page.getByRole('heading', { name: 'Álbuns de fotos', level: 1 })).toBeVisible()
})

test('the album and the post of another class are not there', async ({ page, errors }) => {
  errors.allow(/404/)
  await openAs(page, 'laura.cambui@ipe.trilha.test', `/playground/photo-album/album/${albumId('horta')}`)
  await expect(page.getByText('Este álbum não está mais aqui')).toBeVisible()
  await expectAccessible(page)
  await leadAway(page, '/playground/photo-album')
  await expect(page.getByText('Nenhum álbum ainda')).toBeVisible()
  await leadAway(page, `/playground/post/${idOf('post', 'pluviometro')}`)
  await expect(page.getByText('Esta publicação não está mais aqui')).toBeVisible()
  await expectAccessible(page)
})
