import { fileURLToPath } from 'node:url'
import {
  GUARDIAN_CODE_TRIES,
  GUARDIAN_CODE_WINDOW_SECONDS,
  INVITATIONS,
  INVITATIONS_WINDOW_SECONDS,
  LINK_PREVIEWS,
  LINK_PREVIEWS_WINDOW_SECONDS,
  MAIL_REQUESTS,
  MAIL_REQUESTS_WINDOW_SECONDS,
  QR_TOKEN_SECONDS,
  SIGN_UPS,
  SIGN_UPS_WINDOW_SECONDS,
  UPLOADS,
  UPLOADS_WINDOW_SECONDS,
  WRONG_PASSWORD_TRIES,
  WRONG_PASSWORD_WINDOW_SECONDS,
} from '@trilha/contract/constants'
import { contract } from '@trilha/contract'
import type { FastifyInstance } from 'fastify'
import { domainJobs, domainRoutes, policies } from './domains.ts'
import { serveFiles } from './media/files/public.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/db/database.ts'
import { createEmit } from './platform/events.ts'
import { openFiles } from './platform/files/open-files.ts'
import { openSpool } from './platform/files/spool.ts'
import { createAuthenticate } from './platform/http/authenticate.ts'
import type { Platform } from './platform/http/context.ts'
import { createGate } from './platform/http/gate.ts'
import { createSecurityHeaders } from './platform/http/headers.ts'
import { laneMatcher } from './platform/http/lanes.ts'
import { mount } from './platform/http/mount.ts'
import { serveOperations } from './platform/http/operations.ts'
import { servePages } from './platform/http/pages.ts'
import { serveReference } from './platform/http/reference.ts'
import { createHttp } from './platform/http/server.ts'
import { startJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { serveOutbox } from './platform/mail/outbox-page.ts'
import { createMetrics } from './platform/metrics.ts'
import { internet, type Network } from './platform/network.ts'
import { openRealtime } from './platform/realtime/realtime.ts'
import { createFindPlaces } from './platform/places.ts'
import { createFindReportable } from './platform/reportables.ts'
import { systemClock } from './platform/time.ts'
import { createBudget } from './platform/session/budgets.ts'
import { createIdentityProvider } from './platform/session/identity-provider.ts'
import { loadPartners } from './platform/session/partners.ts'
import { createPasswords } from './platform/session/passwords.ts'
import type { Secrets } from './platform/session/secrets.ts'
import { createSessionStore } from './platform/session/session-store.ts'
import { createAccessTokenVerifier } from './platform/session/tokens.ts'
import { placeFinders } from './places.ts'
import { privacyPlans } from './privacy.ts'
import { reportables } from './reportables.ts'
import { subscriptions } from './subscriptions.ts'

export interface AppOptions {
  config: Config
  log: Log
  database: OpenDatabase & { url: string }
  secrets: Secrets
  now?: () => Date
  network?: Network
  /** What the build wrote, unless a test brings a client of its own. */
  clientFiles?: string
}

export interface App {
  http: FastifyInstance
  platform: Platform
  listen(): Promise<string>
  /** Turns new work away, lets running work end, then closes. */
  stop(): Promise<void>
}

const longestGateWait = 4_000
/** Two of these hash at a time; a class that signs in together is through within the wait. */
const signInGate = { inFlight: 8, waiting: 400, longestWait: 8_000 }
/** Refreshing and signing out are short and never turned away with the rest: a whole school may wait here. */
const sessionGate = { inFlight: 8, waiting: 4_000, longestWait: 10_000 }
/** Most of an upload is waiting for a phone, so many may run; a class that hands in together is let in. */
const uploadGate = { inFlight: 32, waiting: 200, longestWait: 20_000 }
/** Connections that the system may hold before we take them: a whole school at eight. */
const longestBacklog = 4_096
/** How long requests may take to end after the stop. */
const longestGoodbye = 6_000
/** How often one code may be looked at before it is used. */
const looksAtQrCode = 10
const builtClient = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** One builder for the server and for the tests. */
export async function buildApp({
  config,
  log,
  database,
  secrets,
  now = systemClock,
  network = internet,
  clientFiles = builtClient,
}: AppOptions): Promise<App> {
  const { db, pool } = database
  const gates = {
    calls: createGate({
      inFlight: config.requestsInFlight,
      waiting: config.requestsWaiting,
      longestWait: longestGateWait,
    }),
    signIn: createGate(signInGate),
    session: createGate(sessionGate),
    upload: createGate(uploadGate),
  }
  const metrics = createMetrics(gates.calls, pool)
  const http = createHttp({
    log,
    gates,
    metrics,
    trustedProxies: config.trustedProxies,
    laneOf: laneMatcher(Object.values(contract)),
    headers: createSecurityHeaders(config),
    isSocket: (url) => config.socketEnabled && url.startsWith(config.socketPath),
  })
  const spool = openSpool(config.dataDir)
  let address: string | undefined
  const platform: Platform = {
    config,
    log,
    db,
    emit: createEmit(subscriptions),
    findPlaces: createFindPlaces(placeFinders),
    findReportable: createFindReportable(reportables),
    files: openFiles(config, spool),
    spool,
    privacyPlans,
    secrets,
    passwords: createPasswords(secrets),
    identityProvider: createIdentityProvider(config, secrets),
    partners: await loadPartners(config),
    budgets: {
      guardianCode: createBudget(pool, {
        name: 'guardianCode',
        tries: GUARDIAN_CODE_TRIES,
        seconds: GUARDIAN_CODE_WINDOW_SECONDS,
      }),
      invitation: createBudget(pool, {
        name: 'invitation',
        tries: INVITATIONS,
        seconds: INVITATIONS_WINDOW_SECONDS,
      }),
      linkPreview: createBudget(pool, {
        name: 'linkPreview',
        tries: LINK_PREVIEWS,
        seconds: LINK_PREVIEWS_WINDOW_SECONDS,
      }),
      password: createBudget(pool, {
        name: 'password',
        tries: WRONG_PASSWORD_TRIES,
        seconds: WRONG_PASSWORD_WINDOW_SECONDS,
      }),
      qrCode: createBudget(pool, { name: 'qr-code', tries: looksAtQrCode, seconds: QR_TOKEN_SECONDS }),
      mail: createBudget(pool, { name: 'mail', tries: MAIL_REQUESTS, seconds: MAIL_REQUESTS_WINDOW_SECONDS }),
      signUp: createBudget(pool, { name: 'signUp', tries: SIGN_UPS, seconds: SIGN_UPS_WINDOW_SECONDS }),
      upload: createBudget(pool, { name: 'upload', tries: UPLOADS, seconds: UPLOADS_WINDOW_SECONDS }),
    },
    mailer: createMailer(config, db),
    network,
    siteUrl: () => config.publicUrl ?? address ?? `http://${config.host}:${config.port}`,
    now,
  }
  const sessions = createSessionStore(db, () => performance.now())
  const verify = createAccessTokenVerifier(secrets)
  let stopping = false
  serveOperations(http, { db, metrics, isStopping: () => stopping })
  mount(http, domainRoutes, { platform, policies, authenticate: createAuthenticate(sessions, verify), sessions })
  serveFiles(http, platform)
  serveReference(http, contract)
  serveOutbox(http, { config, db, log })
  await servePages(http, clientFiles)
  await http.ready()

  const realtime = await openRealtime({
    config,
    http: http.server,
    databaseUrl: database.url,
    sessions,
    log,
    async authenticate(token) {
      const verified = await verify(token, now())
      return verified.ok ? sessions.findFor(verified) : undefined
    },
  })
  let jobs: Awaited<ReturnType<typeof startJobs>> | undefined

  return {
    http,
    platform,
    async listen() {
      address = await http.listen({ port: config.port, host: config.host, backlog: longestBacklog })
      // Not before: a mail carries links, and only now is their address known.
      jobs = await startJobs({ jobs: domainJobs, platform, databaseUrl: database.url })
      return address
    },
    async stop() {
      stopping = true
      await realtime.close()
      // Whoever still sends after this had its time; the rest must be able to end.
      const impatience = setTimeout(() => http.server.closeAllConnections(), longestGoodbye)
      await http.close()
      clearTimeout(impatience)
      await jobs?.stop()
      platform.mailer.close()
    },
  }
}
