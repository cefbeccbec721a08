import type { Locator, Page } from '@playwright/test'
import { contentId, courseId } from '../server/demo/courses/places.ts'
import { expectAccessible } from './support/axe.ts'
import { leadAway, leadTo } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expectSentences } from './support/sentences.ts'
import { changeLanguage } from './support/stored.ts'
import { expect, test } from './support/test.ts'

const nobodys = 'c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0114'

interface Content {
  id: string
  kind: string
  title: string
  hasQuiz: boolean
  hasChallenge: boolean
  status: string | null
}
interface Path {
  course: { id: string; name: string }
  modules: { contents: Content[] }[]
}

/** What the API answers to whoever is signed in on the page. */
function read<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (address) => {
    const token = localStorage.getItem('trilha.access_token')
    const answer = await fetch(`/api${address}`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()) as T
  }, path)
}

async function pathsOf(page: Page): Promise<Path[]> {
  const { content } = await read<{ content: { id: string }[] }>(page, '/courses/s/my?pSize=20')
  return Promise.all(content.map(({ id }) => read<Path>(page, `/courses/${id}/path`)))
}

/** A reading that asks for nothing and is not finished. */
function openReading(paths: Path[]): { path: Path; content: Content } {
  for (const path of paths)
    for (const content of path.modules.flatMap(({ contents }) => contents))
      if (content.kind === 'TEXT' && !content.hasQuiz && !content.hasChallenge && content.status !== 'FINISHED')
        return { path, content }
  throw new Error('the demo school has no reading left for this student')
}

test('a student finds a trail, walks to a class, finishes it and is told what it gave', async ({ page }) => {
  await openAs(page, 'nilo', '/my-trail')
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas trilhas' })).toBeVisible()
  const { path, content } = openReading(await pathsOf(page))

  await page.getByLabel('Buscar trilha').fill(path.course.name.slice(0, 6))
  await page.getByRole('link', { name: path.course.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: path.course.name })).toBeVisible()
  await expect(page).toHaveTitle(`${path.course.name} · Trilha`)
  await expectSentences(page)

  await page.getByRole('list', { name: 'Caminho da trilha' }).getByRole('link', { name: content.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: content.title })).toBeVisible()
  await expect(page).toHaveTitle(`${content.title} · Trilha`)
  await expect(page.getByRole('banner').getByText('Progresso salvo')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Terminei a aula' }).press('Enter')
  const earned = page.getByRole('dialog')
  await expect(earned).toContainText(/Aula terminada|Módulo completo|Trilha completa/)
  await page.keyboard.press('Escape')
  await expect(earned).toHaveCount(0)
  // The button that began it has gone; who used the keyboard goes on from what took its place.
  await expect(page.getByRole('heading', { name: 'Aula terminada' })).toBeFocused()

  // It stays so, and is celebrated no second time.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Aula terminada' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the course page is one screen’s worth of calls, and a class that is not there leads back to it', async ({
  page,
}) => {
  const id = courseId('ipe', 'quilombos')
  const trail = page.getByRole('heading', { level: 1, name: 'Quilombos e cidades' })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname.slice('/api'.length))
  })
  await openAs(page, 'nilo', `/my-trail/course/${id}`)
  await expect(trail).toBeVisible()
  // Beside what the frame of every page asks: the course whole, what its classes pay, and its reviews.
  const ofFrame = /^\/(?:accounts|achievement-progress|notifications|wallets|treasure-chests|schools|students|users)\b/
  const ofPage = () => calls.filter((call) => !ofFrame.test(call)).toSorted()
  const wanted = ['/content-reviews', `/courses/${id}/path`, '/rewards']
  await expect.poll(ofPage).toEqual(wanted)
  await page.waitForLoadState('networkidle')
  expect(ofPage()).toEqual(wanted)
  // What another journey of his brings about meanwhile is asked again, and is no call more.
  expect(new Set(calls).size).toBeLessThanOrEqual(12)

  await leadTo(page, `/my-trail/course/${id}?class=${nobodys}`)
  await expect(page.getByText('Não encontramos esta aula na trilha.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Voltar para a trilha' }).click()
  await expect(trail).toBeVisible()
})

test('a task or a trail that is not there says so, without a second try, and leads to those that are', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/status of 40[04]/)
  const main = page.getByRole('main')
  const noTask = page.getByRole('heading', { level: 1, name: 'Esta tarefa não está aqui' })
  const noTrail = main.getByRole('heading', { name: 'Esta trilha não está aqui' })
  await openAs(page, 'nilo', '/my-trail')
  for (const [id, other] of [
    [nobodys, 'nada'],
    ['nada', nobodys],
  ] as const)
    // By turns, so that none is taken for the one before it.
    for (const [path, heading] of [
      [`/my-trail/interactive-tasks/${id}/view`, noTask],
      [`/my-trail/course/${id}`, noTrail],
      [`/my-trail/course/${other}?class=${nobodys}`, noTrail],
    ] as const)
      await test.step(path, async () => {
        await leadAway(page, path)
        await expect(heading).toBeVisible()
        await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
        // The second time it is the same page.
        if (id === nobodys) await expectAccessible(page)
      })
  await main.getByRole('link', { name: 'Ver minhas trilhas' }).click()
  await expect(page).toHaveURL(/\/my-trail$/)
})

test('a student sets a goal for the week and it stays', async ({ page }) => {
  await openAs(page, 'iara', '/dashboard')
  await page.getByRole('button', { name: 'Mudar a meta da semana' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sua meta da semana' })
  await dialog.getByRole('slider').fill('7')
  await dialog.getByRole('button', { name: 'Salvar meta' }).click()
  await expect(page.getByText('Registro salvo com sucesso.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('7 aulas por semana, no meu ritmo')).toBeVisible()
})

const currentTime = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime)

async function expectOneWayOfTimes(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText(/^00:00 \/ \d\d:\d\d$/)).toBeVisible()
  const written = await main
    .locator('time')
    .filter({ hasText: /\d:\d\d/ })
    .allInnerTexts()
  expect(written.length).toBeGreaterThan(3)
  for (const text of written) expect(text).toMatch(/(?:^|\s)\d\d:\d\d$/)
}

async function expectCaptions(page: Page, video: Locator): Promise<void> {
  const lines = await page.getByRole('tabpanel').locator('time').count()
  const track = () =>
    video.evaluate(({ textTracks }: HTMLVideoElement) => {
      const { mode, kind, language, cues } = textTracks[0] ?? {}
      return { mode, kind, language, cues: cues?.length }
    })
  const captions = { kind: 'captions', language: 'pt-BR', cues: lines }
  await expect.poll(track).toEqual({ ...captions, mode: 'hidden' })
  await video.dispatchEvent('webkitbeginfullscreen')
  await expect.poll(track).toEqual({ ...captions, mode: 'showing' })
  await page.getByRole('button', { name: 'Legendas' }).click()
  await expect.poll(track).toEqual({ ...captions, mode: 'hidden' })
  await page.getByRole('button', { name: 'Legendas' }).click()
  await video.dispatchEvent('webkitendfullscreen')
  await expect.poll(track).toEqual({ ...captions, mode: 'hidden' })
}

/** On a phone, every button of a silent video is in its frame and large enough for a finger. */
async function expectRoomForFingers(page: Page): Promise<void> {
  const player = page.getByRole('group', { name: /^Vídeo/ })
  await expect(player.getByText('Sem som', { exact: true })).toBeVisible()
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    const frame = (await player.boundingBox())!
    for (const control of await player.locator('button:visible, select, input').all()) {
      const box = (await control.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      expect(box.x).toBeGreaterThanOrEqual(frame.x)
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
    }
  }
}

test('a video that did not come is asked for again; it writes times in one way and has captions; its speed, what was watched and what was skipped are kept', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/ERR_FAILED|Failed to load/)
  const film = contentId('ipe', 'agua', 1, 2)
  const video = page.locator('video')
  const watch = page.getByRole('main').getByRole('button', { name: 'Assistir' })
  const progress = () =>
    read<{ position: number; watched: [number, number][] }>(page, `/modules-content-user/module-content/${film}`)

  await test.step('one that did not come can be asked for again', async () => {
    const videos = /\.mp4\?/
    const failed = page.getByRole('alert').filter({ hasText: 'O vídeo não abriu' })
    await page.route(videos, (route) => route.abort())
    await openAs(page, 'joaquim.louro@ipe.trilha.test', `/my-trail/course/${courseId('ipe', 'agua')}?class=${film}`)
    await expect(failed).toBeVisible()
    await expectAccessible(page)
    await page.unroute(videos)
    const asked = page.waitForRequest(videos)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await asked
    await expect(failed).toHaveCount(0)
    await expect(watch.last()).toBeFocused()
    await expect(video).toBeVisible()
  })
  await test.step('times are written in one way: by its player, in its transcript and in its quiz', () =>
    expectOneWayOfTimes(page))
  await test.step('a full screen that is the film alone has the captions of the film', () =>
    expectCaptions(page, video))

  await test.step('the speed stays on the device, and what was watched a moment ago is there after a reload', async () => {
    const speed = () => video.evaluate((element: HTMLVideoElement) => element.playbackRate)
    await page.getByLabel('Velocidade').selectOption('0.75')
    await expect.poll(speed).toBe(0.75)
    await watch.first().press('Enter')
    // The button that began it goes; who used the keyboard goes on from the one that ends it.
    await expect(page.getByRole('button', { name: 'Pausar' })).toBeFocused()
    await expect.poll(() => currentTime(video)).toBeGreaterThan(3.2)
    await expect(page.getByText('Sem som', { exact: true })).toBeVisible()
    // Before the next report is due.
    await page.reload()
    await expect(page.getByLabel('Velocidade')).toHaveValue('0.75')
    await expect.poll(speed).toBe(0.75)
    await expect.poll(async () => (await progress()).position).toBeGreaterThanOrEqual(3)
  })

  await test.step('a stretch that the browser itself skips was not watched', async () => {
    await expect(page.getByRole('banner').getByText('Progresso salvo')).toBeVisible()
    await watch.first().press('Enter')
    const from = await currentTime(video)
    await expect.poll(() => currentTime(video)).toBeGreaterThan(from + 1)
    // As the controls of a telephone's full screen, of a picture in picture and of a keyboard's media keys do it.
    const end = await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = Math.floor(element.duration) - 3
      return Math.floor(element.duration)
    })
    await expect.poll(() => currentTime(video)).toBeGreaterThan(end - 1.8)
    await video.evaluate((element: HTMLVideoElement) => element.pause())
    await expect.poll(async () => (await progress()).watched.at(-1)?.[0]).toBe(end - 3)
    const { watched } = await progress()
    expect(watched).toHaveLength(2)
    expect(watched[0]![1]).toBeLessThan(12)
  })
  await test.step('on a phone every button is within reach', () => expectRoomForFingers(page))
})

test('a class without a connection says so kindly and opens when it is back; in English its words are still Portuguese, and say so', async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_FAILED|net::|Failed to fetch/)
  await openAs(page, 'nilo', '/my-trail')
  const { path, content } = openReading(await pathsOf(page))
  await page.route('**/api/courses/**', (route) => route.abort('failed'))
  await leadTo(page, `/my-trail/course/${path.course.id}?class=${content.id}`)
  await expect(page.getByRole('heading', { name: 'Você está sem internet' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/courses/**')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  const title = page.getByRole('heading', { level: 1, name: content.title })
  await expect(title).toBeVisible()

  await changeLanguage(page, 'en-us')
  await expect(title.locator('[lang="pt-BR"]')).toBeVisible()
  await leadTo(page, `/my-trail/course/${path.course.id}`)
  await expect(page.getByRole('heading', { level: 1, name: path.course.name })).toHaveAttribute('lang', 'pt-BR')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a trail opens where the student is on it, stays as it was left for who comes back, says whole what comes next, and has a way back', async ({
    page,
  }) => {
    await openAs(page, 'luana', '/my-trail')
    await page.getByRole('link', { name: 'Água que move o mundo' }).first().click()
    const here = page.locator('a[aria-current="step"]')
    await expect(here).toBeInViewport()
    await expect(here).not.toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    await page.evaluate(() => window.scrollTo(0, 40))
    await page.getByRole('region', { name: 'Continuar' }).getByRole('link').click()
    await expect(page).toHaveURL(/class=/)
    await page.goBack()
    await expect(here).toBeVisible()
    await expect(page.getByRole('region', { name: 'Continuar' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200)
    const title = page.getByRole('region', { name: 'Continuar' }).locator('b')
    await expect(title).toBeVisible()
    expect(await title.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await page.getByRole('banner').getByRole('link', { name: 'Voltar' }).click()
    await expect(page).toHaveURL(/\/my-trail$/)
  })
})

test('who teaches finds the trails in the menu, sees which are drafts, and reads one without a learner’s numbers', async ({
  page,
}) => {
  await openAs(page, 'helena', '/desk')
  await page.getByRole('navigation').getByRole('link', { name: 'Trilhas' }).first().click()
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.filter({ hasText: 'Energia do vento' }).getByText('Rascunho', { exact: true })).toBeVisible()
  await expect(cards.filter({ hasText: 'Água que move o mundo' }).getByText('Rascunho')).toHaveCount(0)
  await page.getByRole('link', { name: 'Energia do vento', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Energia do vento' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Rascunho', { exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Água que move o mundo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Água que move o mundo' })).toBeVisible()
  const trail = `/my-trail/course/${courseId('ipe', 'agua')}`
  await expect(page).toHaveURL(trail)
  const main = page.getByRole('main')
  await expect(
    main.getByRole('link', { name: 'Aula 1: Um planeta quase todo azul. Leitura', exact: true }),
  ).toBeVisible()
  const words = await main.evaluate((element) => element.textContent)
  expect(words).not.toMatch(/\d+\s*%|\d+ de \d+ aulas?|baú|ainda por fazer|você está aqui|XP|Começar|Continuar/)
  await expect(main.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page)
  // A quiz shows her no questions, and tells her why.
  await leadTo(page, `${trail}?class=${contentId('ipe', 'agua', 1, 5)}`)
  await expect(page.getByText('só quem estuda as recebe', { exact: false })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  // The column beside it is not left empty: where a student finishes the class, who teaches finds its module.
  const beside = await page.getByRole('region', { name: 'De onde vem a água' }).boundingBox()
  expect(beside!.x + beside!.width).toBeGreaterThan(1300)
  await expect(page.getByRole('banner')).not.toContainText('de 5 aulas')
})
