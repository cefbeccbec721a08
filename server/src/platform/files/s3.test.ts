import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { s3Key, startS3Server, type S3Server } from '../../testing/s3-server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { readConfig } from '../config.ts'
import { openFiles } from './open-files.ts'
import { openSpool, type Spool } from './spool.ts'

let server: S3Server
let folder: string
let spool: Spool
beforeAll(async () => {
  server = await startS3Server()
  folder = await temporaryFolder('s3')
  spool = openSpool(folder)
})
beforeEach(() => server.objects.clear())
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const filesWith = (changes: Partial<typeof s3Key> = {}) =>
  openFiles({ dataDir: folder, s3: { endpoint: `${server.endpoint}/`, ...s3Key, ...changes } }, spool)

async function textOf(opened: { content: AsyncIterable<Uint8Array> } | undefined): Promise<string | undefined> {
  if (!opened) return undefined
  const chunks: Uint8Array[] = []
  for await (const chunk of opened.content) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('files in a store of the network', () => {
  it('are written, read whole and in part, listed and removed, as on the disk', async () => {
    const files = filesWith()
    expect(await files.list('exports')).toEqual([])
    expect(await files.write('exports', 'a.zip', Readable.from(['um ', 'dois']))).toBe(7)
    expect([...server.objects.keys()]).toEqual(['exports/a.zip'])
    const whole = await files.open('exports', 'a.zip')
    expect(whole?.size).toBe(7)
    expect(await textOf(whole)).toBe('um dois')
    const part = await files.open('exports', 'a.zip', { first: 3, last: 5 })
    expect(part?.size).toBe(7)
    expect(await textOf(part)).toBe('doi')
    expect(await files.list('exports')).toEqual([{ name: 'a.zip', changedAt: new Date('2026-11-15T10:00:00Z') }])
    expect(await files.list('uploads')).toEqual([])
    await files.remove('exports', 'a.zip')
    await files.remove('exports', 'a.zip')
    expect(await files.open('exports', 'a.zip')).toBeUndefined()
    expect(await spool.list()).toEqual([])
  })

  it('are all listed, page after page', async () => {
    const files = filesWith()
    const names = Array.from({ length: 8 }, (_, at) => `n${at}.txt`)
    for (const name of names) await files.write('uploads', name, Readable.from(['x']))
    expect((await files.list('uploads')).map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['another secret', { secretAccessKey: 'outro' }],
    ['another key', { accessKeyId: 'outra' }],
    ['another region', { region: 'us-east-1' }],
  ])('are out of reach with %s', async (_, changes) => {
    await expect(filesWith(changes).write('uploads', 'a.txt', Readable.from(['x']))).rejects.toThrow(
      'the file store answered 403',
    )
    expect(server.objects.size).toBe(0)
    expect(await spool.list()).toEqual([])
  })

  it('need a bucket that is there', async () => {
    await expect(filesWith({ bucket: 'outro' }).write('uploads', 'a.txt', Readable.from(['x']))).rejects.toThrow(
      'no such bucket',
    )
  })

  it('leave nothing behind when the content breaks off', async () => {
    const broken = Readable.from(
      (async function* half() {
        yield 'metade'
        throw new Error('broke off')
      })(),
    )
    await expect(filesWith().write('exports', 'b.zip', broken)).rejects.toThrow('broke off')
    expect(server.objects.size).toBe(0)
    expect(await spool.list()).toEqual([])
  })

  it.each(['../x', 'a/b', '', '..'])('refuse the name %j', async (name) => {
    await expect(filesWith().open('exports', name)).rejects.toThrow('not a file name')
  })
})

describe('the settings of the store', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'trilha',
    S3_ACCESS_KEY: 'id',
    S3_SECRET_KEY: 'secret',
  }

  it('are taken together', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig(whole).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'trilha',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
  })

  it.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])('are refused without %s', (name) => {
    expect(() => readConfig({ ...whole, [name]: undefined })).toThrow(/^The setting S3_ENDPOINT is wrong/)
  })
})
