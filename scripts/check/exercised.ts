// After the server's tests: has every error that a call declares really been answered by it, asked for by a test?
// The loop test in server/src/testing/contract.test.ts sees to it that the test names the call and the code.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '../../contract/src/call.ts'
import { contract } from '../../contract/src/index.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined || !existsSync(folder)) {
  process.stderr.write("Nothing was noted: this runs after the server's tests (--only server,exercised).\n")
  process.exit(1)
}
const seen = new Set(readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')))
const missing = Object.values(contract).flatMap(({ name: domain, calls }) =>
  Object.entries<Call>(calls).flatMap(([name, { method, path, errors = [] }]) =>
    errors.filter((code) => !seen.has(`${method} /api${path} ${code}`)).map((code) => `${domain}.${name}: ${code}`),
  ),
)
for (const line of missing) process.stdout.write(`declared, and never answered in a test: ${line}\n`)
process.exit(missing.length === 0 ? 0 : 1)
