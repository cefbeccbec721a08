import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closedLoop } from '../../../../bench/lib/load.ts'
import { readConfig } from '../../platform/config.ts'
import { loadSecrets } from '../../platform/session/secrets.ts'
import { administer } from '../cluster.ts'
import { testDatabase, type TestDatabase } from '../test-database.ts'
import { classOfStudents } from './class-of-students.ts'
import { spawnServer } from './spawn-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await testDatabase()
  dataDir = await temporaryFolder('stop')
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})
const environment = () => ({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0' })

describe('SIGTERM', () => {
  it('lets running work end and exits 0', async () => {
    const server = await spawnServer(environment())
    const secrets = await loadSecrets(readConfig({ DATA_DIR: dataDir }))
    const [opener] = await classOfStudents(database.db, secrets, { students: 1, chestsEach: 5 })
    const target = {
      address: server.address,
      next: () => ({
        method: 'GET',
        path: '/api/treasure-chests/my',
        headers: { authorization: `Bearer ${opener!.token}` },
      }),
    }
    const load = closedLoop(target, { requests: 100_000, connections: 8 }).catch((error: unknown) => error)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await server.stop()).toBe(0)
    // The connection is refused once the port is closed; no request was answered with an error before.
    expect(await load).toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|ECONNRESET/) as string })
  })
})

describe('a clean stop', () => {
  it('with a database of its own leaves no warning behind', async () => {
    const ownData = await temporaryFolder('quiet')
    const server = await spawnServer({ DATA_DIR: ownData, PORT: '0', DEMO: 'off' })
    // Fills the pool, so that there are connections to end.
    await Promise.all(Array.from({ length: 40 }, () => fetch(`${server.address}/readyz`)))
    expect(await server.stop()).toBe(0)
    await rm(ownData, { recursive: true, force: true })
    expect(
      server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{')),
    ).toEqual([])
  })
})

describe('SIGTERM in the middle of the start', () => {
  it('leaves no database behind', async () => {
    const ownData = await temporaryFolder('half-started')
    const child = spawn(process.execPath, [fileURLToPath(new URL('../../main.ts', import.meta.url))], {
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATA_DIR: ownData, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const ended = once(child, 'exit')
    // It is there by now, and nobody is told yet that the server is.
    while ((await processesOf(ownData)).every((command) => !command.includes('postgres'))) await sleep(20)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(await processesOf(ownData)).toEqual([])
    await rm(ownData, { recursive: true, force: true })
  })
})

/** Commands that name the folder, or where its database was put instead. */
async function processesOf(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args'])
  return stdout.split('\n').filter((line) => line.includes(basename(folder)))
}

describe('a start that cannot succeed says why in one sentence and exits 1', () => {
  const failing = (more: Record<string, string>) =>
    spawnServer({ ...environment(), ...more }).then(
      async (server) => {
        await server.stop()
        return 'it started'
      },
      (error: Error) => error.message,
    )

  it('a wrong setting', async () => {
    expect(await failing({ PORT: 'door' })).toMatch(/ended with 1: The setting PORT is wrong.*\n$/)
  })

  it('a path of the channel that would swallow the calls', async () => {
    expect(await failing({ SOCKET_PATH: '/api' })).toMatch(/ended with 1: The setting SOCKET_PATH is wrong.*\n$/)
  })

  it.each([
    ['PARTNERS_FILE', '/nowhere/partners.json'],
    ['SIGNING_KEY', 'not a key'],
  ])('what %s leads to, before anything is made', async (name, value) => {
    const folder = await temporaryFolder('nothing-made')
    const own = join(folder, 'data')
    const message = await failing({ [name]: value, DATA_DIR: own, DATABASE_URL: '' })
    expect(message).toMatch(new RegExp(`ended with 1: The setting ${name} is wrong[^\\n]*\\n$`))
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true })
  })

  it('a school to sign up for that is not there', async () => {
    expect(await failing({ PREDEFINED_SCHOOL_ID: '00000000-0000-4000-8000-000000000000' })).toMatch(
      /ended with 1: The setting PREDEFINED_SCHOOL_ID names no school [^\n]*\n$/,
    )
  })

  it('an address of another machine', async () => {
    expect(await failing({ HOST: '203.0.113.9' })).toMatch(
      /ended with 1: The address 203.0.113.9 is not one of this machine[^\n]*\n$/,
    )
  })

  it('the port taken', async () => {
    const server = await spawnServer(environment())
    const message = await failing({ PORT: new URL(server.address).port })
    await server.stop()
    expect(message).toMatch(/ended with 1: The port \d+ is taken: [^\n]*\n$/)
  })

  it('a database that does not answer', async () => {
    expect(await failing({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })).toMatch(
      /ended with 1: The database cannot be reached: [^\n]*\n$/,
    )
  })

  it('a database of a newer version', async () => {
    await administer(database.url, `insert into kysely_migration (name, timestamp) values ('29990101T0000-future', '')`)
    const message = await failing({})
    await administer(database.url, `delete from kysely_migration where name like '2999%'`)
    expect(message).toMatch(/ended with 1: The database is of a newer version of Trilha [^\n]*\n$/)
  })

  it('a database that may lose acknowledged writes', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await administer(database.url, `alter database ${name} set synchronous_commit = off`)
    const message = await failing({})
    await administer(database.url, `alter database ${name} reset synchronous_commit`)
    expect(message).toMatch(
      /ended with 1: The database may lose acknowledged writes: its setting synchronous_commit is off[^\n]*\n$/,
    )
  })

  it('a data folder that cannot be written to', async () => {
    expect(await failing({ DATA_DIR: '/proc/nowhere' })).toMatch(
      /ended with 1: The data folder \/proc\/nowhere [^\n]*\n$/,
    )
  })
})
