import { expect, test } from 'vitest'
import { letterOf, optionOfKey } from './option-letters.ts'

test('each option has its letter, and each letter its option', () => {
  const options = ['a', 'b', 'c', 'd']
  expect(options.map((_, at) => letterOf(at))).toEqual(['A', 'B', 'C', 'D'])
  expect(['a', 'B', 'd'].map((key) => optionOfKey(key, options))).toEqual(['a', 'b', 'd'])
  expect(['e', 'Enter', 'AB', '', '1'].map((key) => optionOfKey(key, options))).toEqual(Array(5).fill(undefined))
})
