// Who may import whom. Paths are relative to the root of the project, with forward slashes.
import { areas as names } from '../../domain/areas.mjs'

const areas = names.join('|')
const serverDomain = new RegExp(`^server/src/(?:${areas})/[^/]+/`)
const webDomain = new RegExp(`^web/src/(?:${areas})/[^/]+/`)
const test = /\.test\.tsx?$/

const starts =
  (...prefixes) =>
  (target) =>
    prefixes.some((prefix) => target.startsWith(prefix))
const either =
  (...rules) =>
  (target) =>
    rules.some((rule) => rule(target))
/** The client, its cache, and the calls that several domains make. */
const asking = starts('web/src/lib/api/', 'web/src/lib/calls/', 'web/src/lib/query')
const publicOf = (pattern) => (target) => pattern.test(target) && target.endsWith('/public.ts')

/** The first zone that a file lies in decides; a file in none may import everything. */
const zones = [
  {
    name: 'the contract imports zod and nothing else, and nothing of ours',
    holds: (file) => file.startsWith('contract/'),
    may: () => starts('contract/'),
    packages: /^zod(\/|$)/,
  },
  {
    name: 'platform imports no domain (of database.ts its types alone)',
    holds: (file) => file.startsWith('server/src/platform/'),
    may: () => starts('server/src/platform/', 'server/migrations/'),
    mayAsType: starts('server/src/database.ts'),
  },
  {
    name: "a domain imports the contract, platform, itself and other domains' public.ts",
    holds: (file) => serverDomain.test(file),
    may: (file) =>
      either(starts('contract/', 'server/src/platform/', serverDomain.exec(file)[0]), publicOf(serverDomain)),
    // What a domain asks of the database goes through what it is given: Db or Tx.
    packages: /^(?!pg(?:\/|$))/,
    notNames: /^openDatabase$/,
  },
  { name: 'the server imports nothing of the web client', holds: starts('server/'), may: () => not('web/') },
  {
    name: 'a web domain imports the contract, ui, lib, app/paths.ts and itself; mixing happens in web/src/app',
    holds: (file) => webDomain.test(file),
    may: (file) =>
      starts(
        'contract/',
        'web/src/ui/',
        'web/src/lib/',
        'web/src/app/paths.ts',
        'web/locales/',
        webDomain.exec(file)[0],
      ),
  },
  {
    name: 'ui imports no page and no domain, and asks no server: a piece is given what it shows',
    holds: (file) => file.startsWith('web/src/ui/'),
    may: () => (target) => starts('contract/', 'web/src/ui/', 'web/src/lib/')(target) && !asking(target),
    packages: /^(?!@tanstack\/react-query$)/,
  },
  {
    name: 'lib imports no ui, no page and no domain',
    holds: (file) => file.startsWith('web/src/lib/'),
    may: () => starts('contract/', 'web/src/lib/', 'web/locales/'),
  },
  { name: 'the web client imports nothing of the server', holds: starts('web/'), may: () => not('server/') },
]

/** What a test needs beside the thing that it tests. */
const mayInTest = either(
  starts(
    'server/migrations/',
    'server/src/testing/',
    'server/src/app.ts',
    'server/src/domains.ts',
    'web/src/lib/testing/',
    'web/locales/',
  ),
  publicOf(serverDomain),
)

function not(prefix) {
  return (target) => !target.startsWith(prefix)
}

/** The sentence that forbids `file` to import `target`, or undefined. */
export function forbids(file, target, { isType = false } = {}) {
  const zone = zones.find(({ holds }) => holds(file))
  if (!zone || zone.may(file)(target)) return undefined
  if (isType && zone.mayAsType?.(target)) return undefined
  if (test.test(file) && mayInTest(target)) return undefined
  return zone.name
}

/** The same for a package, by the name that is imported; a test may use what it needs, and a type opens nothing. */
export function forbidsPackage(file, source, { isType = false } = {}) {
  const zone = zones.find(({ holds }) => holds(file))
  if (isType && !file.startsWith('contract/')) return undefined
  return zone?.packages && !zone.packages.test(source) && !test.test(file) ? zone.name : undefined
}

/** The same for one thing of a file that may be imported otherwise. */
export function forbidsName(file, name) {
  const zone = zones.find(({ holds }) => holds(file))
  return zone?.notNames?.test(name) && !test.test(file) ? zone.name : undefined
}

/** Where a file of ours is that is named by its package: `@trilha/server/src/app.ts`. The contract's names are its own. */
export function pathOf(source) {
  return /^@trilha\/(server|web)\//.test(source) ? source.replace('@trilha/', '') : undefined
}
