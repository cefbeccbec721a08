import { chmod, lstat, mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startError } from '../start-error.ts'
import { makeFolder } from './folders.ts'

/** Folders that outlive a reboot, best first. */
const persistentFolders =
  process.platform === 'darwin' ? ['/usr/local/var/trilha', '/var/tmp/trilha'] : ['/var/lib/trilha', '/var/tmp/trilha']

export type SystemFolder = { path: string; persistent: boolean }

/** A folder of root's that every user may enter: for what the database's user must reach. */
export async function systemFolder(preferred?: string[]): Promise<SystemFolder> {
  for (const path of preferred ?? persistentFolders) {
    if (await usable(path)) return { path, persistent: true }
  }
  const temporary = join(tmpdir(), 'trilha')
  if (await usable(temporary)) return { path: temporary, persistent: false }
  throw startError(
    `No folder was found that the database's user can read (tried ${persistentFolders.join(', ')} and ${temporary}): start Trilha as an ordinary user.`,
  )
}

/**
 * In a folder open to all, another user could have made this one first and would then choose
 * the program that we run: it must be root's, and closed to writing for everybody else.
 */
async function usable(path: string): Promise<boolean> {
  try {
    if (await makeFolder(path)) await chmod(path, 0o755)
    const found = await lstat(path)
    const closedToOthers = found.uid === 0 && (found.mode & 0o022) === 0
    if (!found.isDirectory() || !closedToOthers || (found.mode & 0o001) === 0) return false
    await rmdir(await mkdtemp(join(path, '.probe-')))
    return true
  } catch {
    return false
  }
}
