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
/** The control, in npm run test:long: with a database that acknowledges before it has written, writes must get lost. */
const isControlled = process.env['KILL_CONTROL'] === 'yes'
const controlKills = 6
const writers = 12
/** Acknowledged in each round before its kill, so that there is something to lose on however slow a machine. */
const writesEachRound = 40

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

interface Writing {
  isOver: boolean
  acknowledged: string[]
  strange: string[]
}

/** Opens chest after chest; an attempt without an answer is repeated with the same key until there is one. */
async function write(opener: Opener, result: Writing): Promise<void> {
  for (const chest of opener.chestIds) {
    const key = randomUUID()
    for (let answered = false; !answered;) {
      if (result.isOver) return
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

/** Kills in the middle of writing, round by round; answers what was acknowledged and is not there. */
async function drill(rounds: number, kill: (round: number) => Promise<void>): Promise<Writing & { lost: string[] }> {
  const secrets = await loadSecrets(readConfig({ DATA_DIR: dataDir }))
  const openers = await classOfStudents(database.db, secrets, { students: writers, chestsEach: 4_000 })
  const result: Writing = { isOver: false, acknowledged: [], strange: [] }
  const writing = openers.map((opener) => write(opener, result))
  const enough = async () => {
    const wanted = result.acknowledged.length + writesEachRound
    while (result.acknowledged.length < wanted) await sleep(20)
  }
  for (let round = 0; round < rounds; round += 1) {
    await enough()
    await sleep(Math.random() * 1_500)
    await kill(round)
    await answers()
  }
  await enough()
  result.isOver = true
  await Promise.all(writing)
  await answers()
  const { rows } = await sql<{ id: string }>`
    select id from chests where id = any(${result.acknowledged}::uuid[]) and opened_at is null`.execute(database.db)
  return { ...result, lost: rows.map(({ id }) => id) }
}

it(
  `loses no acknowledged write and pays nothing twice in ${kills} kills`,
  { timeout: 120_000 + kills * 60_000 },
  async () => {
    const { lost, strange } = await drill(kills, (round) => (round % 2 === 0 ? killServer() : killDatabase()))
    expect({ lost, strange }).toEqual({ lost: [], strange: [] })
    expect(await ledgerFaults(database.db)).toEqual([])
  },
)

// Last: it leaves a database that has lost writes.
it.runIf(isControlled)(
  'would see it if the database forgot',
  { timeout: 120_000 + controlKills * 60_000 },
  async () => {
    await makeForgetful()
    expect((await drill(controlKills, killDatabase)).lost.length).toBeGreaterThan(0)
  },
)
