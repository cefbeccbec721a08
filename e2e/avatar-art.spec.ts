import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Download, Page } from '@playwright/test'
import { AVATAR_CATALOGUE, type AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { AVATAR_POSES, type AvatarPose } from '@trilha/contract/economy/avatar-catalogue/shapes'
import { doTouch } from '../web/src/economy/avatar/touching.ts'
import { cssVars, itemVars, layersOf, type AvatarSelection, type Slot } from '../web/src/ui/avatar/avatar.ts'
import { presets } from '../web/src/ui/avatar/presets.ts'
import { fetchEverything, find } from '../web/src/ui/avatar/wardrobe.ts'
import { bodies, dressed } from '../web/src/ui/gallery/wardrobe-samples.ts'
import { expectAccessible } from './support/axe.ts'
import { firstLook, inEachLook } from './support/looks.ts'
import { changeLanguage } from './support/stored.ts'
import { expect, moving, test } from './support/test.ts'

/** Every shape of a layer of every item, on the bodies that the wardrobe shows it on. */
function drawnIn(slot: AvatarCatalogueItem['slot'], layer: Slot) {
  return AVATAR_CATALOGUE.filter((item) => item.slot === slot).flatMap((item, at) =>
    layersOf(dressed(bodies[at % bodies.length]!, item), 'whole', find)
      .filter((drawn) => drawn.slot === layer)
      .map(({ shapes }) => ({ id: item.id, shapes: shapes.map(({ d, transform = '' }) => ({ d, transform })) })),
  )
}

/** What every layer fills, in the drawing's own units: on an empty page, which fetches nothing. */
function boxesOf(page: Page, drawn: ReturnType<typeof drawnIn>): Promise<{ id: string; box: number[] }[]> {
  return page.evaluate((layers) => {
    const create = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name) as SVGGraphicsElement
    const picture = document.body.appendChild(create('svg'))
    return layers.map(({ id, shapes }) => {
      const group = picture.appendChild(create('g'))
      for (const shape of shapes) {
        const path = group.appendChild(create('path'))
        for (const [name, value] of Object.entries(shape)) path.setAttribute(name, value)
      }
      const { x, y, width, height } = group.getBBox()
      return { id, box: [x, y, x + width, y + height] }
    })
  }, drawn)
}

test('hair and accessories keep to the silhouette, but for a cane and wheels', async ({ page }) => {
  await fetchEverything()
  for (const [slot, layer] of [
    ['FRONT_HAIR', 'frontHair'],
    ['BACK_HAIR', 'backHair'],
  ] as const)
    await test.step(layer, async () => {
      const boxes = (await boxesOf(page, drawnIn(slot, layer))).filter(({ box }) => box[2]! > 0)
      expect(boxes.length).toBeGreaterThanOrEqual(12)
      const outside = boxes.filter(
        ({ box: [left, top, right, bottom] }) => left! < 84 || top! < 30 || right! > 276 || bottom! > 322.5,
      )
      expect(outside).toEqual([])
    })
  await test.step('accessories', async () => {
    const all = await boxesOf(page, drawnIn('ACCESSORIES', 'accessories'))
    const boxes = all.filter(({ id }) => !['bengala', 'cadeira'].includes(id))
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
  return layersOf(selection, 'whole', find).flatMap(({ itemId, shapes, colours }) => {
    const vars: Record<string, string> = { ...cssVars(selection), ...itemVars(colours) }
    const resolve = (paint: string | undefined) =>
      paint?.replaceAll(/var\((--[\w-]+)(?:,([^)]+))?\)/g, (_, name: string, first: string) => vars[name] ?? first)
    return shapes.map(({ fill, stroke, ...shape }) => ({
      ...shape,
      itemId,
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
  return page.evaluate(paintAndCompare, [shapes, numbered] as const)
}

/** Runs in the page. */
function paintAndCompare([all, given]: readonly [Painted, readonly number[][][]]): number[] {
  const [width, height, strokeRoom] = [300, 620, 8]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  const create = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name) as SVGGraphicsElement
  const picture = document.body.appendChild(create('svg'))
  const brushes = all.map(({ d, transform = '', ...shape }) => {
    const group = picture.appendChild(create('g'))
    const drawn = group.appendChild(create('path'))
    drawn.setAttribute('d', d)
    drawn.setAttribute('transform', transform)
    const matrix = drawn.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()
    return { ...shape, box: group.getBBox(), path: new Path2D(d), matrix: DOMMatrix.fromMatrix(matrix) }
  })
  picture.remove()

  /** Where a thing of this picture is drawn: left, top, right and bottom on the canvas. */
  function reachOf(itemId: string, shown: readonly number[]): number[] {
    const boxes = shown.map((at) => brushes[at]!).filter((brush) => brush.itemId === itemId)
    const most = (ends: number[]) => Math.ceil(Math.max(...ends)) + strokeRoom
    return [
      -most(boxes.map(({ box }) => 30 - box.x)),
      -most(boxes.map(({ box }) => 20 - box.y)),
      most(boxes.map(({ box }) => box.x + box.width - 30)),
      most(boxes.map(({ box }) => box.y + box.height - 20)),
    ]
  }

  /** The order of two things is seen nowhere but where both are. */
  function sharedBy([one, other]: readonly number[][]): DOMRect {
    const first = one!.findIndex((shape, at) => shape !== other![at])
    const [these, those] = [one!, other!].map((shown) => reachOf(brushes[shown[first]!]!.itemId, shown))
    const [left, top] = [0, 1].map((at) => Math.max(0, these![at]!, those![at]!))
    const [right, bottom] = [2, 3].map((at) => Math.min(at === 2 ? width : height, these![at]!, those![at]!))
    return new DOMRect(left, top, Math.max(0, right! - left!), Math.max(0, bottom! - top!))
  }

  function draw(shown: readonly number[], { x, y, width: across, height: down }: DOMRect): Uint8ClampedArray {
    context.save()
    context.beginPath()
    context.rect(x, y, across, down)
    context.clip()
    context.clearRect(x, y, across, down)
    for (const { path, matrix, fill, stroke, fillRule, ...shape } of shown.map((at) => brushes[at]!)) {
      context.setTransform(new DOMMatrix([1, 0, 0, 1, -30, -20]).multiply(matrix))
      context.globalAlpha = shape.opacity ?? 1
      context.lineWidth = shape.strokeWidth ?? 1
      context.lineCap = shape.strokeLinecap ?? 'butt'
      context.lineJoin = shape.strokeLinejoin ?? 'miter'
      context.fillStyle = fill
      context.strokeStyle = stroke
      if (fill !== 'none') context.fill(path, fillRule ?? 'nonzero')
      if (stroke !== 'none') context.stroke(path)
    }
    context.restore()
    return context.getImageData(x, y, across, down).data
  }

  const parts = [0, 1, 2, 3]
  const isFar = (one: number, other: number) => Math.abs(one - other) > 24
  return given.map((turn) => {
    const shared = sharedBy(turn)
    if (shared.width === 0 || shared.height === 0) return 0
    const [before, after] = turn.map((shown) => draw(shown, shared)) as [Uint8ClampedArray, Uint8ClampedArray]
    // Nearly all are the same, which whole pixels tell at once.
    const [pixels, others] = [new Uint32Array(before.buffer), new Uint32Array(after.buffer)]
    let seen = 0
    for (let at = 0; at < pixels.length; at += 1)
      if (pixels[at] !== others[at] && parts.some((part) => isFar(before[at * 4 + part]!, after[at * 4 + part]!)))
        seen += 1
    return seen
  })
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

test.describe('the wardrobe', () => {
  test.use(firstLook)

  test('is accessible and scrolls only down; its figure blinks or keeps still as asked, becomes a PNG, and says what it wears', async ({
    page,
  }) => {
    test.slow()
    await inEachLook(
      page,
      async () => {
        // Its drawings and sentences come in several parts, each of which takes the page away for a moment.
        await page.goto('/gallery?view=avatar&slot=FACE', { waitUntil: 'networkidle' })
      },
      async ({ size }) => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (size === 'phone') await expectAccessible(page)
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(sideways).toBeLessThanOrEqual(0)
      },
    )
    await changeLanguage(page, 'pt-br')
    await expectFigure(page)
  })
})

async function expectFigure(page: Page): Promise<void> {
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
}
