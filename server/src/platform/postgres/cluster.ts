import { randomBytes } from 'node:crypto'
import { chmod, chown, lchown, mkdtemp, open, readFile, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from './place.ts'
import { run } from './processes.ts'
import { programPath, type Runtime } from './runtime.ts'
import { errorCode, folderError } from './folders.ts'
import { startError } from '../start-error.ts'

/** Role and database of the application; the superuser has no password and cannot log in. */
export const roleName = 'trilha'

const stagingPrefix = '.postgres-init-'

export async function ensureCluster(
  place: Place,
  options: { runtime: Runtime; password: string; log: (line: string) => void },
): Promise<void> {
  const { cluster } = place
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw wrongOwner(cluster, error)
  })
  if (version === null) {
    await refuseForeignFiles(cluster)
    options.log('Preparing a new database.')
    await createCluster(place, options)
    return
  }
  refuseOtherVersion(cluster, { found: version.trim(), ours: options.runtime.major })
  await repairOwner(place)
}

/** Reads the application's password, making one where there is none. */
export async function ensurePassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres.password')
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw wrongOwner(file, error)
  })
  if (/^[0-9a-f]{64}$/.test(known.trim())) return known.trim()
  const password = randomBytes(32).toString('hex')
  const draft = `${file}.new`
  try {
    await rm(draft, { force: true })
    const handle = await open(draft, 'wx', 0o600)
    await handle.writeFile(`${password}\n`)
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  } catch (error) {
    throw folderError(dataDir, error)
  }
  return password
}

/** For a lost or replaced password file: who may write the data folder owns the database. */
export async function resetPassword(place: Place, options: { runtime: Runtime; password: string }): Promise<void> {
  await runSingleUser(place, {
    ...options,
    cluster: place.cluster,
    statements: [`ALTER ROLE ${roleName} PASSWORD '${options.password}'`],
  })
}

/**
 * Made aside and renamed when complete: a start that is killed during initdb leaves no half
 * database behind.
 */
async function createCluster(
  place: Place,
  options: { runtime: Runtime; password: string; log: (line: string) => void },
): Promise<void> {
  const staging = await makeStaging(place)
  const cluster = join(staging, 'postgres')
  try {
    await runInitdb(place, { runtime: options.runtime, cluster })
    await writeAccessRules(place, cluster)
    await runSingleUser(place, {
      ...options,
      cluster,
      statements: [
        `CREATE ROLE ${roleName} LOGIN CREATEDB PASSWORD '${options.password}'`,
        `GRANT pg_monitor TO ${roleName}`,
        `CREATE DATABASE ${roleName} OWNER ${roleName}`,
      ],
    })
    await rename(cluster, place.cluster)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function makeStaging(place: Place): Promise<string> {
  try {
    for (const name of await readdir(place.dir)) {
      // What was making it may be writing its last: it ends by itself once its folder is gone.
      if (name.startsWith(stagingPrefix))
        await rm(join(place.dir, name), { recursive: true, force: true, maxRetries: 10 })
    }
    const staging = await mkdtemp(join(place.dir, stagingPrefix))
    if (place.account) await chown(staging, place.account.uid, place.account.gid)
    return staging
  } catch (error) {
    throw folderError(place.dir, error)
  }
}

/**
 * The builtin C.UTF-8 sorts the same on every machine and survives an upgrade of the system's
 * locales, which would otherwise corrupt indexes; names are sorted with an ICU collation where
 * they are shown.
 */
async function runInitdb(place: Place, options: { runtime: Runtime; cluster: string }): Promise<void> {
  const result = await run(
    programPath(options.runtime, 'initdb'),
    [
      `--pgdata=${options.cluster}`,
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth=reject',
      '--no-instructions',
    ],
    { account: place.account },
  )
  if (result.code !== 0)
    throw startError(`The database could not be made in ${place.cluster}: ${reasonIn(result.output)}.`)
}

async function writeAccessRules(place: Place, cluster: string): Promise<void> {
  const file = await open(join(cluster, 'pg_hba.conf'), 'w', 0o600)
  await file.writeFile(`host all ${roleName} 127.0.0.1/32 scram-sha-256\n`)
  await file.sync()
  await file.close()
  if (place.account) await chown(join(cluster, 'pg_hba.conf'), place.account.uid, place.account.gid)
}

/** Needs neither a port nor a password, and the statements come by pipe: no secret on a command line. */
async function runSingleUser(
  place: Place,
  options: { runtime: Runtime; password: string; cluster: string; statements: string[] },
): Promise<void> {
  const result = await run(
    programPath(options.runtime, 'postgres'),
    ['--single', '-D', options.cluster, '-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic', 'postgres'],
    { account: place.account, input: `${options.statements.join('\n')}\n` },
  )
  if (result.code === 0) return
  const reason = reasonIn(result.output).replaceAll(options.password, '…')
  throw startError(`The database in ${place.cluster} could not be prepared: ${reason}.`)
}

/** initdb and postgres say much; the line that names the failure comes first. */
export function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const found =
    lines.find((line) => /No space left|quota exceeded/i.test(line)) ??
    lines.find((line) => /\b(FATAL|PANIC|ERROR):|\berror:/.test(line)) ??
    lines.at(-1) ??
    'no reason given'
  return found.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').replace(/\.$/, '')
}

async function refuseForeignFiles(cluster: string): Promise<void> {
  try {
    // Only an empty folder can be removed: exactly those that hold nothing of anybody's.
    await rmdir(cluster)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw startError(`${cluster} is there but holds no database of PostgreSQL: move it away.`, error)
  }
}

function refuseOtherVersion(cluster: string, version: { found: string; ours: string }): void {
  if (version.found === version.ours) return
  const newer = Number(version.found) > Number(version.ours)
  const advice = newer
    ? 'start it with the newer Trilha that made it'
    : 'dump it with the older Trilha that made it and load it into a new data folder'
  throw startError(
    `The database in ${cluster} was made by PostgreSQL ${version.found}, and this Trilha brings ${version.ours}: ${advice}.`,
  )
}

/** PostgreSQL insists on owner and mode; a restored backup often has root's, and 0755. */
async function repairOwner(place: Place): Promise<void> {
  const { cluster, account } = place
  const found = await stat(cluster)
  try {
    if (account && found.uid !== account.uid) await giveTo(cluster, account)
    if ((found.mode & 0o077) !== 0) await chmod(cluster, 0o700)
  } catch (error) {
    throw wrongOwner(cluster, error)
  }
  if (!account && process.getuid && found.uid !== process.getuid()) throw wrongOwner(cluster)
}

async function giveTo(path: string, account: { uid: number; gid: number }): Promise<void> {
  await lchown(path, account.uid, account.gid)
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) await giveTo(child, account)
    else await lchown(child, account.uid, account.gid)
  }
}

function wrongOwner(path: string, cause?: unknown): Error {
  return startError(`${path} belongs to another user: start Trilha as the user that made it.`, cause)
}
