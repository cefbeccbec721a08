import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { openDatabase, type OpenDatabase } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../platform/postgres/embedded.ts'
import { loadSecrets } from '../../platform/session/secrets.ts'
import { classOfStudents, ledgerFaults, type Opener } from './class-of-students.ts'
import { freePort, spawnServer, type SpawnedServer } from './spawn-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** 4 in npm test, 20 in npm run test:long. */
const kills = Number(process.env['KILLS'] ?? 4)
/** The control: with a database that acknowledges before it has written, this test must fail. */
const forgetful = process.env['DRILL_FORGETFUL'] === 'yes'
const writers = 12

let dataDir: string
let postgres: EmbeddedPostgres
let database: OpenDatabase
let environment: Record<string, string>
let server: SpawnedServer

beforeAll(async () => {
  dataDir = await temporaryFolder('kill')
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  database = openDatabase({ url: postgres.url, poolSize: 4, log: { warn: () => undefined, error: () => undefined } })
  await migrate(database.db, database.pool)
  environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: String(await freePort()) }
  server = await spawnServer(environment)
  if (forgetful) await makeForgetful()
})
afterAll(async () => {
  await server?.stop()
  await database?.close()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** After the server's start, because it refuses such a database; so here only the database is killed. */
async function makeForgetful(): Promise<void> {
  await sql`alter role current_user set synchronous_commit = off`.execute(database.db)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()`.execute(
    database.db,
  )
}

interface Writer {
  acknowledged: string[]
  strange: string[]
}

/** Opens chest after chest; an attempt without an answer is repeated with the same key until there is one. */
async function write(opener: Opener, isOver: () => boolean): Promise<Writer> {
  const result: Writer = { acknowledged: [], strange: [] }
  for (const chest of opener.chestIds) {
    const key = randomUUID()
    for (let answered = false; !answered;) {
      if (isOver()) return result
      const status = await open(opener, chest, key)
      if (status === 200) {
        result.acknowledged.push(chest)
        answered = true
      } else if (status === 0 || status === 503) await sleep(20 + Math.random() * 60)
      else {
        result.strange.push(`${chest} ${status}`)
        answered = true
      }
    }
  }
  return result
}

/** 0: no answer at all. */
async function open(opener: Opener, chest: string, key: string): Promise<number> {
  try {
    const response = await fetch(`${server.address}/api/treasure-chests/${chest}/open`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${opener.token}`, 'idempotency-key': key },
      signal: AbortSignal.timeout(8_000),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

async function killServer(): Promise<void> {
  await server.kill()
  server = await spawnServer(environment)
}

/** The postmaster; the launcher brings it back on the same port. */
async function killDatabase(): Promise<void> {
  const [pid] = (await readFile(join(postgres.dataDir, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

async function answers(): Promise<void> {
  for (let count = 0; count < 400; count += 1) {
    const ready = await fetch(`${server.address}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await sleep(50)
  }
  throw new Error(`the server did not come back: ${server.output()}`)
}

it(
  `loses no acknowledged write and pays nothing twice in ${kills} kills${forgetful ? ' of a forgetful database' : ''}`,
  { timeout: 60_000 + kills * 30_000 },
  async () => {
    const secrets = await loadSecrets(readConfig({ DATA_DIR: dataDir }))
    const openers = await classOfStudents(database.db, secrets, { students: writers, chestsEach: 4_000 })
    let over = false
    const writing = openers.map((opener) => write(opener, () => over))
    for (let count = 0; count < kills; count += 1) {
      await sleep(700 + Math.random() * 1_500)
      await (count % 2 === 0 && !forgetful ? killServer() : killDatabase())
      await answers()
    }
    await sleep(500)
    over = true
    const results = await Promise.all(writing)
    await answers()

    const acknowledged = results.flatMap((result) => result.acknowledged)
    const { rows: lost } = await sql<{
      id: string
    }>`select id from chests where id = any(${acknowledged}::uuid[]) and opened_at is null`.execute(database.db)
    expect(acknowledged.length).toBeGreaterThan(kills * 20)
    expect(results.flatMap(({ strange }) => strange)).toEqual([])
    expect(lost).toEqual([])
    expect(await ledgerFaults(database.db)).toEqual([])
  },
)
