import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  randomUUID,
  type KeyObject,
} from 'node:crypto'
import { access, link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { startError } from '../start-error.ts'

export interface Secrets {
  signing: KeyObject
  verifying: KeyObject
  /** Derives refresh tokens. */
  refreshKey: Buffer
  /** Marks what the browser carries to the identity provider and back as ours. */
  stateKey: Buffer
  /** Marks addresses of files as given by us. */
  fileKey: Buffer
  /** Seals what is stored but must not be read from the database alone. */
  sealKey: Buffer
  /** Mixed into every password and PIN hash, so that a stolen database alone cannot be guessed offline. */
  pepper: Buffer
}

/** Given by settings, or made once into the data folder: sessions survive a restart. */
export async function loadSecrets(config: Pick<Config, 'dataDir' | 'signingKey' | 'pepper'>): Promise<Secrets> {
  const signing = givenSigningKey(config) ?? (await keptSigningKey(config.dataDir))
  const pepper =
    config.pepper ?? (await keptSecret(config.dataDir, 'pepper', () => randomBytes(32).toString('base64url')))
  const raw = signing.export({ format: 'der', type: 'pkcs8' })
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', raw, '', purpose, 32))
  return {
    signing,
    verifying: createPublicKey(signing),
    refreshKey: derive('trilha refresh tokens'),
    stateKey: derive('trilha sign-in state'),
    fileKey: derive('trilha file addresses'),
    sealKey: derive('trilha sealed texts'),
    pepper: Buffer.from(pepper.trim()),
  }
}

/** The one that a setting gives; undefined where one is made into the data folder. */
export function givenSigningKey({ signingKey }: Pick<Config, 'signingKey'>): KeyObject | undefined {
  return signingKey === undefined ? undefined : readSigningKey(signingKey, 'The setting SIGNING_KEY')
}

async function keptSigningKey(dataDir: string): Promise<KeyObject> {
  const name = 'signing-key.pem'
  return readSigningKey(await keptSecret(dataDir, name, newSigningKey), `The key ${join(dataDir, 'secrets', name)}`)
}

function readSigningKey(pem: string, where: string): KeyObject {
  try {
    const key = createPrivateKey(pem.includes('BEGIN') ? pem : Buffer.from(pem, 'base64').toString())
    if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key')
    return key
  } catch (error) {
    throw startError(`${where} is wrong: it must be an Ed25519 private key in PEM (or that, base64 encoded).`, error)
  }
}

function newSigningKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' })
}

async function keptSecret(dataDir: string, name: string, make: () => string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  const path = join(folder, name)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeOnce(path, make)
  } catch (error) {
    throw startError(`The data folder ${dataDir} cannot be written to.`, error)
  }
  const secret = await readFile(path, 'utf8')
  if (secret.trim().length < 32)
    throw startError(
      `The secret ${path} is empty or cut short: put it back from a backup, or remove it and everybody signs in anew.`,
    )
  return secret
}

/** Aside and then in one step to its name, so that a kill leaves all of it or nothing; of two that start together the first wins. */
async function writeOnce(path: string, make: () => string): Promise<void> {
  if (await exists(path)) return
  const aside = `${path}.${randomUUID()}`
  const file = await open(aside, 'wx', 0o600)
  try {
    await file.writeFile(make())
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(aside, path)
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error
  } finally {
    await unlink(aside)
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
