import { generateKeyPairSync, createPublicKey, randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { buildApp, type App, type AppOptions } from '../app.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import type { Secrets } from '../platform/session/secrets.ts'
import { caller, type Caller } from './caller.ts'
import { noteRefusal } from './exercised.ts'
import { createGiven, type Given } from './given.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'

export interface TestApp {
  app: App
  address: string
  database: TestDatabase
  given: Given
  /** Without a session. */
  anonymous: Caller
  logLines: string[]
}

const signing = generateKeyPairSync('ed25519').privateKey
/** One set for all files of a worker: data, not state. */
export const testSecrets: Secrets = {
  signing,
  verifying: createPublicKey(signing),
  refreshKey: randomBytes(32),
  stateKey: randomBytes(32),
  fileKey: randomBytes(32),
  sealKey: randomBytes(32),
  pepper: randomBytes(32),
}

/** One page: of the built client every file would be a route of every server, and it need not be built yet. */
const clientFiles = fileURLToPath(new URL('client', import.meta.url))

function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    ...readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'trilha-app-')), DEMO: 'off', LOG_LEVEL: 'debug' }),
    port: 0,
    host: '127.0.0.1',
    ...overrides,
  }
}

export interface TestAppOptions {
  config?: Partial<Config>
  now?: AppOptions['now']
  network?: AppOptions['network']
  /** What it refuses was not asked for on purpose. */
  isRandom?: true
}

/** A whole server on a port of its own, with a database of its own. */
async function startTestApp(options: TestAppOptions = {}): Promise<TestApp & { close(): Promise<void> }> {
  const database = await testDatabase()
  const logLines: string[] = []
  const config = testConfig(options.config)
  const write = (line: string) => {
    logLines.push(line)
    if (!options.isRandom) noteRefusal(line)
  }
  const log = createLog(config, { write })
  const app = await buildApp({
    config,
    log,
    database,
    secrets: testSecrets,
    clientFiles,
    ...(options.now && { now: options.now }),
    ...(options.network && { network: options.network }),
  })
  const address = await app.listen()
  return {
    app,
    address,
    database,
    logLines,
    given: createGiven({ db: database.db, address, platform: app.platform }),
    anonymous: caller(address),
    async close() {
      await app.stop()
      await database.close()
      if (!options.config?.dataDir) await rm(config.dataDir, { recursive: true, force: true })
    },
  }
}

/** For a test file: built before its first test, closed after its last. */
export function testApp(options: TestAppOptions = {}): TestApp {
  const holder = {} as TestApp
  let close: () => Promise<void>
  beforeAll(async () => {
    const started = await startTestApp(options)
    close = started.close
    Object.assign(holder, started)
  })
  afterAll(() => close?.())
  return holder
}
