/**
 * What a browser downloads for some entries of Vite's manifest, or files by the name of their group: their own and
 * those of all that they import statically. Lazily imported parts are entries of their own.
 * @param {Record<string, { file: string, name?: string, imports?: string[], css?: string[], assets?: string[] }>} manifest
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
    const entry = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (entry === undefined) throw new Error(`the build has no ${key}`)
    for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) files.add(file)
    open.push(...(entry.imports ?? []))
  }
  return files
}
