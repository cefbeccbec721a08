import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const folder = new URL('../../web/locales/pt-br/', import.meta.url)

/** The first words of all keys: "about" of `about.guardians`. */
const branches = [
  ...new Set(
    readdirSync(folder).flatMap((name) =>
      Object.keys(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>),
    ),
  ),
]

/** A sentence that is missing shows as its key: no text and no name of a thing on the page may look like one. */
export async function expectSentences(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [...document.body.innerText.split('\n'), ...named]
  })
  expect(texts.filter(isKey), 'keys instead of sentences').toEqual([])
}

function isKey(text: string): boolean {
  const [, first] = /^(?:\w+:)?(\w+)(?:\.\w+)+$/.exec(text.trim()) ?? []
  return first !== undefined && branches.includes(first)
}
