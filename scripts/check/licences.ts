import { relative, sep } from 'node:path'
import { executeTool, readJson, root, type Findings } from './gate.ts'

const anywhere = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  // Of data and fonts.
  'CC-BY-3.0',
  'CC-BY-4.0',
  'OFL-1.1',
]
/** Of tools that build and check: nothing of them is shipped. */
const inToolsOnly = ['Artistic-2.0', 'MPL-2.0', 'WTFPL']

/** Packages that say too little, or that may ship on a condition; each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'heic-to': 'LGPL-3.0: shipped unmodified, as a file of its own that is loaded when needed',
}
/** Likewise by how the name begins, where each platform has its own. */
const exceptionalFamilies: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-': 'LGPL-3.0: a shared library, installed as it is and linked when the server starts',
}

export interface Licensed {
  name: string
  licence: string
  isTool: boolean
}

type Listing = Record<string, { licenses: string | string[]; path: string }>
type Lockfile = { packages: Record<string, { dev?: boolean }> }

/** Packages of other platforms are not installed, so they are not looked at. */
export async function checkLicences(): Promise<Findings> {
  const { code, stdout, output } = await executeTool('license-checker-rseidelsohn', [
    '--json',
    '--excludePrivatePackages',
  ])
  if (code !== 0) throw new Error(output)
  const { packages } = readJson('package-lock.json') as Lockfile
  const found = Object.entries(JSON.parse(stdout) as Listing).map(([name, { licenses, path }]) => ({
    name,
    licence: [licenses].flat().join(' AND '),
    isTool: packages[relative(root, path).split(sep).join('/')]?.dev === true,
  }))
  if (found.length === 0) return { problems: ['no package was found'] }
  return { problems: found.filter((each) => !isAllowed(each)).map(({ name, licence }) => `${name}: ${licence}`) }
}

export function isAllowed({ name, licence, isTool }: Licensed): boolean {
  if (name.replace(/(?<=.)@.*$/, '') in exceptions) return true
  if (Object.keys(exceptionalFamilies).some((beginning) => name.startsWith(beginning))) return true
  const allowed = new Set(isTool ? [...anywhere, ...inToolsOnly] : anywhere)
  // A star marks what was guessed from the text of a file.
  const plain = licence.replaceAll(/[()*]/g, '').trim()
  return plain.split(/\s+OR\s+/i).some((choice) => choice.split(/\s+AND\s+/i).every((part) => allowed.has(part.trim())))
}
