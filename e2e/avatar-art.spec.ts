import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Download, Page } from '@playwright/test'
import { AVATAR_CATALOGUE } from '@trilha/contract/economy/avatar-catalogue'
import { AVATAR_POSES, type AvatarPose } from '@trilha/contract/economy/avatar-catalogue/shapes'
import { doTouch } from '../web/src/economy/avatar/touching.ts'
import { cssVars, itemVars, layersOf, type AvatarSelection } from '../web/src/ui/avatar/avatar.ts'
import { presets } from '../web/src/ui/avatar/presets.ts'
import { fetchEverything, find } from '../web/src/ui/avatar/wardrobe.ts'
import { expectAccessible } from './support/axe.ts'
import { firstLook, inEachLook } from './support/looks.ts'
import { expect, moving, test } from './support/test.ts'

async function openGrid(page: Page, slot: string): Promise<void> {
  // Its drawings and sentences come in several parts, each of which takes the page away for a moment.
  await page.goto(`/gallery?view=avatar&slot=${slot}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('on a desk and on a phone', () => {
  test.use(firstLook)

  test('the wardrobe is accessible and scrolls only down', async ({ page }) => {
    test.slow()
    await inEachLook(
      page,
      () => openGrid(page, 'FACE'),
      async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(sideways).toBeLessThanOrEqual(0)
      },
    )
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

test('hair and accessories keep to the silhouette, but for a cane and wheels', async ({ page }) => {
  for (const [slot, layer] of [
    ['FRONT_HAIR', 'frontHair'],
    ['BACK_HAIR', 'backHair'],
  ] as const)
    await test.step(layer, async () => {
      await openGrid(page, slot)
      const boxes = (await boxesOf(page, layer)).filter(({ box }) => box[2]! > 0)
      expect(boxes.length).toBeGreaterThanOrEqual(12)
      const outside = boxes.filter(
        ({ box: [left, top, right, bottom] }) => left! < 84 || top! < 30 || right! > 276 || bottom! > 322.5,
      )
      expect(outside).toEqual([])
    })
  await test.step('accessories', async () => {
    await openGrid(page, 'ACCESSORIES')
    const boxes = (await boxesOf(page, 'accessories')).filter(({ id }) => !['bengala', 'cadeira'].includes(id))
    expect(boxes.length).toBeGreaterThanOrEqual(30)
    const outside = boxes.filter(({ box: [left, , right] }) => right! > 0 && (left! < 84 || right! > 276))
    expect(outside).toEqual([])
  })
})

const { caio, luana, rafa, ayumi } = presets
const vestido = { slot: 'shirt', itemId: 'vestido' } as const
const jardineira = { slot: 'pants', itemId: 'jardineira' } as const

/** Clothes and hair that cover different parts of what is worn over and under them. */
const figures: readonly AvatarSelection[] = [
  caio,
  { ...luana, items: [...luana.items.filter(({ slot }) => !['shirt', 'accessories'].includes(slot)), vestido] },
  { ...rafa, items: rafa.items.filter(({ slot }) => slot !== 'accessories') },
  { ...ayumi, items: [...ayumi.items.filter(({ slot }) => slot !== 'pants'), jardineira] },
]

type Painted = ReturnType<typeof paintedOf>

/** The whole figure as shapes with their colours, from the back to the front. */
function paintedOf(figure: AvatarSelection, pose: AvatarPose, ids: readonly string[]) {
  const worn = ids.map((itemId) => ({ slot: 'accessories' as const, itemId }))
  const selection = { ...figure, pose, items: [...figure.items, ...worn] }
  return layersOf(selection, 'whole', find).flatMap(({ shapes, colours }) => {
    const vars: Record<string, string> = { ...cssVars(selection), ...itemVars(colours) }
    const resolve = (paint: string | undefined) =>
      paint?.replaceAll(/var\((--[\w-]+)(?:,([^)]+))?\)/g, (_, name: string, first: string) => vars[name] ?? first)
    return shapes.map(({ fill, stroke, ...shape }) => ({
      ...shape,
      fill: resolve(fill) ?? '#000',
      stroke: resolve(stroke) ?? 'none',
    }))
  })
}

type Turn = readonly [Painted, Painted]

/** By the browser's own painting: in how many pixels two pictures differ so that it can be seen, for each two. */
function differences(page: Page, turns: readonly Turn[]): Promise<number[]> {
  // Pictures share nearly all of their shapes: each goes to the browser once.
  const shapes: Painted = []
  const known = new Map<string, number>()
  const numbered = turns.map((turn) =>
    turn.map((picture) =>
      picture.map((shape) => {
        const key = JSON.stringify(shape)
        if (!known.has(key)) known.set(key, shapes.push(shape) - 1)
        return known.get(key)!
      }),
    ),
  )
  return page.evaluate(
    ([all, given]) => {
      const [width, height] = [300, 620]
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      const brushes = all.map(({ d, transform, ...shape }) => {
        const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
        group.setAttribute('transform', transform ?? '')
        const { a, b, c, d: e, e: x, f: y } = group.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()
        return { ...shape, path: new Path2D(d), matrix: [a, b, c, e, x, y] as const }
      })
      function draw(picture: readonly number[]): Uint8ClampedArray {
        context.resetTransform()
        context.clearRect(0, 0, width, height)
        for (const { path, matrix, fill, stroke, fillRule, ...shape } of picture.map((at) => brushes[at]!)) {
          context.setTransform(1, 0, 0, 1, -30, -20)
          context.transform(...matrix)
          context.globalAlpha = shape.opacity ?? 1
          context.lineWidth = shape.strokeWidth ?? 1
          context.lineCap = shape.strokeLinecap ?? 'butt'
          context.lineJoin = shape.strokeLinejoin ?? 'miter'
          context.fillStyle = fill
          context.strokeStyle = stroke
          if (fill !== 'none') context.fill(path, fillRule ?? 'nonzero')
          if (stroke !== 'none') context.stroke(path)
        }
        return context.getImageData(0, 0, width, height).data
      }
      const parts = [0, 1, 2, 3]
      const isFar = (one: number, other: number) => Math.abs(one - other) > 24
      return given.map(([one, other]) => {
        const [before, after] = [draw(one!), draw(other!)]
        // Nearly all are the same, which whole pixels tell at once.
        const [pixels, others] = [new Uint32Array(before.buffer), new Uint32Array(after.buffer)]
        let seen = 0
        for (let at = 0; at < pixels.length; at += 1)
          if (pixels[at] !== others[at] && parts.some((part) => isFar(before[at * 4 + part]!, after[at * 4 + part]!)))
            seen += 1
        return seen
      })
    },
    [shapes, numbered] as const,
  )
}

/** A browser's edges differ by a few pixels from another's: between the two both answers are right. */
const [edge, plain] = [8, 40]

/** Each two accessories that can be worn together. */
const pairs = AVATAR_CATALOGUE.filter(({ slot }) => slot === 'ACCESSORIES').flatMap((one, at, all) =>
  all
    .slice(at + 1)
    .filter(({ place }) => place !== one.place)
    .map((other) => [one.id, other.id] as const),
)

test('the order of accessories is offered where it is seen, in every pose, whatever else is worn', async ({ page }) => {
  test.setTimeout(300_000)
  await fetchEverything()
  await page.goto('/gallery?view=avatar&slot=ACCESSORIES')
  for (const pose of AVATAR_POSES)
    await test.step(pose, async () => {
      let least = pairs.map((pair) => ({ pair, pixels: Infinity }))
      for (const figure of figures) {
        const turned = least.flatMap(({ pair, pixels }) => {
          const turn: Turn = [paintedOf(figure, pose, pair), paintedOf(figure, pose, pair.toReversed())]
          // Most lie at different heights, and are drawn the same in either order.
          return isDeepStrictEqual(...turn) ? [] : [{ pair, pixels, turn }]
        })
        const painted = await differences(
          page,
          turned.map(({ turn }) => turn),
        )
        // What one figure hides need not be painted on the next.
        least = turned
          .map(({ pair, pixels }, at) => ({ pair, pixels: Math.min(pixels, painted[at]!) }))
          .filter(({ pixels }) => pixels > edge)
      }
      const isSeen = new Set(least.map(({ pair }) => pair))
      const isPlain = least.filter(({ pixels }) => pixels > plain).map(({ pair }) => pair)
      const offered = pairs.filter(([one, other]) => doTouch(one, other, [pose]))
      expect(offered.filter((pair) => !isSeen.has(pair))).toEqual([])
      expect(isPlain.filter((pair) => !offered.includes(pair))).toEqual([])
    })
})

async function sizeOf(download: Download): Promise<{ width: number; height: number; bytes: number }> {
  const file = await readFile(await download.path())
  expect(file.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: file.length }
}

function animationsOf(page: Page): Promise<string[]> {
  return page
    .getByRole('img')
    .locator('[data-layer="eyes"]')
    .evaluate((group) =>
      getComputedStyle(group)
        .animationName.split(', ')
        .filter((name) => name !== 'none'),
    )
}

test('the figure blinks or keeps still as asked, becomes a PNG, and says what it wears', async ({ page }) => {
  await openGrid(page, 'SHIRT')
  const sample = page.getByRole('region', { name: 'Uma combinação qualquer' })
  await test.step('keeps still for whoever asked for it', async () => {
    await expect(page.getByRole('img').locator('[data-layer="eyes"]')).toBeAttached()
    expect(await animationsOf(page)).toEqual([])
  })
  await test.step('blinks where movement is welcome', async () => {
    await page.emulateMedia(moving.contextOptions)
    expect(await animationsOf(page)).toHaveLength(2)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })
  await test.step('becomes a PNG under the page’s own policy', async () => {
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
  await test.step('says what it wears, and what is put on is drawn when it came', async () => {
    const figure = sample.getByRole('img')
    await expect(figure).toHaveAccessibleName(/^Avatar: .+, pele .+, .+\.$/)
    const before = await figure.getAttribute('aria-label')
    await page.getByRole('button', { name: 'Outra combinação' }).click()
    await expect(figure).not.toHaveAttribute('aria-label', before!)
    await expect(figure.locator('[data-layer="shirt"]')).toBeAttached()
  })
})
