import { filesLike, read, type Findings } from './gate.ts'
import { parse, walk, type Node } from './syntax.ts'

interface Registry {
  list: string
  of: RegExp
  holds?: (text: string) => boolean
  /** By the public.ts of their domain, instead of themselves. */
  byDomain?: boolean
}

/** Which files must be imported by which list. */
const registries: readonly Registry[] = [
  {
    list: 'contract/src/index.ts',
    of: /^contract\/src\/(?!constants\/|errors\/|inventory\/)[\w-]+\/[\w-]+\.ts$/,
    holds: (text) => /= domain\(/.test(text),
  },
  { list: 'server/src/database.ts', of: /^server\/src\/.+\.tables\.ts$/ },
  { list: 'server/src/domains.ts', of: /^server\/src\/.+\.(?:routes|jobs)\.ts$/ },
  {
    list: 'server/src/places.ts',
    of: /^server\/src\/.+\.repo\.ts$/,
    holds: (text) => /export async function find\w+Places\(/.test(text),
    byDomain: true,
  },
  { list: 'server/src/reportables.ts', of: /^server\/src\/.+\.reportable\.ts$/, byDomain: true },
  { list: 'server/src/privacy.ts', of: /^server\/src\/.+\.privacy\.ts$/ },
  { list: 'server/migrations/index.ts', of: /^server\/migrations\/\d[\w-]+\.ts$/ },
]

export async function checkRegistries(): Promise<Findings> {
  const problems: string[] = []
  for (const { list, of, holds = () => true, byDomain = false } of registries) {
    const text = read(list)
    const files = (await filesLike(of)).filter((path) => !path.endsWith('.test.ts') && holds(read(path)))
    problems.push(...notListed(list, text, byDomain ? files.map(publicOf) : files), ...unsorted(list, text))
  }
  for (const list of ['server/src/domains.ts', 'server/src/subscriptions.ts', 'server/src/platform/http/sqlstate.ts'])
    problems.push(...unsortedKeys(list, read(list)))
  return { problems }
}

function publicOf(path: string): string {
  return path.replace(/[^/]+$/, 'public.ts')
}

export function notListed(list: string, text: string, files: readonly string[]): string[] {
  const folder = list.slice(0, list.lastIndexOf('/') + 1)
  return files
    .map((path) => `./${path.slice(folder.length)}`)
    .filter((source) => !text.includes(`'${source}'`))
    .map((source) => `${list}: ${source} is not registered`)
}

/** Imports by path; names in lists, spreads and unions by the alphabet, so that two branches add in two places. */
export function unsorted(list: string, text: string): string[] {
  return misplaced(list, sequences(parse(text, list)))
}

function misplaced(list: string, found: readonly (readonly string[])[]): string[] {
  return found.flatMap((names) => {
    const at = names.findIndex((name, index) => index > 0 && compare(names[index - 1]!, name) > 0)
    return at === -1 ? [] : [`${list}: ${names[at]} stands after ${names[at - 1]}: one sorted line per domain`]
  })
}

/** What stands under a key of its own: subscribers of an event, the rule of a kind of object, the code of a constraint. */
export function unsortedKeys(list: string, text: string): string[] {
  const found: string[][] = []
  walk(parse(text, list), {
    enter(node, parent) {
      if (node.type === 'ObjectExpression' && parent?.type !== 'CallExpression')
        found.push(keysIn(node['properties'] as Node[]))
    },
  })
  return misplaced(list, found)
}

const keyed = new Set(['ArrayExpression', 'ArrowFunctionExpression', 'Literal'])

function keysIn(properties: readonly Node[]): string[] {
  const values = properties.map((property) => (property['value'] as Node | undefined)?.type ?? '')
  if (!values.every((type) => keyed.has(type))) return []
  return properties.map((property) => {
    const key = property['key'] as Node
    return String(key['name'] ?? key['value'])
  })
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function sequences(program: Node): string[][] {
  const found: string[][] = [[]]
  walk(program, {
    enter(node) {
      if (node.type === 'ImportDeclaration') {
        const source = String((node['source'] as Node)['value'])
        if (source.startsWith('.')) found[0]!.push(source)
      }
      if (node.type === 'ArrayExpression') found.push(namesIn(node['elements']))
      if (node.type === 'ObjectExpression') found.push(namesIn(node['properties']))
      if (node.type === 'TSIntersectionType') found.push(namesIn(node['types']))
    },
  })
  return found
}

/** Names of other files; a list may go on with entries of its own, in the order that they need. */
function namesIn(nodes: unknown): string[] {
  return (nodes as Node[]).flatMap((node) => {
    const inner = (node['argument'] ?? node['typeName'] ?? (node['shorthand'] ? node['value'] : node)) as Node
    return inner.type === 'Identifier' ? [String(inner['name'])] : []
  })
}
