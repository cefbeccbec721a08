import type { Locator } from '@playwright/test'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

interface Box {
  left: number
  right: number
  top: number
}

function boxesOf(items: Locator): Promise<Box[]> {
  return items.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top } = element.getBoundingClientRect()
      return { left, right, top }
    }),
  )
}

test.describe('in English', () => {
  test.use({ language: 'en-us' })
  test('chests of all four kinds stand in their card, each with its name to itself', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAs(page, 'taina.guarana@ipe.trilha.test', '/dashboard')
    const card = page.getByRole('region', { name: 'Chests to open' })
    const names = card.getByRole('listitem').locator('small')
    await expect(names).toHaveCount(4)
    // What is above the button ends where the button does.
    const [frame] = await boxesOf(card.getByRole('button', { name: 'Open a chest' }))
    const boxes = await boxesOf(names)
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(frame!.left - 1)
      expect(right).toBeLessThanOrEqual(frame!.right + 1)
    }
    const chests = await boxesOf(card.getByRole('listitem').locator('svg'))
    expect(new Set(chests.map(({ left, right }) => Math.round(right - left))).size).toBe(1)
    for (const [at, box] of boxes.entries())
      for (const other of boxes.slice(at + 1).filter(({ top }) => Math.abs(top - box.top) < 4))
        expect(other.left).toBeGreaterThanOrEqual(box.right + 4)
  })
})

for (const width of [834, 700, 1024, 1440])
  test(`the trails of the dashboard fill their rows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1112 })
    await openAs(page, 'luana', '/dashboard')
    const section = page.getByRole('region', { name: 'Suas trilhas' })
    const cards = section.getByRole('list').first().locator('> li')
    await expect(cards).toHaveCount(3)
    const [row] = await boxesOf(section)
    const rows = Map.groupBy(await boxesOf(cards), ({ top }) => Math.round(top))
    for (const boxes of rows.values()) {
      expect(Math.min(...boxes.map(({ left }) => left))).toBeLessThanOrEqual(row!.left + 1)
      expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThanOrEqual(row!.right - 1)
    }
  })
