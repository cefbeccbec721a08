import { describe, expect, it } from 'vitest'
import { isUnfitJson } from './text.ts'

describe('a body that is not parsed', () => {
  it.each([
    ['two values under one name', '{"a":1,"a":2}'],
    ['one name spelled twice', '{"pin":1,"p\\u0069n":2}'],
    ['the same further in', '{"a":{"b":1,"c":[{"d":1,"d":2}]}}'],
    ['white space before the colon', '{"a" : 1, "a"\n: 2}'],
    ['too deep', '['.repeat(33)],
    ['too many names', `{${Array.from({ length: 2_001 }, (_, index) => `"k${index}":1`).join()}}`],
  ])('%s', (_, json) => {
    expect(isUnfitJson(json)).toBe(true)
  })
})

describe('a body that is', () => {
  it.each([
    ['the same name in different objects', '[{"a":1},{"a":2}]'],
    ['a value that looks like a name', '{"a":"b","c":"b"}'],
    ['a text with brackets, quotes and colons', '{"a":"{\\"a\\": [[[","b":"\\\\"}'],
    ['what only the parser refuses', '{"a'],
    ['as deep as it may', `${'['.repeat(32)}${']'.repeat(32)}`],
  ])('%s', (_, json) => {
    expect(isUnfitJson(json)).toBe(false)
  })
})
