import { boxesOf } from './support/boxes.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

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
