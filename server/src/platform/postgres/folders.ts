import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isStartError, startError } from '../start-error.ts'

const folderReasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it or a folder above it is a file',
  ENOENT: 'it cannot be made there',
}

/** Turns a failed file operation into one sentence that names the folder. */
export function folderError(folder: string, error: unknown): Error {
  if (isStartError(error)) return error
  const code = errorCode(error)
  const reason = folderReasons[code] ?? (error instanceof Error ? error.message : String(error))
  return startError(`The data folder ${folder} cannot be written: ${reason}.`, error)
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/**
 * Makes a folder and its parents, one by one: the recursive mkdir of Node never comes back from
 * file systems that answer "no such file" to it, such as /proc. True when it was not there.
 */
export async function makeFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) return false
  if (dirname(path) !== path) await makeFolder(dirname(path))
  return mkdir(path).then(
    () => true,
    async (error: unknown) => {
      // Another start may have made it in between.
      if ((await stat(path).catch(() => null))?.isDirectory()) return false
      throw error
    },
  )
}
