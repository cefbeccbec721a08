import { readdirSync, readFileSync } from 'node:fs'
import { AVATAR_CATALOGUE, AVATAR_POSES, type AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { isInPose, type Item, type Shape, type Slot } from './avatar.ts'
import { basics, sold } from './catalogue.gen.ts'
import { fetchEverything, find } from './wardrobe.ts'

const folder = new URL('parts/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
const sources = files.map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

beforeAll(fetchEverything)

function slotOf({ slot }: AvatarCatalogueItem): Slot {
  return slot.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Slot
}

function drawingOf(line: AvatarCatalogueItem): Item {
  const item = find(slotOf(line), line.id)
  if (!item) throw new Error(`${line.slot} ${line.id} has no drawing`)
  return item
}

function shapesOf(item: Item): Shape[] {
  return item.parts.flatMap(({ shapes }) => [...shapes])
}

/** Variables that a person may colour, with the colour that stands beside each in the file. */
function variablesIn(line: AvatarCatalogueItem): Map<string, string> {
  const found = new Map<string, string>()
  for (const { text } of sources) {
    if (!text.includes(`data-slot="${slotOf(line)}" data-item="${line.id}"`)) continue
    for (const [, name, colour] of text.matchAll(/var\(--([\w-]+),\s*(#[0-9A-Fa-f]+)\)/g))
      if (!/^(?:skin.*|hair.*|vit|line|blush)$/.test(name!)) found.set(name!, colour!.toUpperCase())
  }
  return found
}

describe('the catalogue and the drawings', () => {
  it('have the same items', () => {
    const drawn = [...basics.map(({ slot, id }) => `${slot}/${id}`), ...Object.keys(sold)]
    const chosen = drawn.filter((key) => !/^(?:body|nose)\//.test(key))
    expect(chosen.toSorted()).toEqual(AVATAR_CATALOGUE.map((line) => `${slotOf(line)}/${line.id}`).toSorted())
  })

  it('agree on what waits for a buyer', () => {
    const prices = AVATAR_CATALOGUE.filter(({ price }) => price > 0).map((line) => `${slotOf(line)}/${line.id}`)
    expect(Object.keys(sold).toSorted()).toEqual(prices.toSorted())
  })

  it.each(AVATAR_CATALOGUE.map((line) => [`${line.slot} ${line.id}`, line] as const))('agree on %s', (_, line) => {
    const item = drawingOf(line)
    const shapes = shapesOf(item)
    expect(item.place, 'place').toBe(line.place)
    expect(item.needs, 'needs').toBe(line.needs)
    const poses = AVATAR_POSES.filter(
      (pose) => pose === 'padrao' || shapes.some((shape) => shape.pose === pose || shape.not === pose),
    )
    expect(line.poses, 'poses').toEqual(poses)
    const variables = variablesIn(line)
    expect(new Set([...Object.keys(line.colours), ...Object.keys(line.shades)]), 'colours').toEqual(
      new Set(line.slot === 'EYEBROWS' ? ['brow'] : variables.keys()),
    )
    for (const [name, colour] of Object.entries(line.colours))
      if (name !== 'brow') expect(variables.get(name), name).toBe(colour.toUpperCase())
  })
})

describe('every drawing', () => {
  it.each(sources.map(({ name, text }) => [name, text] as const))('%s keeps the limits of the style', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(3072)
    expect(text).toContain('viewBox="0 0 360 640"')
    expect(text).not.toMatch(/gradient|filter|<text|<image|<style|href|url\(/i)
  })

  it('has at most twelve shapes in a pose', () => {
    const many = AVATAR_CATALOGUE.flatMap((line) =>
      AVATAR_POSES.map((pose) => {
        const drawn = shapesOf(drawingOf(line)).filter(
          (shape) => isInPose(shape, new Set([pose])) && shape.flat !== true,
        )
        return { what: `${line.slot} ${line.id} ${pose}`, count: drawn.length }
      }),
    ).filter(({ count }) => count > 12)
    expect(many).toEqual([])
  })

  it('of hair fits under a hat: it is low, or has a flat form', () => {
    const hair = AVATAR_CATALOGUE.filter(({ slot, colours }) => slot.endsWith('HAIR') && colours.cloth === undefined)
    for (const line of hair) {
      const hasForms = shapesOf(drawingOf(line)).some(({ flat }) => flat === false)
      expect(hasForms, `${line.slot} ${line.id}`).toBe(!line.low)
    }
  })

  it('that takes the place of a limb names one', () => {
    const limbs = new Set(basics.flatMap((item) => shapesOf(item).flatMap(({ limb }) => limb ?? [])))
    const unknown = basics.flatMap(({ replaces }) => replaces ?? []).filter((limb) => !limbs.has(limb))
    expect(unknown).toEqual([])
  })
})
