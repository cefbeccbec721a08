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
import { classOfStudents, letThemTrade, renewTokens, type Opener } from './class-of-students.ts'
import { freePort, spawnServer, type SpawnedServer } from './spawn-server.ts'
import { kindsOfTrade, trade, untrueTrades, type Trade } from './trading.ts'
import { ledgerFaults } from '../ledger-faults.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** 4 in npm test, 20 in npm run test:long. */
const kills = Number(process.env['KILLS'] ?? 4)
/** The control, in npm run test:long: with a database that acknowledges before it has written, writes must get lost. */
const isControlled = process.env['KILL_CONTROL'] === 'yes'
const controlKills = 6
const writers = 12
/** Acknowledged in each round before its kill, so that there is something to lose on however slow a machine. */
const writesEachRound = 40
/** So many trade at a time; as one of them reaches the limits of the day, the next one goes on. */
const stalls = 6

let dataDir: string
let postgres: EmbeddedPostgres
let database: OpenDatabase
let environment: Record<string, string>
let server: SpawnedServer

beforeAll(async () => {
  dataDir = await temporaryFolder('kill')
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  database = openDatabase({ url: postgres.url, poolSize: 4, log: { warn: () => undefined, error: () => undefined } })
  await migrate(postgres.url)
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

/** What was acknowledged, to be found again. */
interface Written {
  isOver: boolean
  chests: string[]
  trades: Trade[]
  strange: string[]
}

/** Asks until there is an answer, always with the same key; undefined when the drill ended first. */
async function untilAnswered(attempt: () => Promise<Response>, written: Written): Promise<Response | undefined> {
  while (!written.isOver) {
    const answer = await attempt().catch(() => undefined)
    if (answer && answer.status !== 503) return answer
    await sleep(20 + Math.random() * 60)
  }
  return undefined
}

/** Opens chest after chest. */
async function openChests(opener: Opener, written: Written): Promise<void> {
  for (const chest of opener.chestIds) {
    const key = randomUUID()
    const answer = await untilAnswered(
      () =>
        ask(`/api/treasure-chests/${chest}/open`, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${opener.token}`, 'idempotency-key': key },
        }),
      written,
    )
    if (!answer) return
    if (answer.ok) written.chests.push(chest)
    else written.strange.push(`chest ${chest}: ${answer.status}`)
  }
}

/** Each after the other buys, gives and exchanges. */
async function tradeInTurn(traders: readonly Opener[], written: Written): Promise<void> {
  const trading = {
    ...written,
    ask: (path: string, init: RequestInit) => untilAnswered(() => ask(path, init), written),
    isOver: () => written.isOver,
  }
  for (const [at, trader] of traders.entries()) await trade(trader, traders[at - 1] ?? traders.at(-1)!, trading)
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(server.address + path, { ...init, signal: AbortSignal.timeout(8_000) })
  // Whole, or it was none.
  return new Response(await answer.arrayBuffer(), { status: answer.status })
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
async function drill(rounds: number, kill: (round: number) => Promise<void>): Promise<Written & { lost: string[] }> {
  const secrets = await loadSecrets(readConfig({ DATA_DIR: dataDir }))
  const openers = await classOfStudents(database.db, secrets, { students: writers, chestsEach: 4_000 })
  const traders = await classOfStudents(database.db, secrets, { students: stalls * (rounds + 2), chestsEach: 0 })
  await letThemTrade(database.db, traders, { EDU_COIN: 4_000, XP: 3_000 })
  const written: Written = { isOver: false, chests: [], trades: [], strange: [] }
  const writing = [
    ...openers.map((opener) => openChests(opener, written)),
    ...Array.from({ length: stalls }, (_, stall) =>
      tradeInTurn(
        traders.filter((_trader, at) => at % stalls === stall),
        written,
      ),
    ),
  ]
  const enough = async () => {
    const wanted = written.chests.length + writesEachRound
    while (written.chests.length < wanted) await sleep(20)
  }
  for (let round = 0; round < rounds; round += 1) {
    await enough()
    await sleep(Math.random() * 1_500)
    await kill(round)
    await answers()
    await renewTokens(secrets, [...openers, ...traders])
  }
  await enough()
  // Of every kind at least one, on however slow a machine.
  while (kindsOf(written).length < kindsOfTrade.length) await sleep(20)
  written.isOver = true
  await Promise.all(writing)
  await answers()
  return { ...written, lost: await lostOf(written) }
}

function kindsOf({ trades }: Written): string[] {
  return Object.keys(Object.groupBy(trades, ({ origin }) => origin)).toSorted()
}

async function lostOf({ chests, trades }: Written): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'chest ' || id as what from chests where id = any(${chests}::uuid[]) and opened_at is null`.execute(
    database.db,
  )
  return [...rows.map(({ what }) => what), ...(await untrueTrades(database.db, trades))]
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
