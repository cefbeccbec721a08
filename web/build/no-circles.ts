import type { Plugin } from 'vite'

/** File by file what it imports. */
type Imports = ReadonlyMap<string, readonly string[]>

/** Files that import each other run in an order that nobody chose: what one needs of the other may not be there yet. */
export function noCircles(): Plugin {
  return {
    name: 'trilha:no-circles',
    apply: 'build',
    // Once they are written: what runs at the end reads them, and would hide this error behind its own.
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (circle) this.error(`these files import each other: ${circle.join(' → ')}`)
    },
  }
}

/** The first that is found, from a file back to itself. */
export function circleIn(imports: Imports): string[] | undefined {
  const isDone = new Set<string>()
  function walk(file: string, way: readonly string[]): string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (isDone.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const found = walk(next, [...way, file])
      if (found) return found
    }
    isDone.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const found = walk(file, [])
    if (found) return found
  }
  return undefined
}
