import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { forEachLook } from './support/looks.ts'
import { expect, test } from './support/test.ts'

async function openGrid(page: Page, slot: string): Promise<void> {
  await page.goto(`/gallery?view=avatar&slot=${slot}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

forEachLook(test, () => {
  test('the wardrobe is accessible and scrolls only down', async ({ page }) => {
    test.slow()
    await openGrid(page, 'FACE')
    await expectAccessible(page)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBeLessThanOrEqual(0)
  })
})

/** What every shape of a layer fills, in the drawing's own units. */
async function boxesOf(page: Page, layer: string): Promise<{ id: string; place: string | null; box: number[] }[]> {
  const items = page.locator('section[data-item]')
  await expect(items.last().locator(`svg [data-layer="${layer}"]`).first()).toBeAttached()
  return items.evaluateAll(
    (cards, wanted) =>
      cards.flatMap((card) =>
        [...card.querySelectorAll<SVGGElement>(`:scope > svg [data-layer="${wanted}"]`)].map((group) => {
          const { x, y, width, height } = group.getBBox()
          return {
            id: card.getAttribute('data-item')!,
            place: card.getAttribute('data-place'),
            box: [x, y, x + width, y + height],
          }
        }),
      ),
    layer,
  )
}

for (const [slot, layer] of [
  ['FRONT_HAIR', 'frontHair'],
  ['BACK_HAIR', 'backHair'],
] as const) {
  test(`${layer} keeps to its silhouette`, async ({ page }) => {
    await openGrid(page, slot)
    const boxes = (await boxesOf(page, layer)).filter(({ box }) => box[2]! > 0)
    expect(boxes.length).toBeGreaterThanOrEqual(12)
    const outside = boxes.filter(
      ({ box: [left, top, right, bottom] }) => left! < 84 || top! < 30 || right! > 276 || bottom! > 322.5,
    )
    expect(outside).toEqual([])
  })
}

test('accessories keep to the silhouette, but for a cane and wheels', async ({ page }) => {
  await openGrid(page, 'ACCESSORIES')
  const boxes = (await boxesOf(page, 'accessories')).filter(({ id }) => !['bengala', 'cadeira'].includes(id))
  expect(boxes.length).toBeGreaterThanOrEqual(30)
  const outside = boxes.filter(({ box: [left, , right] }) => right! > 0 && (left! < 84 || right! > 276))
  expect(outside).toEqual([])
})

async function sizeOf(download: Download): Promise<{ width: number; height: number; bytes: number }> {
  const file = await readFile(await download.path())
  expect(file.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: file.length }
}

test('a figure becomes a PNG under the page’s own policy', async ({ page }) => {
  await openGrid(page, 'SHIRT')
  const sample = page.getByRole('region', { name: 'Uma combinação qualquer' })
  for (const [button, width] of [
    ['Baixar PNG', 234],
    ['Baixar retrato', 512],
  ] as const) {
    const coming = page.waitForEvent('download')
    await sample.getByRole('button', { name: button }).click()
    const picture = await sizeOf(await coming)
    expect(picture).toMatchObject({ width, height: 512 })
    // An empty canvas of this size is about 2 KB.
    expect(picture.bytes).toBeGreaterThan(8000)
  }
})

test('the figure says what it wears, and what is put on is drawn when it came', async ({ page }) => {
  await openGrid(page, 'SHIRT')
  const figure = page.getByRole('region', { name: 'Uma combinação qualquer' }).getByRole('img')
  await expect(figure).toHaveAccessibleName(/^Avatar: .+, pele .+, .+\.$/)
  const before = await figure.getAttribute('aria-label')
  await page.getByRole('button', { name: 'Outra combinação' }).click()
  await expect(figure).not.toHaveAttribute('aria-label', before!)
  await expect(figure.locator('[data-layer="shirt"]')).toBeAttached()
})

async function animationsOf(page: Page): Promise<string[]> {
  await openGrid(page, 'SHIRT')
  const eyes = page.getByRole('img').locator('[data-layer="eyes"]')
  await expect(eyes).toBeAttached()
  return eyes.evaluate((group) =>
    getComputedStyle(group)
      .animationName.split(', ')
      .filter((name) => name !== 'none'),
  )
}

test('blinks where movement is welcome', async ({ page }) => {
  expect(await animationsOf(page)).toHaveLength(2)
})

test('keeps still for whoever asked for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animationsOf(page)).toEqual([])
})
