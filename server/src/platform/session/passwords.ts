import { hash, verify } from '@node-rs/argon2'
import { createLimit } from '../limit.ts'
import type { Secrets } from './secrets.ts'

/** OWASP's first choice: argon2id (the library's default), 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  hash(secret: string): Promise<string>
  /** Without a stored hash it verifies one all the same: an unknown name costs as much time as a wrong password. */
  verify(stored: string | undefined, secret: string): Promise<boolean>
  /** How many hashes were verified; a test asserts one for each attempt. */
  readonly verified: number
}

/**
 * A hash takes a core for 15 ms: two run, fifty wait, the rest is turned away. Sign-ins queue before this, at a gate of
 * their own; the bound is for the calls inside a session that hash too.
 */
export function createPasswords(secrets: Pick<Secrets, 'pepper'>, { inFlight = 2, waiting = 50 } = {}): Passwords {
  const limit = createLimit(inFlight, waiting)
  const options = { ...cost, secret: secrets.pepper }
  let verified = 0
  let decoy: Promise<string> | undefined

  return {
    hash: (secret) => limit(() => hash(secret, options)),
    async verify(stored, secret) {
      decoy ??= hash('nobody has this password', options)
      const against = stored ?? (await decoy)
      verified += 1
      const matches = await limit(() => verify(against, secret, options))
      return matches && stored !== undefined
    },
    get verified() {
      return verified
    },
  }
}
