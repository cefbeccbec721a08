import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from './test.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** What another theme can break on a page that holds in one: the rest is the same elements again. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOptions['runOnly']>

/** No violation of WCAG 2.2 AA or of what axe calls best practice; each would be named with its element. */
export async function expectAccessible(page: Page, judged: keyof typeof rules = 'all'): Promise<void> {
  // Half a megabyte: brought to a page once, whatever number of times it is judged.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source)
  // What is still arriving is judged again when it is there; what is wrong with the page stays so.
  await expect
    .poll(() => page.evaluate(findViolations, rules[judged]), { message: 'accessibility violations' })
    .toEqual([])
}

/** Runs in the page. */
async function findViolations(runOnly: NonNullable<axe.RunOptions['runOnly']>): Promise<string[]> {
  // Colours half way through a fade are nobody's choice.
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
  // Pages have no frames, and what passes is not read: without both the same rules take a third of the time.
  const judge = async (only: typeof runOnly) =>
    (await window.axe!.run({ runOnly: only, resultTypes: ['violations'], iframes: false })).violations
  const violations = await judge(runOnly)
  // A bar that stays covers half of what happens to lie below it: in the middle of the screen what is too small still is.
  const small = violations.find(({ id }) => id === 'target-size')
  const isSmall = async ({ target }: axe.NodeResult) => {
    document.querySelector(String(target[0]))?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const again = await judge({ type: 'rule', values: ['target-size'] })
    return again.some(({ nodes }) => nodes.some((node) => String(node.target) === String(target)))
  }
  if (small) {
    const still = []
    for (const node of small.nodes) if (await isSmall(node)) still.push(node)
    small.nodes = still
  }
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.flat().join(' ')}`),
  )
}
