import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../server/src/testing/drills/spawn-server.ts'
import { expect, test } from './support/test.ts'

/** The page that everybody sees first, as Lighthouse judges it: on a phone, as it does by itself. */
test('Lighthouse finds nothing to mend in accessibility and best practices of /login', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const onlyCategories = ['accessibility', 'best-practices']
    const result = await lighthouse(`${baseURL}/login`, { port, logLevel: 'error', onlyCategories })
    const { categories = {}, audits = {} } = result?.lhr ?? {}
    const failing = Object.values(audits).filter(({ score }) => score !== null && score < 1)
    const scores = Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score]))
    expect(scores, failing.map(({ id, title }) => `${id}: ${title}`).join('\n')).toEqual({
      accessibility: 1,
      'best-practices': 1,
    })
  } finally {
    await browser.close()
  }
})
