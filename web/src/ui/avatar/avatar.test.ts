import { beforeAll, describe, expect, it } from 'vitest'
import { cssVars, layersOf, poseOf, viewBoxOf, type AvatarSelection } from './avatar.ts'
import { defaultSelection } from './default-selection.ts'
import { caio, luana, nilo, presets, rafa, yasmin } from './presets.ts'
import { fetchEverything, find } from './wardrobe.ts'

beforeAll(fetchEverything)

function drawn(selection: AvatarSelection, crop: 'bust' | 'whole' = 'whole'): string[] {
  return layersOf(selection, crop, find).map((layer) => layer.key)
}

function wearing(selection: AvatarSelection, ...accessories: string[]): AvatarSelection {
  return {
    ...selection,
    items: [...selection.items, ...accessories.map((itemId) => ({ slot: 'accessories', itemId }) as const)],
  }
}

describe('layers', () => {
  it('stand in the order of their index', () => {
    const order = drawn(luana).map((key) => Number(key.split('/')[2]))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('keep the hair and the hearing aid under a hijab out', () => {
    const keys = drawn(
      wearing({ ...yasmin, items: [...yasmin.items, { slot: 'backHair', itemId: 'liso' }] }, 'aparelho'),
    )
    expect(keys).toContain('frontHair/hijab/90')
    expect(keys.filter((key) => key.startsWith('backHair') || key.includes('aparelho'))).toEqual([])
  })

  it('let accessories of different places go together', () => {
    const keys = drawn(wearing(caio, 'oculos', 'aparelho', 'cadeira'))
    expect(keys.filter((key) => key.startsWith('accessories'))).toEqual([
      'accessories/cadeira/10',
      'accessories/oculos/100',
      'accessories/aparelho/100',
      'accessories/cadeira/110',
    ])
  })

  it('take the leg and the shoe that a prosthesis replaces', () => {
    const shapes = (selection: AvatarSelection) =>
      layersOf(selection, 'whole', find).flatMap((layer) => layer.shapes.filter(({ limb }) => limb === 'right-leg'))
    expect(shapes(caio).length).toBeGreaterThan(0)
    expect(shapes(nilo)).toEqual([])
  })

  it('leave out of the round picture what it does not show', () => {
    expect(drawn(rafa, 'bust').filter((key) => /^(?:pants|shoes|accessories)/.test(key))).toEqual([])
  })

  it('ignore an item that no longer exists', () => {
    expect(drawn(wearing(caio, 'gone'))).toEqual(drawn(caio))
  })
})

describe('pose', () => {
  it('is seated for whoever uses a wheelchair, whatever was chosen', () => {
    expect(poseOf({ ...rafa, pose: 'aceno' })).toBe('sentado')
  })

  it('raises the sleeve with the arm', () => {
    const shirt = layersOf(luana, 'whole', find).find((layer) => layer.key.startsWith('shirt'))
    expect(shirt?.shapes.some((shape) => shape.transform)).toBe(true)
  })
})

it('frames big hair wider', () => {
  expect(viewBoxOf(caio, 'bust', find)).toBe('72 56 216 216')
  expect(viewBoxOf(rafa, 'bust', find)).toBe('64 34 232 232')
})

it('has a drawing for everything the demo people and the default looks wear', () => {
  const looks = [...Object.values(presets), ...Array.from({ length: 200 }, (_, id) => defaultSelection(`person-${id}`))]
  const missing = looks.flatMap(({ items }) => items.filter((item) => !find(item.slot, item.itemId)))
  expect(missing).toEqual([])
})

describe('default look', () => {
  it('is always the same for the same person', () => {
    expect(defaultSelection('a4f1')).toEqual(defaultSelection('a4f1'))
  })

  it('tells people apart', () => {
    const looks = new Set(Array.from({ length: 60 }, (_, id) => JSON.stringify(defaultSelection(`person-${id}`))))
    expect(looks.size).toBe(60)
  })

  it('never guesses faith or disability', () => {
    const guessed = ['hijab', 'turbante', 'lenco', 'cadeira', 'protese', 'aparelho', 'implante', 'bengala', 'vitiligo']
    const worn = Array.from({ length: 300 }, (_, id) => defaultSelection(`person-${id}`)).flatMap(({ items }) => items)
    expect(worn.filter((item) => guessed.includes(item.itemId))).toEqual([])
  })
})

it('draws a readable mouth on dark skins', () => {
  expect(cssVars(caio)['--line']).toBe('#200D08')
  expect(cssVars(yasmin)['--line']).toBeUndefined()
})
