import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { leadTo } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The address that the QR code on the page holds; the drawing itself is tried in qr-drawing.test.ts. */
async function codeAddress(page: Page, make: () => Promise<unknown>): Promise<string> {
  const made = page.waitForResponse((response) => response.url().endsWith('/new-qrcode-token') && response.ok())
  await make()
  const { token } = (await (await made).json()) as { token: string }
  return `/login/redirect-app#token=${token}`
}

test.describe('the QR code', () => {
  test('lets a second device in once, after it was asked, and the first one sees it', async ({
    page,
    browser,
    errors,
  }) => {
    test.slow()
    const address = await codeAddress(page, () => openAs(page, 'iara', '/my-account/qr-code'))
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^0[12]:\d\d$/)

    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      baseURL: new URL(page.url()).origin,
    })
    const second = await phone.newPage()
    await second.goto(address)
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Entrar como Iara?')
    expect(second.url()).not.toContain('token')
    await expect(second.getByText('Araçá')).toHaveCount(0)
    await expectAccessible(second)
    await second.getByRole('button', { name: 'Entrar como Iara' }).focus()
    await second.keyboard.press('Enter')
    await expect(second).toHaveURL(/\/(dashboard|desk|family)$/)
    await expect(page.getByRole('heading', { name: 'Seu outro aparelho já entrou' })).toBeVisible()
    await expectAccessible(page)

    errors.allow(/409/)
    await second.goto(address)
    await expect(second.getByRole('main').getByRole('alert')).toContainText('Este código já foi usado.')
    await phone.close()
  })

  test('dies when another is made, and without one the page leads back to the door', async ({ page, errors }) => {
    const first = await codeAddress(page, () => openAs(page, 'secretaria', '/my-account/qr-code'))
    const second = await codeAddress(page, () => page.getByRole('button', { name: 'Gerar outro QR code' }).click())
    expect(second).not.toBe(first)
    await leadTo(page, '/login/redirect-app')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faltou o QR code')
    const back = page.getByRole('link', { name: 'Ir para a página de entrada' })
    await expect(back).toHaveAttribute('href', '/login')
    await back.click()
    await expect(page).toHaveURL(/\/desk$/)
    errors.allow(/401/)
    await page.goto(first)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Não reconhecemos este código de entrada.')
  })

  test('that cannot be made says so and offers another try; it is over after two minutes, and another can be made', async ({
    page,
    errors,
  }) => {
    // What was under way as the clock was turned on has taken too long.
    errors.allow(/503|signal timed out/)
    await page.clock.install()
    let isDown = true
    await page.route('**/new-qrcode-token', (route) =>
      isDown
        ? route.fulfill({
            status: 503,
            json: { code: 'br_0000', message: '', field: null, details: [], requestId: '' },
          })
        : route.continue(),
    )
    await openAs(page, 'jorge', '/my-account/qr-code')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('A Trilha está muito cheia agora.')
    isDown = false
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()

    await expect(page.getByRole('timer')).toBeVisible()
    // The server's clock too, from which the page learns the time with every answer.
    const turned = '**/api/**'
    await page.route(turned, async (route) => {
      const response = await route.fetch()
      const date = new Date(Date.parse(response.headers()['date']!) + 125_000).toUTCString()
      await route.fulfill({ response, headers: { ...response.headers(), date } })
    })
    await page.clock.fastForward('02:05')
    await expect(page.getByRole('heading', { name: 'O tempo acabou' })).toBeVisible()
    await page.unroute(turned)
    await page.getByRole('button', { name: 'Gerar outro QR code' }).click()
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  })
})

test.describe('open sessions', () => {
  test('are listed, and ending the others ends them', async ({ page, browser, errors }) => {
    errors.allow(/401/)
    // Of nobody whom another test is at the same time.
    const wagner = 'wagner.tatajuba@ipe.trilha.test'
    const elsewhere = await browser.newContext({ baseURL: process.env['TRILHA_ADDRESS']! })
    const lost = await elsewhere.newPage()
    await openAs(lost, wagner, '/edubank')
    await expect(lost.getByRole('heading', { level: 1 })).toBeVisible()

    await openAs(page, wagner, '/my-account/sessions')
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Entrou com a senha' })
    await expect(rows.first()).toContainText('Este aparelho')
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Encerrar (o outro|os outros)/ }).click()
    await expect(page.getByText('A sua conta só está aberta neste aparelho.')).toBeVisible()
    await expect(lost).toHaveURL(/\/login/)
    await expect(lost.getByRole('main').getByRole('alert')).toHaveText(/^Sua sessão neste aparelho terminou/)
    await elsewhere.close()
  })
})

test('a page of my account has its own title, and its tab is on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'helena', '/my-account/help')
  const tab = page.getByRole('main').locator('nav [aria-current=page]')
  await expect(tab).toBeVisible()
  await expect
    .poll(async () => {
      const { x, width } = (await tab.boundingBox())!
      return x >= 0 && x + width <= 390
    })
    .toBe(true)
  await leadTo(page, '/my-account')
  await expect(page).toHaveTitle('Dados da conta · Trilha')
})

test.describe('two accounts', () => {
  const schools = { ipe: 'Vale do Ipê', serra: 'Serra Azul' }

  async function schoolOf(page: Page): Promise<keyof typeof schools> {
    const card = page.getByRole('button', { name: /Rafa/ }).first()
    await expect(card).toContainText(/Vale do Ipê|Serra Azul/)
    return (await card.textContent())?.includes(schools.ipe) ? 'ipe' : 'serra'
  }

  test('are changed in every tab, on a phone too, and nothing of one is seen in the other', async ({
    page,
    context,
  }) => {
    test.slow()
    await openAs(page, 'rafa', '/edubank')
    const here = await schoolOf(page)
    const there = here === 'ipe' ? 'serra' : 'ipe'
    const other = await context.newPage()
    await other.goto('/edubank')
    await expect(other.getByRole('button', { name: /Rafa/ }).first()).toContainText(schools[here])
    // What it still asked for then would be asked for the account that is left.
    await expect(other.locator('[aria-busy="true"]')).toHaveCount(0)
    const account = await page.evaluate(() => {
      const claims = JSON.parse(atob(localStorage.getItem('trilha.access_token')!.split('.')[1]!)) as { lsh: string }
      localStorage.setItem(`trilha.draft.${claims.lsh}.note`, '"só desta conta"')
      return claims.lsh
    })

    const asked: string[] = []
    context.on('request', (request) => {
      const token = /^Bearer .+\.(.+)\./.exec(request.headers()['authorization'] ?? '')?.[1]
      if (token && request.url().includes('/treasure-chests'))
        asked.push((JSON.parse(Buffer.from(token, 'base64url').toString()) as { lsh: string }).lsh)
    })
    // A person clicks in the tab they see; one in the background draws late.
    await page.bringToFront()
    // Looked out for before: on a fast day it is gone again before anybody asks.
    const message = page.getByRole('alertdialog').textContent()
    await page.getByRole('button', { name: /Rafa/ }).first().click()
    await page.getByRole('menuitem', { name: new RegExp(schools[there]) }).click()
    expect(await message).toMatch(new RegExp(`^Preparando sua conta: .*${schools[there]}\\.\\.\\.$`))
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard$/)
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: /Rafa/ }).first()).toContainText(schools[there])
      await expect(tab.getByText(schools[here])).toHaveCount(0)
    }
    // Whatever is asked from now on is asked for the other account; what was typed waits for the first.
    asked.length = 0
    await other.reload()
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked.filter((each) => each === account)).toEqual([])
    expect(await page.evaluate((id) => localStorage.getItem(`trilha.draft.${id}.note`), account)).toBe(
      '"só desta conta"',
    )
    // The narrow screen has the same menu.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /Conta de Rafa/ }).click()
    await expect(page.getByRole('menuitem', { name: /Vale do Ipê|Serra Azul/ })).toBeVisible()
    await expectAccessible(page)
  })

  test('stay as they are when the school says no, and the person is told', async ({ page, errors }) => {
    errors.allow(/403|accounts\.changeTo/)
    await openAs(page, 'jorge', '/edubank')
    const card = page.getByRole('button', { name: /Jorge/ }).first()
    await expect(card).toContainText(schools.ipe)
    await card.click()
    await page.getByRole('menuitem', { name: /Serra Azul.*Conta inativa/ }).click()
    await expect(page.getByText('Você não faz mais parte desta escola, ou a conta está inativa.')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(card).toContainText(schools.ipe)
  })
})

test('fifty calls of several tabs with an expired token refresh it once', async ({ page, context }) => {
  test.slow()
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()]
  await openAs(page, 'caio', '/dashboard')
  for (const tab of tabs.slice(1)) await tab.goto('/dashboard')
  for (const tab of tabs) await tab.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const [head, body, sign] = localStorage.getItem('trilha.access_token')!.split('.') as [string, string, string]
    const claims = { ...(JSON.parse(atob(body)) as object), exp: 1 }
    localStorage.setItem(
      'trilha.access_token',
      [head, btoa(JSON.stringify(claims)).replaceAll('=', ''), sign].join('.'),
    )
  })
  const sent = { token: 0, calls: 0 }
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/oauth/token') sent.token += 1
    else if (pathname.startsWith('/api/')) sent.calls += 1
  })
  // A minute later, after a cut network: whatever a tab shows is asked for again, all of it at once.
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => {
        const now = Date.now
        Date.now = () => now() + 60_000
        dispatchEvent(new Event('offline'))
        dispatchEvent(new Event('online'))
      }),
    ),
  )
  await expect.poll(() => sent.calls).toBeGreaterThanOrEqual(50)
  expect(sent.token).toBe(1)
})
