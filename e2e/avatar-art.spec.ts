import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { AVATAR_CATALOGUE } from '@trilha/contract/economy/avatar-catalogue'
import { AVATAR_POSES, type AvatarPose } from '@trilha/contract/economy/avatar-catalogue/shapes'
import { doTouch } from '../web/src/economy/avatar/touching.ts'
import { layersOf } from '../web/src/ui/avatar/avatar.ts'
import { caio } from '../web/src/ui/avatar/presets.ts'
import { fetchEverything, find } from '../web/src/ui/avatar/wardrobe.ts'
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

/** Of each two accessories of different places, what each draws at the heights where both draw something. */
function pairsIn(pose: AvatarPose) {
  const drawnBy = (itemId: string) =>
    layersOf({ ...caio, pose, items: [...caio.items, { slot: 'accessories', itemId }] }, 'whole', find)
      .filter(({ slot, shapes }) => slot === 'accessories' && shapes.length > 0)
      .map(({ order, shapes }) => ({ order, shapes }))
  const all = AVATAR_CATALOGUE.filter(({ slot }) => slot === 'ACCESSORIES').map(({ id, place }) => ({ id, place }))
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(({ place }) => place !== one.place)
      .map((other) => ({ ids: [one.id, other.id] as const, drawings: [drawnBy(one.id), drawnBy(other.id)] as const })),
  )
}

type Drawings = ReturnType<typeof pairsIn>[number]['drawings'][number]

/** By the browser's own painting: how many pixels two drawings share, pair by pair. */
function sharedPixels(page: Page, pairs: readonly (readonly [Drawings, Drawings])[]): Promise<number[]> {
  return page.evaluate((given) => {
    const [width, height] = [300, 620]
    const masks = new Map<string, Uint8ClampedArray>()
    function maskOf(shapes: Drawings[number]['shapes']): Uint8ClampedArray {
      const key = JSON.stringify(shapes)
      const known = masks.get(key)
      if (known) return known
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      for (const { d, fill, stroke, strokeWidth = 1, transform } of shapes) {
        const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
        group.setAttribute('transform', transform ?? '')
        const matrix = group.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()
        context.setTransform(1, 0, 0, 1, -30, -20)
        context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
        context.lineWidth = strokeWidth
        const isFilled = fill !== 'none' && (fill !== undefined || stroke === undefined)
        const isStroked = stroke !== undefined && stroke !== 'none'
        const ways = [isFilled && 'fill', isStroked && 'stroke'] as const
        for (const way of ways) if (way) context[way](new Path2D(d))
      }
      const mask = context.getImageData(0, 0, width, height).data
      masks.set(key, mask)
      return mask
    }
    return given.map(([ones, others]) => {
      let shared = 0
      for (const one of ones)
        for (const other of others) {
          if (one.order !== other.order) continue
          const [a, b] = [maskOf(one.shapes), maskOf(other.shapes)]
          for (let at = 3; at < a.length; at += 4) if (a[at]! > 40 && b[at]! > 40) shared += 1
        }
      return shared
    })
  }, pairs)
}

for (const pose of AVATAR_POSES) {
  test(`accessories that are drawn over each other are the ones that can be ordered: ${pose}`, async ({ page }) => {
    test.slow()
    await fetchEverything()
    await page.goto('/gallery?view=avatar&slot=ACCESSORIES')
    const pairs = pairsIn(pose)
    const shared = await sharedPixels(
      page,
      pairs.map(({ drawings }) => drawings),
    )
    // Three pixels are nobody's difference.
    const seen = pairs.filter((_, at) => shared[at]! > 3).map(({ ids }) => ids)
    expect(pairs.map(({ ids }) => ids).filter(([one, other]) => doTouch(one, other, pose))).toEqual(seen)
  })
}

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
