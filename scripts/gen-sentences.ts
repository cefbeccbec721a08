// Writes the types of all sentences, so that `t()` with a key that no file has does not compile, not even where
// the key is put together from parts. `--check` fails when the committed file is stale.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'

const file = new URL('../web/src/lib/sentences.gen.ts', import.meta.url)

/** Its code keeps keys as plain texts; the gate i18n still looks at those that are spelled out. */
const loose = ['chests']

const namespaces = readdirSync(new URL('../web/locales/pt-br/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))
  .toSorted()
const typed = namespaces.filter((name) => !loose.includes(name))

const fresh = [
  '// Written by scripts/gen-sentences.ts from web/locales; do not edit.',
  "import 'i18next'",
  ...typed.map((name) => `import type ${name} from '../../locales/pt-br/${name}.json'`),
  '',
  'export interface Sentences {',
  ...namespaces.map((name) => `  ${name}: ${typed.includes(name) ? `typeof ${name}` : 'Record<string, string>'}`),
  '}',
  '',
  "declare module 'i18next' {",
  '  interface CustomTypeOptions {',
  "    defaultNS: 'common'",
  '    resources: Sentences',
  '  }',
  '}',
  '',
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(file, fresh)
else if (readFileSync(file, 'utf8') !== fresh) {
  process.stderr.write('web/src/lib/sentences.gen.ts is stale: run npm run gen.\n')
  process.exitCode = 1
}
