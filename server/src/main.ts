import { once } from 'node:events'
import { createServer } from 'node:net'
import { buildApp } from './app.ts'
import { storeDemoFiles } from '../demo/courses/files.ts'
import { loadDemo } from '../demo/load.ts'
import { schools } from '../demo/schools.ts'
import { findSchool } from './identity/accounts/public.ts'
import { readConfig, type Config } from './platform/config.ts'
import { checkDurability } from './platform/db/check-durability.ts'
import { openDatabase, type Db } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { createLog } from './platform/log.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts'
import { prepareDataDir } from './platform/postgres/place.ts'
import { loadPartners } from './platform/session/partners.ts'
import { givenSigningKey, loadSecrets } from './platform/session/secrets.ts'
import { isStartError, startError } from './platform/start-error.ts'

/** How long running work may take to end after SIGTERM. */
const graceMilliseconds = 10_000
const oldestNode = 26

type Step = { stop(): Promise<unknown> }

async function main(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    throw startError(
      `Trilha needs Node ${oldestNode} or newer, this is ${process.version}: start it with npm start, which brings its own.`,
    )
  }
  const config = readConfig()
  const log = createLog(config)
  const steps: Step[] = []
  const stopAll = async () => {
    for (const step of steps.toReversed()) await step.stop()
  }
  const starting = start(config, log, steps)
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'stopping')
      // Half a start cannot be stopped: what it has begun, a database, would stay behind.
      starting
        .catch(() => undefined)
        .then(() => {
          setTimeout(() => process.exit(1), graceMilliseconds).unref()
          return stopAll()
        })
        .then(
          () => process.exit(0),
          (error: unknown) => {
            log.error({ err: error }, 'did not stop cleanly')
            process.exit(1)
          },
        )
    })
  }
  try {
    await starting
  } catch (error) {
    await stopAll().catch(() => undefined)
    throw error
  }
}

async function start(config: Config, log: ReturnType<typeof createLog>, steps: Step[]): Promise<void> {
  // Whatever can be wrong with the settings alone, before anything is made for them.
  givenSigningKey(config)
  await loadPartners(config)
  await tryAddress(config)
  await prepareDataDir(config.dataDir)
  if (config.redisUrl)
    log.warn('REDIS_URL is set and not used: server processes hear of each other through the database')
  const secrets = await loadSecrets(config)
  const url = config.databaseUrl ?? (await embedded(config, steps))
  const database = openDatabase({ url, poolSize: config.databasePool, log })
  steps.push({ stop: database.close })
  await checkDurability(database.db).catch((error: unknown) => {
    throw isStartError(error)
      ? error
      : startError(`The database cannot be reached: ${(error as Error).message}. Check DATABASE_URL.`, error)
  })
  await migrate(url)
  const isDemo = config.demo && config.databaseUrl === undefined
  // Whoever tries the demo can sign up, into its first school.
  const predefinedSchoolId = config.predefinedSchoolId ?? (isDemo ? schools.ipe.id : undefined)
  const app = await buildApp({
    config: { ...config, predefinedSchoolId },
    log,
    database: { ...database, url },
    secrets,
  })
  steps.push(app)
  const demo = isDemo ? await loadDemo(database.db, app.platform.passwords) : undefined
  if (demo) await storeDemoFiles(app.platform)
  if (predefinedSchoolId) await checkSchool(database.db, predefinedSchoolId)
  const address = await app.listen().catch((error: unknown) => {
    throw listenProblem(config, error)
  })
  say(`Trilha is ready: ${address}`)
  if (demo) say(demo)
}

/** Else everybody who signs up would hear that there is no school, and nobody who runs it would know. */
async function checkSchool(db: Db, id: string): Promise<void> {
  if (!(await findSchool(db, id)))
    throw startError(`The setting PREDEFINED_SCHOOL_ID names no school of this database: ${id}.`)
}

/** Before a database is made for it: an address that cannot be had is known in a moment. */
async function tryAddress(config: Config): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(config.port, config.host)
    await once(probe, 'listening')
  } catch (error) {
    throw listenProblem(config, error)
  } finally {
    probe.close()
  }
}

function listenProblem({ port, host }: Config, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return startError(`The port ${port} is taken: stop what uses it, or choose another with PORT.`, error)
  if (code === 'EACCES')
    return startError(`The port ${port} may not be used by this user: choose another with PORT.`, error)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL') {
    return startError(`The address ${host} is not one of this machine: choose another with HOST.`, error)
  }
  return error
}

async function embedded(config: Config, steps: Step[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say })
  steps.push(postgres)
  return postgres.url
}

/** To the person at the terminal, beside the log. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(isStartError(error) ? `${error.message}\n` : `${(error as Error).stack ?? String(error)}\n`)
  process.exit(1)
})
