import { fileURLToPath } from 'node:url'
import { WRONG_PASSWORD_TRIES, WRONG_PASSWORD_WINDOW_SECONDS } from '@trilha/contract/constants'
import { contract } from '@trilha/contract'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { domainJobs, domainRoutes, policies } from './domains.ts'
import type { Config } from './platform/config.ts'
import { listen } from './platform/db/listen.ts'
import type { OpenDatabase } from './platform/db/database.ts'
import { createEmit } from './platform/events.ts'
import { createAuthenticate } from './platform/http/authenticate.ts'
import type { Platform } from './platform/http/context.ts'
import { fail } from './platform/http/failure.ts'
import { createGate } from './platform/http/gate.ts'
import { mount } from './platform/http/mount.ts'
import { servePages } from './platform/http/pages.ts'
import { serveReference } from './platform/http/reference.ts'
import { createHttp } from './platform/http/server.ts'
import { startJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { systemClock } from './platform/time.ts'
import { openSockets, type Sockets } from './platform/realtime/sockets.ts'
import { realtimeChannel, type Told } from './platform/realtime/tell.ts'
import { createBudget } from './platform/session/budgets.ts'
import { createPasswords } from './platform/session/passwords.ts'
import type { Secrets } from './platform/session/secrets.ts'
import { createSessionStore, sessionsChannel } from './platform/session/session-store.ts'
import { createAccessTokenVerifier } from './platform/session/tokens.ts'
import { subscriptions } from './subscriptions.ts'

export interface AppOptions {
  config: Config
  log: Log
  database: OpenDatabase & { url: string }
  secrets: Secrets
  now?: () => Date
}

export interface App {
  http: FastifyInstance
  platform: Platform
  listen(): Promise<string>
  /** Turns new work away, lets running work end, then closes. */
  stop(): Promise<void>
}

const longestGateWait = 4_000
/** Connections that the system may hold before we take them: a whole school at eight. */
const longestBacklog = 4_096
const clientFiles = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** One builder for the server and for the tests. */
export async function buildApp({ config, log, database, secrets, now = systemClock }: AppOptions): Promise<App> {
  const { db, pool } = database
  const gate = createGate({
    inFlight: config.requestsInFlight,
    waiting: config.requestsWaiting,
    longestWait: longestGateWait,
  })
  const metrics = createMetrics(gate, pool)
  const http = createHttp({ log, gate, metrics })
  const platform: Platform = {
    config,
    log,
    db,
    emit: createEmit(subscriptions),
    secrets,
    passwords: createPasswords(secrets),
    budgets: {
      password: createBudget(pool, {
        name: 'password',
        tries: WRONG_PASSWORD_TRIES,
        seconds: WRONG_PASSWORD_WINDOW_SECONDS,
      }),
    },
    now,
  }
  const sessions = createSessionStore(db, () => performance.now())
  const verify = createAccessTokenVerifier(secrets)
  let stopping = false

  http.get('/healthz', () => ({ ok: true }))
  http.get('/readyz', async () => {
    if (stopping) throw fail('br_0000', { status: 503, retryAfter: 1 })
    await sql`select 1`.execute(db)
    return { ok: true }
  })
  http.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  mount(http, domainRoutes, { platform, policies, authenticate: createAuthenticate(sessions, verify) })
  serveReference(http, contract)
  await servePages(http, clientFiles)
  await http.ready()

  let sockets: Sockets | undefined
  if (config.socketEnabled) {
    sockets = openSockets({
      http: http.server,
      path: config.socketPath,
      allowedOrigin: (origin, host) =>
        origin === undefined || origin === config.publicUrl || URL.parse(origin)?.host === host,
      async authenticate(token) {
        const verified = await verify(token, now())
        return verified.ok ? sessions.find(verified.sessionId) : undefined
      },
      stillValid: async (sessionId) => (await sessions.find(sessionId)) !== undefined,
      log,
    })
  }
  const listener = await listen({
    url: database.url,
    log,
    channels: {
      [sessionsChannel](sessionId) {
        sessions.forget(sessionId)
        void sockets?.recheck(sessionId).catch((error: unknown) => log.warn({ err: error }, 'sockets not rechecked'))
      },
      [realtimeChannel]: (told) => sockets?.deliver(JSON.parse(told) as Told),
    },
    onConnect: () => undefined,
  })
  const jobs = await startJobs({ jobs: domainJobs, db, pool, log })

  return {
    http,
    platform,
    listen: () => http.listen({ port: config.port, host: config.host, backlog: longestBacklog }),
    async stop() {
      stopping = true
      sockets?.close()
      await http.close()
      await jobs.stop()
      await listener.close()
    },
  }
}
