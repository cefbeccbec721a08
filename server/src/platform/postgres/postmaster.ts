import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reasonIn } from './cluster.ts'
import type { Place } from './place.ts'
import { answersToSignals, isAlive, isPostmasterOf, run, runsDeletedProgram, spawnOptions } from './processes.ts'
import { programPath, type Runtime } from './runtime.ts'
import { postmasterArguments } from './settings.ts'
import { folderError } from './folders.ts'
import { startError } from '../start-error.ts'

/** A running database server; it outlives us when we are killed. */
export type Postmaster = { pid: number; port: number }

export type PostmasterOptions = {
  place: Place
  runtime: Runtime
  settings: Record<string, string>
  log: (line: string) => void
  /** The address that is known already, when one that died is started again. */
  port?: number
}

type Ended = { ended: true; output: string }

const logLimitInBytes = 10 * 1024 * 1024
const silenceLimitInSeconds = 60
const lockLimitInSeconds = 30

export async function openPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const deadline = performance.now() + lockLimitInSeconds * 1000
  for (;;) {
    // Looked for anew each time: one that a killed start has just launched may show up late.
    const running = await findRunning(options)
    if (running && runsAsWanted(running, options)) return running
    if (running) await stopPostmaster(running, options)
    const result = await launch(options)
    if (!('ended' in result)) return result
    if (!passesByItself(result.output) || performance.now() > deadline) {
      throw startError(
        `The database in ${options.place.cluster} did not start: ${reasonIn(result.output)} (see ${logPath(options)}).`,
      )
    }
    await sleep(100)
  }
}

/** Backends of a killed server hold its memory for a moment; a free port may be taken meanwhile. */
function passesByItself(output: string): boolean {
  return /lock file .* already exists|pre-existing shared memory|Address already in use/.test(output)
}

/** Ends connections and shuts down; the write-ahead log covers us if that takes too long. */
export async function stopPostmaster(
  postmaster: Postmaster,
  options: Pick<PostmasterOptions, 'place' | 'runtime'>,
): Promise<void> {
  const { place, runtime } = options
  if (process.platform === 'win32') {
    await run(programPath(runtime, 'pg_ctl'), ['stop', '-m', 'fast', '-D', place.cluster], place)
    return
  }
  for (const [signal, seconds] of [
    ['SIGINT', 60],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    // Between the look and the signal it may have ended, and its number may be another's.
    if (!isAlive(postmaster.pid) || !isPostmasterOf(postmaster.pid, place.cluster)) return
    sendSignal(postmaster.pid, signal)
    if (await waitUntil(() => !isAlive(postmaster.pid), seconds)) return
  }
}

/**
 * Keys and peppers went with the emptied data folder, so nobody could log in to this database any
 * more; it is kept all the same, since only a person may delete it.
 */
export async function setAsideAbandoned(options: PostmasterOptions): Promise<void> {
  const { place, log } = options
  const running = await findRunning(options)
  if (running) await stopPostmaster(running, options)
  const changed = (await stat(place.cluster)).mtime.toISOString().replaceAll(/[:.]/g, '-')
  const aside = `${place.cluster}-${changed}`
  await rename(place.cluster, aside)
  log(`The data folder ${place.dataDir} was emptied: its old database was moved to ${aside}, a new one begins.`)
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone already, which is what was wanted.
  }
}

async function findRunning(options: PostmasterOptions): Promise<Postmaster | null> {
  const { cluster } = options.place
  const deadline = performance.now() + silenceLimitInSeconds * 1000
  while (performance.now() < deadline) {
    const file = readPidFile(cluster)
    if (!file) return null
    if (!isAlive(file.pid) || !isPostmasterOf(file.pid, cluster)) {
      // PostgreSQL removes the file of a dead process itself, but takes a zombie or another
      // program with the same number for a running server.
      if (answersToSignals(file.pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
      return null
    }
    if (file.status === 'ready') return { pid: file.pid, port: file.port }
    await sleep(25)
  }
  throw startError(`The database server in ${cluster} is running but does not become ready.`)
}

/** One from before an upgrade or with other settings is replaced, not adopted. */
function runsAsWanted(running: Postmaster, options: PostmasterOptions): boolean {
  if (runsDeletedProgram(running.pid)) return false
  const program = programPath(options.runtime, 'postgres')
  const wanted = [program, ...launchArguments(options, running.port).map((value) => `"${value}"`)]
  return readText(join(options.place.cluster, 'postmaster.opts'))?.trim() === wanted.join(' ')
}

async function launch(options: PostmasterOptions): Promise<Postmaster | Ended> {
  const port = options.port ?? (await freePort())
  const log = openLog(options)
  // Its own session: Ctrl-C at the terminal is for us, and the database must outlast our drain.
  const child = spawn(programPath(options.runtime, 'postgres'), launchArguments(options, port), {
    ...spawnOptions(options.place.account),
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  })
  closeSync(log.descriptor)
  let failure = ''
  let ended = false
  child.once('error', (error) => {
    failure = error.message
    ended = true
  })
  child.once('exit', () => {
    ended = true
  })
  child.unref()

  let size = log.start
  let lastWord = performance.now()
  while (!ended) {
    const file = readPidFile(options.place.cluster)
    if (file?.pid === child.pid && file?.status === 'ready') return { pid: file.pid, port }
    // A long recovery reports its progress in the log: only silence counts as failure.
    const grown = statSync(logPath(options)).size
    if (grown !== size) lastWord = performance.now()
    size = grown
    if (performance.now() - lastWord > silenceLimitInSeconds * 1000) {
      if (child.pid) await stopPostmaster({ pid: child.pid, port }, options)
      throw tooSlow(options, readFrom(logPath(options), Math.max(log.start, size - 2000)))
    }
    await sleep(15)
  }
  return { ended: true, output: failure || readFrom(logPath(options), log.start) }
}

function launchArguments(options: PostmasterOptions, port: number): string[] {
  return postmasterArguments({ cluster: options.place.cluster, port, settings: options.settings })
}

function tooSlow(options: PostmasterOptions, output: string): Error {
  const tail = output.trim().split('\n').slice(-3).join(' | ')
  return startError(
    `The database in ${options.place.cluster} did not come up within ${silenceLimitInSeconds} seconds; its log ends with: ${tail}`,
  )
}

/** Opened by us and handed over: the database's user need not be able to enter the folder. */
function openLog(options: PostmasterOptions): { descriptor: number; start: number } {
  const path = logPath(options)
  try {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
    if (size > logLimitInBytes) renameSync(path, `${path}.1`)
    const descriptor = openSync(path, 'a', 0o600)
    return { descriptor, start: size > logLimitInBytes ? 0 : size }
  } catch (error) {
    throw folderError(options.place.dataDir, error)
  }
}

function logPath(options: PostmasterOptions): string {
  return join(options.place.dataDir, 'postgres.log')
}

function readPidFile(cluster: string): { pid: number; port: number; status: string } | null {
  const lines = readText(join(cluster, 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || pid <= 0) return null
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() }
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function waitUntil(done: () => boolean, seconds: number): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000
  while (!done()) {
    if (performance.now() > deadline) return false
    await sleep(15)
  }
  return true
}

function readFrom(path: string, start: number): string {
  const descriptor = openSync(path, 'r')
  try {
    const buffer = Buffer.alloc(64 * 1024)
    return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, buffer.length, start))
  } finally {
    closeSync(descriptor)
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
