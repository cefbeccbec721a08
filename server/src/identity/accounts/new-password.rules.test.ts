import { describe, expect, it } from 'vitest'
import { isGuessable } from './new-password.rules.ts'

const known = {
  username: 'luana.rocha@escola.trilha.test',
  names: ['Luana Beatriz Rocha', 'Lulu Foguete'],
  schoolNames: ['Escola Ipê Amarelo'],
}

describe('a new password', () => {
  it.each(['password', '12345678', 'PASSWORD', 'football', 'Palmeiras', 'senha123'])('is not the common %s', (word) => {
    expect(isGuessable(word, known)).toBe(true)
  })

  it.each([
    'luana.rocha',
    'luana.rocha@escola.trilha.test',
    'Luana Rocha',
    'luanabeatrizrocha',
    'Beatriz2014',
    '2014BEATRIZ',
    'lulu-foguete',
    'escola ipe amarelo',
    'Amarelo1',
  ])('is not %s, which is a name of the person or of the school', (word) => {
    expect(isGuessable(word, known)).toBe(true)
  })

  it.each(['um-segredo-de-teste', 'girassol no quintal', 'Luana gosta de pipa', 'ipe-roxo-7-janelas'])(
    'may be %s',
    (word) => {
      expect(isGuessable(word, known)).toBe(false)
    },
  )

  it('is not refused for a name that nobody has', () => {
    expect(isGuessable('', { username: '', names: [null, undefined, ''], schoolNames: [] })).toBe(false)
  })
})
