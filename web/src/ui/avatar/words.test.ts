import { AVATAR_CATALOGUE, AVATAR_COLOURS, AVATAR_VARIABLES } from '@trilha/contract/economy/avatar-catalogue'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import enUs from '../../../locales/en-us/avatar.json' with { type: 'json' }
import ptBr from '../../../locales/pt-br/avatar.json' with { type: 'json' }
import type { AvatarSelection } from './avatar.ts'
import { luana, rafa, yasmin } from './presets.ts'
import { avatarWords } from './words.ts'

const i18n = i18next.createInstance()
const pt = () => avatarWords(i18n.getFixedT('pt-br', 'avatar'))
const en = () => avatarWords(i18n.getFixedT('en-us', 'avatar'))

beforeAll(() =>
  i18n.init({
    lng: 'pt-br',
    lowerCaseLng: true,
    resources: { 'pt-br': { avatar: ptBr }, 'en-us': { avatar: enUs } },
    interpolation: { escapeValue: false },
  }),
)

describe('the summary', () => {
  it('says hair, skin, clothes and accessories, in forms that agree', () => {
    expect(pt().summary(luana)).toBe('Avatar: tranças pretas, pele marrom, uniforme branco, mochila vermelha.')
    expect(en().summary(luana)).toBe('Avatar: black braids, brown skin, white uniform, red backpack.')
  })

  it('names plainly what a person wears or uses', () => {
    expect(pt().summary(rafa)).toBe(
      'Avatar: black power castanho-escuro, pele marrom-escura, moletom amarelo, cadeira de rodas preta.',
    )
    expect(pt().summary(yasmin)).toBe('Avatar: hijab turquesa, pele dourada, moletom lilás.')
  })

  it('says that there is no hair', () => {
    const bald: AvatarSelection = { ...luana, items: luana.items.filter(({ slot }) => !slot.endsWith('Hair')) }
    expect(pt().summary(bald)).toMatch(/^Avatar: sem cabelo, pele marrom/)
  })

  it('leaves out what the catalogue no longer has', () => {
    const old: AvatarSelection = { ...luana, items: [...luana.items, { slot: 'accessories', itemId: 'gone' }] }
    expect(pt().summary(old)).toBe(pt().summary(luana))
  })
})

describe('names', () => {
  it('are there for every item, without the marks of the grammar', () => {
    for (const words of [pt(), en()])
      for (const { slot, id } of AVATAR_CATALOGUE)
        expect(words.itemName(slot, id), `${slot} ${id}`).toMatch(/^[\p{Lu}][^|{}.]+$/u)
  })

  it('tell the items of a slot apart', () => {
    for (const words of [pt(), en()]) {
      const names = AVATAR_CATALOGUE.map(({ slot, id }) => `${slot} ${words.itemName(slot, id)}`)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('are there for colours, also for one between two of the palette', () => {
    expect(pt().colourName('shirt', AVATAR_COLOURS.vermelho)).toBe('Vermelho')
    expect(pt().colourName('shirt2', '#2A66CC')).toBe('Azul')
    expect(pt().colourName('eye', '#5A3218')).toBe('Castanho')
    expect(en().colourName('brow', '#B0532A')).toBe('Red')
  })

  it('are there for poses, skins, hair and what is coloured', () => {
    expect([pt().poseName('aceno'), pt().skinName(7), pt().hairName('cinza')]).toEqual([
      'Acenando',
      'Marrom',
      'Grisalho',
    ])
    for (const variable of AVATAR_VARIABLES) expect(en().variableName(variable)).not.toContain('words.')
  })
})
