import type { Page } from '@playwright/test'
import { filePath } from '../server/demo/courses/files.ts'
import { idOf } from '../server/demo/ids.ts'
import { cast } from '../server/demo/people.ts'
import { expectAccessible } from './support/axe.ts'
import { leadAway } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^(O que você descobriu hoje|Continuar o que você)/ }).click()
  await page.getByRole('textbox', { name: 'Sua publicação' }).fill(text)
}

test('a post is written, named, changed, reacted to, commented on and removed', async ({ page, browser, errors }) => {
  test.slow()
  // Another journey writes and removes a post with this picture meanwhile; the browser says that it is not there.
  errors.allow(/404.*\/entrega-1\.png/)
  await openAs(page, 'valentina.amoreira@ipe.trilha.test', '/playground')
  await expect(page.getByRole('heading', { name: 'Comunidade', level: 1 })).toBeAttached()
  await write(page, 'Contei 7 tipos de folha no pátio com @ben')
  // Who may see it is offered, and chosen by the keyboard alone.
  const offered = page.getByRole('option', { name: /Bento Cerejeira/ })
  await expect(offered).toBeVisible()
  // Escape closes the list alone; going on with the name opens it again.
  await page.keyboard.press('Escape')
  await expect(offered).toHaveCount(0)
  await expect(page.getByText('Descartar esta publicação?')).toHaveCount(0)
  await page.keyboard.type('t')
  await expect(offered).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Sua publicação' })).toHaveValue(/@Bento Cerejeira $/)

  // What is being written survives a reload, and leaving it asks.
  await page.reload()
  await page.getByRole('button', { name: /^Continuar o que você/ }).click()
  await expect(page.getByRole('textbox', { name: 'Sua publicação' })).toHaveValue(/Contei 7 tipos/)
  // One writes at once.
  await expect(page.getByRole('textbox', { name: 'Sua publicação' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Descartar esta publicação?')).toBeVisible()
  // The question leaves alone; what is being written stays, and asks again.
  await page.keyboard.press('Escape')
  await expect(page.getByText('Descartar esta publicação?')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Sua publicação' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
  const post = page.getByRole('article', { name: 'Publicação de Valentina Amoreira' })
  await expect(post.getByText(/Contei 7 tipos de folha/)).toBeVisible()
  await expect(post.getByText('@Bento Cerejeira')).toBeVisible()
  await expect(post.getByText('Turma 7º A')).toBeVisible()

  await post.getByRole('button', { name: /^Mais opções/ }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByRole('textbox', { name: 'Sua publicação' }).fill('Contei 9 tipos de folha no pátio.')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(post.getByText('Contei 9 tipos de folha no pátio.')).toBeVisible()
  await expect(post.getByText(/editada/)).toBeVisible()

  const other = await browser.newContext({
    baseURL: process.env['TRILHA_ADDRESS']!,
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
  })
  const phone = await other.newPage()
  await openAs(phone, 'bento.cerejeira@ipe.trilha.test', '/playground')
  const seen = phone.getByRole('article', { name: 'Publicação de Valentina Amoreira' })
  await seen.getByRole('button', { name: /^Escolher uma reação/ }).click()
  await phone.getByRole('menuitemradio', { name: 'Palmas' }).click()
  await expect(seen.getByRole('button', { name: /^Palmas/ })).toHaveAttribute('aria-pressed', 'true')
  await phone.keyboard.press('Escape')
  await seen.getByRole('button', { name: 'Comentar' }).first().click()
  await expect(seen.getByRole('textbox', { name: 'Seu comentário' })).toBeFocused()
  await seen.getByRole('textbox', { name: 'Seu comentário' }).fill('Faltou a da mangueira!')
  await seen.getByRole('button', { name: 'Comentar' }).last().click()
  await expect(seen.getByText('Faltou a da mangueira!')).toBeVisible()
  await expect(seen.getByRole('button', { name: '1 comentário' })).toBeVisible()
  await expectAccessible(phone)
  await other.close()

  await page.reload()
  await expect(post.getByRole('button', { name: /^Ver quem reagiu: Bento/ })).toBeVisible()
  await post.getByRole('button', { name: /^Ver quem reagiu/ }).click()
  await expect(page.getByRole('dialog').getByText('Bento Cerejeira')).toBeVisible()
  await page.keyboard.press('Escape')
  await post.getByRole('button', { name: '1 comentário' }).click()
  await post.getByRole('button', { name: 'Responder a Bento Cerejeira' }).click()
  await post.getByRole('textbox', { name: 'Sua resposta' }).fill('Verdade, 10 tipos.')
  await post.getByRole('button', { name: 'Responder', exact: true }).last().click()
  await expect(post.getByText('Verdade, 10 tipos.')).toBeVisible()

  await post.getByRole('button', { name: /^Mais opções da publicação/ }).click()
  await page.getByRole('menuitem', { name: 'Apagar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(post).toHaveCount(0)
})

test('a post that could not be sent is kept, and goes when the way is free', async ({ page, errors }) => {
  errors.allow(/./)
  await openAs(page, 'jade.murici@ipe.trilha.test', '/playground')
  await page.route('**/api/posts', (route) => route.abort())
  await write(page, 'Minha semente brotou hoje.')
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('Minha semente brotou hoje.')).toBeVisible()
  await expect(page.getByText(/Guardado neste aparelho/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Minha semente brotou hoje.')).toBeVisible()
  await page.unroute('**/api/posts')
  await page.evaluate(() => ['offline', 'online'].forEach((said) => window.dispatchEvent(new Event(said))))
  await expect(page.getByRole('article', { name: 'Publicação de Jade Murici' })).toBeVisible()
})

test('a post is saved for later, and passed on to whoever may see it; the feed counts what is new, and has an end', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'joaquim.louro@ipe.trilha.test', `/playground/post/${idOf('post', 'biblioteca')}`)
  const post = page.getByRole('article', { name: 'Publicação de Jorge Jequitibá' })
  await post.getByRole('button', { name: /^Salvar a publicação/ }).click()
  await expect(post.getByRole('button', { name: /^Salva: tirar a publicação/ })).toHaveAttribute('aria-pressed', 'true')
  await post.getByRole('button', { name: /^Compartilhar a publicação/ }).click()
  await page.getByRole('textbox', { name: /^Suas palavras/ }).fill('Vamos na quinta?')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Compartilhar' }).click()
  // What says so is there for a second; the dialog is gone for good.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await leadAway(page, '/playground/saved')
  await expect(page.getByRole('article', { name: 'Publicação de Jorge Jequitibá' })).toBeVisible()
  await leadAway(page, '/playground')
  await expect(page.getByText('Vamos na quinta?')).toBeVisible()

  await expect(page.getByText(/ de \d+ lidas/).first()).toBeVisible()
  const more = page.getByRole('button', { name: 'Mostrar mais publicações' })
  const end = page.getByText('Aqui termina o feed.')
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 2000 })
    await expect(end).toBeVisible({ timeout: 2000 })
  }).toPass()
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeVisible()
})

test('what is gone while somebody looks leaves their screen, told once', async ({ page, browser, errors }) => {
  test.slow()
  const text = 'Isto vai sumir enquanto alguém lê.'
  const author = await browser.newPage()
  await openAs(author, 'sofia.gameleira@ipe.trilha.test', '/playground')
  await write(author, text)
  await author.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
  const written = author.getByRole('article').filter({ hasText: text })
  await expect(written).toBeVisible()

  await openAs(page, 'kaue.buriti@ipe.trilha.test', '/playground')
  const seen = page.getByRole('article').filter({ hasText: text })
  await expect(seen).toBeVisible()
  await written.getByRole('button', { name: /^Mais opções da publicação/ }).click()
  await author.getByRole('menuitem', { name: 'Apagar' }).click()
  await author.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(written).toHaveCount(0)
  await author.close()

  errors.allow(/404.*\/api\/posts\/[0-9a-f-]+\/share/)
  await seen.getByRole('button', { name: /^Compartilhar a publicação/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Compartilhar' }).click()
  await expect(page.getByText('Esta publicação não está mais aqui', { exact: false })).toHaveCount(1)
  await expect(seen).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a picture that is not there any more leaves a calm place; one that only did not come says so, and comes with the network', async ({
  page,
  errors,
}) => {
  errors.allow(/(404|ERR_FAILED).*\.(png|webp|jpe?g)/)
  const pictures = /\.(png|webp|jpe?g)(\?|$)/
  const post = `/playground/post/${idOf('post', 'mapa')}`
  await page.route(pictures, (route) => route.fulfill({ status: 404 }))
  await openAs(page, 'luana', post)
  await expect(page.getByRole('img', { name: 'Esta foto não está mais aqui' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.unroute(pictures)
  await page.route(pictures, (route) => route.abort())
  await leadAway(page, '/playground/friends')
  await leadAway(page, post)
  await expect(page.getByRole('img', { name: /^A foto não carregou/ }).first()).toBeVisible()
  await expect(page.getByText('Esta foto não está mais aqui')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(pictures)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('img', { name: /duas montanhas, o sol e um rio azul/ })).toBeVisible()
})

test('photos are told in words, looked through by the arrow keys, and told anew', async ({ page }) => {
  test.slow()
  await openAs(page, 'aisha.baoba@ipe.trilha.test', '/playground')
  await write(page, 'Duas páginas do caderno')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles([filePath('entrega-1.png'), filePath('entrega-2.png')])
  await dialog.getByRole('textbox', { name: 'O que a foto 1 mostra' }).fill('Um rio entre montanhas')
  await dialog.getByRole('textbox', { name: 'O que a foto 2 mostra' }).fill('Uma ponte de triângulos')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  const post = page.getByRole('article').filter({ hasText: 'Duas páginas do caderno' })
  await post.getByRole('button', { name: 'Um rio entre montanhas' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('Foto 1 de 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('Foto 2 de 2')).toBeVisible()
  await expect(viewer.getByRole('img', { name: 'Uma ponte de triângulos' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('Foto 2 de 2')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('img', { name: 'Um rio entre montanhas' })).toBeVisible()
  await page.keyboard.press('Escape')
  await post.getByRole('button', { name: /^Mais opções/ }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByRole('textbox', { name: 'O que a foto 1 mostra' }).fill('Um rio azul')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(post.getByRole('button', { name: 'Um rio azul' })).toBeVisible()
  await post.getByRole('button', { name: /^Mais opções/ }).click()
  await page.getByRole('menuitem', { name: 'Apagar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(post).toHaveCount(0)
})

test('until one’s own picture is there nobody else’s stands in its place, and a page that takes its name from what comes has one before; whoever comes for the subject begins there', async ({
  page,
}) => {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/api/avatar-user-selections/my', async (route) => {
    await held
    await route.continue()
  })
  await openAs(page, 'luana', '/playground')
  const composer = page.getByRole('button', { name: /^(O que você descobriu hoje|Continuar o que você)/ }).locator('..')
  await expect(composer).toBeVisible()
  await expect(composer.locator('i')).toBeVisible()
  go()
  await expect(composer.locator('i')).toHaveCount(0)

  await page.getByRole('button', { name: 'Publicar sobre um assunto' }).click()
  await expect(
    page
      .getByRole('group', { name: /^Assuntos/ })
      .getByRole('button')
      .first(),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.route(/\/api\/(profiles|subjects|albums|posts)\/(?!search)/, () => {})
  for (const [path, name] of [
    [`/playground/profile/${idOf('user', 'ipe', 'caio')}`, 'Perfil'],
    [`/playground/subject/${idOf('subject', 'ipe', 'jogos')}`, 'Assunto'],
    [`/playground/photo-album/album/${idOf('album', 'ipe')}`, 'Álbuns de fotos'],
    [`/playground/post/${idOf('post', 'mapa')}`, 'Comunidade'],
  ] as const) {
    await leadAway(page, path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
  }
})

test('whose community is closed hears why, and who can open it, wherever it is', async ({ page, errors }) => {
  errors.allow(/403/)
  await openAs(page, 'bia.imbuia@ipe.trilha.test', '/playground')
  for (const path of ['/playground', '/playground/photo-album', '/playground/friends'])
    await test.step(path, async () => {
      if (path !== '/playground') await leadAway(page, path)
      await expect(page.getByRole('heading', { name: 'A comunidade está fechada na sua conta' })).toBeVisible()
      await expectAccessible(page)
    })
})

test.describe('on a small phone', () => {
  test.use({ language: 'en-us', viewport: { width: 360, height: 740 } })

  test('the button that writes covers nothing at the end of the feed', async ({ page }) => {
    await openAs(page, 'direcao@serra.trilha.test', '/playground')
    const button = page.getByRole('button', { name: 'Write a post', exact: true })
    await expect(page.getByRole('article').first()).toBeVisible()
    const last = page.getByRole('link', { name: 'Talk to the school' })
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const [above, below] = [await button.boundingBox(), await last.boundingBox()]
      expect(below!.y + below!.height).toBeLessThanOrEqual(above!.y)
    }).toPass({ timeout: 10_000 })
  })

  test('two threads open at once are told apart, and a long post is whole on its own page', async ({ page }) => {
    // A page with few posts: what is asked of two threads does not depend on how many others there are.
    const profile = `/playground/profile/${cast.find(({ key }) => key === 'caio')!.id}`
    await openAs(page, 'luana', profile)
    const comment = page.getByRole('button', { name: 'Comment', exact: true })
    await expect(comment.nth(1)).toBeVisible()
    // The last first: each thread brings a button of the same name with it.
    await comment.last().click()
    await comment.first().click()
    await expect(page.getByRole('textbox', { name: /comment/i })).toHaveCount(2)
    await expectAccessible(page)

    await leadAway(page, `/playground/post/${idOf('post', 'poema')}`)
    await expect(page.getByText(/ela já quer ficar\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'See more', exact: true })).toHaveCount(0)
    // Who comes back finds none of the threads open.
    await leadAway(page, profile)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: /comment/i })).toHaveCount(0)
  })
})
