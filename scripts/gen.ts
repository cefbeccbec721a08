// Runs every generator (scripts/gen-*). The gate `generated` runs the same list with --check.
import { execute, lines } from './check/gate.ts'
import { generators } from './check/generated.ts'

for (const script of generators()) {
  const { code, output } = await execute(process.execPath, [script])
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${script}\n`)
  if (code !== 0) {
    process.exitCode = 1
    for (const line of lines(output)) process.stdout.write(`    ${line}\n`)
  }
}
