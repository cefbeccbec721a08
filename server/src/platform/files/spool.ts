import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from './files.ts'

/** Where things lie while they come in: on this machine's disk whatever the store is, and never for long. */
export interface Spool {
  /** Runs the work with the path of a file of its own, which is gone afterwards, whatever happened. */
  with<T>(work: (path: string) => Promise<T>): Promise<T>
  list(): Promise<string[]>
  /** What a killed process left. */
  sweep(olderThan: Date): Promise<void>
}

export function openSpool(dataDir: string): Spool {
  const folder = join(dataDir, 'files', 'incoming')
  const list = async () => (await readdir(folder).catch(ignoreMissing)) ?? []

  return {
    list,
    async with(work) {
      // For the server's own eyes: the folder may be shared with other programs of the machine.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, randomUUID())
      try {
        return await work(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async sweep(olderThan) {
      for (const name of await list()) {
        const found = await stat(join(folder, name)).catch(ignoreMissing)
        if (found && found.mtime < olderThan) await rm(join(folder, name), { force: true })
      }
    },
  }
}
