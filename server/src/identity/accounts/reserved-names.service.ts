import { createHmac } from 'node:crypto'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Secrets } from '../../platform/session/secrets.ts'
import * as reserved from './reserved-names.repo.ts'
import { findTaken } from './users.repo.ts'

type Pepper = Pick<Secrets, 'pepper'>

interface Names {
  username?: string | undefined
  nickname?: string | null | undefined
}

/**
 * Keeps the names of a person who is being erased from others for a while, so that nobody passes for them. An email is
 * not among them: its mailbox has an owner, who may come back (decision E67).
 */
export async function reserveNames(tx: Tx, secrets: Pepper, userId: string): Promise<void> {
  const hashed = hashesOf(secrets, (await reserved.findNames(tx, userId)) ?? {})
  if (hashed.length > 0) await reserved.insertReserved(tx, hashed)
}

/** Which of the two names nobody can take now. */
export async function findReserved(
  db: Db,
  secrets: Pepper,
  names: Names,
): Promise<{ username: boolean; nickname: boolean }> {
  const hashed = hashesOf(secrets, names)
  const kinds = hashed.length > 0 ? await reserved.listReservedKinds(db, hashed) : []
  return { username: kinds.includes('USERNAME'), nickname: kinds.includes('NICKNAME') }
}

/** Somebody else has the name, or it was of a person who was erased: to whoever asks the two are the same. */
export async function findUnavailable(
  db: Db,
  secrets: Pepper,
  names: Names,
  exceptUserId?: string,
): Promise<{ username: boolean; nickname: boolean }> {
  // In this order: an erasure that ends in between has reserved the name before it frees it.
  const taken = await findTaken(db, names, exceptUserId)
  const kept = await findReserved(db, secrets, names)
  return { username: taken.username || kept.username, nickname: taken.nickname || kept.nickname }
}

/** Keyed, so that a stolen database does not tell the names to whoever tries them all. */
function hashesOf({ pepper }: Pepper, { username, nickname }: Names): reserved.HashedName[] {
  const hashOf = (kind: reserved.ReservedKind, name: string) => ({
    kind,
    hash: createHmac('sha256', pepper).update(`reserved ${kind} ${name.toLowerCase()}`).digest(),
  })
  return [
    ...(username && !username.includes('@') ? [hashOf('USERNAME', username)] : []),
    ...(nickname ? [hashOf('NICKNAME', nickname)] : []),
  ]
}
