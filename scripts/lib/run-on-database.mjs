import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { findNode } from './runtime.mjs'
import { isStartError } from './start-error.mjs'
import { projectRoot } from './start.mjs'

/** Runs a script of scripts/db with the Node that the house brings, and ends as it ends. */
export async function runOnDatabase(name) {
  try {
    await ensureInstalled(projectRoot)
    const script = join(projectRoot, 'scripts', 'db', name)
    const child = spawn(findNode(projectRoot), [script, ...process.argv.slice(2)], {
      cwd: projectRoot,
      stdio: 'inherit',
    })
    child.once('exit', (code) => {
      process.exitCode = code ?? 1
    })
  } catch (error) {
    console.error(isStartError(error) ? error.message : error)
    process.exitCode = 1
  }
}
