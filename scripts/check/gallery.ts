import { filesLike, read, type Findings } from './gate.ts'
import { importedFile, parse, walk, type Node } from './syntax.ts'

const ui = 'web/src/ui/'
const gallery = `${ui}gallery/`
const page = `${gallery}GalleryPage.tsx`
/** The app puts toasts around every page, the gallery too; what waits to be sent is a `WaitingText`, which stands there. */
const around: readonly string[] = [`${ui}base/Toasts.tsx`, `${ui}talk/WaitingComments.tsx`]
/** A file that is called like a component holds one. */
const component = /\/[A-Z][^/]*\.tsx$/

export async function checkGallery(): Promise<Findings> {
  const paths = await filesLike(/^web\/src\/ui\/.+(?<!\.test)\.tsx?$/)
  return { problems: unshown(paths.map((path) => ({ path, text: read(path) }))) }
}

interface Source {
  path: string
  text: string
}

/** Shared pieces to which no import leads from the page that is to show them all. */
export function unshown(sources: readonly Source[]): string[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  const reached = new Set([page])
  // What is added on the way is looked at too.
  for (const path of reached) for (const taken of takenBy(path, texts.get(path))) reached.add(taken)
  return [...texts.keys()]
    .filter((path) => component.test(path) && !path.startsWith(gallery) && !reached.has(path) && !around.includes(path))
    .map((path) => `${path} is in no specimen: show it in ${gallery}sections`)
}

/** A type shows nothing, so what is taken as one does not count; what is taken later does. */
function takenBy(path: string, text: string | undefined): string[] {
  if (text === undefined) return []
  const taken: string[] = []
  walk(parse(text, path), {
    enter(node) {
      const file = isTypeOnly(node) ? undefined : importedFile(node, path)
      if (file?.startsWith(ui)) taken.push(file)
    },
  })
  return taken
}

function isTypeOnly(node: Node): boolean {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true
  const names = (node['specifiers'] ?? []) as Node[]
  return names.length > 0 && names.every((name) => name['importKind'] === 'type' || name['exportKind'] === 'type')
}
