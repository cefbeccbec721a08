import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import { AVATAR_CATALOGUE, findAvatarItem, type AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { describe, expect, it } from 'vitest'
import {
  empty,
  giveBack,
  isMine,
  isSameLook,
  isWorn,
  itemsOf,
  paint,
  pick,
  putOn,
  randomLook,
  takeOff,
  triedOn,
  wear,
  wornIn,
} from './wardrobe.ts'

const base: AvatarSelection = {
  skin: 7,
  hair: 'preto',
  pose: 'padrao',
  disc: '#FFD98A',
  items: [
    { slot: 'FACE', itemId: 'oval' },
    { slot: 'EYES', itemId: 'redondos' },
    { slot: 'SHIRT', itemId: 'camiseta', colours: { shirt: '#D93A2B' } },
  ],
}
const item = (slot: AvatarCatalogueItem['slot'], id: string) => findAvatarItem(slot, id)!
const ids = (selection: AvatarSelection, slot: AvatarCatalogueItem['slot']) =>
  wornIn(selection, slot).map(({ itemId }) => itemId)

describe('wearing', () => {
  it('replaces what is in the slot', () => {
    const look = wear(base, item('SHIRT', 'moletom'))
    expect(ids(look, 'SHIRT')).toEqual(['moletom'])
    expect(ids(base, 'SHIRT')).toEqual(['camiseta'])
  })

  it('puts accessories of different places together, and replaces one of the same place', () => {
    const both = wear(wear(base, item('ACCESSORIES', 'oculos')), item('ACCESSORIES', 'cadeira'))
    expect(ids(both, 'ACCESSORIES')).toEqual(['oculos', 'cadeira'])
    expect(ids(wear(both, item('ACCESSORIES', 'tampao')), 'ACCESSORIES')).toEqual(['tampao', 'cadeira'])
  })

  it('takes hair whole: the back that goes with the front, or none', () => {
    const braids = pick(base, item('FRONT_HAIR', 'trancas'))
    expect(ids(braids, 'BACK_HAIR')).toEqual(['trancas'])
    expect(ids(pick(braids, item('FRONT_HAIR', 'franja')), 'BACK_HAIR')).toEqual(['chanel'])
    expect(ids(pick(braids, item('FRONT_HAIR', 'degrade')), 'BACK_HAIR')).toEqual([])
  })

  it('shows hair whole, and an accessory that is worn already', () => {
    const braids = putOn(base, item('FRONT_HAIR', 'trancas'))
    expect(ids(braids, 'BACK_HAIR')).toEqual(['trancas'])
    expect(ids(putOn(braids, item('FRONT_HAIR', 'moicano')), 'BACK_HAIR')).toEqual([])
    const flower = putOn(base, item('ACCESSORIES', 'flor'))
    expect(ids(putOn(flower, item('ACCESSORIES', 'flor')), 'ACCESSORIES')).toEqual(['flor'])
  })

  it('takes an accessory off by a second tap, and nothing else', () => {
    const flower = item('ACCESSORIES', 'flor')
    expect(ids(pick(pick(base, flower), flower), 'ACCESSORIES')).toEqual([])
    expect(pick(base, item('EYES', 'redondos'))).toEqual(base)
  })

  it('can be undone: taken off, or the slot emptied', () => {
    const glasses = item('ACCESSORIES', 'oculos')
    expect(isWorn(takeOff(wear(base, glasses), glasses), glasses)).toBe(false)
    expect(ids(empty(base, 'SHIRT'), 'SHIRT')).toEqual([])
  })

  it('paints one item and leaves its other colours', () => {
    const look = paint(base, item('SHIRT', 'camiseta'), 'shirt2', '#FFFFFF')
    expect(wornIn(look, 'SHIRT')[0]?.colours).toEqual({ shirt: '#D93A2B', shirt2: '#FFFFFF' })
  })
})

describe('what is tried on', () => {
  it('is what has a price and was not paid for', () => {
    const bow = item('ACCESSORIES', 'laco')
    const look = wear(base, bow)
    expect(triedOn(look, new Set())).toEqual([bow])
    expect(triedOn(look, new Set(['ACCESSORIES.laco']))).toEqual([])
    expect(triedOn(base, new Set())).toEqual([])
  })

  it('makes room for what was worn before it, hair front and back', () => {
    const start = pick(base, item('FRONT_HAIR', 'trancas'))
    const locked = itemsOf('FRONT_HAIR').filter((hair) => !isMine(hair, new Set()))
    expect(locked.length).toBeGreaterThan(0)
    for (const hair of locked) {
      const look = giveBack(pick(start, hair), hair, { start, unlocked: new Set() })
      expect([ids(look, 'FRONT_HAIR'), ids(look, 'BACK_HAIR')]).toEqual([['trancas'], ['trancas']])
    }
    const shirt = item('SHIRT', 'foguete')
    expect(wornIn(giveBack(pick(base, shirt), shirt, { start: base, unlocked: new Set() }), 'SHIRT')).toEqual(
      wornIn(base, 'SHIRT'),
    )
  })

  it('keeps a back hair that was chosen for itself meanwhile', () => {
    const start = pick(base, item('FRONT_HAIR', 'trancas'))
    const hair = itemsOf('FRONT_HAIR').find((each) => !isMine(each, new Set()))!
    const look = wear(pick(start, hair), item('BACK_HAIR', 'rabo'))
    expect(ids(giveBack(look, hair, { start, unlocked: new Set() }), 'BACK_HAIR')).toEqual(['rabo'])
  })

  it('leaves nothing where nothing of one’s own was worn', () => {
    const [bow, hair] = [item('ACCESSORIES', 'laco'), itemsOf('FRONT_HAIR').find((each) => !isMine(each, new Set()))!]
    const room = { start: pick(base, hair), unlocked: new Set<string>() }
    expect(giveBack(wear(base, bow), bow, room)).toEqual(base)
    expect(ids(giveBack(pick(base, hair), hair, room), 'FRONT_HAIR')).toEqual([])
  })
})

describe('a random look', () => {
  const draws = Array.from({ length: 300 }, (_, seed) => {
    let state = seed + 1
    return () => {
      state = (state * 48_271) % 2_147_483_647
      return state / 2_147_483_647
    }
  })
  const worn = (look: AvatarSelection) => look.items.map(({ slot, itemId }) => findAvatarItem(slot, itemId)!)

  it('wears only what one owns', () => {
    for (const draw of draws)
      expect(worn(randomLook(base, new Set(), draw)).every((thing) => isMine(thing, new Set()))).toBe(true)
    const unlocked = new Set(['SHIRT.foguete'])
    const looks = draws.map((draw) => randomLook(base, unlocked, draw))
    expect(looks.some((look) => isWorn(look, item('SHIRT', 'foguete')))).toBe(true)
  })

  it('takes off whatever is only tried on, also what speaks of the body', () => {
    const locked = AVATAR_CATALOGUE.filter((thing) => !isMine(thing, new Set()))
    expect(locked.some(({ place }) => place === 'eyes')).toBe(true)
    for (const thing of locked)
      expect([thing.id, triedOn(randomLook(putOn(base, thing), new Set(), draws[0]!), new Set())]).toEqual([
        thing.id,
        [],
      ])
  })

  it('keeps skin, face, and what speaks of faith or of the body; gives none of it', () => {
    const said = ['cadeira', 'oculos', 'aparelho'].reduce(
      (look, id) => wear(look, item('ACCESSORIES', id)),
      wear(base, item('FRONT_HAIR', 'hijab')),
    )
    for (const draw of draws) {
      const look = randomLook(said, new Set(), draw)
      expect(look.skin).toBe(7)
      expect(ids(look, 'FACE')).toEqual(['oval'])
      expect(ids(look, 'FRONT_HAIR')).toEqual(['hijab'])
      expect(ids(look, 'ACCESSORIES')).toEqual(expect.arrayContaining(['cadeira', 'oculos', 'aparelho']))
      const given = randomLook(base, new Set(), draw)
      const telling = [
        'hijab',
        'turbante',
        'lenco',
        'turbante-afro',
        'kipa',
        'cadeira',
        'protese',
        'bengala',
        'vitiligo',
      ]
      expect(given.items.filter(({ itemId }) => telling.includes(itemId))).toEqual([])
    }
  })
})

it('tells the same look from another, whatever the order of its keys', () => {
  const painted = paint(
    paint(base, item('SHIRT', 'camiseta'), 'shirt2', '#FFFFFF'),
    item('EYES', 'redondos'),
    'eye',
    '#1E1416',
  )
  const other = paint(
    paint(base, item('EYES', 'redondos'), 'eye', '#1E1416'),
    item('SHIRT', 'camiseta'),
    'shirt2',
    '#FFFFFF',
  )
  expect(isSameLook(painted, other)).toBe(true)
  expect(isSameLook(painted, base)).toBe(false)
})
