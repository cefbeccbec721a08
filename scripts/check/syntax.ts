import { parseAst } from 'vitest/node'

/** A node of the ESTree, loosely: gates look at few kinds and at few fields of them. */
export interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

export function parse(text: string, path: string): Node {
  return parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
}

export interface Visit {
  enter(node: Node, parent: Node | undefined): void
  leave?(node: Node): void
}

export function walk(node: Node, visit: Visit, parent?: Node): void {
  visit.enter(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) walk(child, visit, node)
  }
  visit.leave?.(node)
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** The file of ours that an import, a re-export or an import() takes, as the project names it; nothing for a package. */
export function importedFile(node: Node, path: string): string | undefined {
  const source = isNode(node['source']) ? node['source']['value'] : undefined
  if (typeof source !== 'string' || !source.startsWith('.')) return undefined
  return new URL(source, `file:///${path}`).pathname.slice(1)
}
