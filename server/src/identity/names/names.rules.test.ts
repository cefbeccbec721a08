import { describe, expect, it } from 'vitest'
import { isNameOf, isSameName, warningsOf } from './names.rules.ts'

describe('two names', () => {
  it.each([
    ['Helena Prado', 'helena prado'],
    ['Helena Prado', 'HELENAPRADO'],
    ['Helena Prado', 'Hélèna Prädo'],
    ['Helena Prado', 'H.e.l.e.n.a_P-r-a-d-o'],
    ['Helena Prado', 'H3l3n4 Pr4d0'],
    ['Helena Prado', 'He1ena Prado'],
    ['Helena Prado', 'HeIena Prado'],
    ['Helena Prado', 'He|ena Pr@do'],
    ['Helena Prado', 'Неlеnа Рrаdо'],
    ['Helena Prado', 'Ηelεnα Ρrαdο'],
    ['Helena Prado', 'Ｈｅｌｅｎａ Ｐｒａｄｏ'],
    ['Helena Prado', '𝓗𝓮𝓵𝓮𝓷𝓪 𝓟𝓻𝓪𝓭𝓸'],
    ['Helena Prado', 'Hellena Praado'],
    ['Helena Prado', 'Helena\u200B Prado ⭐'],
    ['Samara Dias', 'Sarnara Dias'],
    ['Wilson Tavares', 'VViI5on 7avare5'],
    ['José', 'Jose'],
    ['山田', '山田'],
  ])('%j and %j are read as one', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
    expect(isSameName(other, one)).toBe(true)
  })

  it.each([
    ['Helena Prado', 'Helena Prata'],
    ['Helena', 'Helen'],
    ['Karla', 'Carla'],
    ['Ana', 'Ane'],
    ['山田', '山口'],
    ['⭐', '✨'],
  ])('%j and %j are two', (one, other) => {
    expect(isSameName(one, other)).toBe(false)
  })
})

describe('the name of a grown-up', () => {
  const helena = { name: 'Helena Maria Prado', nickname: 'lelê', surname: 'Helena P.' }

  it.each([
    'Helena Maria Prado', 'Lelê', 'le1e', 'helena p', 'Helena Maria Prado 2', 'Professora Helena', 'Profa. H3lena',
    'profª Helena Prado', 'Prô Helena', 'Tia Helena', 'Diretora Lelê', 'Teacher Helena', 'PROFESSORAHELENA',
    'Ms. Helena Prado',
  ])('is %j', (text) => {
    expect(isNameOf(text, [helena])).toBe(true)
  }) // oxfmt-ignore

  it.each(['Helena', 'Helena Souza', 'Professora Ana', 'Helena Prado', 'Maria', 'Prado'])('is not %j', (text) => {
    expect(isNameOf(text, [helena])).toBe(false)
  })

  it('is read where the role and the name share a letter', () => {
    expect(isNameOf('Profa Ana', [{ name: 'Ana Souza', nickname: null, surname: null }])).toBe(true)
  })
})

describe('warnings of a name that the office writes', () => {
  const people = {
    grownUps: [{ name: 'Helena Prado', nickname: null, surname: null }],
    students: [{ name: 'Caio Jatobá', nickname: 'cacá', surname: null }],
  }

  it('tell of a student with a grown-up’s name and the other way round, and of nothing else', () => {
    expect(warningsOf({ name: 'Helena Prado', role: 'STUDENT' }, people)).toEqual(['NAME_OF_GROWN_UP'])
    expect(warningsOf({ name: 'Caio Jatoba', role: 'PARENT' }, people)).toEqual(['NAME_OF_STUDENT'])
    expect(warningsOf({ name: 'Caio Jatobá', role: 'STUDENT' }, people)).toEqual([])
    expect(warningsOf({ name: 'Helena Prado', role: 'STAFF' }, people)).toEqual([])
  })
})
