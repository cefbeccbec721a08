import { createHash } from 'node:crypto'
import { chmod, chown, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { databaseAccount } from './account.ts'
import { run, type Account } from './processes.ts'
import { folderError, makeFolder } from './folders.ts'
import { startError } from '../start-error.ts'
import { systemFolder } from './system-folder.ts'

/** Where a data folder's database lies: `cluster` is `dir`/postgres. */
export type Place = {
  dataDir: string
  dir: string
  cluster: string
  account: Account | null
  /** A database lies outside that the data folder knows nothing of: somebody emptied that folder. */
  abandoned: boolean
}

type Search = { dataDir: string; systemFolders?: string[] | undefined; log: (line: string) => void }

const recordName = 'postgres.location'
const ownerName = 'data-folder'

/** Makes the folder with its parents, and proves by writing that it can be used. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  try {
    await makeFolder(dataDir)
    const real = await realpath(dataDir)
    await rm(await mkdtemp(join(real, '.probe-')), { recursive: true })
    return real
  } catch (error) {
    throw folderError(dataDir, error)
  }
}

export async function findPlace(search: Search): Promise<Place> {
  const { dataDir } = search
  const recorded = await readRecord(dataDir)
  if (recorded) return recordedPlace(search, recorded)

  const inside = join(dataDir, 'postgres')
  const account = await databaseAccount([inside])
  if (!account || (await canKeepFilesIn(dataDir, account))) {
    return { dataDir, dir: dataDir, cluster: inside, account, abandoned: false }
  }
  const place = await makeOutsidePlace(search)
  const abandoned = await exists(place.cluster)
  await moveOut(inside, place.cluster)
  announce(search, place)
  return { ...place, abandoned }
}

/** Written before the first row: a database without a record holds nothing of this data folder. */
export async function recordPlace(place: Place): Promise<void> {
  if (place.dir === place.dataDir) return
  await writeFile(join(place.dir, ownerName), place.dataDir)
  await writeFile(join(place.dataDir, recordName), `${place.dir}\n`)
}

async function recordedPlace(search: Search, dir: string): Promise<Place> {
  const { dataDir } = search
  const cluster = join(dir, 'postgres')
  const record = join(dataDir, recordName)
  if (!(await exists(cluster))) {
    throw startError(
      `The database of ${dataDir} is missing: it should lie in ${cluster}; put it back, or remove ${record} to begin with an empty one.`,
    )
  }
  const owner = (await readFile(join(dir, ownerName), 'utf8').catch(() => dataDir)).trim()
  if (owner !== dataDir && (await readRecord(owner)) === dir) {
    throw startError(
      `The data folder ${dataDir} is a copy of ${owner} and would use the same database in ${cluster}: remove ${record} to begin with an empty one.`,
    )
  }
  const place = { dataDir, dir, cluster, account: await databaseAccount([cluster]), abandoned: false }
  announce(search, place)
  return place
}

function announce(search: Search, place: Place): void {
  const user = place.account?.name ?? 'the database user'
  search.log(`The database lies in ${place.cluster}, because ${user} may not enter ${place.dataDir}.`)
}

async function readRecord(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, recordName), 'utf8').catch(() => '')
  return text.trim() || null
}

/** Tried for real: folders on the way, network shares and file systems without owners all differ. */
async function canKeepFilesIn(dataDir: string, account: Account): Promise<boolean> {
  const probe = await mkdtemp(join(dataDir, '.probe-'))
  try {
    await chown(probe, account.uid, account.gid)
    const tried = await run('test', ['-w', probe, '-a', '-x', probe], { account })
    return tried.code === 0
  } catch {
    return false
  } finally {
    await rm(probe, { recursive: true, force: true })
  }
}

async function makeOutsidePlace(search: Search): Promise<Place> {
  const folder = await systemFolder(search.systemFolders)
  const digest = createHash('sha256').update(search.dataDir).digest('hex').slice(0, 12)
  const name = `${basename(search.dataDir).replaceAll(/[^\w.-]/g, '_')}-${digest}`
  const dir = join(folder.path, 'data', name)
  try {
    await makeFolder(dir)
    await chmod(join(folder.path, 'data'), 0o755)
    await chmod(dir, 0o755)
  } catch (error) {
    throw folderError(dir, error)
  }
  if (!folder.persistent) search.log(`Warning: ${dir} may be emptied by a restart of the machine.`)
  const cluster = join(dir, 'postgres')
  const account = await databaseAccount([cluster, join(search.dataDir, 'postgres')])
  return { dataDir: search.dataDir, dir, cluster, account, abandoned: false }
}

/** A database made while its user could still enter the folder must never be left for an empty one. */
async function moveOut(inside: string, outside: string): Promise<void> {
  if (!(await exists(inside))) return
  try {
    await rename(inside, outside)
  } catch (error) {
    throw startError(
      `The database in ${inside} can no longer be entered by its user: move that folder to ${outside}, keeping its owner, or open the folders above it.`,
      error,
    )
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
