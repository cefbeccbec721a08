import { learningCalls } from './inventory/calls-learning.ts'
import { peopleCalls } from './inventory/calls-people.ts'

export { documentedRoutes, ownRoutes } from './inventory/routes.ts'

/** Every call of the documents by its id, as "METHOD path". GET skills stands twice, with and without a session. E19 */
export const documentedCalls = { ...peopleCalls, ...learningCalls }

export type DocumentedCall = keyof typeof documentedCalls

/** How many of the documents' calls are built. It only grows: raise it with the call that you add. */
export const builtFloor = 180

/** How many of the documents' routes have their page; it only grows too. */
export const builtRoutesFloor = 42

interface DeclaredCall {
  /** The call of the documents that this is; `extension` for one that they do not show. */
  doc: string
  method: string
  path: string
}

interface InventoryCoverage {
  /** Entries of the documents that a declared call answers. */
  built: number
  missing: DocumentedCall[]
  /** Declarations that do not hold, as sentences. */
  wrong: string[]
}

/** What of the documents the given calls build. Method and path must be the documents' own, to the letter. */
export function inventoryCoverage(calls: readonly DeclaredCall[]): InventoryCoverage {
  const documented = Object.keys(documentedCalls) as DocumentedCall[]
  const built = new Set<DocumentedCall>()
  const wrong: string[] = []
  for (const call of calls) {
    const operation = `${call.method} ${documentedPath(call.path)}`
    // One route serves both entries where the documents list an operation twice. G3
    const ids = documented.filter((id) => documentedCalls[id] === operation)
    const problem = declarationProblem(call.doc, operation, ids)
    if (problem !== undefined) {
      wrong.push(problem)
    } else {
      for (const id of ids) {
        if (built.has(id)) wrong.push(`${id}: declared twice`)
        built.add(id)
      }
    }
  }
  const missing = documented.filter((id) => !built.has(id))
  return { built: built.size, missing, wrong: [...new Set(wrong)] }
}

function declarationProblem(doc: string, operation: string, ids: readonly string[]): string | undefined {
  if (doc === 'extension') {
    return ids.length === 0 ? undefined : `${operation}: the documents show it as ${ids.join(', ')}`
  }
  if (!Object.hasOwn(documentedCalls, doc)) return `${doc}: not a call of the documents`
  return ids.includes(doc) ? undefined : `${doc}: ${operation} instead of ${documentedCalls[doc as DocumentedCall]}`
}

/** The documents write `{name}` without a leading slash, routers `:name`. */
function documentedPath(path: string): string {
  return path.replace(/^\//, '').replace(/:(\w+)/g, '{$1}')
}
