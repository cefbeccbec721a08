import { expectAccessible } from './support/axe.ts'
import { leadAway, leadTo } from './support/lead-to.ts'
import { openAs } from './support/people.ts'
import { changeLanguage } from './support/stored.ts'
import { expect, test } from './support/test.ts'

/** Pages for whoever is not in, or not in the right place. */

const quiet = [
  '/redirect/to/https:%2F%2Fexample.org',
  '/nsr/oidc/signin',
  '/signout-callback-oidc',
  '/nsr/external-login',
  '/login/redirect-app',
  '/blocked-account',
  '/no-such-page',
]

test('pages for nobody can be read in the other language, that of blocked accounts asks nobody to sign in, and one of the past leads home', async ({
  page,
}) => {
  test.slow()
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/login')
  for (const path of quiet)
    await test.step(path, async () => {
      await leadAway(page, path)
      const portuguese = (await heading.textContent())!
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
      if (path === '/blocked-account') {
        await expect(heading).toHaveText('Contas bloqueadas')
        await expect(page).toHaveURL(/\/blocked-account$/)
      }
      await page.getByRole('button', { name: /Idioma/ }).click()
      await page.getByRole('menuitemradio', { name: 'English' }).click()
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(heading).not.toHaveText(portuguese)
      await page.getByRole('button', { name: 'Accessibility' }).click()
      await expect(page.getByRole('menuitemcheckbox', { name: 'High contrast' })).toBeVisible()
      await page.keyboard.press('Escape')
      await changeLanguage(page, 'pt-br')
    })
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/(login|dashboard)/)
})

test('the page after signing out says only what is so, and hurries nobody', async ({ page }) => {
  await page.clock.install()
  await openAs(page, 'caio', '/signout-callback-oidc')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Você ainda está na Trilha')
  await page.clock.fastForward(60_000)
  await expect(page).toHaveURL(/\/signout-callback-oidc$/)

  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(heading).toHaveText('Você saiu')
  expect(await page.evaluate(() => localStorage.getItem('trilha.refresh_token'))).toBeNull()
  await page.clock.fastForward(60_000)
  await expect(page).toHaveURL(/\/signout-callback-oidc$/)
  await page.getByRole('link', { name: 'Ir para a página de entrada' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the door leads to privacy and to help, and to no other door where the school has none', async ({
  page,
  errors,
}) => {
  errors.allow(/404/)
  await page.goto('/nsr/external-login?partner=ninguem&token=x.y.z')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Esta escola não usa esse jeito de entrar.')
  expect(page.url()).not.toContain('token')
  await leadTo(page, '/login')
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Entrar com / })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ajuda' }).click()
  await expect(page).toHaveURL(/\/nsr\/help$/)
  await page.getByText('Esqueci o PIN. O que eu faço?').click()
  await expect(page.getByText('com o botão Trocar PIN')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para a entrada' }).click()
  await page.getByRole('link', { name: 'Privacidade' }).click()
  await expect(page).toHaveURL(/\/agree-terms#data$/)
  await expect(page.getByRole('heading', { name: 'O que guardamos sobre você' })).toBeInViewport()

  await page.goto('/nsr/oidc/signin?error=access_denied')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não deu para entrar com a conta da escola')
})

test('a page whose code is on its way says so, in a landmark, under a heading: the terms, which lead to the door', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/AgreeTermsPage-/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/agree-terms')
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
  held.resolve()
  await expect(page.getByRole('link', { name: 'Entrar para concordar' })).toBeVisible()
})

test('a network that goes on the way leaves words and a way back, not an empty page', async ({ page, errors }) => {
  errors.allow(/ERR_FAILED|Failed to (load|fetch)|start/)
  const sentences = /\/assets\/start-(?:pt-br|en-us)-/
  await page.route(sentences, (route) => route.abort('failed'))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Trilha não chegou até aqui')
  await expectAccessible(page)
  await page.unroute(sentences)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A Trilha não chegou até aqui')
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible()
})
