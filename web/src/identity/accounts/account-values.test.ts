import type { WholeUser } from '@trilha/contract/identity/user-shapes'
import { describe, expect, it } from 'vitest'
import { changesOf, valuesOf } from './account-values.ts'

const user: WholeUser = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Luana Aroeira',
  username: 'luana@demo.trilha.test',
  nickname: 'Lu',
  surname: null,
  emailVerified: true,
  gender: null,
  dateOfBirth: '2013-05-20',
  city: 'Ouro Preto',
  state: 'MG',
  telephone: null,
  language: 'pt-br',
  agreedTerms: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}

describe('the form of one’s account', () => {
  it('sends what was changed and nothing else', () => {
    expect(changesOf(user, valuesOf(user))).toEqual({})
    expect(changesOf(user, { ...valuesOf(user), name: 'Luana A. Souza', city: 'Mariana' })).toEqual({
      name: 'Luana A. Souza',
      city: 'Mariana',
    })
  })

  it('clears what may be empty, and leaves the rest to be refused', () => {
    expect(changesOf(user, { ...valuesOf(user), nickname: ' ', name: '' })).toEqual({ nickname: null, name: '' })
  })

  it('sends the city with a new state', () => {
    expect(changesOf(user, { ...valuesOf(user), state: 'SP', city: '' })).toEqual({ state: 'SP', city: '' })
  })
})
