import { expect, test } from 'vitest'
import { readSchool } from './school-args.ts'

const whole = { name: ' Escola  do Morro ', classes: '6º A, 1ª B', admin: 'Dalva Figueira', email: ' Dalva@Escola.br ' }
const now = new Date('2026-11-15T12:00:00Z')

test('what is given becomes a school', () => {
  expect(readSchool(whole, now)).toEqual({
    name: 'Escola do Morro',
    city: null,
    state: null,
    classes: ['6º A', '1ª B'],
    year: 2026,
    admin: { name: 'Dalva Figueira', username: 'dalva@escola.br' },
  })
})

test.each([
  [{ name: '' }, /^Give the school its name/],
  [{ state: 'XX' }, /^XX is no state/],
  [{ city: '?' }, /is no city/],
  [{ classes: '' }, /^Name the classes/],
  [{ classes: 'Turma 7' }, /^"Turma 7" does not begin with its year/],
  [{ classes: '4ª A' }, /does not begin with its year/],
  [{ classes: '7º A, 7º A' }, /named twice/],
  [{ year: '1999' }, /is no school year/],
  [{ year: 'soon' }, /is no school year/],
  [{ admin: 'Dalva' }, /^Name the first administrator in full/],
  [{ email: 'dalva' }, /^Give the email/],
  [{ email: 'dalva@mailinator.com' }, /^Give the email/],
])('%j is refused in one sentence', (wrong, sentence) => {
  expect(() => readSchool({ ...whole, ...wrong }, now)).toThrow(sentence)
})
