import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { startError } from './start-error.mjs'
import { endWithNpm } from './with-npm.mjs'

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
    const letGo = endWithNpm(() => pass('SIGTERM'))
    server.once('error', (error) => reject(startError(`The server did not start: ${error.message}.`, error)))
    server.once('exit', (code, signal) => {
      letGo()
      for (const name of signals) process.off(name, pass)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}
