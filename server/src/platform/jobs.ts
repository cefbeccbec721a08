import { Logger as WorkerLogger, run, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { z } from 'zod'
import { openDatabase, type Tx } from './db/database.ts'
import type { Platform } from './http/context.ts'
import type { Log } from './log.ts'

type Nothing = Record<string, never>

/** What is done later, with what it is told. What runs by its schedule is told nothing. */
export interface JobPayloads {
  'accounts:free-names': Record<string, never>
  'accounts:remove-stale': Nothing
  /** `to` only where it is an address that the person had before; the one they have is looked up. */
  'accounts:send-notice': {
    userId: string
    notice: 'accountReopened' | 'passwordChanged' | 'passwordChosen' | 'usernameChanged'
    to?: string | undefined
  }
  'accounts:send-recovery': { name: string; device: string | null; askedAt: string }
  'accounts:send-verification': { userId: string }
  'achievements:settle': Nothing
  'admissions:remove-stale': Nothing
  'admissions:send-answer': { accountId: string; answer: 'accepted' | 'opened' | 'refused' | 'guardianRefused' }
  'admissions:send-guardian-letter': { admissionId: string }
  'auth:release-provider-tokens': Nothing
  'auth:remove-stale': Nothing
  'family:remove-stale': Nothing
  'files:remove': { names: string[] }
  'files:sweep-strays': Nothing
  'files:sweep-unused': Nothing
  'friends:remove-old-asks': Nothing
  'friends:remove-unrelated': Nothing
  'invitations:announce': { invitationId: string }
  'invitations:send-letter': { invitationId: string }
  'invitations:settle': Nothing
  'moderation:remove-for-good': Nothing
  'notifications:remove-old': Nothing
  'privacy:build-export': { exportId: string }
  'privacy:erase-again': { auditId: number }
  'privacy:erase-due': Nothing
  'privacy:remove-expired': Nothing
}
export type JobName = keyof JobPayloads

/** A job's work must bear being run twice: it is repeated when a worker dies in the middle. */
interface Job<N extends JobName> {
  payload: z.ZodType<JobPayloads[N]>
  work(platform: Platform, payload: JobPayloads[N]): Promise<void>
  /** Five cron fields, UTC. */
  every?: string
}
export type Jobs = { [N in JobName]: Job<N> }

/** In the caller's transaction: a job exists exactly when what caused it was committed. */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayloads[N],
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
  const { log } = platform
  const { pool, close } = openDatabase({ url: databaseUrl, poolSize: connections, log, connectWithin })
  const taskList: TaskList = Object.fromEntries(
    Object.entries<Job<JobName>>(jobs).map(([name, { payload, work }]) => [
      name,
      async (given: unknown) => {
        await work(platform, payload.parse(stripCron(given)))
        log.debug({ job: name }, 'job done')
      },
    ]),
  )
  const crontab = Object.entries<Job<JobName>>(jobs)
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
