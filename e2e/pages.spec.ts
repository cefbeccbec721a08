import type { Page } from '@playwright/test'
import { albumId } from '../server/demo/albums.ts'
import { contentId, ebookId } from '../server/demo/courses/places.ts'
import { idOf } from '../server/demo/ids.ts'
import { cast } from '../server/demo/people.ts'
import { paths } from '../web/src/app/paths.ts'
import { expectAccessible } from './support/axe.ts'
import { forEachSize, type Size } from './support/looks.ts'
import { openAs } from './support/people.ts'
import { expectSentences } from './support/sentences.ts'
import { expect, test, type Language } from './support/test.ts'

interface Walked {
  path: string
  as?: string
  showsWaiting?: true
  mayFail?: RegExp
}

const luana = cast.find(({ key }) => key === 'luana')!.id
const water = idOf('course', 'ipe', 'agua')

/** Every page there is. */
const pages: Walked[] = [
  { path: '/login' },
  { path: '/login/redirect-app' },
  { path: '/nsr/external-login' },
  { path: '/nsr/oidc/signin' },
  { path: '/signin-oidc' },
  { path: '/nsr/oidc/signout-callback-oidc' },
  { path: '/signout-callback-oidc' },
  { path: '/signup' },
  { path: '/nsr/forgot' },
  { path: '/nsr/degustacao' },
  { path: '/nsr/guardian' },
  { path: '/nsr/invitation/c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0114/a-link-that-was-never-sent' },
  { path: '/nsr/request-data-lgpd' },
  { path: '/agree-terms' },
  { path: '/nsr/help' },
  { path: '/nsr/email-validation/c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0114/a-link-that-was-never-sent' },
  { path: '/my-account', as: 'luana' },
  { path: '/dashboard', as: 'caio' },
  { path: '/edubank', as: 'caio' },
  { path: '/achievement', as: 'caio' },
  // All looks show a code of one person: the newer ends the older, and the older page asks for it in vain.
  { path: '/my-account/qr-code', as: 'caio', mayFail: /qr-codes/ },
  { path: '/my-account/sessions', as: 'caio' },
  { path: '/my-account/reports', as: 'caio' },
  { path: '/family', as: 'rosana.imbuia@ipe.trilha.test' },
  { path: '/my-account/parental-control', as: 'luana' },
  { path: '/desk/guardians', as: 'direcao' },
  { path: '/my-account/help', as: 'caio' },
  { path: '/my-account/help/request-data-lgpd', as: 'yasmin' },
  { path: '/my-account/help/under-construction', as: 'caio' },
  { path: '/request-data-lgpd', as: 'bloqueado' },
  { path: '/desk/requests', as: 'direcao' },
  { path: '/my-class', as: 'caio' },
  { path: '/playground/friends', as: 'caio' },
  { path: '/playground/search', as: 'caio' },
  { path: `/playground/subject/${idOf('subject', 'ipe', 'robotica')}`, as: 'caio' },
  // One's own, a friend's, and a child's as their guardian reads it.
  ...['luana', 'caio', 'marta'].map((as) => ({ path: `/playground/profile/${luana}`, as })),
  { path: '/desk/subjects', as: 'secretaria' },
  { path: '/my-trail', as: 'caio' },
  // A course, and of its classes a video, a document, a quiz and a challenge.
  { path: `/my-trail/course/${water}`, as: 'caio' },
  ...[
    [1, 2],
    [1, 4],
    [2, 4],
    [2, 5],
  ].map(([module, number]) => ({
    path: `/my-trail/course/${water}?class=${idOf('content', 'ipe', 'agua', module!, number!)}`,
    as: 'caio',
  })),
  // In focus, in the middle of a review: server/demo/courses/reviews.ts.
  { path: `/my-trail/course/${idOf('course', 'ipe', 'formas')}?review=${idOf('review', 'triangulos')}`, as: 'caio' },
  { path: '/my-trail/book-shelf', as: 'caio' },
  { path: '/playground', as: 'caio' },
  { path: `/playground/post/${idOf('post', 'pluviometro')}`, as: 'caio' },
  { path: '/playground/saved', as: 'luana' },
  { path: '/playground/photo-album', as: 'caio' },
  { path: `/playground/photo-album/album/${albumId('horta')}`, as: 'helena' },
  { path: '/my-trail/notes', as: 'caio' },
  // Told anew at every load: server/demo/class-life.ts.
  { path: `/my-trail/interactive-tasks/${idOf('task', 'garrafa')}/view`, as: 'caio' },
  { path: '/flipbook/ebooks', as: 'caio' },
  // The book of the fourth class of "Água limpa": server/demo/courses/ebooks.ts.
  { path: `/flipbook/ebook/${ebookId(contentId('ipe', 'agua', 4, 4))}?page=2`, as: 'yasmin' },
  { path: '/my-account/profile', as: 'caio' },
  { path: '/studio', as: 'caio' },
  { path: '/studio/my', as: 'caio' },
  { path: '/my-account/avatar', as: 'caio' },
  { path: '/my-account/avatar-store', as: 'caio' },
  { path: '/test/nps', as: 'caio' },
  { path: '/desk', as: 'direcao' },
  { path: '/desk/challenges', as: 'helena' },
  { path: '/desk/school', as: 'direcao' },
  { path: '/desk/people', as: 'secretaria' },
  { path: '/desk/rewards', as: 'direcao@serra.trilha.test' },
  { path: '/desk/survey', as: 'direcao' },
  { path: '/desk/tasks', as: 'helena' },
  { path: '/desk/reports', as: 'secretaria' },
  { path: '/desk/words', as: 'direcao' },
  { path: '/blocked-account', as: 'bloqueado' },
  // Skeletons are among what it shows.
  { path: '/gallery', showsWaiting: true },
  { path: '/redirect/to/https:%2F%2Fexample.org' },
  { path: '/no-such-page' },
]
interface Wear {
  language: Language
  theme: 'light' | 'dark' | 'high'
}

/** Both languages at both sizes, and each theme with one of them. */
const worn: Record<Size, readonly [Wear, Wear]> = {
  phone: [
    { language: 'pt-br', theme: 'light' },
    { language: 'en-us', theme: 'dark' },
  ],
  desktop: [
    { language: 'en-us', theme: 'light' },
    { language: 'pt-br', theme: 'high' },
  ],
}

function storedOf({ language, theme }: Wear): Record<string, string> {
  const preferences = { scheme: theme === 'dark' ? 'dark' : 'light', contrast: theme === 'high' ? 'high' : 'normal' }
  return { 'trilha.language': language, 'trilha.preferences': JSON.stringify(preferences) }
}

/** Before the app starts. */
async function openIn(page: Page, wear: Wear): Promise<void> {
  await page.addInitScript((stored) => Object.assign(localStorage, stored), storedOf(wear))
}

/** On the open page, as if chosen in another tab: a second load of every page would take minutes. */
async function changeTo(page: Page, wear: Wear): Promise<void> {
  await page.evaluate((stored) => {
    for (const [key, newValue] of Object.entries(stored)) {
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
    }
  }, storedOf(wear))
}

async function expectWhole(page: Page, walked: Walked, wear: Wear): Promise<void> {
  // What always shows something waiting does not tell when all of it is there.
  if (walked.showsWaiting) await expect(() => expectWholeNow(page, walked, wear)).toPass({ timeout: 45_000 })
  else await expectWholeNow(page, walked, wear)
}

async function expectWholeNow(page: Page, { showsWaiting }: Walked, { language }: Wear): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}$`, 'i'))
  // The gallery draws everything there is.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  if (!showsWaiting) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectSentences(page)
  await expectAccessible(page)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBeLessThanOrEqual(0)
  await expect(page).toHaveTitle(/Trilha/)
}

forEachSize(test, (size) => {
  // What moves would be waited for, four times on each page; that it moves less for who asks is tested elsewhere.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const walked of pages) {
    test(`${walked.path} ${walked.as ? `as ${walked.as} ` : ''}opens in both languages, is accessible, scrolls only down`, async ({
      page,
      errors,
    }) => {
      test.slow()
      const { path, as, mayFail } = walked
      if (mayFail) errors.allow(mayFail)
      const [first, second] = worn[size]
      await openIn(page, first)
      if (as) await openAs(page, as, path)
      else await page.goto(path)
      await expectWhole(page, walked, first)
      await changeTo(page, second)
      await expectWhole(page, walked, second)
      if (size === 'phone') await expectNothingCutOff(page)
    })
  }
})

/** A desktop window at 400 % (look §10): one column, nothing cut off, nothing beside the screen. */
async function expectNothingCutOff(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  // What measures itself follows a moment later.
  await expect.poll(() => page.evaluate(findOverhang)).toEqual([])
}

/** Runs in the page: the page itself where it scrolls sideways, and controls that reach over its edge. */
function findOverhang(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const controls = Array.from(document.querySelectorAll('input, select, textarea, button, a[href]'))
  const overhanging = controls.filter((control) => {
    const { left, right, width } = control.getBoundingClientRect()
    // What is put out of sight on purpose, or scrolls in a box of its own, is no part of the page's width.
    const isHidden = width <= 1 || right <= 0 || getComputedStyle(control).visibility === 'hidden'
    const scrolls = (box: Element | null): boolean =>
      box !== null && (/auto|scroll/.test(getComputedStyle(box).overflowX) || scrolls(box.parentElement))
    return !isHidden && !scrolls(control.parentElement) && (right > clientWidth + 0.5 || left < -0.5)
  })
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
    ...overhanging.map((control) => `${control.tagName} ${control.className} ${control.textContent?.slice(0, 80)}`),
  ]
}

for (const person of ['helena', 'marta', 'jorge', 'secretaria', 'direcao', 'nova', 'termos', 'rafa']) {
  test(`${person} gets in and sees no error`, async ({ page }) => {
    await openAs(page, person, '/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expectSentences(page)
    await page.goto('/edubank')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
}

test('a blocked student is told so, once, and can leave', async ({ page }) => {
  await openAs(page, 'bloqueado', '/dashboard')
  await expect(page).toHaveURL(/\/blocked-account/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua conta está bloqueada')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a visit whose days are over says so, and blames nobody', async ({ page }) => {
  await openAs(page, 'visita', '/dashboard')
  await expect(page).toHaveURL(/\/blocked-account/)
  await expect(page.getByText('Os dias da sua visita acabaram.')).toBeVisible()
})

test('a blocked account leads to the other one of the same person', async ({ page }) => {
  await openAs(page, 'bloqueada', '/dashboard')
  await expect(page).toHaveURL(/\/blocked-account/)
  await page.getByRole('button', { name: 'Ir para Colégio Serra Azul' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: /Brenda/ }).first()).toContainText('Colégio Serra Azul')
})

test('every path of the app is among the pages above, or leads to one', () => {
  const elsewhere = ['/', '/nsr/email-validation-zc/{userId}/{token}', '*']
  const isWalked = (path: string) => {
    const shape = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return pages.some((walked) => shape.test(walked.path))
  }
  const missing = Object.values(paths).filter((path) => !elsewhere.includes(path) && !isWalked(path))
  expect(missing).toEqual([])
})
