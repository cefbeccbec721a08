import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { databaseAccount } from './account.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts'

// Read when a test is declared, so it stands before them.
vi.setConfig({ testTimeout: 60_000 })

const patient = { timeout: 15_000, interval: 10 }
const isRoot = process.getuid?.() === 0
const started: EmbeddedPostgres[] = []
const children: ChildProcess[] = []
const folders: string[] = []
const lines: string[] = []
let template = ''

/** Making a database takes a second, copying one a few milliseconds. */
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'trilha-postgres-'))
  await chmod(template, 0o755)
  const database = await startEmbeddedPostgres({ dataDir: template, log() {} })
  await database.stop()
})

afterAll(async () => {
  vi.resetConfig()
  await rm(template, { recursive: true, force: true })
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const database of started.splice(0)) await database.stop()
  for (const folder of folders.splice(0)) {
    for (const pid of await postmastersBelow(folder)) process.kill(pid, 'SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  lines.length = 0
})

test('keeps what was written, durably and for this machine only', async () => {
  const dataDir = await newFolder()
  const first = await start(dataDir)
  await query(first.url, 'create table t as select 7 as n')
  await first.stop()
  const second = await start(dataDir)
  expect(await query(second.url, 'select n from t')).toEqual([{ n: 7 }])
  const settings = await query(
    second.url,
    `select name, setting from pg_settings where name in
     ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'server_encoding', 'data_checksums')
     order by name`,
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '127.0.0.1',
    server_encoding: 'UTF8',
    synchronous_commit: 'on',
  })
  expect(await query(second.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ])
  await expect(query(second.url.replace(/:[0-9a-f]{64}@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
})

test('adopts the database of a server that was killed', async () => {
  const dataDir = await newDatabase()
  const child = await startInChild(dataDir)
  await query(child.url, 'create table t as select 1 as n')
  const [before] = await postmastersBelow(dataDir)
  await child.kill()
  const database = await start(dataDir)
  expect(await postmastersBelow(dataDir)).toEqual([before])
  expect(await query(database.url, 'select n from t')).toEqual([{ n: 1 }])
})

test('loses nothing when server and database are killed at work', async () => {
  const dataDir = await newDatabase()
  const child = await startInChild(dataDir)
  await query(child.url, 'create table t (n int)')
  let acknowledged = 0
  const writing = writeUntilCut(child.url, (n) => (acknowledged = n))
  await expect.poll(() => acknowledged, patient).toBeGreaterThan(50)
  const [postmaster = 0] = await postmastersBelow(dataDir)
  process.kill(postmaster, 'SIGKILL')
  await child.kill()
  // At once, while the old backends still hold the memory of their server.
  const database = await start(dataDir)
  await writing
  const [row] = await query(database.url, 'select count(*)::int as n from t')
  expect(row?.n).toBeGreaterThanOrEqual(acknowledged)
})

test('replaces a database that runs with other settings', async () => {
  const dataDir = await newDatabase()
  const child = await startInChild(dataDir)
  await child.kill()
  const database = await start(dataDir, { work_mem: '5MB' })
  expect(await query(database.url, 'show work_mem')).toEqual([{ work_mem: '5MB' }])
})

test('is not stopped by the pid file of a dead process or of another program', async () => {
  const dataDir = await newDatabase()
  await (await start(dataDir)).stop()
  const cluster = join(dataDir, 'postgres')
  const account = await databaseAccount([cluster])
  const ids = account ? { uid: account.uid, gid: account.gid } : {}
  const other = spawn('sleep', ['60'], { ...ids, cwd: '/', stdio: 'ignore' })
  children.push(other)
  const gone = spawn('true', { stdio: 'ignore' })
  await once(gone, 'exit')
  for (const pid of [gone.pid, other.pid]) {
    await writeFile(join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready\n`)
    await (await start(dataDir)).stop()
  }
  expect(other.exitCode).toBeNull()
})

test('refuses a second server on the same folder and leaves the first alone', async () => {
  const dataDir = await newDatabase()
  const child = await startInChild(dataDir)
  await expect(start(dataDir)).rejects.toThrow(
    new RegExp(`^Another Trilha server \\(process ${child.pid}\\) is already running on the data folder`),
  )
  expect(await query(child.url, 'select 1 as n')).toEqual([{ n: 1 }])
  // Root may have held it last: the next user must be able to read that its holder is gone.
  expect((await stat(join(dataDir, 'server.lock'))).mode & 0o777).toBe(0o644)
})

test('is not stopped by the lock of a killed server, whoever has its number now', async () => {
  const dataDir = await newDatabase()
  const lock = join(dataDir, 'server.lock')
  const held = [JSON.stringify({ pid: process.pid, identity: 'another boot:1' }), '{"pid":', '']
  for (const content of held) {
    await writeFile(lock, content)
    await (await start(dataDir)).stop()
  }
  await expect(stat(lock)).rejects.toThrow(/ENOENT/)
})

test('begins again after a kill during the making of the database', async () => {
  const dataDir = await newFolder()
  const child = spawnStart(dataDir)
  const begun = async () => (await readdir(dataDir)).some((name) => name.startsWith('.postgres-init'))
  await expect.poll(begun, patient).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const database = await start(dataDir)
  expect(await query(database.url, 'select 1 as n')).toEqual([{ n: 1 }])
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.'))).toEqual([])
})

test('sets a new password when its file was lost, adopted or not', async () => {
  const dataDir = await newDatabase()
  const child = await startInChild(dataDir)
  await query(child.url, 'create table t as select 2 as n')
  await child.kill()
  await rm(join(dataDir, 'postgres.password'))
  const database = await start(dataDir)
  expect(await query(database.url, 'select n from t')).toEqual([{ n: 2 }])
  expect(database.url).not.toContain(new URL(child.url).password)
})

test('refuses the database of another version, and unknown files in its place', async () => {
  const dataDir = await newFolder()
  const cluster = join(dataDir, 'postgres')
  await mkdir(cluster)
  await writeFile(join(cluster, 'PG_VERSION'), '19\n')
  await expect(start(dataDir)).rejects.toThrow(/was made by PostgreSQL 19, and this Trilha brings 18: start it with/)
  await writeFile(join(cluster, 'PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow(/was made by PostgreSQL 17, and this Trilha brings 18: dump it/)
  await rm(join(cluster, 'PG_VERSION'))
  await writeFile(join(cluster, 'holiday.jpg'), '')
  await expect(start(dataDir)).rejects.toThrow(/postgres is there but holds no database of PostgreSQL: move it away/)
  await rm(join(cluster, 'holiday.jpg'))
  await start(dataDir)
})

test('refuses a folder that cannot be written', async () => {
  const folder = await newFolder()
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(start(file)).rejects.toThrow(
    `The data folder ${file} cannot be written: it or a folder above it is a file.`,
  )
  await expect(start(join(file, 'data'))).rejects.toMatchObject({ name: 'StartError' })
  await expect(start('/proc/data')).rejects.toMatchObject({ name: 'StartError' })
  if (isRoot) return
  await chmod(folder, 0o500)
  await expect(start(folder)).rejects.toThrow(`The data folder ${folder} cannot be written: permission denied.`)
  await chmod(folder, 0o700)
})

test.runIf(isRoot)('keeps the database where its user can reach it when only root may enter', async () => {
  const { closed, system } = await rootOnlyFolder()
  const dataDir = join(closed, 'data')
  const first = await start(dataDir, {}, system)
  expect(first.dataDir.startsWith(join(system, 'data'))).toBe(true)
  expect(lines).toContainEqual(expect.stringContaining(`The database lies in ${first.dataDir}`))
  await query(first.url, 'create table t as select 3 as n')
  await first.stop()
  const second = await start(dataDir, {}, system)
  expect(second.dataDir).toBe(first.dataDir)
  expect(await query(second.url, 'select n from t')).toEqual([{ n: 3 }])
  await second.stop()
  await rm(first.dataDir, { recursive: true })
  await expect(start(dataDir, {}, system)).rejects.toThrow(/^The database of .* is missing: it should lie in/)
})

test.runIf(isRoot)('begins anew when the data folder was emptied, and keeps the old database', async () => {
  const { closed, system } = await rootOnlyFolder()
  const dataDir = join(closed, 'data')
  const first = await start(dataDir, {}, system)
  await query(first.url, 'create table t as select 6 as n')
  await first.stop()
  await rm(dataDir, { recursive: true })
  const second = await start(dataDir, {}, system)
  await expect(query(second.url, 'select n from t')).rejects.toThrow(/does not exist/)
  const kept = (await readdir(dirname(first.dataDir))).filter((name) => name.startsWith('postgres-'))
  expect(kept).toHaveLength(1)
  expect(lines).toContainEqual(expect.stringContaining(join(dirname(first.dataDir), kept[0] ?? '?')))
})

test.runIf(isRoot)('refuses a copy of a data folder whose database lies elsewhere', async () => {
  const { closed, system } = await rootOnlyFolder()
  const dataDir = join(closed, 'data')
  await (await start(dataDir, {}, system)).stop()
  await cp(dataDir, join(closed, 'copy'), { recursive: true })
  await expect(start(join(closed, 'copy'), {}, system)).rejects.toThrow(
    /is a copy of .* and would use the same database/,
  )
  await rename(dataDir, join(closed, 'moved'))
  await rm(join(closed, 'copy'), { recursive: true })
  await start(join(closed, 'moved'), {}, system)
})

test.runIf(isRoot)('takes the database along when its folder was closed later', async () => {
  const { closed, system } = await rootOnlyFolder()
  await chmod(closed, 0o755)
  const dataDir = join(closed, 'data')
  const before = await start(dataDir, {}, system)
  expect(before.dataDir).toBe(join(dataDir, 'postgres'))
  await query(before.url, 'create table t as select 4 as n')
  await before.stop()
  await chmod(closed, 0o700)
  const after = await start(dataDir, {}, system)
  expect(after.dataDir.startsWith(system)).toBe(true)
  expect(await query(after.url, 'select n from t')).toEqual([{ n: 4 }])
})

test.runIf(isRoot)('takes over a restored backup that belongs to root', async () => {
  const dataDir = await newDatabase()
  const first = await start(dataDir)
  await query(first.url, 'create table t as select 5 as n')
  await first.stop()
  const restored = spawn('chown', ['-R', '0:0', first.dataDir], { stdio: 'ignore' })
  await once(restored, 'exit')
  await chmod(first.dataDir, 0o755)
  const second = await start(dataDir)
  expect(await query(second.url, 'select n from t')).toEqual([{ n: 5 }])
})

async function start(
  dataDir: string,
  settings: Record<string, string> = {},
  system?: string,
): Promise<EmbeddedPostgres> {
  const options = { dataDir, settings, log: (line: string) => void lines.push(line) }
  const database = await startEmbeddedPostgres(system ? { ...options, systemFolders: [system] } : options)
  started.push(database)
  return database
}

/** A server of its own, since killing ours would end the test. */
function spawnStart(dataDir: string) {
  const module = JSON.stringify(new URL('./embedded.ts', import.meta.url).href)
  const script = `
    const { startEmbeddedPostgres } = await import(${module})
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {} })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

async function startInChild(dataDir: string) {
  const child = spawnStart(dataDir)
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { url, pid: child.pid, kill }
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

async function writeUntilCut(url: string, acknowledge: (n: number) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    for (let n = 1; ; n += 1) {
      await client.query('insert into t values ($1)', [n])
      acknowledge(n)
    }
  } catch {
    await client.end().catch(() => {})
  }
}

async function newDatabase(): Promise<string> {
  const folder = await newFolder()
  const copied = spawn('cp', ['-a', `${template}/.`, folder], { stdio: 'inherit' })
  await once(copied, 'exit')
  return folder
}

/** Open to all, as the database's user must pass; a folder of mkdtemp is closed. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trilha-postgres-'))
  await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}

async function rootOnlyFolder(): Promise<{ closed: string; system: string }> {
  const folder = await newFolder()
  const closed = join(folder, 'closed')
  const system = join(folder, 'system')
  await mkdir(closed, { mode: 0o700 })
  return { closed, system }
}

async function postmastersBelow(folder: string): Promise<number[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = names.filter((name) => name.endsWith('postmaster.pid'))
  const contents = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')))
  return contents.map((content) => Number(content.split('\n')[0])).filter((pid) => pid > 0 && isRunning(pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
