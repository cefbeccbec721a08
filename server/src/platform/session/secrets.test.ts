import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { loadSecrets } from './secrets.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await temporaryFolder('secrets')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const load = () => loadSecrets({ dataDir, signingKey: undefined, pepper: undefined })

it('makes them once, whoever starts together, and leaves nothing else behind', async () => {
  const all = await Promise.all([load(), load(), load()])
  expect(new Set(all.map(({ pepper }) => pepper.toString('hex'))).size).toBe(1)
  expect(new Set(all.map(({ refreshKey }) => refreshKey.toString('hex'))).size).toBe(1)
  expect((await readdir(join(dataDir, 'secrets'))).toSorted()).toEqual(['pepper', 'signing-key.pem'])
})

it.each(['pepper', 'signing-key.pem'])('refuses a %s that is empty or cut short, and names the file', async (name) => {
  await mkdir(join(dataDir, 'secrets'), { recursive: true })
  await writeFile(join(dataDir, 'secrets', name), '')
  await expect(load()).rejects.toThrow(join('secrets', name))
})

it('says that the kept key is wrong, not a setting that nobody set', async () => {
  await load()
  const path = join(dataDir, 'secrets', 'signing-key.pem')
  await writeFile(path, (await readFile(path, 'utf8')).replaceAll('M', 'N'))
  await expect(load()).rejects.toThrow(path)
})
