import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { endWithNpm } from './with-npm.mjs'

const keptCharacters = 20_000

/** Runs a program without a shell; resolves with its exit code and the end of what it said. */
export function run(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-keptCharacters)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const letGo = endWith(child)
    child.once('error', (error) => {
      letGo()
      reject(error)
    })
    child.once('close', (code) => {
      letGo()
      resolve({ code, output: output.trim() })
    })
  })
}

/** A signal that ends us ends the program too: an install must not go on behind the prompt. */
function endWith(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const end = (signal) => {
    child.kill('SIGTERM')
    process.stdout.write('\n')
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of signals) process.on(signal, end)
  const letGo = endWithNpm(() => end('SIGTERM'))
  return () => {
    letGo()
    for (const signal of signals) process.off(signal, end)
  }
}
