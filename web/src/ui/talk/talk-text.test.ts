import { describe, expect, it } from 'vitest'
import { firstLink, mentionAt, partsOf, stillNamed, tagsOf, withMention } from './talk-text.ts'

const bia = { id: '1', name: 'Bia Imbuia' }
const short = { id: '2', name: 'Bia' }

describe('a text', () => {
  it('is words, people and addresses', () => {
    expect(partsOf('A @Bia Imbuia leu https://rio.org/a?b=1. Legal!', [bia])).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'mention', text: '@Bia Imbuia', id: '1' },
      { kind: 'text', text: ' leu ' },
      { kind: 'link', text: 'https://rio.org/a?b=1', href: 'https://rio.org/a?b=1' },
      { kind: 'text', text: '. Legal!' },
    ])
  })

  it('means the longest name that fits', () => {
    const parts = partsOf('@Bia Imbuia e @Bia', [short, bia])
    expect(parts.map((part) => ('id' in part ? part.id : ''))).toEqual(['1', '', '2'])
  })

  it('without any is itself', () => {
    expect(partsOf('Só texto', [bia])).toEqual([{ kind: 'text', text: 'Só texto' }])
    expect(partsOf('', [])).toEqual([])
  })
})

it('has a first address, or none', () => {
  expect(firstLink('Leia https://rio.org/a, depois http://mar.org!')).toBe('https://rio.org/a')
  expect(firstLink('rio.org')).toBeUndefined()
})

describe('a name being written', () => {
  it.each([
    ['Oi @bi', 6, { from: 3, search: 'bi' }],
    ['@', 1, { from: 0, search: '' }],
    ['Oi @bia im', 10, { from: 3, search: 'bia im' }],
    ['mande para ana@casa', 19, undefined],
    ['Oi @bia, tudo bem', 17, undefined],
    ['nada', 4, undefined],
  ])('in %j at %i', (text, caret, expected) => {
    expect(mentionAt(text, caret)).toEqual(expected)
  })

  it('becomes the name, and the caret goes on behind it', () => {
    expect(withMention('Oi @bi viu?', { from: 3, caret: 6, name: 'Bia Imbuia' })).toEqual({
      text: 'Oi @Bia Imbuia viu?',
      caret: 15,
    })
  })

  it('that was taken out of the text is nobody any more', () => {
    expect(stillNamed('Oi @Bia!', [bia, short])).toEqual([short])
  })
})

it('has tags, once each', () => {
  expect(tagsOf('#chuva hoje #régua_2 #chuva a#nada', 10)).toEqual(['chuva', 'régua_2'])
  expect(tagsOf('#a #b', 1)).toEqual(['a'])
})
