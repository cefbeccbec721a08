import { AVATAR_CATALOGUE } from '@trilha/contract/economy/avatar-catalogue'
import { AVATAR_SKINS } from '@trilha/contract/economy/avatar-catalogue/palettes'
import { beforeAll, describe, expect, it } from 'vitest'
import { cssVars, layersOf, posesOf, viewBoxOf, withoutBackground, type AvatarSelection } from './avatar.ts'
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

  it('are the figure alone where the place is drawn already', () => {
    const onABeach = { ...caio, items: [...caio.items, { slot: 'background', itemId: 'praia' }] } as const
    expect(drawn(onABeach).some((key) => key.startsWith('background'))).toBe(true)
    expect(drawn(withoutBackground(onABeach))).toEqual(drawn(caio))
  })

  it('ignore an item that no longer exists', () => {
    expect(drawn(wearing(caio, 'gone'))).toEqual(drawn(caio))
  })
})

describe('what goes together', () => {
  const big: AvatarSelection = { ...rafa, items: rafa.items.filter(({ itemId }) => itemId !== 'cadeira') }
  const shapesIn = (selection: AvatarSelection, slot: string) =>
    layersOf(selection, 'whole', find).find((layer) => layer.key.startsWith(slot))?.shapes ?? []

  it('is low hair under a hat, and the hair as it was without', () => {
    expect(shapesIn(big, 'backHair').map(({ flat }) => flat)).not.toContain(true)
    expect(shapesIn(wearing(big, 'bone'), 'backHair').map(({ flat }) => flat)).not.toContain(false)
    expect(shapesIn(wearing(big, 'flor'), 'backHair')).toEqual(shapesIn(big, 'backHair'))
  })

  it('is no hat on a turban, and no flat hair for a hat that is not seen', () => {
    const turban = wearing({ ...big, items: [...big.items, { slot: 'frontHair', itemId: 'turbante' }] }, 'bone')
    expect(drawn(turban).filter((key) => key.includes('bone'))).toEqual([])
    expect(shapesIn(turban, 'frontHair').some(({ flat }) => flat === true)).toBe(false)
  })

  it('is a dress without trousers, and somebody dressed whatever is missing', () => {
    const dress = {
      ...caio,
      items: [...caio.items.filter(({ slot }) => slot !== 'shirt'), { slot: 'shirt', itemId: 'vestido' } as const],
    }
    expect(drawn(dress).filter((key) => key.startsWith('pants'))).toEqual([])
    const slots = drawn({ ...caio, items: [{ slot: 'shirt', itemId: 'gone' }] }).map((key) => key.split('/')[0])
    expect(slots).toEqual(['body', 'pants', 'shirt', 'face', 'mouth', 'nose', 'eyes'])
  })

  it('is a bench for whoever sits without a wheelchair', () => {
    const bench = (selection: AvatarSelection) => shapesIn({ ...selection, pose: 'sentado' }, 'body/sentado/10').length
    expect([bench(big), bench(rafa)]).toEqual([3, 0])
  })

  it('is a shade that follows its colour, unless it was chosen', () => {
    const coloursOf = (colours: Record<string, string>) =>
      layersOf({ ...caio, items: [{ slot: 'pants', itemId: 'jeans', colours }] }, 'whole', find).find((layer) =>
        layer.key.startsWith('pants'),
      )?.colours
    expect(coloursOf({ pants: '#646464' })).toEqual({ pants: '#646464', 'pants-shade': '#525252' })
    expect(coloursOf({ pants: '#646464', 'pants-shade': '#FFFFFF' })).toMatchObject({ 'pants-shade': '#FFFFFF' })
    expect(coloursOf({})).toEqual({})
  })

  it('is the widest frame that anything asks for', () => {
    const crowned = wearing({ ...big, items: [...big.items, { slot: 'backHair', itemId: 'coque' }] }, 'mago')
    expect(viewBoxOf(crowned, 'bust', find)).toBe('62 28 236 236')
  })
})

describe('pose', () => {
  const shapesOf = (selection: AvatarSelection, slot: string) =>
    layersOf(selection, 'whole', find).filter((layer) => layer.slot === slot)
  const arms = (selection: AvatarSelection) =>
    shapesOf(selection, 'body').flatMap(({ shapes }) => shapes.flatMap(({ pose, not, d }) => (pose || not ? [d] : [])))

  it('is seated for whoever uses a wheelchair, with the arms of the pose that was chosen', () => {
    expect([...posesOf({ ...rafa, pose: 'padrao' })]).toEqual(['sentado'])
    expect([...posesOf({ ...rafa, pose: 'sentado' })]).toEqual(['sentado'])
    expect([...posesOf({ ...rafa, pose: 'aceno' })]).toEqual(['sentado', 'aceno'])
    expect([...posesOf({ ...caio, pose: 'aceno' })]).toEqual(['aceno'])
  })

  it('waves from a wheelchair with the arm that waves on foot', () => {
    const waving = { ...rafa, pose: 'aceno' } as const
    const standing = shapesOf({ ...caio, pose: 'aceno' }, 'body').flatMap(({ shapes }) => shapes.map(({ d }) => d))
    expect(arms(waving)).toHaveLength(3)
    expect(standing).toEqual(expect.arrayContaining(arms(waving)))
    expect(arms({ ...rafa, pose: 'sentado' })).not.toEqual(arms(waving))
    expect(viewBoxOf(waving, 'whole', find)).toBe('54 40 276 590')
  })

  it('raises every sleeve in a wheelchair as on foot, and leaves what is below the waist seated', () => {
    const inChair = (slot: 'shirt' | 'pants', itemId: string, pose: AvatarSelection['pose']) =>
      shapesOf({ ...rafa, pose, items: [...rafa.items.filter((item) => item.slot !== slot), { slot, itemId }] }, slot)
        .flatMap(({ shapes }) => shapes.map(({ d, transform = '' }) => `${transform}${d}`))
        .toSorted()
    const worn = (slot: 'SHIRT' | 'PANTS') => AVATAR_CATALOGUE.filter((item) => item.slot === slot)
    const changed = (slot: 'shirt' | 'pants', id: string) =>
      inChair(slot, id, 'aceno').join() !== inChair(slot, id, 'sentado').join()
    for (const { id, poses } of worn('SHIRT')) expect([id, changed('shirt', id)]).toEqual([id, poses.includes('aceno')])
    for (const { id } of worn('PANTS')) expect([id, changed('pants', id)]).toEqual([id, false])
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

it('tells vitiligo from every skin', () => {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  for (const [at, [skin]] of AVATAR_SKINS.entries()) {
    const patch = channels(cssVars({ ...caio, skin: at + 1 })['--vit']!)
    const apart = channels(skin).reduce((sum, channel, index) => sum + Math.abs(channel - patch[index]!), 0)
    expect([skin, apart]).toEqual([skin, expect.toSatisfy((difference: number) => difference >= 70)])
  }
})
