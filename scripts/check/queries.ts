import { filesLike, read, type Findings } from './gate.ts'
import type { Source } from './owners.ts'

/**
 * A file's last word is its role. Queries stand in a repo, conditions that repos build into theirs in a file of their
 * own, and what an archive of a person's data says of a row in the domain's plan.
 */
const asks = /(?:^|[./])(?:repo|access|relation|sight|privacy)\.ts$/

/** The platform is one place for each concern already, and a test may look at any table. */
const isAsked = (path: string) =>
  !/^server\/src\/(?:platform|testing)\//.test(path) && !path.endsWith('.test.ts') && !asks.test(path)

export async function checkQueries(): Promise<Findings> {
  const paths = await filesLike(/^server\/src\/.+\.ts$/)
  return { problems: strayQueries(paths.filter(isAsked).map((path) => ({ path, text: read(path) }))) }
}

/** Whoever looks for what is asked of the database reads the repos, and has read all of it. */
export function strayQueries(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isAsked(path))
    .flatMap(({ path, text }) => {
      const found =
        /\b(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`/.exec(text)
      return found ? [`${path} asks the database (${found[0]}): SQL stands in a *.repo.ts`] : []
    })
}
