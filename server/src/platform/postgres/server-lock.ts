import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, processIdentity } from './processes.ts'
import { errorCode, folderError } from './folders.ts'
import { startError } from '../start-error.ts'

type Holder = { pid: number; identity: string }

const heldHere = new Set<string>()

/** A restart often meets the old server while it still drains. */
const secondsForAnotherToEnd = 3

/**
 * One server per data folder. PostgreSQL's own lock does not say this, since a second server
 * would adopt the first one's database. The file names the holder and not just its existence,
 * so a killed server leaves nothing that has to be removed by hand.
 */
export async function takeServerLock(place: { dir: string; dataDir: string }): Promise<() => void> {
  const file = join(place.dir, 'server.lock')
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) })
  const deadline = performance.now() + secondsForAnotherToEnd * 1000
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (create(file, mine)) {
      heldHere.add(file)
      return () => release(file, mine)
    }
    const content = read(file)
    if (content === null) continue
    const holder = parse(content)
    if (holder && isHeld(file, holder)) {
      if (holder.pid === process.pid || performance.now() > deadline) throw inUse(place.dataDir, holder.pid)
      await sleep(100)
      continue
    }
    // A file without a readable holder is either being written now or was cut off by a crash.
    if (!holder && ageInSeconds(file) < 2) await sleep(100)
    else removeIfUnchanged(file, content)
  }
  throw startError(`The lock ${file} could not be taken: other servers keep starting on this folder.`)
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    // Whatever the umask: the folder's owner must be able to see that a lock of root's is stale.
    chmodSync(file, 0o644)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw folderError(dirname(file), error)
  }
}

function isHeld(file: string, holder: Holder): boolean {
  if (holder.identity === '') {
    return holder.pid === process.pid ? heldHere.has(file) : isAlive(holder.pid)
  }
  return isAlive(holder.pid) && processIdentity(holder.pid) === holder.identity
}

/**
 * Two starts can find the same stale file, and the slower one must not remove the lock that
 * the faster one has made since: what was moved away is looked at again.
 */
function removeIfUnchanged(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = read(aside)
  if (moved !== null && moved !== stale) create(file, moved)
  rmSync(aside, { force: true })
}

function release(file: string, mine: string): void {
  heldHere.delete(file)
  if (read(file) === mine) rmSync(file, { force: true })
}

function inUse(dataDir: string, pid: number): Error {
  return startError(
    `Another Trilha server (process ${pid}) is already running on the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  )
}

function parse(content: string): Holder | null {
  try {
    const { pid, identity } = JSON.parse(content) as Partial<Holder>
    return Number.isInteger(pid) && typeof identity === 'string' ? { pid: Number(pid), identity } : null
  } catch {
    return null
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function ageInSeconds(file: string): number {
  try {
    const { mtimeMs } = statSync(file)
    return Math.abs(performance.timeOrigin + performance.now() - mtimeMs) / 1000
  } catch {
    return 0
  }
}
