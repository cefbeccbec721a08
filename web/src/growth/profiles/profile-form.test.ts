import { expect, it } from 'vitest'
import { changesOf, fieldsOf } from './profile-form.ts'

const id = '00000000-0000-4000-8000-000000000000'
const profile = {
  id,
  userId: id,
  name: 'Luana Aroeira',
  nickname: 'Luana',
  surname: null,
  biography: null,
  school: 'Vale do Ipê',
  languages: ['portuguese' as const],
  hobbies: ['xadrez'],
  favoriteBooks: [],
  avatar: null,
  location: null,
  latestTrips: ['Belém'],
}

it('sends what was changed and nothing else', () => {
  const before = fieldsOf(profile)
  expect(changesOf(before, before)).toEqual({})
  expect(changesOf(before, { ...before, biography: ' ', nickname: 'Luana ' })).toEqual({})
  expect(changesOf(before, { ...before, school: '', hobbies: [], biography: 'Leio.' })).toEqual({
    school: '',
    hobbies: [],
    biography: 'Leio.',
  })
})
