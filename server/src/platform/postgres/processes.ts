import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { errorCode } from './folders.ts'

/** The unprivileged user that the database runs as when the server itself is root. */
export type Account = { name: string; uid: number; gid: number }

export type RunResult = { code: number | null; output: string }

/**
 * PostgreSQL reads PGDATA, PGPORT, PGOPTIONS and the locale from the environment, and the
 * caller's are meant for another database: it gets a fixed one. Windows needs its own.
 */
const childEnvironment =
  process.platform === 'win32' ? undefined : { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' }

/** Working folder '/': the caller's may be one that the account cannot enter. */
export function spawnOptions(account: Account | null) {
  return {
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    cwd: process.platform === 'win32' ? undefined : '/',
    env: childEnvironment,
    windowsHide: true,
  }
}

export async function run(
  file: string,
  args: string[],
  options: { account: Account | null; input?: string },
): Promise<RunResult> {
  const child = spawn(file, args, { ...spawnOptions(options.account), stdio: 'pipe' })
  // A child that ends before it has read everything must not end us with EPIPE.
  child.stdin.on('error', () => {})
  child.stdin.end(options.input ?? '')
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  try {
    const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
    return { code, output: `${stdout}${stderr}`.trim() }
  } catch (error) {
    return { code: null, output: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * A zombie answers to signal 0, and where no init reaps orphans it does so for ever:
 * on Linux the state in /proc decides.
 */
export function isAlive(pid: number): boolean {
  if (!answersToSignals(pid)) return false
  const stat = processStat(pid)
  return stat === null || !/^[ZX]/.test(stat)
}

export function answersToSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Tells two processes with the same number apart, also across a reboot; '' where unknown. */
export function processIdentity(pid: number): string {
  const started = processStat(pid)?.split(' ')[19]
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim()
  return started && boot ? `${boot}:${started}` : ''
}

/** Process numbers are reused: is this one really the database server of that folder? */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    const listed = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return listed.stdout?.includes('postgres') && listed.stdout.includes(cluster)
  }
  if (readText(`/proc/${pid}/comm`)?.trim() !== 'postgres') return false
  return readLink(`/proc/${pid}/cwd`) === cluster
}

/** True after a reinstall: the old program still runs, its libraries are gone from the disk. */
export function runsDeletedProgram(pid: number): boolean {
  return readLink(`/proc/${pid}/exe`)?.endsWith(' (deleted)') ?? false
}

/** Fields from the third on: the second, the name in brackets, may hold spaces. */
function processStat(pid: number): string | null {
  const stat = readText(`/proc/${pid}/stat`)
  return stat ? stat.slice(stat.lastIndexOf(')') + 2) : null
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function readLink(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch {
    return null
  }
}
