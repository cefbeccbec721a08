import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { compiledOnce, findNode } from './runtime.mjs'
import { serve } from './serve.mjs'
import { isStartError } from './start-error.mjs'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** Installs and builds what is stale, then runs the server until it ends; returns its exit code. */
export async function start(root = projectRoot) {
  try {
    await ensureInstalled(root)
    await ensureBuilt(root)
    const script = join(root, 'server', 'src', 'main.ts')
    return await serve({ node: findNode(root), script, cwd: root, env: compiledOnce(root) })
  } catch (error) {
    console.error(isStartError(error) ? error.message : error)
    return 1
  }
}
