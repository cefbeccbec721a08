import { expect, it } from 'vitest'
import { namesOf } from './names.mjs'
import { readFileSync } from 'node:fs'
import { addImport, addName, addSample } from './registrations.mjs'

it('spells a name in every way', () => {
  expect(namesOf('growth', 'life-projects', '20260101T0000')).toMatchObject({
    camel: 'lifeProjects',
    pascal: 'LifeProjects',
    singular: 'LifeProject',
    table: 'life_projects',
    migration: '20260101T0000-life-projects',
  })
  expect(namesOf('community', 'stories', '')).toMatchObject({ singular: 'Story' })
})

it.each([
  ['nowhere', 'things'],
  ['growth', 'LifeProjects'],
  ['growth', undefined],
])('refuses %s %s', (area, name) => {
  expect(() => namesOf(area, name, '')).toThrow(/npm run new:domain/)
})

it('adds an import and a name in their places', () => {
  const text = "import { a } from './a.ts'\nimport { c } from './c.ts'\n\nexport const list = [a, c]\n"
  const list = /(list = \[)([^\]]*)(\])/
  const added: string = addName(addImport(text, "import { b } from './b.ts'"), list, 'b', ',')
  expect(added.split('\n').slice(0, 3)).toEqual([
    "import { a } from './a.ts'",
    "import { b } from './b.ts'",
    "import { c } from './c.ts'",
  ])
  expect(added.replaceAll(/\s+/g, ' ')).toContain('list = [ a, b, c, ]')
})

it('adds a sample where the samples are', () => {
  const real = readFileSync(new URL('../../server/src/testing/samples.ts', import.meta.url), 'utf8')
  const added: string = addSample(real, 'books')
  const [before = '', after = ''] = added.split('  books: { countMine: () => ({}) },')
  expect(before).toContain('const samples: Samples = {')
  expect(after).toContain('chests: {')
  expect(() => addSample('nothing here', 'books')).toThrow('samples')
})
