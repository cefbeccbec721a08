import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// Read when a test is declared, so it stands before them.
vi.setConfig({ testTimeout: 60_000 })

const patient = { timeout: 20_000, interval: 20 }
const lockfile = { packages: { '': {}, 'node_modules/vite': { version: '1.0.0', integrity: 'a' } } }
const vite = `
  import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
  import { join } from 'node:path'
  const source = readFileSync('index.html', 'utf8')
  const out = process.argv[process.argv.indexOf('--outDir') + 1]
  rmSync(out, { recursive: true, force: true })
  if (source.includes('broken')) { console.error('cannot parse index.html'); process.exit(1) }
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'index.html'), source)`
const npm = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
  appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
  if (process.env.NPM_FAILS) { console.error('npm error code ENOTFOUND\\nnpm error registry not reached'); process.exit(1) }
  if (process.env.NPM_WAITS) {
    writeFileSync('npm-pid', String(process.pid))
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
    await new Promise((resolve) => setTimeout(resolve, 60_000))
    process.exit(1)
  }
  await new Promise((resolve) => setTimeout(resolve, 300))
  mkdirSync('node_modules/vite', { recursive: true })
  writeFileSync('node_modules/vite/package.json', '{"type":"module","bin":{"vite":"vite.js"}}')
  writeFileSync('node_modules/vite/vite.js', ${JSON.stringify(vite)})`
const server = `
  import { writeFileSync } from 'node:fs'
  writeFileSync('server-pid', String(process.pid))
  console.log('serving')
  if (process.env['STAY']) {
    setInterval(() => {}, 1000)
    let signals = 0
    process.on('SIGTERM', () => {
      writeFileSync('server-stopped', String((signals += 1)))
      setTimeout(() => process.exit(7), 200)
    })
  }`

const children: ChildProcess[] = []
let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trilha-start-'))
  await cp(fileURLToPath(new URL('.', import.meta.url)), join(root, 'scripts'), { recursive: true })
  await mkdir(join(root, 'web', 'src'), { recursive: true })
  await mkdir(join(root, 'server', 'src'), { recursive: true })
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lockfile))
  await writeFile(join(root, 'web', 'package.json'), '{}')
  await writeFile(join(root, 'web', 'index.html'), 'one')
  await writeFile(join(root, 'server', 'src', 'main.ts'), server)
  await writeFile(join(root, 'npm-cli.js'), npm)
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  const pid = Number(await read('server-pid'))
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (command.includes(root)) process.kill(pid, 'SIGKILL')
  await rm(root, { recursive: true, force: true, maxRetries: 5 })
})

afterAll(() => {
  vi.resetConfig()
})

test('installs and builds on the first start, and neither on the second', async () => {
  const first = await start()
  expect(first).toMatchObject({ code: 0, errors: '' })
  expect(first.output).toMatch(
    /^Installing packages …\n✓ Installing packages \(\d+ s\)\nBuilding the web client …\n✓ Building the web client \(\d+ s\)\nserving\n$/,
  )
  expect(await read('npm-calls')).toContain('ci --ignore-scripts')
  expect(await start()).toMatchObject({ code: 0, output: 'serving\n' })
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ ...lockfile, name: 'changed' }))
  await rm(join(root, 'node_modules'), { recursive: true })
  expect((await start()).output).toContain('Installing packages')
})

test('takes the packages of a plain npm ci as they are, and not others', async () => {
  await start()
  await rm(join(root, 'node_modules', '.trilha-stamp'))
  const listed = { packages: { 'node_modules/vite': lockfile.packages['node_modules/vite'] } }
  await writeFile(join(root, 'node_modules', '.package-lock.json'), JSON.stringify(listed))
  expect(await start()).toMatchObject({ code: 0, output: 'serving\n' })
  await rm(join(root, 'node_modules', '.trilha-stamp'))
  listed.packages['node_modules/vite'] = { version: '0.9.0', integrity: 'b' }
  await writeFile(join(root, 'node_modules', '.package-lock.json'), JSON.stringify(listed))
  expect((await start()).output).toContain('Installing packages')
})

test('builds again after a change of the sources only', async () => {
  await start()
  await writeFile(join(root, 'web', 'src', 'page.test.tsx'), 'changed')
  expect((await start()).output).toBe('serving\n')
  await writeFile(join(root, 'web', 'index.html'), 'two')
  expect((await start()).output).toContain('Building the web client')
  expect(await read('web/dist/index.html')).toBe('two')
})

test('keeps the last good client when a build fails, and says why', async () => {
  await start()
  await writeFile(join(root, 'web', 'index.html'), 'broken')
  const failed = await start()
  expect(failed.code).toBe(1)
  expect(failed.errors).toBe('The web client could not be built:\ncannot parse index.html\n')
  expect(await read('web/dist/index.html')).toBe('one')
})

test('says in one sentence that the packages could not be installed, and tries again', async () => {
  const failed = await start({ NPM_FAILS: '1' })
  expect(failed.code).toBe(1)
  expect(failed.errors).toBe('The packages could not be installed: code ENOTFOUND; registry not reached\n')
  expect((await start()).code).toBe(0)
})

test('installs once when two are started together', async () => {
  const both = await Promise.all([start(), start()])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect((await read('npm-calls')).trim().split('\n')).toHaveLength(1)
})

test('is not stopped by the lock of a start that was killed', async () => {
  const gone = spawn('true', { stdio: 'ignore' })
  await once(gone, 'exit')
  await mkdir(join(root, '.cache'))
  await writeFile(join(root, '.cache', 'prepare.lock'), String(gone.pid))
  expect(await start()).toMatchObject({ code: 0 })
})

test('hands a signal to the server once and ends with its code', async () => {
  await start()
  const running = spawnStart({ STAY: '1' })
  await serverPid()
  running.kill('SIGTERM')
  expect(await once(running, 'exit')).toEqual([7, null])
  expect(await read('server-stopped')).toBe('1')
})

test('stops the server once when the terminal signals the whole group', async () => {
  await start()
  const running = spawnStart({ STAY: '1' }, { detached: true })
  await serverPid()
  process.kill(-(running.pid ?? Number.NaN), 'SIGTERM')
  expect(await once(running, 'exit')).toEqual([7, null])
  expect(await read('server-stopped')).toBe('1')
})

test('ends the server when it is killed itself', async () => {
  await start()
  const running = spawnStart({ STAY: '1' })
  await serverPid()
  running.kill('SIGKILL')
  await expect.poll(() => read('server-stopped'), patient).toBe('1')
})

test('neither installs nor starts anything for an npm that is gone', async () => {
  const npmItself = spawnStart({ NPM_WAITS: '1', npm_lifecycle_event: 'start' }, { under: 'sh' })
  await expect.poll(() => read('npm-pid'), patient).toMatch(/^\d+$/)
  npmItself.kill('SIGKILL')
  const pid = await read('npm-pid')
  await expect.poll(() => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''), patient).toBe('')
  expect(await read('server-pid')).toBe('')
})

test('leaves no install behind the prompt, and the next start installs', async () => {
  const running = spawnStart({ NPM_WAITS: '1' }, { detached: true })
  await expect.poll(() => read('npm-pid'), patient).toMatch(/^\d+$/)
  process.kill(-(running.pid ?? Number.NaN), 'SIGINT')
  await once(running, 'exit')
  expect(await readFile(`/proc/${await read('npm-pid')}/cmdline`, 'utf8').catch(() => '')).toBe('')
  expect(await start()).toMatchObject({ code: 0 })
})

test('ends with the code of a killed server', async () => {
  await start()
  const running = spawnStart({ STAY: '1' })
  process.kill(await serverPid(), 'SIGKILL')
  expect(await once(running, 'exit')).toEqual([137, null])
})

function spawnStart(env: Record<string, string> = {}, options: { detached?: boolean; under?: 'sh' } = {}) {
  const { under, ...how } = options
  const script = join(root, 'scripts', 'start.mjs')
  const [file, args] = under ? [under, ['-c', `"${process.execPath}" "${script}"; true`]] : [process.execPath, [script]]
  // Not what our own npm has set: this is a start at a prompt.
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_') && name !== 'STAY')
  const child = spawn(file, args, {
    ...how,
    cwd: root,
    env: { ...Object.fromEntries(outer), npm_execpath: join(root, 'npm-cli.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

async function start(env: Record<string, string> = {}) {
  const child = spawnStart(env)
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  await rm(join(root, 'server-pid'), { force: true })
  return { code, output, errors }
}

async function serverPid(): Promise<number> {
  await expect.poll(() => read('server-pid'), patient).toMatch(/^\d+$/)
  // Long enough for its handlers to stand.
  await new Promise((resolve) => setTimeout(resolve, 300))
  return Number(await read('server-pid'))
}

function read(name: string): Promise<string> {
  return readFile(join(root, name), 'utf8').catch(() => '')
}
