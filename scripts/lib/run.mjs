import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { endWithNpm } from './with-npm.mjs'

const keptCharacters = 20_000
const longestEnd = 10_000

/**
 * Runs a program without a shell; resolves with its exit code and the end of what it said. `endBy` is the signal that
 * ends it before its time.
 */
export function run(file, args, { endBy = 'SIGTERM', ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-keptCharacters)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const letGo = endWith(child, endBy)
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

/** A signal that ends us ends the program first: nothing goes on behind the prompt. */
function endWith(child, endBy) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  let isEnding = false
  const end = (signal) => {
    // A terminal signals the whole group, and npm hands the signal on: it comes twice.
    if (isEnding) return
    isEnding = true
    process.stdout.write('\n')
    child.once('exit', () => process.exit(128 + constants.signals[signal]))
    child.kill(endBy)
    setTimeout(() => child.kill('SIGKILL'), longestEnd).unref()
  }
  for (const signal of signals) process.on(signal, end)
  const letGo = endWithNpm(() => end('SIGTERM'))
  return () => {
    letGo()
    for (const signal of signals) process.off(signal, end)
  }
}
