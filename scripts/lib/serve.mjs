import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { startError } from './start-error.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs the server with our terminal until it ends; resolves with the code to exit with. */
export function serve({ node, script, cwd, env = {} }) {
  return new Promise((resolve, reject) => {
    const leash = new URL('./leash.mjs', import.meta.url).href
    const server = spawn(node, ['--import', leash, script], {
      cwd,
      env: { ...env, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    const pass = (signal) => {
      if (server.connected) server.send({ signal }, () => {})
    }
    for (const signal of signals) process.on(signal, pass)
    const watch = endWithNpm(() => pass('SIGTERM'))
    server.once('error', (error) => reject(startError(`The server did not start: ${error.message}.`, error)))
    server.once('exit', (code, signal) => {
      clearInterval(watch)
      for (const name of signals) process.off(name, pass)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** `kill -9` of npm tells its children nothing: without this the server would keep the port. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parents = parentChain()
  const watch = setInterval(() => {
    if (parentChain() === parents) return
    clearInterval(watch)
    end()
  }, 500)
  return watch.unref()
}

/** Parent and its parent: a shell may stand between npm and us, and it outlives npm. */
function parentChain() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    return String(process.ppid)
  }
}
