import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
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
  /** Seals what is stored but must not be read from the database alone. */
  sealKey: Buffer
  /** Mixed into every password and PIN hash, so that a stolen database alone cannot be guessed offline. */
  pepper: Buffer
}

/** Given by settings, or made once into the data folder: sessions survive a restart. */
export async function loadSecrets(config: Pick<Config, 'dataDir' | 'signingKey' | 'pepper'>): Promise<Secrets> {
  const pem = config.signingKey ?? (await keptSecret(config.dataDir, 'signing-key.pem', newSigningKey))
  const pepper =
    config.pepper ?? (await keptSecret(config.dataDir, 'pepper', () => randomBytes(32).toString('base64url')))
  const signing = readSigningKey(pem)
  const raw = signing.export({ format: 'der', type: 'pkcs8' })
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', raw, '', purpose, 32))
  return {
    signing,
    verifying: createPublicKey(signing),
    refreshKey: derive('trilha refresh tokens'),
    stateKey: derive('trilha sign-in state'),
    sealKey: derive('trilha sealed texts'),
    pepper: Buffer.from(pepper.trim()),
  }
}

function readSigningKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem.includes('BEGIN') ? pem : Buffer.from(pem, 'base64').toString())
    if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key')
    return key
  } catch (error) {
    throw startError(
      'The setting SIGNING_KEY is wrong: it must be an Ed25519 private key in PEM (or that, base64 encoded).',
      error,
    )
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
    // `wx`: of two processes that start together one makes it and both use it.
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(make())
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') {
      throw startError(`The data folder ${dataDir} cannot be written to.`, error)
    }
  }
  return readFile(path, 'utf8')
}
