import { filesLike, read, type Findings } from './gate.ts'

/** Writes into another domain's table that stay, and why. Erasure names no table: it goes by the privacy plans. */
const allowed: Readonly<Record<string, string>> = {
  'server/src/identity/accounts/users.repo.ts profiles':
    'a person is made with an empty profile; profiles asks accounts who sees whom, so accounts cannot import it',
  'server/src/identity/auth/auth.repo.ts accounts':
    'a session notes when its account was last used; accounts imports auth, so auth cannot import it',
  'server/src/platform/session/edit-grants.ts sessions':
    'what a PIN opened is a column of the session, and every process must hear of it: platform/session owns that column',
}

export interface Source {
  path: string
  text: string
}

export async function checkOwners(): Promise<Findings> {
  const paths = (await filesLike(/^server\/src\/.+\.ts$/)).filter(
    (path) => !path.endsWith('.test.ts') && !path.startsWith('server/src/testing/'),
  )
  return { problems: strangeWrites(paths.map((path) => ({ path, text: read(path) }))) }
}

/** A domain's tables are written by its own folder alone: whoever else wants a row changed asks its public.ts. */
export function strangeWrites(
  sources: readonly Source[],
  exceptions: Readonly<Record<string, string>> = allowed,
): string[] {
  const owners = new Map(
    sources
      .filter(({ path }) => path.endsWith('.tables.ts'))
      .flatMap(({ path, text }) =>
        tablesIn(text).map((table) => [table, path.slice(0, path.lastIndexOf('/') + 1)] as const),
      ),
  )
  if (owners.size === 0) return ['no *.tables.ts names a table']
  const strange = sources.flatMap(({ path, text }) =>
    [...new Set(writtenIn(text))]
      .filter((table) => owners.has(table) && !path.startsWith(owners.get(table)!))
      .map((table) => ({ key: `${path} ${table}`, line: `${path} writes ${table}, which ${owners.get(table)} owns` })),
  )
  const unused = Object.keys(exceptions).filter((key) => !strange.some((write) => write.key === key))
  return [
    ...strange.filter(({ key }) => !(key in exceptions)).map(({ line }) => line),
    ...unused.map((key) => `scripts/check/owners.ts: nobody does what it allows: ${key}`),
  ]
}

function tablesIn(text: string): string[] {
  return [...text.matchAll(/^ {2}(\w+): /gm)].map((match) => match[1]!)
}

function writtenIn(text: string): string[] {
  const byKysely = text.matchAll(/\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g)
  const bySql = text.matchAll(/\b(?:insert\s+into|delete\s+from|update|merge\s+into)\s+(\w+)(?=[\s(])/gi)
  return [...byKysely, ...bySql].map((match) => match[1]!)
}
