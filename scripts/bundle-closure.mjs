/**
 * What a browser downloads for some entries of Vite's manifest: their own files and those of all that they
 * import statically. Lazily imported parts are entries of their own.
 * @param {Record<string, { file: string, imports?: string[], css?: string[], assets?: string[] }>} manifest
 * @param {readonly string[]} keys
 * @returns {Set<string>}
 */
export function closure(manifest, keys) {
  const files = new Set()
  const seen = new Set()
  const open = [...keys]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    const entry = manifest[key]
    if (entry === undefined) throw new Error(`the build has no ${key}`)
    for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) files.add(file)
    open.push(...(entry.imports ?? []))
  }
  return files
}

/** The parts that the app opens with; sentences in one language. @param {string} language */
export function startEntries(language) {
  return ['index.html', ...sentences(language, ['app', 'common'])]
}

/** @param {string} language @param {readonly string[]} areas */
export function sentences(language, areas) {
  return areas.map((area) => `locales/${language}/${area}.json`)
}
