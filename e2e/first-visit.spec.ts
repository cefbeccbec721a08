import { gzipSync } from 'node:zlib'
import type { BrowserContext, Response } from '@playwright/test'
import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

const kilobyte = 1024
const bars = { script: 170 * kilobyte, stylesheet: 30 * kilobyte }
/** What a page asks for by itself it has asked for by then. */
const quietFor = 2_000

/** All that crosses the line, whoever asks for it and whenever: at once, lazily, or to be kept. */
function watchResponses(context: BrowserContext): Response[] {
  const seen: Response[] = []
  context.on('response', (response) => void seen.push(response))
  return seen
}

function isForKeeping(response: Response): boolean {
  return response.request().serviceWorker() !== null
}

test('a first visit of /login is light, from our own origin, and fetches nothing to keep', async ({
  page,
  context,
  baseURL,
}) => {
  const responses = watchResponses(context)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(quietFor)
  expect(responses.filter((response) => !response.url().startsWith(`${baseURL}/`))).toEqual([])
  expect(responses.filter(isForKeeping).map((response) => response.url())).toEqual([])
  for (const [kind, bar] of Object.entries(bars)) {
    const files = await Promise.all(
      responses
        .filter((response) => response.request().resourceType() === kind)
        .map(async (response) => ({ name: new URL(response.url()).pathname, content: await response.body() })),
    )
    const sizes = files.map(({ name, content }) => ({ name, size: gzipSync(content, { level: 9 }).length }))
    const total = sizes.reduce((sum, { size }) => sum + size, 0)
    expect(total, sizes.map(({ name, size }) => `${size} ${name}`).join('\n')).toBeLessThanOrEqual(bar)
    // None at all would mean that nothing was measured.
    expect(total).toBeGreaterThan(kilobyte)
    expect(files.filter(({ content }) => content.includes('._zod')).map(({ name }) => name)).toEqual([])
  }
})

test('what opens without a network is fetched once somebody has signed in', async ({ page, context }) => {
  const responses = watchResponses(context)
  await page.goto('/login')
  await signIn(page, 'nilo')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  expect(responses.filter(isForKeeping).map((response) => new URL(response.url()).pathname)).toContain('/index.html')
})
