import { describe, expect, it } from 'vitest'
import { folded } from './folded.ts'

describe('folded', () => {
  it.each([
    ['São João del-Rei', 'sao joao del rei'],
    ["Santa Bárbara d'Oeste", 'santa barbara doeste'],
    ['  CEARÁ ', 'ceara'],
    ['Açu', 'acu'],
  ])('%s', (text, expected) => {
    expect(folded(text)).toBe(expected)
  })
})
