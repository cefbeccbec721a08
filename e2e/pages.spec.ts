import type { Page } from '@playwright/test'
import { paths } from '../web/src/app/paths.ts'
import { expectAccessible } from './support/axe.ts'
import { leadAway } from './support/lead-to.ts'
import { sizes, type Size } from './support/looks.ts'
import { openAs } from './support/people.ts'
import { expectSentences } from './support/sentences.ts'
import { changeLanguage, changePreferences, type Preferences } from './support/stored.ts'
import { expect, test, type Language } from './support/test.ts'
import { pages, walksOf, type Walked } from './support/walked-pages.ts'

interface Wear {
  language: Language
  theme: 'light' | 'dark' | 'high'
  judged: 'all' | 'colours' | 'nothing'
}

/** Both languages at both sizes; each theme is judged once, and the desk in light by e2e/waiting.spec.ts. */
const worn: Record<Size, readonly [Wear, Wear]> = {
  phone: [
    { language: 'pt-br', theme: 'light', judged: 'all' },
    { language: 'en-us', theme: 'dark', judged: 'colours' },
  ],
  desktop: [
    { language: 'en-us', theme: 'light', judged: 'nothing' },
    { language: 'pt-br', theme: 'high', judged: 'all' },
  ],
}

function preferencesOf({ theme }: Wear): Preferences {
  return { scheme: theme === 'dark' ? 'dark' : 'light', contrast: theme === 'high' ? 'high' : 'normal' }
}

/** Before the app starts. */
async function openIn(page: Page, wear: Wear): Promise<void> {
  const stored = { 'trilha.language': wear.language, 'trilha.preferences': JSON.stringify(preferencesOf(wear)) }
  await page.addInitScript((given) => Object.assign(localStorage, given), stored)
}

/** A second load of every page would take minutes. */
async function changeTo(page: Page, wear: Wear): Promise<void> {
  await changeLanguage(page, wear.language)
  await changePreferences(page, preferencesOf(wear))
}

async function expectWhole(page: Page, walked: Walked, wear: Wear): Promise<void> {
  // What always shows something waiting does not tell when all of it is there.
  if (walked.showsWaiting) await expect(() => expectWholeNow(page, walked, wear)).toPass({ timeout: 45_000 })
  else await expectWholeNow(page, walked, wear)
}

async function expectWholeNow(page: Page, { showsWaiting }: Walked, { language, judged }: Wear): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}$`, 'i'))
  // The gallery draws everything there is.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  if (!showsWaiting) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectSentences(page)
  if (judged !== 'nothing') await expectAccessible(page, judged)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBeLessThanOrEqual(0)
  await expect(page).toHaveTitle(/Trilha/)
}

async function expectInBoth(page: Page, walked: Walked, [first, second]: readonly [Wear, Wear]): Promise<void> {
  await expectWhole(page, walked, first)
  await changeTo(page, second)
  await expectWhole(page, walked, second)
}

test.describe('every page, in both languages, accessible, and scrolling only down', () => {
  test.use(sizes.phone)
  for (const { person, part } of walksOf(pages))
    test(`${person}, from ${part[0]!.path}`, async ({ page, errors }) => {
      test.setTimeout(300_000)
      await openIn(page, worn.phone[0])
      for (const [at, walked] of part.entries())
        await test.step(walked.path, async () => {
          if (walked.mayFail) errors.allow(walked.mayFail)
          await page.setViewportSize(sizes.phone.viewport)
          if (at === 0) await open(page, walked)
          else await goOnTo(page, walked)
          await expectInBoth(page, walked, worn.phone)
          await expectNothingCutOff(page)
          // The same page on a desk, as for whoever turns a tablet.
          await page.setViewportSize(sizes.desktop.viewport)
          await changeTo(page, worn.desktop[0])
          await expectInBoth(page, walked, worn.desktop)
        })
    })
})

async function open(page: Page, { path, as }: Walked): Promise<void> {
  if (as) await openAs(page, as, path)
  else await page.goto(path)
}

/** Who is signed in is led on by the app; the others arrive from outside. The tests of its area open a page by its address. */
async function goOnTo(page: Page, { path, as, keepsHeading }: Walked): Promise<void> {
  if (as === undefined || keepsHeading) return void (await page.goto(path))
  await changeTo(page, worn.phone[0])
  await leadAway(page, path)
  await expect(page.locator('[data-pending-page]')).toHaveCount(0)
}

/** A desktop window at 400 %: one column, nothing cut off, nothing beside the screen. */
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

// Whoever stands for a role walks through all its pages: e2e/roles.spec.ts.
for (const person of ['nova', 'termos', 'rafa']) {
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

test('a blocked account leads to the other one of the same person', async ({ page, errors }) => {
  // On a busy machine the frame was seen to ask once for what a closed account may not have.
  errors.allow(/status of 403|wallets\.getMine/)
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
