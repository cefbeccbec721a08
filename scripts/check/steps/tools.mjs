import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../lib/run.mjs'
import { compiledOnce, findNode } from '../../lib/runtime.mjs'

/** Runs a script with the Node of the packages. */
export function runNode({ root }, args, env = {}) {
  return run(findNode(root), args, { cwd: root, env: { ...compiledOnce(root), ...process.env, ...env } })
}

/** The script behind a package's command. */
export function toolPath({ root }, name, command = name) {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** A check that is one thing: it passed, or it failed and says why. */
export function asOne({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
}

export function readCounts(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/**
 * Tests that did not run were not passed: no report, no test in it, or an exit code that the counts do not
 * explain is one failure more.
 */
export function judge({ passed, failed }, { code, output }) {
  const silent = passed + failed === 0 || (code !== 0 && failed === 0)
  const more = silent ? 1 : 0
  return { passed, failed: failed + more, output: failed + more > 0 ? output || 'No test ran.' : '' }
}
