import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from '../../database.ts'
import type { Log } from '../log.ts'

/** Reads take either; a write or a lock takes `Tx`, so that a write on the pool does not compile. */
export type Tx = Transaction<Database>
export type Db = Kysely<Database>

// Counts are bigint in PostgreSQL; ours stay far below 2^53, and the ledger bounds its own sums.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A date is a day, not an instant: no time zone may move it.
pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text)

export interface DatabaseOptions {
  url: string
  poolSize: number
  log: Pick<Log, 'warn' | 'error'>
  /** Milliseconds. Beyond this wait a request is answered 503: a queue that nobody bounds turns an overload into 500s. */
  connectWithin?: number
  /** For what is no request, and takes as long as it takes. */
  isPatient?: boolean
}

export interface OpenDatabase {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** Milliseconds. A request that waits longer is answered with an error; 0 is no limit. */
const limits = { statement_timeout: 5_000, lock_timeout: 4_000, idle_in_transaction_session_timeout: 10_000 }
const noLimits = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }

export function openDatabase({
  url,
  poolSize,
  log,
  connectWithin = 5_000,
  isPatient = false,
}: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectWithin,
    idleTimeoutMillis: 30_000,
    ...(isPatient ? noLimits : limits),
    application_name: 'trilha',
  })
  const connected = new Set<Promise<unknown>>()
  pool.on('connect', (client) => {
    // A client that is checked out when its backend dies emits `error`; without a listener that ends the process.
    client.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'))
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    connected.add(ended)
    void ended.then(() => connected.delete(ended))
  })
  pool.on('error', (error) => log.warn({ error: error.message }, 'idle database connection lost'))
  nameStatements(pool)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    async close() {
      await nobodyWaits(pool)
      // Not by the query builder: it leaves a pool open that it was never asked to use.
      await pool.end()
      // The pool does not wait for the goodbyes that it sends; a database that is stopped next would cut them off.
      await Promise.race([Promise.all(connected), sleep(longestGoodbye, undefined, { ref: false })])
    },
  }
}

const longestGoodbye = 2_000

/** Who has just asked for a connection (a job that reports its end) would wait for it until long after the pool is gone. */
async function nobodyWaits(pool: pg.Pool): Promise<void> {
  const until = Date.now() + longestGoodbye
  do await sleep(5)
  while (pool.waitingCount > 0 && Date.now() < until)
}

/**
 * Kysely's texts are few and repeat, so each gets a name and PostgreSQL parses and plans it once per
 * connection: half the database's CPU on short queries.
 */
function nameStatements(pool: pg.Pool): void {
  const names = new Map<string, string>()
  const mostNames = 2_000
  pool.on('connect', (client) => {
    const plain = client.query.bind(client) as (...args: unknown[]) => unknown
    const named = (text: unknown, values?: unknown, callback?: unknown) => {
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
        return plain(text, values, callback)
      let name = names.get(text)
      if (name === undefined) {
        if (names.size >= mostNames) return plain(text, values, callback)
        name = `t${names.size}`
        names.set(text, name)
      }
      return plain({ name, text, values }, callback)
    }
    client.query = named as typeof client.query
  })
}

/**
 * Runs in the caller's transaction when there is one. READ COMMITTED with row locks and constraints;
 * a serialisation failure or deadlock is tried again from the start.
 */
export async function inTransaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  const mostTries = 5
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= mostTries || !isRetryable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return code === '40001' || code === '40P01'
}
