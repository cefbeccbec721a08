import { spawn, type ChildProcess } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../../server/src/platform/config.ts'
import { openDatabase, type OpenDatabase } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/postgres/embedded.ts'
import { loadSecrets, type Secrets } from '../../server/src/platform/session/secrets.ts'
import { temporaryFolder } from '../../server/src/testing/temporary-folder.ts'

export interface Stage {
  database: OpenDatabase
  secrets: Secrets
  databasePid: number
  start(
    script: string,
    options?: { core?: number; environment?: Record<string, string> },
  ): Promise<{ address: string; pid: number }>
  end(): Promise<void>
}

/** A database of its own and servers as processes of their own, so that each one's CPU can be told apart. */
export async function openStage(): Promise<Stage> {
  const dataDir = await temporaryFolder('bench')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const database = openDatabase({
    url: postgres.url,
    poolSize: 4,
    log: { warn: () => undefined, error: () => undefined },
  })
  await migrate(postgres.url)
  const secrets = await loadSecrets(readConfig({ DATA_DIR: dataDir }))
  const databasePid = Number((await readFile(join(postgres.dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const children: ChildProcess[] = []

  async function start(
    script: string,
    { core, environment = {} }: { core?: number; environment?: Record<string, string> } = {},
  ) {
    const file = fileURLToPath(new URL(`../../${script}`, import.meta.url))
    const command =
      core === undefined ? [process.execPath, file] : ['taskset', '-c', String(core), process.execPath, file]
    const child = spawn(command[0]!, command.slice(1), {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: postgres.url,
        DATA_DIR: dataDir,
        PORT: '0',
        DEMO: 'off',
        LOG_LEVEL: 'warn',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const ready = /is ready: (\S+)/.exec(chunk.toString())
        if (ready) resolve(ready[1]!)
      })
      child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    })
    return { address, pid: child.pid! }
  }

  return {
    database,
    secrets,
    databasePid,
    start,
    async end() {
      await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve).kill('SIGTERM'))))
      await database.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
