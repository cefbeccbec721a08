import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Files of the server in a folder for each kind, named by ids; on its disk, or in a store of the network (s3.ts). */
export interface Files {
  /** Whole or not at all: it appears under its name when the last byte is on disk. Answers its size. */
  write(kind: FileKind, name: string, content: NodeJS.ReadableStream): Promise<number>
  /** Undefined when there is none. */
  open(kind: FileKind, name: string, range?: ByteRange): Promise<OpenedFile | undefined>
  /** Silent when it was gone. */
  remove(kind: FileKind, name: string): Promise<void>
  list(kind: FileKind): Promise<{ name: string; changedAt: Date }[]>
}

export type FileKind = 'exports' | 'uploads'

/** Both ends included, as HTTP counts; within the file. */
export interface ByteRange {
  first: number
  last: number
}

export interface OpenedFile {
  /** Of the whole file, whatever part of it was asked for. */
  size: number
  content: AsyncIterable<Uint8Array>
}

const safeName = /^[\w-]+(\.[\w-]+)*$/

/** Names are ours, never a caller's; a slash here would be a defect. */
export function checkName(name: string): void {
  if (!safeName.test(name)) throw new Error(`not a file name: ${name}`)
}

export function openDiskFiles(dataDir: string): Files {
  const folderOf = (kind: FileKind) => join(dataDir, 'files', kind)

  function pathOf(kind: FileKind, name: string): string {
    checkName(name)
    return join(folderOf(kind), name)
  }

  return {
    async write(kind, name, content) {
      const path = pathOf(kind, name)
      const unfinished = pathOf(kind, `${name}.${randomUUID()}.part`)
      // For the server's own eyes: the folder may be shared with other programs of the machine.
      await mkdir(folderOf(kind), { recursive: true, mode: 0o700 })
      try {
        await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }))
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      return (await stat(path)).size
    },
    async open(kind, name, range) {
      const path = pathOf(kind, name)
      const found = await stat(path).catch(ignoreMissing)
      if (!found) return undefined
      return {
        size: found.size,
        content: createReadStream(path, range && { start: range.first, end: range.last }),
      }
    },
    remove: (kind, name) => rm(pathOf(kind, name), { force: true }),
    async list(kind) {
      const names = (await readdir(folderOf(kind)).catch(ignoreMissing)) ?? []
      const found = await Promise.all(
        names.map(async (name) => {
          const entry = await stat(pathOf(kind, name)).catch(ignoreMissing)
          return entry && { name, changedAt: entry.mtime }
        }),
      )
      return found.filter((entry) => entry !== undefined)
    },
  }
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
