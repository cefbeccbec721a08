// Writes what the browser must know of the contract: method and path of each call, and little more.
// The schemas stay out, and zod with them. `--check` fails when the committed file is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Call } from '../contract/src/call.ts'
import { contract } from '../contract/src/index.ts'

const target = new URL('../web/src/lib/api/manifest.gen.ts', import.meta.url)

function entry(call: Call): string {
  const fields = [`method: '${call.method}'`, `path: '${call.path}'`]
  if (call.affects?.length) fields.push(`affects: [${call.affects.map((name) => `'${name}'`).join(', ')}]`)
  if (call.access.who === 'client' || call.access.who === 'anonymous') fields.push(`access: '${call.access.who}'`)
  if (call.file) fields.push('file: true')
  if (call.form) fields.push('form: true')
  if (call.idempotent) fields.push('idempotent: true')
  return `{ ${fields.join(', ')} }`
}

function render(): string {
  const lines = [
    '// Written by scripts/gen-manifest.ts from the contract; do not edit.',
    "import type { Manifest } from './types.ts'",
    '',
    'export const manifest: Manifest = {',
  ]
  for (const [name, { calls }] of Object.entries(contract)) {
    lines.push(`  ${name}: {`)
    for (const [callName, call] of Object.entries<Call>(calls)) lines.push(`    ${callName}: ${entry(call)},`)
    lines.push('  },')
  }
  return [...lines, '}', ''].join('\n')
}

function committed(): string {
  try {
    return readFileSync(target, 'utf8')
  } catch {
    return ''
  }
}

const text = render()
if (process.argv.includes('--check')) {
  if (committed() !== text) {
    process.stderr.write('web/src/lib/api/manifest.gen.ts is stale: run scripts/gen-manifest.ts\n')
    process.exitCode = 1
  }
} else {
  writeFileSync(target, text)
}
