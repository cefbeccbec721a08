import { Logger as WorkerLogger, run, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { z } from 'zod'
import { openDatabase, type Db, type Tx } from './db/database.ts'
import type { Platform } from './http/context.ts'
import type { Log } from './log.ts'

/** A job's work must bear being run twice: it is repeated when a worker dies in the middle. */
export interface Job<Payload> {
  payload: z.ZodType<Payload>
  work(db: Db, payload: Payload, platform: Platform): Promise<void>
  /** Five cron fields, UTC. */
  every?: string
}
export type Jobs = Record<string, Job<never>>

export function job<Payload>(definition: Job<Payload>): Job<never> {
  return definition as unknown as Job<never>
}

/** In the caller's transaction: a job exists exactly when what caused it was committed. */
export async function enqueue(
  tx: Tx,
  name: string,
  payload: Record<string, unknown>,
  { inSeconds = 0 }: { inSeconds?: number } = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, run_at => now() + make_interval(secs => ${inSeconds})
    )`.execute(tx)
}

/**
 * Ends the jobs whose payload names one of these, waiting or under way: of a person who is gone nothing is left to do.
 * A worker that is in the middle of one finds it gone when it reports.
 */
export async function removeJobsThatName(tx: Tx, names: readonly string[]): Promise<number> {
  const result = await sql`
    delete from graphile_worker._private_jobs
    where exists (select from json_each_text(payload) as part where part.value = any(${names}::text[]))`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

/** Two that work, one that listens, one to spare. */
const connections = 4
const connectWithin = 60_000

/**
 * On connections of their own: where requests wait for one, a job that could not report its end in time would
 * bring the process down with it.
 */
export async function startJobs({
  jobs,
  platform,
  databaseUrl,
}: {
  jobs: Jobs
  platform: Platform
  databaseUrl: string
}): Promise<{ stop(): Promise<void> }> {
  const { db, log } = platform
  const { pool, close } = openDatabase({ url: databaseUrl, poolSize: connections, log, connectWithin })
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, { payload, work }]) => [
      name,
      async (given: unknown) => {
        await work(db, payload.parse(stripCron(given)), platform)
        log.debug({ job: name }, 'job done')
      },
    ]),
  )
  const crontab = Object.entries(jobs)
    .filter(([, { every }]) => every !== undefined)
    .map(([name, { every }]) => `${every} ${name}`)
    .join('\n')
  const runner = await run({
    pgPool: pool,
    taskList,
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5_000,
    logger: workerLogger(log),
  })
  return {
    async stop() {
      await runner.stop()
      await close()
    },
  }
}

/** Scheduled runs carry the schedule's own stamp beside the payload. */
function stripCron(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload
  const { _cron, ...rest } = payload as { _cron?: unknown }
  return rest
}

function workerLogger(log: Log) {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ message }, 'jobs')
    else if (level === 'warning') log.warn({ message }, 'jobs')
    else log.trace({ message }, 'jobs')
  })
}
