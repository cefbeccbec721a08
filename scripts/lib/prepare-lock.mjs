import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startError } from './start-error.mjs'

const secondsUntilStale = 10

/**
 * Two starts on a fresh clone must not install into the same folder at once. The holder touches
 * the file every second, so one that was killed blocks nobody for long.
 */
export async function withPrepareLock(root, work) {
  const file = join(root, '.cache', 'prepare.lock')
  await take(root, file)
  const beat = setInterval(() => touch(file), 1000)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(file, { force: true })
  }
}

async function take(root, file) {
  let told = false
  while (!create(root, file)) {
    if (isStale(file)) {
      rmSync(file, { force: true })
      continue
    }
    if (!told) process.stdout.write('Another start is installing or building here: waiting for it.\n')
    told = true
    await sleep(200)
  }
}

function create(root, file) {
  try {
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw startError(`Nothing can be installed or built in ${root}: it cannot be written (${error.code}).`, error)
  }
}

function isStale(file) {
  try {
    const age = Math.abs(Date.now() - statSync(file).mtimeMs) / 1000
    const pid = Number(readFileSync(file, 'utf8'))
    return age > secondsUntilStale || (pid > 0 && !isRunning(pid))
  } catch {
    return false
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Removed by hand; the work goes on.
  }
}
