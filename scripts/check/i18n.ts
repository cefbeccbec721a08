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
  const texts = [...new Set(files.flatMap((file) => [...file.texts]))]
  for (const key of keys)
    if (!used.has(key) && !texts.some((text) => isKept(key, text))) problems.push(`${key}: no code uses it`)
  return problems
}

/** With its namespace or without: whoever keeps a key knows where it belongs. */
function isKept(key: string, text: string): boolean {
  const name = text.includes(':') ? key : key.slice(key.indexOf(':') + 1)
  return text.includes('*') ? matches(name, text, oneStep) : name === text
}

/** A computed part is one step of the key; only where none fits may it be several. */
function keysMeant(keys: ReadonlySet<string>, { key: wanted, isBranch }: Use): string[] {
  if (isBranch) return [...keys].filter((key) => key === wanted || key.startsWith(`${wanted}.`))
  if (!wanted.includes('*')) return keys.has(wanted) ? [wanted] : []
  const narrow = [...keys].filter((key) => matches(key, wanted, oneStep))
  return narrow.length > 0 ? narrow : [...keys].filter((key) => matches(key, wanted, String.raw`[\w.-]+`))
}

const patterns = new Map<string, RegExp>()

/** Each is asked of every key there is: made once. */
function matches(key: string, glob: string, star: string): boolean {
  const id = `${glob} ${star}`
  const pattern = patterns.get(id) ?? patternOf(glob, star)
  patterns.set(id, pattern)
  return pattern.test(key)
}

function patternOf(glob: string, star: string): RegExp {
  const parts = glob.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join(star)}$`)
}
