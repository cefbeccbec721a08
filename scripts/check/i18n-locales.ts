/** Sentences of one language: `namespace:key.path` to text. */
export type Sentences = Map<string, unknown>

export function flatten(namespace: string, value: unknown, prefix = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[`${namespace}:${prefix}`, value]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(namespace, inner, prefix ? `${prefix}.${key}` : key))
}

const pluralForm = /_(ordinal_)?(zero|one|two|few|many|other)$/

/** The key as code writes it: i18next adds the form of the number itself. */
export function baseKey(key: string): string {
  return key.replace(pluralForm, '')
}

/** Names in braces and tags: what a sentence must not lose in another language. */
function placeholders(text: unknown): string[] {
  const found = String(text).matchAll(/\{\{\s*(?<name>[\w.]+)[^}]*\}\}|<(?<tag>\/?\w+)\s*\/?>/g)
  return [...found].map(({ groups }) => groups!['name'] ?? `<${groups!['tag']}>`)
}

function byBase(sentences: Sentences): Map<string, { forms: Set<string>; names: Set<string> }> {
  const bases = new Map<string, { forms: Set<string>; names: Set<string> }>()
  for (const [key, text] of sentences) {
    const entry = bases.get(baseKey(key)) ?? { forms: new Set(), names: new Set() }
    entry.forms.add(key.slice(baseKey(key).length))
    // Each form may say the number in words.
    for (const name of placeholders(text)) if (name !== 'count') entry.names.add(name)
    bases.set(baseKey(key), entry)
  }
  return bases
}

/** Every form that numbers take in the language, else i18next shows the bare key for some of them. */
function missingForms(language: string, forms: ReadonlySet<string>): string[] {
  if ([...forms].every((form) => form === '')) return []
  const isOrdinal = [...forms].some((form) => form.startsWith('_ordinal'))
  const { pluralCategories } = new Intl.PluralRules(language, {
    type: isOrdinal ? 'ordinal' : 'cardinal',
  }).resolvedOptions()
  return pluralCategories
    .map((name) => (isOrdinal ? `_ordinal_${name}` : `_${name}`))
    .filter((form) => !forms.has(form))
}

export function compareLocales(locales: Readonly<Record<string, Sentences>>): string[] {
  const problems: string[] = []
  const all = Object.entries(locales).map(([language, sentences]) => ({
    language,
    sentences,
    bases: byBase(sentences),
  }))
  const everyBase = new Set(all.flatMap(({ bases }) => [...bases.keys()]))
  for (const { language, sentences } of all) {
    for (const [key, text] of sentences)
      if (typeof text !== 'string' || text.trim() === '') problems.push(`${language} ${key}: empty, or not a text`)
  }
  for (const base of everyBase) {
    const [first, ...rest] = all.filter(({ bases }) => bases.has(base))
    for (const { language, bases } of all) {
      const entry = bases.get(base)
      if (!entry) problems.push(`${language} ${base}: missing`)
      else for (const form of missingForms(language, entry.forms)) problems.push(`${language} ${base}${form}: missing`)
    }
    const wanted = first!.bases.get(base)!.names
    for (const { language, bases } of rest) {
      const difference = [...wanted.symmetricDifference(bases.get(base)!.names)]
      if (difference.length > 0)
        problems.push(`${base}: ${first!.language} and ${language} differ in ${difference.join(', ')}`)
    }
  }
  return problems
}
