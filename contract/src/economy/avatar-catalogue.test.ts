import { describe, expect, it } from 'vitest'
import { AVATAR_SLOTS, CHEST_REWARDS, REWARD_AMOUNTS, type AvatarSlot } from '../constants.ts'
import {
  AVATAR_CATALOGUE,
  AVATAR_COLOURS,
  AVATAR_SKINS,
  avatarItemKey,
  coloursFor,
  paletteOf,
  findAvatarItem,
  findAvatarItemByKey,
  isFree,
  offerFor,
  priceFor,
  type AvatarCatalogueItem,
} from './avatar-catalogue.ts'

const keys = AVATAR_CATALOGUE.map(avatarItemKey)

function itemsOf(slot: AvatarSlot): AvatarCatalogueItem[] {
  return AVATAR_CATALOGUE.filter((item) => item.slot === slot)
}

function priced(price: number, ...discounts: AvatarCatalogueItem['discounts']): AvatarCatalogueItem {
  return { ...AVATAR_CATALOGUE[0]!, price, discounts }
}

describe('the catalogue', () => {
  it('names each item once', () => {
    expect(new Set(keys).size).toBe(keys.length)
    for (const item of AVATAR_CATALOGUE) {
      expect(findAvatarItem(item.slot, item.id)).toBe(item)
      expect(findAvatarItemByKey(avatarItemKey(item))).toBe(item)
    }
    expect(findAvatarItem('SHIRT', 'toString')).toBeUndefined()
  })

  it('has enough of everything', () => {
    const many: AvatarSlot[] = ['ACCESSORIES', 'BACKGROUND', 'BACK_HAIR', 'FRONT_HAIR', 'SHIRT']
    for (const slot of AVATAR_SLOTS)
      expect(itemsOf(slot).length, slot).toBeGreaterThanOrEqual(many.includes(slot) ? 12 : 6)
  })

  it('gives every slot something free and something beside it to wish for, but sells no face', () => {
    for (const slot of AVATAR_SLOTS) expect(itemsOf(slot).some(isFree), slot).toBe(true)
    expect(itemsOf('FACE').every(isFree)).toBe(true)
  })

  it('never sells what a body, a faith or a disability needs', () => {
    const basics = [
      ...itemsOf('FACE'),
      ...['hijab', 'turbante', 'turbante-afro', 'lenco', 'black', 'cachos', 'crespo', 'trancas', 'nago', 'dreads'].map(
        (id) => findAvatarItem('FRONT_HAIR', id),
      ),
      ...['black', 'crespo', 'trancas', 'dreads', 'puffs', 'liso', 'ondas', 'cachos'].map((id) =>
        findAvatarItem('BACK_HAIR', id),
      ),
      ...[
        'oculos oculos-escuros aparelho implante bengala cadeira protese protese-tenis protese-braco abafador',
        'sardas vitiligo kipa tampao lenco-pescoco',
      ]
        .flatMap((line) => line.split(' '))
        .map((id) => findAvatarItem('ACCESSORIES', id)),
    ]
    expect(basics.filter((item) => !item || !isFree(item))).toEqual([])
  })

  it('gives places to accessories, and to nothing else', () => {
    for (const item of AVATAR_CATALOGUE)
      expect(item.place !== undefined, avatarItemKey(item)).toBe(item.slot === 'ACCESSORIES')
  })

  it('can be paid with what learning earns', () => {
    const course = REWARD_AMOUNTS.COURSE.EDU_COIN + CHEST_REWARDS.RARE.EDU_COIN
    const sold = AVATAR_CATALOGUE.filter((item) => !isFree(item))
    const affordable = sold.filter((item) => item.price <= course)
    expect(affordable.length).toBeGreaterThan(sold.length / 2)
    for (const { price } of sold) expect(price).toBeLessThanOrEqual(4 * course)
  })

  it('makes nothing dearer with the level', () => {
    for (const item of AVATAR_CATALOGUE)
      for (let level = 1; level < 40; level++)
        expect(priceFor(item, level + 1)).toBeLessThanOrEqual(priceFor(item, level))
  })

  it('lets a derived colour follow a declared one', () => {
    for (const { colours, shades } of AVATAR_CATALOGUE)
      for (const [variable, source] of Object.entries(shades)) {
        expect(Object.keys(colours)).toContain(source)
        expect(Object.keys(colours)).not.toContain(variable)
      }
  })
})

describe('prices', () => {
  it('are the base price below the level of the discount, and less from it on', () => {
    const item = priced(99, { level: 5, percent: 10, value: 4 })
    expect(priceFor(item, 4)).toBe(99)
    expect(priceFor(item, 5)).toBe(Math.floor(99 * 0.9) - 4)
  })

  it('take the best of several discounts, and say which', () => {
    const small = { level: 2, percent: 50, value: 0 }
    const late = { level: 9, percent: 0, value: 10 }
    expect(offerFor(priced(100, small, late), 9)).toEqual({ price: 50, discount: small })
    expect(offerFor(priced(100, small, late), 1)).toEqual({ price: 100, discount: undefined })
  })

  it('never go below nothing', () => {
    expect(priceFor(priced(10, { level: 1, percent: 0, value: 50 }), 1)).toBe(0)
    expect(priceFor(priced(10, { level: 1, percent: 100, value: 0 }), 1)).toBe(0)
  })

  it('are exact for percentages that floating point cannot hold', () => {
    expect(priceFor(priced(100, { level: 1, percent: 43, value: 0 }), 1)).toBe(57)
  })
})

describe('the colours of an item', () => {
  it('are those that fit a variable', () => {
    expect(paletteOf('shirt')).toEqual(Object.values(AVATAR_COLOURS))
    expect(paletteOf('eye')).not.toContain(AVATAR_COLOURS.branco)
    expect(paletteOf('brow')).toContain('#211B22')
    expect(AVATAR_SKINS).toHaveLength(10)
  })

  it('begin with the one it comes in, where no palette has it', () => {
    const boots = findAvatarItem('SHOES', 'bota')!
    expect(coloursFor(boots, 'sole')[0]).toBe('#3A2412')
    expect(coloursFor(boots, 'shoe')[0]).toBe('#FFFFFF')
  })
})
