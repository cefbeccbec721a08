import type { Page } from '@playwright/test'
import { idOf } from '../server/demo/ids.ts'
import { paths } from '../web/src/app/paths.ts'
import { expectAccessible } from './support/axe.ts'
import { forEachLook, type Look } from './support/looks.ts'
import { openAs } from './support/people.ts'
import { expectSentences } from './support/sentences.ts'
import { expect, test } from './support/test.ts'

/** Every page there is. */
const pages: { path: string; as?: string; showsWaiting?: true; mayFail?: RegExp }[] = [
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
  { path: '/family', as: 'rosana.imbuia@ipe.trilha.test' },
  { path: '/my-account/parental-control', as: 'luana' },
  { path: '/desk/guardians', as: 'direcao' },
  { path: '/my-account/help', as: 'caio' },
  { path: '/my-account/help/request-data-lgpd', as: 'yasmin' },
  { path: '/my-account/help/under-construction', as: 'caio' },
  { path: '/request-data-lgpd', as: 'bloqueado' },
  { path: '/desk/requests', as: 'direcao' },
  { path: '/my-class', as: 'caio' },
  { path: '/my-trail', as: 'caio' },
  // One that is not there: what a course shows is looked at in courses.spec.ts.
  { path: '/my-trail/course/c2b7f0a4-5d1e-4b63-8f2a-7a0e5c9d0114', as: 'caio', mayFail: /courses/ },
  // In focus, in the middle of a review: server/demo/courses/reviews.ts.
  { path: `/my-trail/course/${idOf('course', 'ipe', 'formas')}?review=${idOf('review', 'triangulos')}`, as: 'caio' },
  { path: '/my-trail/notes', as: 'caio' },
  // Told anew at every load: server/demo/class-life.ts.
  { path: `/my-trail/interactive-tasks/${idOf('task', 'garrafa')}/view`, as: 'caio' },
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
  { path: '/blocked-account', as: 'bloqueado' },
  // Skeletons are among what it shows.
  { path: '/gallery', showsWaiting: true },
  { path: '/redirect/to/https:%2F%2Fexample.org' },
  { path: '/no-such-page' },
]
type Theme = 'light' | 'dark' | 'high'

/** Light in every language and size; the other two once each, at opposite corners. */
function themesOf({ language, size }: Look): readonly Theme[] {
  if (language === 'en-us' && size === 'phone') return ['light', 'dark']
  return language === 'pt-br' && size === 'desktop' ? ['light', 'high'] : ['light']
}

async function wear(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((wanted) => {
    const scheme = wanted === 'dark' ? 'dark' : 'light'
    localStorage.setItem(
      'trilha.preferences',
      JSON.stringify({ scheme, contrast: wanted === 'high' ? 'high' : 'normal' }),
    )
  }, theme)
}

forEachLook(test, (look) => {
  for (const { path, as, showsWaiting, mayFail } of pages) {
    for (const theme of themesOf(look)) {
      test(`${path} in ${theme}: opens, is accessible, scrolls only down`, async ({ page, errors }) => {
        test.slow()
        if (mayFail) errors.allow(mayFail)
        await wear(page, theme)
        if (as) await openAs(page, as, path)
        else await page.goto(path)
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
      })
    }
  }
})

/** A desktop window at 400 % (look §10): one column, nothing cut off, nothing beside the screen. */
test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const { path, as, mayFail } of pages) {
    test(`${path} scrolls only down and cuts nothing off`, async ({ page, errors }) => {
      test.slow()
      if (mayFail) errors.allow(mayFail)
      if (as) await openAs(page, as, path)
      else await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(findOverhang)).toEqual([])
    })
  }
})

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

test('a blocked student is told so, once, and can leave', async ({ page, errors }) => {
  errors.allow(/403|wallets/)
  await openAs(page, 'bloqueado', '/dashboard')
  await expect(page).toHaveURL(/\/blocked-account/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua conta está bloqueada')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a visit whose days are over says so, and blames nobody', async ({ page, errors }) => {
  errors.allow(/403|wallets/)
  await openAs(page, 'visita', '/dashboard')
  await expect(page).toHaveURL(/\/blocked-account/)
  await expect(page.getByText('Os dias da sua visita acabaram.')).toBeVisible()
})

test('a blocked account leads to the other one of the same person', async ({ page, errors }) => {
  errors.allow(/403|wallets/)
  await openAs(page, 'bloqueada', '/dashboard')
  await expect(page).toHaveURL(/\/blocked-account/)
  await page.getByRole('button', { name: 'Ir para Colégio Serra Azul' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: /Brenda/ }).first()).toContainText('Colégio Serra Azul')
})

test('every path of the app is among the pages above, or leads to one', () => {
  const elsewhere = [
    '/',
    '/redirect/to/{nextRedirect}',
    '/nsr/email-validation/{userId}/{token}',
    '/nsr/email-validation-zc/{userId}/{token}',
    '*',
  ]
  const walked = new Set(pages.map(({ path }) => path))
  expect(Object.values(paths).filter((path) => !walked.has(path) && !elsewhere.includes(path))).toEqual([])
})
