import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openDiskFiles } from './files.ts'

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('files')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function textOf(name: string): Promise<string | undefined> {
  const opened = await openDiskFiles(folder).open('exports', name)
  if (!opened) return undefined
  const chunks: Uint8Array[] = []
  for await (const chunk of opened.content) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('files', () => {
  it('are written whole, read, listed and removed', async () => {
    const files = openDiskFiles(folder)
    expect(await files.list('exports')).toEqual([])
    expect(await files.write('exports', 'a.zip', Readable.from(['um ', 'dois']))).toBe(7)
    expect(await textOf('a.zip')).toBe('um dois')
    expect(await files.list('exports')).toMatchObject([{ name: 'a.zip' }])
    await files.remove('exports', 'a.zip')
    await files.remove('exports', 'a.zip')
    expect(await textOf('a.zip')).toBeUndefined()
  })

  it('leave nothing behind when the content breaks off', async () => {
    const broken = Readable.from(
      (async function* half() {
        yield 'metade'
        throw new Error('broke off')
      })(),
    )
    await expect(openDiskFiles(folder).write('exports', 'b.zip', broken)).rejects.toThrow('broke off')
    expect(await readdir(join(folder, 'files', 'exports'))).toEqual([])
  })

  it.each(['../x', 'a/b', '', '.', '..', 'a..b'])('refuse the name %j', async (name) => {
    await expect(openDiskFiles(folder).open('exports', name)).rejects.toThrow('not a file name')
  })
})
