import { createHmac, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { cast } from '../server/demo/people.ts'
import { schools } from '../server/demo/schools.ts'
import { freePort, spawnServer, type SpawnedServer } from '../server/src/testing/drills/spawn-server.ts'
import { startIdentityProvider, type RunningProvider } from '../server/src/testing/identity-provider.ts'
import { expectAccessible } from './support/axe.ts'
import { leadTo } from './support/lead-to.ts'
import { expect, test } from './support/test.ts'

/** A school that has an identity provider and a partner: a server of its own, with the settings for both. */
let provider: RunningProvider
let server: SpawnedServer
let dataDir: string
const secret = 'um segredo de trinta e dois sinais ou mais'

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  const trilha = `http://127.0.0.1:${port}`
  const people = cast.map(({ id, name, email }) => ({ id, name, email, emailVerified: true }))
  const stranger = { id: 'stranger', name: 'Pessoa de Fora', email: 'fora@example.org', emailVerified: true }
  provider = await startIdentityProvider({ people: [...people, stranger], trilha })
  dataDir = await mkdtemp(join(tmpdir(), 'trilha-e2e-'))
  await chmod(dataDir, 0o755)
  const partnersFile = join(dataDir, 'partners.json')
  await writeFile(partnersFile, JSON.stringify([{ slug: 'biblio', schoolId: schools.ipe.id, secret }]))
  server = await spawnServer({
    PORT: String(port),
    PUBLIC_URL: trilha,
    DATA_DIR: join(dataDir, 'data'),
    DEMO: 'on',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Conta da escola',
    PARTNERS_FILE: partnersFile,
  })
})

test.afterAll(async () => {
  await server?.stop()
  await provider?.close()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

function partnerToken(claims: Record<string, unknown>): string {
  const parts = [{ alg: 'HS256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const sign = createHmac('sha256', secret).update(parts.join('.')).digest('base64url')
  return [...parts, sign].join('.')
}

const throughProvider = 'Entrar com Conta da escola'

/** From the door to the provider, and back as somebody who is known there. */
async function chooseAtProvider(page: Page, name: string): Promise<void> {
  // It would know again who came before.
  await page.context().clearCookies()
  await page.getByRole('button', { name: throughProvider }).click()
  await expect(page.getByRole('heading', { name: 'Conta da escola' })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(name) }).click()
}

test('the identity provider lets a known person in, to the page first asked for, and out again', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/favicon/)
  await page.goto(`${server.address}/login?next=/edubank`)
  await expect(page.getByRole('button', { name: throughProvider })).toBeVisible()
  await expectAccessible(page)
  await chooseAtProvider(page, 'Caio Jatobá')
  await expect(page.getByRole('heading', { name: 'Tudo certo' })).toBeVisible()
  expect(page.url()).not.toMatch(/code|state/)
  await expect(page).toHaveURL(/\/edubank$/)

  const before = provider.revoked.length
  await page.getByRole('button', { name: /Caio/ }).first().click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você saiu')
  await page.getByRole('link', { name: 'Ir para a página de entrada' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(provider.revoked.length).toBe(before + 1)
  expect(await page.evaluate(() => localStorage.getItem('trilha.refresh_token'))).toBeNull()
})

test('the identity provider lets nobody in whom the school does not know; who cancels there, or whose network fails on the way back, goes on to the page first asked for', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/favicon|403|ERR_FAILED/)
  const alert = page.getByRole('main').getByRole('alert')
  const back = page.getByRole('link', { name: 'Ir para a página de entrada' })
  await page.goto(`${server.address}/login`)
  await chooseAtProvider(page, 'Pessoa de Fora')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não deu para entrar com a conta da escola')
  await expect(alert).toContainText('Fale com a escola.')
  await expectAccessible(page)
  await back.click()
  await expect(page).toHaveURL(/\/login$/)

  await leadTo(page, '/login?next=/edubank')
  await chooseAtProvider(page, 'Cancelar')
  await expect(alert).toContainText('A conta da escola não confirmou a entrada')
  await back.click()
  await expect(page).toHaveURL(/\/login\?next=(%2F|\/)edubank$/)

  let isDown = true
  await page.route('**/oidc-connect/login', (route) => (isDown ? route.abort() : route.continue()))
  await chooseAtProvider(page, 'Caio Jatobá')
  await expect(alert).toContainText('Não conseguimos falar com a Trilha')
  await expectAccessible(page)
  isDown = false
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page).toHaveURL(/\/edubank$/)
})

test('the form stands still when the school’s own way in is slow to be known; a return that did not begin in this browser is refused without asking the server', async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_FAILED/)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/auth/options', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto(`${server.address}/login`)
  const submit = page.getByRole('button', { name: 'Entrar', exact: true })
  const signUp = page.getByText('Criar minha conta')
  await expect(submit).toBeVisible()
  const before = await submit.boundingBox()
  answer()
  await expect(page.getByRole('button', { name: throughProvider })).toBeVisible()
  await expect(signUp).toBeVisible()
  expect(await submit.boundingBox()).toEqual(before)
  // The device knows it from now on.
  await page.unroute('**/api/auth/options')
  await page.route('**/api/auth/options', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('button', { name: throughProvider })).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${server.address}/nsr/oidc/signin?code=stolen&state=stolen`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não deu para entrar com a conta da escola')
  expect(asked.filter((url) => url.includes('oidc-connect'))).toEqual([])
})

test('a partner lets a person of its school in, once', async ({ page, errors }) => {
  const email = cast.find(({ key }) => key === 'yasmin')!.email
  const exp = Math.floor(Date.now() / 1000) + 120
  const token = partnerToken({ sub: 'y1', email, role: 'STUDENT', jti: randomUUID(), exp })
  const address = `${server.address}/nsr/external-login?partner=biblio&token=${token}`
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Tudo certo' })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: /Yasmin/ }).first()).toBeVisible()

  errors.allow(/409/)
  const alert = page.getByRole('main').getByRole('alert')
  await page.goto(address)
  await expect(alert).toContainText('Este acesso já foi usado.')
  await expectAccessible(page)

  errors.allow(/410/)
  const late = partnerToken({ sub: 'y1', email, role: 'STUDENT', jti: randomUUID(), exp: exp - 600 })
  await page.goto(`${server.address}/nsr/external-login?partner=biblio&token=${late}`)
  await expect(alert).toContainText('Este acesso passou do tempo.')
})
