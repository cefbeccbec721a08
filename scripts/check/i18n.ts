import { basename } from 'node:path'
import { filesLike, read, readJson, type Findings } from './gate.ts'
import { baseKey, compareLocales, flatten, type Sentences } from './i18n-locales.ts'
import { findUses, type Use, type Uses } from './i18n-uses.ts'

export async function checkI18n(): Promise<Findings> {
  const locales = await readLocales()
  const code = (await filesLike(/^web\/src\/.*\.tsx?$/)).filter((path) => !/\.(test|gen)\.tsx?$/.test(path))
  const keys = new Set(Object.values(locales).flatMap((sentences) => [...sentences.keys()].map(baseKey)))
  return {
    problems: [
      ...compareLocales(locales),
      ...compareUses(
        keys,
        code.map((path) => findUses(path, read(path))),
      ),
    ],
  }
}

async function readLocales(): Promise<Record<string, Sentences>> {
  const locales: Record<string, Sentences> = {}
  for (const path of await filesLike(/^web\/locales\/[^/]+\/[^/]+\.json$/)) {
    const [, , language] = path.split('/')
    const sentences = (locales[language!] ??= new Map())
    for (const [key, text] of flatten(basename(path, '.json'), readJson(path))) sentences.set(key, text)
  }
  return locales
}

const oneStep = String.raw`[\w-]+`

/** Keys that code uses and no file has, and the other way round. */
export function compareUses(keys: ReadonlySet<string>, files: readonly Uses[]): string[] {
  const problems = files.flatMap((file) => file.problems)
  const used = new Set<string>()
  for (const use of files.flatMap((file) => file.uses)) {
    const meant = keysMeant(keys, use)
    if (meant.length === 0 && !use.isOptional) problems.push(`${use.where}: no sentence ${use.key}`)
    for (const key of meant) used.add(key)
  }
  const keeping = [...new Set(files.flatMap((file) => [...file.texts]))].map(keeperOf)
  for (const key of keys)
    if (!used.has(key) && !keeping.some((keeps) => keeps(key))) problems.push(`${key}: no code uses it`)
  return problems
}

/** With its namespace or without: whoever keeps a key knows where it belongs. */
function keeperOf(text: string): (key: string) => boolean {
  const named = text.includes('*') ? like(text, oneStep) : (name: string) => name === text
  return text.includes(':') ? named : (key) => named(key.slice(key.indexOf(':') + 1))
}

/** A computed part is one step of the key; only where none fits may it be several. */
function keysMeant(keys: ReadonlySet<string>, { key: wanted, isBranch }: Use): string[] {
  if (isBranch) return [...keys].filter((key) => key === wanted || key.startsWith(`${wanted}.`))
  if (!wanted.includes('*')) return keys.has(wanted) ? [wanted] : []
  const narrow = [...keys].filter(like(wanted, oneStep))
  return narrow.length > 0 ? narrow : [...keys].filter(like(wanted, String.raw`[\w.-]+`))
}

/** Made once for all the keys that it is asked of: there are thousands. */
function like(glob: string, star: string): (key: string) => boolean {
  const parts = glob.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  const pattern = new RegExp(`^${parts.join(star)}$`)
  return (key) => pattern.test(key)
}
