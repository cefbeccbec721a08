import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** A name that nobody else has: tests do not depend on what others left behind. */
export function newEmail(): string {
  return `teste.${Date.now()}.${Math.floor(Math.random() * 1e6)}@demo.trilha.test`
}

/** The newest mail to the address, from the outbox that a developer opens. */
export async function mailTo(page: Page, address: string, subject: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/outbox')).text()
      const rows = [...list.matchAll(/<a href="(\/outbox\/[\w-]+)">([^<]*)<\/a><\/td><td>([^<]*)</g)]
      found = rows.find(([, , title, to]) => to === address && subject.test(title!))?.[1]
      return found
    })
    .toBeDefined()
  return (await page.request.get(found!)).text()
}
