import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { leadTo } from './support/lead-to.ts'
import { emailOf, openAs, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement)
}

test.use({ viewport: { width: 1440, height: 900 } })

test('a visitor is sent to the door and returns to the page first asked for, where an answer that fails is said, the rest works, and a retry mends it', async ({
  page,
  errors,
}) => {
  errors.allow(/500|wallets/)
  let broken = true
  await page.route('**/api/treasure-chests/my-grouped', (route) =>
    broken
      ? route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: JSON.stringify({ code: 'br_0000', message: 'x', field: null, details: [], requestId: 'r' }),
        })
      : route.continue(),
  )
  await page.goto('/edubank')
  await expect(page).toHaveURL(/\/login\?next=/)
  await signIn(page, 'nilo')
  await expect(page).toHaveURL(/\/edubank$/)
  const card = page.getByRole('region', { name: 'Meus baús' })
  await expect(card.getByText('br_0000')).toBeVisible()
  await expect(page.locator('[data-pill="educoins"]')).toContainText(/\d/)
  broken = false
  await card.getByRole('button', { name: /Tentar de novo/ }).click()
  await expect(card.getByText('br_0000')).toBeHidden()
  await leadTo(page, '/login')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the door names empty fields, warns of white space, tells a wrong password kindly, changes its language without a reload, and never leads to another site', async ({
  page,
  errors,
}) => {
  errors.allow(/401/)
  await page.goto('/login?next=https://evil.example/x')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await test.step('empty fields are named, and focus jumps to the first', async () => {
    await page.locator('form button[type="submit"]').click()
    await expect(page.locator('input[autocomplete="username"]')).toBeFocused()
    await expect(page.locator('input[aria-invalid="true"]')).toHaveCount(2)
  })
  await test.step('white space is warned about and ignored', async () => {
    await page.locator('input[autocomplete="username"]').fill(` ${emailOf('nilo')} `)
    await page.locator('input[type="password"]').fill('trilha-demo-1 ')
    await expect(page.getByText(/espaço/i)).toHaveCount(2)
  })
  await test.step('a wrong password is told kindly, and nothing is stored', async () => {
    await signIn(page, 'nilo', 'errada-mesmo')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Não reconhecemos esse e-mail e senha. Confira e tente de novo.',
    )
    expect(await page.evaluate(() => localStorage.getItem('trilha.access_token'))).toBeNull()
  })
  await test.step('the language changes, and stays', async () => {
    await page.getByRole('button', { name: /Português/ }).click()
    await page.getByRole('menuitemradio', { name: /English/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/see you/i)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/see you/i)
  })
  await test.step('it leads to no other site', async () => {
    await signIn(page, 'nilo')
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test('signing out in one tab ends the others, and storage is empty', async ({ page, context, errors }) => {
  errors.allow(/401/)
  await openAs(page, 'nilo', '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/edubank')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /Nilo/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  expect(
    await page.evaluate(() => [
      localStorage.getItem('trilha.access_token'),
      localStorage.getItem('trilha.refresh_token'),
    ]),
  ).toEqual([null, null])
})

test('by keyboard alone: skip link, sign in, open a chest, keep it', async ({ page }) => {
  await page.goto('/login')
  const name = page.locator('input[autocomplete="username"]')
  await expect(name).toBeVisible()
  for (let count = 0; count < 10 && !(await isFocused(name)); count += 1) await page.keyboard.press('Tab')
  await page.keyboard.type(emailOf('caio'))
  await page.keyboard.press('Tab')
  await page.keyboard.type('trilha-demo-1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
  const open = page.getByRole('button', { name: 'Abrir um baú' }).first()
  await expect(open).toBeVisible()
  // A page begins at its beginning: nothing in it takes the focus by itself.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').locator(':is(a, button):focus')).toHaveCount(0)
  await page.reload()
  await expect(open).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toContainText('Pular para o conteúdo')
  for (let count = 0; count < 40 && !(await isFocused(open)); count += 1) await page.keyboard.press('Tab')
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  const stage = page.getByRole('dialog')
  await expect(stage).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stage).toBeHidden()
  await expect(open).toBeFocused()
})

test('a page for some roles stays while who is there cannot be asked, and asks now and then, not without pause', async ({
  page,
  errors,
}) => {
  errors.allow(/Failed to load|accounts/i)
  let asked = 0
  await page.route('**/api/accounts/current', (route) => {
    asked += 1
    return route.abort('internetdisconnected')
  })
  await openAs(page, 'nilo', '/edubank')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
  const before = asked
  await page.waitForTimeout(4_000)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
  // Each part of the page that comes meanwhile asks once more; without a pause it would be hundreds.
  expect(asked - before).toBeLessThan(20)
})

test.describe('with what is kept', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network the app opens from what was kept and says so', async ({ page, context, errors }) => {
    errors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|fetch|wallets|accounts/i)
    await openAs(page, 'nilo', '/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await expect(
      page.getByText('Sem internet. O que você responde ou publica fica guardado neste aparelho e vai depois.'),
    ).toBeVisible()
    await page.reload()
    await expect(page.locator('body')).toContainText(/internet/i)
    // The way to everything else is where it was, and what failed comes by itself when there is a network again.
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await expect(menu.getByRole('link', { name: 'Trilhas' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('without what is kept', () => {
  test('a part that is gone for good is asked for now and then, not without pause', async ({ page, errors }) => {
    errors.allow(/ERR_FAILED|Failed to load|fetch|chunk|page/i)
    const loads: number[] = []
    page.on('load', () => loads.push(Date.now()))
    await page.route('**/assets/EdubankPage-*', (route) => route.abort())
    await openAs(page, 'nilo', '/edubank')
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await page.waitForTimeout(4000)
    // At once, in case that a new version took its place; then after five seconds at the earliest.
    const pauses = loads.slice(1).map((at, before) => at - loads[before]!)
    expect(pauses.slice(1).filter((pause) => pause < 3500)).toEqual([])
    expect(loads.length).toBeLessThan(5)
  })

  test('a page whose parts did not come is shown when the network is back, nor does it wait for the browser to say so: it is enough to look at the page again', async ({
    page,
    context,
    errors,
  }) => {
    errors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|fetch|chunk|page/i)
    await openAs(page, 'nilo', '/dashboard')
    const main = page.getByRole('main')
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await expect(menu.getByRole('link', { name: 'Edubank' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await menu.getByRole('link', { name: 'Edubank' }).click()
    await expect(main.getByRole('alert').first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Edubank' })).toBeVisible()
    // The name of a page is there while it waits: a part of its own tells that it has come.
    await expect(page.getByRole('region', { name: 'Meus baús' })).toBeVisible()
    await expect(main.getByRole('alert')).toHaveCount(0)

    await page.waitForLoadState('networkidle')
    const trails = '**/assets/MyTrailPage-*'
    await page.route(trails, (route) => route.abort())
    await menu.getByRole('link', { name: 'Trilhas' }).click()
    await expect(main.getByRole('alert').first()).toBeVisible()
    await page.unroute(trails)
    // A call that was answered meanwhile may have begun a reload of its own.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByLabel('Buscar trilha')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 1, name: 'Minhas trilhas' })).toBeVisible()
    await expect(main.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the frame and the name of the page are there before it is known who is', async ({ page }) => {
    const known = Promise.withResolvers<void>()
    await page.route('**/api/accounts/current', async (route) => {
      await known.promise
      await route.continue()
    })
    await openAs(page, 'nilo', '/dashboard')
    const tabs = page.getByRole('navigation').filter({ visible: true })
    await expect(tabs.getByRole('link', { name: 'Início' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Início' })).toBeAttached()
    await expect(page.locator('[aria-busy="true"]')).toBeVisible()
    await expectAccessible(page)
    const place = () =>
      tabs.getByRole('link', { name: 'Eu' }).evaluate((tab) => Math.round(tab.getBoundingClientRect().left))
    const kept = await place()
    known.resolve()
    await expect(tabs.getByRole('link')).toHaveCount(5)
    expect(await place()).toBe(kept)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
})
