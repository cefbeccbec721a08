import { resolve } from 'node:path'
import pg from 'pg'
import { ensureCluster, ensurePassword, resetPassword, roleName } from './cluster.ts'
import { findPlace, prepareDataDir, recordPlace } from './place.ts'
import {
  openPostmaster,
  setAsideAbandoned,
  stopPostmaster,
  type Postmaster,
  type PostmasterOptions,
} from './postmaster.ts'
import { keepAlive } from './keep-alive.ts'
import { findRuntime } from './runtime.ts'
import { takeServerLock } from './server-lock.ts'
import { errorCode } from './folders.ts'
import { startError } from '../start-error.ts'

export type EmbeddedOptions = {
  dataDir: string
  log: (line: string) => void
  /** PostgreSQL settings beside or instead of the defaults. */
  settings?: Record<string, string>
  /** Root's folders for what the database's user must reach; the machine's own when left out. */
  systemFolders?: string[]
}

export type EmbeddedPostgres = {
  url: string
  /** Where the database really lies. */
  dataDir: string
  stop(): Promise<void>
}

/** Starts or adopts the database of a data folder; refuses with a sentence (see ../start-error.ts). */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {}, systemFolders } = options
  const dataDir = await prepareDataDir(resolve(options.dataDir))
  const place = await findPlace({ dataDir, systemFolders, log })
  const release = await takeServerLock(place)
  try {
    const runtime = await findRuntime({ account: place.account, dataDir, systemFolders, log })
    const wanted = { place, runtime, settings, log }
    if (place.abandoned) await setAsideAbandoned(wanted)
    const password = await ensurePassword(dataDir)
    await ensureCluster(place, { runtime, password, log })
    await recordPlace(place)
    const { postmaster, url } = await openWithPassword(wanted, password)
    const watch = keepAlive(postmaster, wanted)
    let stopped: Promise<void> | undefined
    const stop = (): Promise<void> =>
      (stopped ??= watch
        .end()
        .then((last) => stopPostmaster(last, wanted))
        .finally(release))
    return { url, dataDir: place.cluster, stop }
  } catch (error) {
    release()
    throw error
  }
}

async function openWithPassword(
  options: PostmasterOptions,
  password: string,
): Promise<{ postmaster: Postmaster; url: string }> {
  const postmaster = await openPostmaster(options)
  const url = addressOf(postmaster, password)
  const problem = await connectionProblem(url)
  if (problem === null) return { postmaster, url }
  await stopPostmaster(postmaster, options)
  const wrongPassword = '28P01'
  if (errorCode(problem) !== wrongPassword) throw cannotConnect(options, problem)

  options.log('The password file of the database was lost or replaced: setting the new one.')
  await resetPassword(options.place, { runtime: options.runtime, password })
  const reopened = await openPostmaster(options)
  const remaining = await connectionProblem(addressOf(reopened, password))
  if (remaining === null) return { postmaster: reopened, url: addressOf(reopened, password) }
  await stopPostmaster(reopened, options)
  throw cannotConnect(options, remaining)
}

function addressOf(postmaster: Postmaster, password: string): string {
  return `postgresql://${roleName}:${password}@127.0.0.1:${postmaster.port}/${roleName}`
}

async function connectionProblem(url: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    await client.end().catch(() => {})
  }
}

function cannotConnect(options: PostmasterOptions, problem: Error): Error {
  return startError(`The database in ${options.place.cluster} runs but does not answer: ${problem.message}.`, problem)
}
