// The server with `node --watch` and vite's development server; `--gallery` starts the client alone.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { findNode } from './lib/runtime.mjs'
import { isStartError } from './lib/start-error.mjs'
import { projectRoot } from './lib/start.mjs'

const gallery = process.argv.includes('--gallery')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

try {
  await ensureInstalled(projectRoot)
  process.exitCode = await runAll()
} catch (error) {
  console.error(isStartError(error) ? error.message : error)
  process.exitCode = 1
}

/** Until one of them ends or a signal arrives; then the other is ended too. */
async function runAll() {
  const node = findNode(projectRoot)
  const vite = [join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js'), ...(gallery ? ['--open', '/gallery'] : [])]
  const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`
  const children = [
    ...(gallery ? [] : [start(node, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], projectRoot)]),
    start(node, vite, join(projectRoot, 'web'), { API_URL: process.env.API_URL ?? api }),
  ]
  const endAll = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of signals) process.on(signal, endAll)
  const codes = await Promise.all(children.map((child) => ended(child).finally(endAll)))
  for (const signal of signals) process.off(signal, endAll)
  return Math.max(...codes)
}

function start(node, args, cwd, env = {}) {
  return spawn(node, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // Ended by our own signal is a good end.
    child.once('exit', (code) => resolve(code ?? 0))
  })
}
