// Writes what the browser must know of the contract: method and path of each call, what each
// event of the socket affects, and little more.
// The schemas stay out, and zod with them. `--check` fails when the committed file is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Call } from '../contract/src/call.ts'
import { contract } from '../contract/src/index.ts'
import { realtimeEvents } from '../contract/src/realtime.ts'

const folder = new URL('../web/src/lib/api/', import.meta.url)

/** In a file of its own: the sign-in page needs these calls, and should not download three hundred others. */
const firstDomain = 'auth'

function entry(call: Call): string {
  const fields = [`method: '${call.method}'`, `path: '${call.path}'`]
  if (call.affects?.length) fields.push(`affects: [${quoted(call.affects)}]`)
  if (call.access.who === 'client' || call.access.who === 'anonymous') fields.push(`access: '${call.access.who}'`)
  if (call.method === 'GET' && call.access.gates?.length) fields.push(`gates: [${quoted(call.access.gates)}]`)
  if (call.file) fields.push('file: true')
  if (call.form) fields.push('form: true')
  if (call.upload) fields.push('upload: true')
  if (call.idempotent) fields.push('idempotent: true')
  return `{ ${fields.join(', ')} }`
}

const heading =
  "// Written by scripts/gen-manifest.ts from the contract; do not edit.\nimport type { Manifest } from './types.ts'\n"

function entries(calls: Record<string, Call>): string[] {
  return Object.entries(calls).map(([name, call]) => `${name}: ${entry(call)},`)
}

const files: Record<string, string> = {
  'manifest-auth.gen.ts': [
    heading,
    `export const ${firstDomain}: Manifest['${firstDomain}'] = {`,
    ...entries(contract[firstDomain].calls).map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n'),
  'manifest.gen.ts': [
    `${heading.trimEnd()}\nimport { ${firstDomain} } from './manifest-auth.gen.ts'\n`,
    'export const manifest: Manifest = {',
    ...Object.entries(contract).flatMap(([name, { calls }]) =>
      name === firstDomain ? [`  ${name},`] : [`  ${name}: {`, ...entries(calls).map((line) => `    ${line}`), '  },'],
    ),
    '}',
    '',
  ].join('\n'),
  'realtime.gen.ts': [
    '// Written by scripts/gen-manifest.ts from the contract; do not edit.',
    "import type { RealtimeEvent } from '@trilha/contract/realtime'",
    "import type { DomainName } from './types.ts'\n",
    'export const affectedBy: Readonly<Record<RealtimeEvent, readonly DomainName[]>> = {',
    ...Object.entries(realtimeEvents).map(([name, { affects }]) => `  '${name}': [${quoted(affects)}],`),
    '}',
    '',
  ].join('\n'),
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}

function committed(name: string): string {
  try {
    return readFileSync(new URL(name, folder), 'utf8')
  } catch {
    return ''
  }
}

for (const [name, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(new URL(name, folder), text)
  else if (committed(name) !== text) {
    process.stderr.write(`web/src/lib/api/${name} is stale: run scripts/gen-manifest.ts\n`)
    process.exitCode = 1
  }
}
