// Empties the database, migrates it and loads the demo school again. `--yes` is asked for where it is not our own.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { findNode } from './lib/runtime.mjs'
import { isStartError } from './lib/start-error.mjs'
import { projectRoot } from './lib/start.mjs'

try {
  await ensureInstalled(projectRoot)
  const script = join(projectRoot, 'scripts', 'db', 'reset.ts')
  const child = spawn(findNode(projectRoot), [script, ...process.argv.slice(2)], { cwd: projectRoot, stdio: 'inherit' })
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
}
