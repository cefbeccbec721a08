import { readFileSync, writeFileSync } from 'node:fs'
import { contract } from '@trilha/contract'
import { openApi } from '@trilha/contract/openapi'

/** Writes contract/openapi.json; with --check it only says whether that file is stale. */
const file = new URL('../contract/openapi.json', import.meta.url)
const fresh = `${JSON.stringify(openApi(contract), null, 2)}\n`

if (!process.argv.includes('--check')) writeFileSync(file, fresh)
else if (readFileSync(file, 'utf8') !== fresh) {
  process.stderr.write('contract/openapi.json is stale: run npm run gen.\n')
  process.exitCode = 1
}
