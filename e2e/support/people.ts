import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const demoPassword = 'trilha-demo-1'

/** Of the cast by the first name; anybody else of the demo school by the whole address. */
export function emailOf(person: string): string {
  if (person.includes('@')) return person
  return `${person}@demo.trilha.test`
}

/** By the form, as a person does. */
export async function signIn(page: Page, person: string, password = demoPassword): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(emailOf(person))
  await page.locator('input[type="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
}

/** A session of somebody, from the API. */
export async function tokensOf(page: Page, person: string): Promise<{ access_token: string; refresh_token: string }> {
  const answer = await page.request.post('/api/oauth/token', {
    headers: { authorization: `Basic ${btoa('trilha-web:')}` },
    form: { grant_type: 'password', username: emailOf(person), password: demoPassword },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as { access_token: string; refresh_token: string }
}

/** Straight to a page as somebody: the session is fetched from the API, so that a test starts where it matters. */
export async function openAs(page: Page, person: string, path: string): Promise<void> {
  const tokens = await tokensOf(page, person)
  await page.context().addInitScript((given) => {
    try {
      // Once: what the app itself stores or removes later must stand.
      if (sessionStorage.getItem('signed-in')) return
      sessionStorage.setItem('signed-in', 'yes')
      localStorage.setItem('trilha.access_token', given.access_token)
      localStorage.setItem('trilha.refresh_token', given.refresh_token)
    } catch {
      // A page without an address has no storage.
    }
  }, tokens)
  await page.goto(path)
}
