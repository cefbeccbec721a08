import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { leadAway } from './support/lead-to.ts'
import { sizes } from './support/looks.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { pages, walksOf } from './support/walked-pages.ts'

/** Stands between the app and its answers: they wait until somebody says that they all fail. */
async function holdAnswers(page: Page) {
  const held: Route[] = []
  let failing = false
  const fail = (route: Route) =>
    route.fulfill({ status: 500, json: { code: 'ge_0001', message: 'deliberate' } }).catch(() => undefined)
  await page.route(/\/api\/(?!oauth)/, async (route) => {
    if (failing) await fail(route)
    else held.push(route)
  })
  return {
    hold: () => (failing = false),
    async fail() {
      failing = true
      await Promise.all(held.splice(0).map(fail))
    },
  }
}

/** A class opens inside its course, whose own heading stays: e2e/courses.spec.ts tries its states. */
const walks = walksOf(pages.filter(({ as, keepsHeading }) => as !== undefined && !keepsHeading))

test.describe('every page is accessible while it waits, and when what it asked for fails', () => {
  for (const { person, part } of walks)
    test(`${person}, from ${part[0]!.path}`, async ({ page, errors }) => {
      test.setTimeout(300_000)
      errors.allow(/500|deliberate|Failed to load/)
      await page.setViewportSize(sizes.desktop.viewport)
      await openAs(page, person, '/my-account/help/under-construction')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const answers = await holdAnswers(page)
      for (const { path } of part)
        await test.step(path, async () => {
          answers.hold()
          await page.setViewportSize(sizes.phone.viewport)
          await leadAway(page, path)
          // The page's own code is there, and waits for its answers.
          await expect(page.locator('[data-pending-page]')).toHaveCount(0)
          await expectAccessible(page)
          await answers.fail()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          // Whatever a page of the desk shows is asked for.
          if (path.startsWith('/desk/')) await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
          await page.setViewportSize(sizes.desktop.viewport)
          await expectAccessible(page)
        })
    })
})

test('a blocked account knows what its page is while the reason is on its way', async ({ page }) => {
  await page.setViewportSize(sizes.phone.viewport)
  await page.route(/\/api\/school-configs\/block/, () => undefined)
  await openAs(page, 'bloqueado', '/blocked-account')
  await expect(page.getByRole('heading', { level: 1, name: 'Sua conta está bloqueada' })).toBeAttached()
  await expectAccessible(page)
})

test('the second device knows what its page is while it asks whose code this is', async ({ page }) => {
  await page.setViewportSize(sizes.phone.viewport)
  await page.route(/\/api\/auth\/qr-codes\/preview/, () => undefined)
  await page.goto('/login/redirect-app#token=a-code-that-nobody-answers-for')
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar neste aparelho' })).toBeAttached()
  await expectAccessible(page)
})
