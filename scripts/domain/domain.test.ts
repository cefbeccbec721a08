import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gatedPlaces } from '../../contract/src/call.ts'
import { afterAll, expect, it } from 'vitest'
import { root } from '../check/gate.ts'
import { namesOf } from './names.mjs'
import { addImport, addName, addRight, addSample, registrations, samplesOf } from './registrations.mjs'
import { filesOf } from './templates.mjs'

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
  const real = readFileSync(join(root, samplesOf('economy')), 'utf8')
  const added: string = addSample(real, 'books')
  const [before = '', after = ''] = added.split('  books: { countMine: () => ({}) },')
  expect(before).toContain('const samples = {')
  expect(after).toContain('chests: {')
  expect(addSample('export const samples = {} satisfies Partial<Samples>', 'books')).toBe(
    'export const samples = {\n  books: { countMine: () => ({}) },\n} satisfies Partial<Samples>',
  )
  expect(() => addSample('nothing here', 'books')).toThrow('samples')
})

it('adds a right where every account has others, and where none has one yet', () => {
  const among: string = addRight("whoMay: [{ who: 'account', calls: ['avatar.save', 'unlocks.create'] }]", 'books.list')
  expect(among.replaceAll(/\s+/g, ' ')).toContain("calls: [ 'avatar.save', 'books.list', 'unlocks.create', ]")
  expect(addRight('whoMay: []', 'books.list').replaceAll(/\s+/g, ' ')).toBe(
    "whoMay: [{ who: 'account', calls: [ 'books.list', ] },]",
  )
})

const everyArea: [string, string][] = [
  ['community', 'hobby-groups'],
  ['economy', 'market'],
  ['economy', 'raffles'],
  ['growth', 'hopes'],
  ['identity', 'devices'],
  ['learning', 'field-trips'],
  ['media', 'recordings'],
  ['messaging', 'chat'],
  ['school', 'bulletins'],
  ['worlds', 'islands'],
]

it('names the gates that the contract asks for', () => {
  for (const [area, name] of everyArea) {
    const { gate } = namesOf(area, name, '')
    expect(gate ? [gate] : []).toEqual(gatedPlaces[`${area}/${name}`] ?? gatedPlaces[area] ?? [])
  }
  expect(everyArea.map(([area, name]) => [area, `${area}/${name}`]).flat()).toEqual(
    expect.arrayContaining(Object.keys(gatedPlaces).filter((place) => gatedPlaces[place]!.length > 0)),
  )
})

const copy = mkdtempSync(join(tmpdir(), 'trilha-domain-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Those whose files the types of a page come from. */
const generators = ['scripts/gen-manifest.ts', 'scripts/gen-sentences.ts']

it('writes domains that compile, in every area', { timeout: 300_000 }, async () => {
  for (const path of ['package.json', 'contract/src', 'server', 'web/src', 'web/locales', ...generators])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  for (const path of ['node_modules', 'web/node_modules']) symlinkSync(join(root, path), join(copy, path))
  const written = new Set<string>()
  for (const [area, name] of everyArea) {
    const names = namesOf(area, name, '20991231T0000')
    for (const [path, text] of Object.entries<string>(filesOf(names))) write(path, text)
    for (const [path, change] of Object.entries<(text: string) => string>(registrations(names)))
      write(path, change(readFileSync(join(copy, path), 'utf8')))
  }
  function write(path: string, text: string): void {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
    written.add(path)
  }

  const run = promisify(execFile)
  for (const script of generators) await run(process.execPath, [join(copy, script)])
  const compile = async (project: string): Promise<string> => {
    const { compilerOptions } = JSON.parse(readFileSync(join(root, project), 'utf8')) as { compilerOptions?: object }
    const isWeb = project.startsWith('web')
    const files = [...written].filter((path) => /\.tsx?$/.test(path) && path.startsWith('web') === isWeb)
    writeFileSync(
      join(copy, project),
      JSON.stringify({
        extends: join(root, 'tsconfig.base.json'),
        // The copy's own contract, where the package by that name is the real one.
        compilerOptions: { ...compilerOptions, paths: contractOf(isWeb ? '..' : '.') },
        files: isWeb ? ['src/lib/sentences.gen.ts', ...files.map((path) => path.slice('web/'.length))] : files,
      }),
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    return run(process.execPath, [tsc, '--singleThreaded', '-p', join(copy, project)]).then(
      () => '',
      (error: { stdout: string }) => error.stdout.slice(0, 2_000),
    )
  }
  expect(await Promise.all(['tsconfig.json', 'web/tsconfig.json'].map(compile))).toEqual(['', ''])
})

function contractOf(folder: string): Record<string, string[]> {
  return {
    '@trilha/contract': [`${folder}/contract/src/index.ts`],
    '@trilha/contract/*': [`${folder}/contract/src/*.ts`],
  }
}
