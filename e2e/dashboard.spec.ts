import type { Page } from '@playwright/test'
import { boxesOf } from './support/boxes.ts'
import { openAs } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('the trails of the dashboard fill their rows, however wide it is, and the ranking follows a chest that is opened beside it, with one call', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'samuel.sucupira@ipe.trilha.test', '/dashboard')
  await expectFullRows(page)
  await page.setViewportSize({ width: 1440, height: 1000 })
  const mine = page.getByRole('region', { name: 'Ranking da turma' }).getByRole('listitem').filter({ hasText: 'Você' })
  await expect(mine).toContainText(/\d XP/)
  const before = await mine.textContent()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/ranking/list-users')) asked.push(request.url())
  })
  await page.getByRole('button', { name: 'Abrir um baú' }).click()
  const stage = page.getByRole('dialog')
  await stage.getByRole('button', { name: 'Abrir o baú' }).click()
  await stage.getByRole('button', { name: 'Guardar tudo' }).click()
  await expect(stage).toBeHidden()
  await expect(mine).not.toHaveText(before!)
  await page.waitForTimeout(1500)
  expect(asked).toHaveLength(1)
})

async function expectFullRows(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Suas trilhas' })
  const cards = section.getByRole('list').first().locator('> li')
  for (const width of [834, 700, 1024, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 1112 })
      await expect(cards).toHaveCount(3)
      const [row] = await boxesOf(section)
      const rows = Map.groupBy(await boxesOf(cards), ({ top }) => Math.round(top))
      for (const boxes of rows.values()) {
        expect(Math.min(...boxes.map(({ left }) => left))).toBeLessThanOrEqual(row!.left + 1)
        expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThanOrEqual(row!.right - 1)
      }
    })
}
