import { describe, expect, it } from 'vitest'
import { boughtChests } from './earned-chests.ts'
import { unshown } from './gallery.ts'
import { failureLines } from './gate.ts'
import { gates } from './index.ts'
import { isAllowed } from './licences.ts'
import { inexactVersions, missingOverrides, registryHosts } from './lockfile.ts'
import { strangeWrites } from './owners.ts'
import { strayQueries } from './queries.ts'
import { missingPaths, undocumented, unknownCommands } from './readme.ts'
import { notListed, unsorted, unsortedKeys } from './registries.ts'
import { tooLong } from './sizes.ts'
import { forbiddenIn } from './words.ts'

it('gates have names of their own', () => {
  const names = gates.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

it('a program that failed without a word is a problem too', () => {
  const outcome = { code: 7, stdout: '', output: 'boom' }
  expect(failureLines({ ...outcome, code: 0 }, ['noise'])).toEqual([])
  expect(failureLines(outcome, ['npm error boom'])).toEqual(['npm error boom'])
  expect(failureLines(outcome, [])).toHaveLength(1)
})

describe('earned chests', () => {
  const economy = 'server/src/economy'
  /** The least that the gate must find its way in. */
  const honest: Record<string, string> = {
    [`${economy}/wallets/wallets.repo.ts`]: `export const insertEntries = (tx) => tx.insertInto('wallet_entries')`,
    [`${economy}/wallets/wallets.service.ts`]: `
      import * as repo from './wallets.repo.ts'
      export function credit(tx, movement) { return repo.insertEntries(tx, entriesOf('CREDIT', movement)) }
      export function debit(tx, movement) { return repo.insertEntries(tx, entriesOf('DEBIT', movement)) }
      export async function buy(tx, thing) { await debit(tx, thing) }`,
    [`${economy}/chests/chests.repo.ts`]: `export function insertChest(tx) { return tx.insertInto('chests') }`,
    [`${economy}/chests/chests.service.ts`]: `
      import * as wallets from '../wallets/public.ts'
      import { insertChest } from './chests.repo.ts'
      export function grantChest(tx, grant) { return insertChest(tx, grant) }
      export function chestFor(name) { return (tx, event) => grantChest(tx, event) }
      export const open = (tx) => wallets.credit(tx)`,
    [`${economy}/market/market.service.ts`]: `
      import { debit } from '../wallets/public.ts'
      export const sell = (tx, emit) => { debit(tx); emit(tx, 'product.sold', {}) }`,
    [`${economy}/achievements/achievements.service.ts`]: `
      import { grantChest } from '../chests/public.ts'
      export async function settle(tx, holder) { await grantChest(tx, holder) }
      export function countFor(name) { return (tx, event) => settle(tx, event) }`,
    'server/src/learning/courses/courses.service.ts': `export const finish = (tx, emit) => emit(tx, 'course.finished', {})`,
    'server/src/subscriptions.ts': `
      import { countFor } from './economy/achievements/public.ts'
      import { chestFor } from './economy/chests/public.ts'
      export const subscriptions = { 'course.finished': [chestFor('course.finished')], 'task.completed': [countFor('task.completed')] }`,
  }
  const foundIn = (changes: Record<string, string> = {}) =>
    boughtChests(Object.entries({ ...honest, ...changes }).map(([path, text]) => ({ path, text })))

  it('come of events that cost nothing', () => {
    expect(foundIn()).toEqual([])
  })

  const market = (text: string) => ({ [`${economy}/market/market.extra.ts`]: text })
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a shop gives one',
      market(`import { grantChest } from '../chests/public.ts'\ngrantChest(tx)`),
      /grantChest gives a chest/,
    ],
    [
      'a shop gives one under another name',
      market(`import { grantChest as thank } from '../chests/public.ts'\nthank(tx)`),
      /grantChest gives a chest/,
    ],
    [
      'a shop gives one that is handed on under another name',
      {
        [`${economy}/chests/public.ts`]: `export { grantChest as thank } from './chests.service.ts'`,
        ...market(`import { thank } from '../chests/public.ts'\nthank(tx)`),
      },
      /thank gives a chest/,
    ],
    [
      'a shop gives one by way of an achievement',
      market(`import * as achievements from '../achievements/public.ts'\nachievements.settle(tx)`),
      /settle gives a chest/,
    ],
    [
      'a shop writes one by Kysely',
      market(`db.insertInto('chests').values(x)`),
      /only .+chests\.repo\.ts writes chests/,
    ],
    ['a shop writes one by SQL', market('sql`insert into chests (kind) values (1)`'), /writes chests/],
    ['a shop writes the ledger by itself', market(`db.insertInto('wallet_entries')`), /writes wallet_entries/],
    ['a shop announces what gives one', market(`emit(tx, 'course.finished', x)`), /course\.finished leads to a chest/],
    [
      'a shop announces what counts',
      market(`context.emit(tx, 'task.completed', x)`),
      /task\.completed leads to a chest/,
    ],
    [
      'a shop asks who announces it',
      market(`import { finish } from '../../learning/courses/public.ts'`),
      /courses\/ announces course\.finished/,
    ],
    [
      'who announces it takes coins, by whatever name',
      {
        'server/src/learning/courses/courses.extra.ts': `import * as coins from '../../economy/wallets/public.ts'\ncoins.buy(tx)`,
      },
      /courses\/ takes coins/,
    ],
    [
      'a purchase is subscribed to',
      {
        'server/src/subscriptions.ts': `import { chestFor } from './economy/chests/public.ts'
          export const subscriptions = { 'product.sold': [chestFor('product.sold')] }`,
      },
      /product\.sold leads to a chest/,
    ],
    [
      'a shop announces by a variable',
      market(`const what = 'course.finished'\nemit(tx, what, x)`),
      /emit without the name of its event/,
    ],
    [
      'a shop announces under another name',
      market(`function sell({ emit: say }) { say(tx, 'course.finished', x) }`),
      /say is emit under another name/,
    ],
    [
      'a shop hands the announcing on under another name',
      market(`const say = context.emit\nsay(tx, 'course.finished', x)`),
      /say is emit under another name/,
    ],
    [
      'a shop takes the announcing by another name',
      market(`function sell(tx, say: Emit) { say(tx, 'course.finished', x) }`),
      /say is emit under another name/,
    ],
    [
      'a shop fetches what gives one',
      market(`const { grantChest } = await import('../chests/public.ts')\ngrantChest(tx)`),
      /import\(\) hides what is taken/,
    ],
    [
      'a shop writes one by a variable',
      market(`const table = 'chests'\ndb.insertInto(table)`),
      /insertInto without the name of its table/,
    ],
    [
      'a shop gives one by an arrow',
      {
        [`${economy}/chests/chests.extra.ts`]: `export const thank = (tx) => grantChest(tx)`,
        ...market(`import { thank } from '../chests/public.ts'\nthank(tx)`),
      },
      /thank gives a chest/,
    ],
    [
      'a shop gives one by another name for it',
      {
        [`${economy}/chests/chests.extra.ts`]: `const thank = grantChest\nexport { thank as praise }`,
        ...market(`import { praise } from '../chests/public.ts'\npraise(tx)`),
      },
      /praise gives a chest/,
    ],
    [
      'who announces it takes coins by an arrow',
      {
        [`${economy}/wallets/wallets.extra.ts`]: `export const charge = (tx) => debit(tx)`,
        'server/src/learning/courses/courses.extra.ts': `import { charge } from '../../economy/wallets/public.ts'\ncharge(tx)`,
      },
      /courses\/ takes coins/,
    ],
    [
      'what gives one is called otherwise',
      {
        [`${economy}/chests/chests.repo.ts`]: `export const addChest = 1`,
        [`${economy}/chests/chests.service.ts`]: '',
      },
      /say in this gate/,
    ],
  ])('are not bought: %s', (_, changes, problem) => {
    expect(foundIn(changes).join('\n')).toMatch(problem)
  })
})

describe('gallery', () => {
  const ui = 'web/src/ui'
  const foundIn = (page: string, sources: Record<string, string> = {}) =>
    unshown(
      Object.entries({
        [`${ui}/gallery/GalleryPage.tsx`]: page,
        [`${ui}/base/Card.tsx`]: 'export const Card = () => null',
        ...sources,
      }).map(([path, text]) => ({ path, text })),
    )

  it.each([
    ['a piece that a section shows', `import { Card } from '../base/Card.tsx'`, 0],
    ['a piece that is loaded later', `const Card = lazy(() => import('../base/Card.tsx'))`, 0],
    ['a piece that is handed on', `export { Card } from '../base/Card.tsx'`, 0],
    ['a piece that nobody shows', '', 1],
    ['a piece of which only a type is taken', `import type { CardProps } from '../base/Card.tsx'`, 1],
    ['a piece of which only a type is taken, among names', `import { type CardProps } from '../base/Card.tsx'`, 1],
  ])('%s', (_, text, count) => {
    expect(foundIn(text)).toHaveLength(count)
  })

  it('shows a piece within another, and counts no hook and no part of its own', () => {
    const sources = {
      [`${ui}/gallery/Specimen.tsx`]: '',
      [`${ui}/base/use-card.tsx`]: '',
      [`${ui}/pieces/Photo.tsx`]: `import { Card } from '../base/Card.tsx'`,
    }
    expect(foundIn(`import { Photo } from '../pieces/Photo.tsx'`, sources)).toEqual([])
    expect(foundIn('', sources)).toEqual([
      `${ui}/base/Card.tsx is in no specimen: show it in ${ui}/gallery/sections`,
      `${ui}/pieces/Photo.tsx is in no specimen: show it in ${ui}/gallery/sections`,
    ])
  })
})

describe('licences', () => {
  it.each([
    ['MIT', false, true],
    ['(MIT OR GPL-3.0)', false, true],
    ['(MIT AND CC-BY-3.0)', false, true],
    ['MIT*', false, true],
    ['MPL-2.0', true, true],
    ['MPL-2.0', false, false],
    ['(MIT AND GPL-3.0)', true, false],
    ['AGPL-3.0', true, false],
    ['UNKNOWN', true, false],
  ])('%s, tool %s: %s', (licence, isTool, allowed) => {
    expect(isAllowed({ name: '@some/package@1.0.0', licence, isTool })).toBe(allowed)
  })

  it('knows exceptions by name, in any version', () => {
    expect(isAllowed({ name: 'heic-to@1.2.3', licence: 'LGPL-3.0', isTool: false })).toBe(true)
    expect(isAllowed({ name: '@img/sharp-libvips-linux-x64@1.2.3', licence: 'LGPL-3.0', isTool: false })).toBe(true)
    expect(isAllowed({ name: '@img/sharp-other@1.2.3', licence: 'LGPL-3.0', isTool: false })).toBe(false)
  })
})

describe('lockfile', () => {
  it('wants exact versions', () => {
    const manifest = { dependencies: { a: '1.2.3', b: '18.4.0-beta.17', c: '^1.0.0' }, devDependencies: { d: '*' } }
    expect(inexactVersions('package.json', manifest)).toEqual([
      'package.json: c is "^1.0.0", not one exact version',
      'package.json: d is "*", not one exact version',
    ])
  })

  it('wants the overrides', () => {
    const overrides = { 'oxc-parser': '1.0.0', rollup: '1.0.0' }
    expect(missingOverrides({ overrides })).toEqual(['package.json: overrides lack rolldown'])
  })

  it('wants no registry in it', () => {
    const packages = {
      'node_modules/own': { resolved: 'own', link: true },
      'node_modules/a': { resolved: 'https://r.example/a.tgz' },
    }
    expect(registryHosts({ packages })).toEqual([
      'package-lock.json: node_modules/a names a registry: https://r.example/a.tgz',
    ])
  })
})

describe('owners', () => {
  const tables = [
    {
      path: 'server/src/a/apples/apples.tables.ts',
      text: 'export interface AppleTables {\n  apples: {\n    id: string\n  }\n}',
    },
  ]
  const foundIn = (path: string, text: string, allowed = {}) => strangeWrites([...tables, { path, text }], allowed)

  it.each([
    ['its own folder writes', 'server/src/a/apples/apples.repo.ts', "tx.insertInto('apples')", 0],
    ['another reads', 'server/src/a/pears/pears.repo.ts', "db.selectFrom('apples')", 0],
    ['another writes by Kysely', 'server/src/a/pears/pears.repo.ts', "tx\n  .updateTable('apples as a')", 1],
    ['another writes by SQL', 'server/src/a/pears/pears.repo.ts', 'sql`delete from apples where true`', 1],
    ['another locks', 'server/src/a/pears/pears.repo.ts', 'sql`select 1 from apples for update`', 0],
  ])('%s', (_, path, text, count) => {
    expect(foundIn(path, text)).toHaveLength(count)
  })

  it('knows exceptions, and those that are none any more', () => {
    const path = 'server/src/a/pears/pears.repo.ts'
    expect(foundIn(path, "tx.deleteFrom('apples')", { [`${path} apples`]: 'because' })).toEqual([])
    expect(foundIn(path, '', { [`${path} apples`]: 'because' })).toHaveLength(1)
  })
})

describe('queries', () => {
  it.each([
    ['a repo asks', 'server/src/a/apples/apples.repo.ts', "db.selectFrom('apples')", 0],
    ['a condition has a file of its own', 'server/src/a/sight/sight.ts', 'sql<boolean>`true`', 0],
    ['the platform asks', 'server/src/platform/audit.ts', "tx.insertInto('audit_lines')", 0],
    ['a test asks', 'server/src/a/apples/apples.test.ts', "db.selectFrom('apples')", 0],
    ['a service hands on', 'server/src/a/apples/apples.service.ts', 'repo.listApples(db)', 0],
    ['a service asks by Kysely', 'server/src/a/apples/apples.service.ts', "tx\n  .updateTable('apples')", 1],
    ['a service asks by SQL', 'server/src/a/apples/apples.service.ts', 'sql`select 1`', 1],
    ['a service asks by SQL of a type', 'server/src/a/apples/apples.service.ts', 'sql<{ id: string }>`select 1`', 1],
    ['the start asks', 'server/src/main.ts', "db.selectFrom('apples')", 1],
    ['a name only ends like a repo', 'server/src/a/apples/monorepo.ts', 'sql`select 1`', 1],
  ])('%s', (_, path, text, count) => {
    expect(strayQueries([{ path, text }])).toHaveLength(count)
  })
})

describe('readme', () => {
  const settings = [
    { name: 'PORT', fallback: '3000' },
    { name: 'PEPPER', fallback: undefined },
  ]

  it.each<[string, string, string[]]>([
    ['all is said', '| `PORT` | `3000` | where |\n| `PEPPER` | made once |', []],
    ['a setting is missing', '| `PORT` | 3000 |', ['README.md: the setting PEPPER is not named']],
    ['a default is another', '| `PORT` | 8080 |\n| `PEPPER` |', ['README.md: PORT lacks its default 3000']],
    ['a default is part of another number', '| `PORT` | 30001 |\n`PEPPER`', ['README.md: PORT lacks its default 3000']],
  ])('%s', (_, text, problems) => {
    expect(undocumented(text, settings)).toEqual(problems)
  })

  it('names only commands that exist', () => {
    expect(unknownCommands('`npm start`, `npm run dev`, `npm run nope`', ['start', 'dev'])).toEqual([
      'npm has no script nope',
    ])
  })
})

describe('paths in the documents', () => {
  const files = ['web/src/ui/avatar/look.ts', 'server/src/economy/chests/chests.routes.ts']

  it.each([
    ['`web/src/ui/avatar/look.ts` and `look.ts`', []],
    ['`web/src/ui` and `ui/avatar/`', []],
    ['`<domain>.routes.ts`, `*.routes.ts`, `server/src/<area>/<domain>`', []],
    ['`GET /api/skills`, `/healthz`, `access.gates`, `npm test`, `nilo@demo.trilha.test`', []],
    ['`web/src/app/look.ts`', ['web/src/app/look.ts']],
    ['`ook.ts`, `web/sr`', ['ook.ts', 'web/sr']],
    ['`<domain>.repo.ts`', ['<domain>.repo.ts']],
  ])('%s', (text, missing) => {
    expect(missingPaths(text, files)).toEqual(missing.map((path) => `no file is at ${path}`))
  })
})

describe('registries', () => {
  const list = 'server/src/privacy.ts'
  const text = (first: string, second: string) => `import { ${first} } from './a/${first}.ts'
import { ${second} } from './a/${second}.ts'
export const plans = { ...${first}, ...${second}, own: {} }
export const routes = [${first}, ${second}]
export type Tables = ${first} & ${second}`

  it('are sorted', () => {
    expect(unsorted(list, text('apples', 'pears'))).toEqual([])
    expect(unsorted(list, text('pears', 'apples'))).toHaveLength(4)
  })

  it('are sorted by what their entries stand under', () => {
    const subscriptions = (...names: string[]) =>
      `export const all = { ${names.map((name) => `'${name}': [a({ z: 1, b: 2 })]`).join(', ')} }`
    expect(unsortedKeys(list, subscriptions('friend.made', 'post.liked'))).toEqual([])
    expect(unsortedKeys(list, subscriptions('post.liked', 'friend.made'))).toHaveLength(1)
    expect(unsortedKeys(list, `const codes = { chests_key: null, albums_key: 'ae_0001' }`)).toHaveLength(1)
  })

  it('hold every domain', () => {
    const files = ['server/src/a/apples.ts', 'server/src/a/plums.ts']
    expect(notListed(list, text('apples', 'pears'), files)).toEqual([`${list}: ./a/plums.ts is not registered`])
  })
})

describe('sizes', () => {
  const long = (count: number) => Array.from({ length: count }, (_, index) => `  call(${index})`).join('\n')

  it('warns of long files, by their kind', () => {
    expect(tooLong('server/src/a/a.routes.ts', long(201))).toEqual([
      'server/src/a/a.routes.ts: 201 lines, 200 are enough',
    ])
    expect(tooLong('server/src/a/a.service.ts', long(201))).toEqual([])
    expect(tooLong('web/src/a/A.test.tsx', long(501))).toHaveLength(1)
  })

  it('warns of long functions, but of components only as files', () => {
    const text = `\nfunction Work() {\n${long(60)}\n}`
    expect(tooLong('a.ts', text)).toEqual(['a.ts:2: Work has 62 lines, 50 are enough'])
    expect(tooLong('a.tsx', text)).toEqual([])
  })
})

describe('words', () => {
  it.each([
    ["const path = '/work/checkout/file'", 1],
    ['cd /home/ana/projects', 1],
    [String.raw`C:\Users\ana`, 1],
    ['https://registry.somewhere.example/pkg', 1],
    ['<<<<<<< ours', 1],
    ["path: '/api/network/home/'", 0],
    ['see web/src/app/home/Page.tsx', 0],
    ['the /schools-home call', 0],
  ])('%s: %i', (line, count) => {
    expect(forbiddenIn('a.ts', line)).toHaveLength(count)
  })
})
