import { filesLike, read, type Findings } from './gate.ts'
import { lineAt, parse, walk, type Node } from './syntax.ts'

/** Guidance, so warnings: past these a file or function should be two. The first that fits counts. */
const limits: readonly { like: RegExp; most: number }[] = [
  { like: /\.test\.tsx?$/, most: 500 },
  { like: /^contract\/src\/(errors|inventory|constants)\//, most: Infinity },
  { like: /^contract\//, most: 300 },
  { like: /\.routes\.ts$/, most: 200 },
  { like: /\.tsx$/, most: 250 },
  { like: /\.ts$/, most: 300 },
]
const longestFunction = 50
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

export async function checkSizes(): Promise<Findings> {
  const files = (await filesLike(/^(contract|server|web|scripts|e2e|bench)\/.*\.tsx?$/)).filter(
    (path) => !path.endsWith('.d.ts') && !/\.gen\.tsx?$/.test(path) && !path.startsWith('server/migrations/'),
  )
  return { problems: [], warnings: files.flatMap((path) => tooLong(path, read(path))) }
}

export function tooLong(path: string, text: string): string[] {
  const { most } = limits.find(({ like }) => like.test(path))!
  const length = text.trimEnd().split('\n').length
  const file = length > most ? [`${path}: ${length} lines, ${most} are enough`] : []
  // A test's outermost function holds its cases, and a case reads best in one piece.
  if (/\.test\.tsx?$/.test(path)) return file
  return [...file, ...longFunctions(path, text)]
}

function longFunctions(path: string, text: string): string[] {
  const found: string[] = []
  walk(parse(text, path), {
    enter(node) {
      if (!functions.has(node.type) || isComponent(path, node)) return
      const first = lineAt(text, node.start)
      const length = lineAt(text, node.end) - first + 1
      if (length > longestFunction)
        found.push(`${path}:${first}: ${nameOf(node)} has ${length} lines, ${longestFunction} are enough`)
    },
  })
  return found
}

/** A component is a file of its own, and that has its limit. */
function isComponent(path: string, node: Node): boolean {
  return path.endsWith('.tsx') && /^[A-Z]/.test(nameOf(node))
}

function nameOf(node: Node): string {
  const id = node['id'] as Node | null | undefined
  return id ? String(id['name']) : 'a function'
}
