/** What a new domain adds to each list, by the list's path: a function from its text to its new text. */
export function registrations(names) {
  const { area, name, camel, singular, migration, gate } = names
  const at = `./${area}/${name}/${name}`
  return {
    'contract/src/index.ts': (text) =>
      addName(
        addImport(text, `import { ${camel} } from './${area}/${name}.ts'`),
        /(export const contract = \{)([^}]*)(\})/,
        camel,
        ',',
      ),
    'server/src/domains.ts': (text) =>
      addName(
        addImport(text, `import { ${camel}Routes } from '${at}.routes.ts'`),
        /(domainRoutes: readonly DomainRoutes\[\] = \[)([^\]]*)(\])/,
        `${camel}Routes`,
        ',',
      ),
    'server/src/database.ts': (text) =>
      addName(
        addImport(text, `import type { ${singular}Tables } from '${at}.tables.ts'`),
        /(export type Database =)([^;{}]*)($)/,
        `${singular}Tables`,
        '&',
      ),
    'server/src/privacy.ts': (text) =>
      addName(
        addImport(text, `import { ${camel}Privacy } from '${at}.privacy.ts'`),
        /(privacyPlans: PrivacyPlans = \{)((?:\s*\.\.\.\w+,)*\n)()/,
        `...${camel}Privacy`,
        ',',
      ),
    'server/migrations/index.ts': (text) =>
      addImport(text, `import * as ${camel} from './${migration}.ts'`).replace(
        /\n\}\s*$/,
        `\n  '${migration}': ${camel},\n}\n`,
      ),
    [samplesOf(area)]: (text) => addSample(text, camel, gate),
    [`server/src/testing/who-may/${area}.ts`]: (text) => addRight(text, `${camel}.countMine`),
  }
}

/** Where the samples of an area are. */
export function samplesOf(area) {
  return `server/src/testing/samples/${area}.ts`
}

const importLine = /^import .* from '(\.[^']+)'$/

/** Before the first import of ours whose path comes later. */
export function addImport(text, line) {
  const lines = text.split('\n')
  const path = importLine.exec(line)[1]
  const later = lines.findIndex((each) => (importLine.exec(each)?.[1] ?? '') > path)
  const last = lines.findLastIndex((each) => importLine.test(each))
  lines.splice(later === -1 ? last + 1 : later, 0, line)
  return lines.join('\n')
}

/** Into a list of names, sorted; the formatter sees to the lines. */
export function addName(text, list, name, separator) {
  if (!list.test(text)) throw new Error(`the list for ${name} was not found`)
  return text.replace(list, (_, before, inner, after) => {
    const all = [...inner.split(separator).map((each) => each.trim()), name].filter(Boolean)
    all.sort((a, b) => (a < b ? -1 : 1))
    const isObject = separator === ','
    return `${before}\n  ${all.join(isObject ? ',\n  ' : ' &\n  ')}${isObject ? ',' : ''}\n${after}`
  })
}

export function addSample(text, camel, gate) {
  const sample =
    gate === 'purchases' ? 'async (owner, given) => { await given.mayBuy(owner); return {} }' : '() => ({})'
  const entry = `  ${camel}: { countMine: ${sample} },`
  // Of an area without a domain so far the braces stand together.
  const lines = text.replace('samples = {}', 'samples = {\n}').split('\n')
  const first = lines.findIndex((line) => line.startsWith('export const samples'))
  if (first === -1) throw new Error('the file of the area has no `export const samples`')
  const end = lines.findIndex((line, index) => index > first && line.startsWith('}'))
  const later = lines.findIndex(
    (line, index) => index > first && index < end && (/^ {2}(\w+): \{/.exec(line)?.[1] ?? '') > camel,
  )
  lines.splice(later === -1 ? end : later, 0, entry)
  return lines.join('\n')
}

/** Among the calls that every account may make; an area without one gets their list. */
export function addRight(text, call) {
  const list = /(who: 'account',\s*calls: \[)([^\]]*)(\])/
  const listed = list.test(text) ? text : text.replace('whoMay: [', "whoMay: [{ who: 'account', calls: [] },")
  return addName(listed, list, `'${call}'`, ',')
}
