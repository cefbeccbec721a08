import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

export interface LinkedUser {
  id: string
  username: string
}

export function findLinkedUser(db: Db, issuer: string, subject: string): Promise<LinkedUser | undefined> {
  return db
    .selectFrom('linked_identities')
    .innerJoin('users', 'users.id', 'linked_identities.user_id')
    .select(['users.id', 'users.username'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Confirmed here too: else somebody who signed up with another person's address would meet them inside. */
export function findConfirmedUser(db: Db, email: string): Promise<LinkedUser | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
}

/**
 * A person whose mailbox nobody confirmed yet; the row is the caller's until the end of the transaction. Whoever chose
 * the password may have typed another person's address.
 */
export function lockUnconfirmedUser(tx: Tx, email: string): Promise<LinkedUser | undefined> {
  return tx
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username', '=', email)
    .where('email_verified_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** False when the person is linked to another identity there. */
export async function linkIdentity(
  tx: Tx,
  { issuer, subject, userId }: { issuer: string; subject: string; userId: string },
): Promise<boolean> {
  await tx
    .insertInto('linked_identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findLinkedUser(tx, issuer, subject))?.id === userId
}

export async function keepProviderToken(
  tx: Tx,
  token: { sessionId: string; userId: string; sealed: Buffer },
): Promise<void> {
  await tx
    .insertInto('provider_tokens')
    .values({ session_id: token.sessionId, user_id: token.userId, sealed: token.sealed })
    .execute()
}

/** Read for the last time. */
export async function takeProviderTokens(tx: Tx, sessionIds: readonly string[]): Promise<Buffer[]> {
  const rows = await tx
    .deleteFrom('provider_tokens')
    .where('session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .returning('sealed')
    .execute()
  return rows.map(({ sealed }) => sealed)
}

/** Of sessions that ended without their person: by a changed password, a reused token, or one too many. */
export async function takeEndedProviderTokens(tx: Tx, most: number): Promise<Buffer[]> {
  const ended = tx
    .selectFrom('provider_tokens')
    .innerJoin('sessions', 'sessions.id', 'provider_tokens.session_id')
    .select('sessions.id')
    .where((eb) => eb.or([eb('sessions.ended_at', 'is not', null), eb('sessions.expires_at', '<=', sql<Date>`now()`)]))
    .limit(most)
  const rows = await tx.deleteFrom('provider_tokens').where('session_id', 'in', ended).returning('sealed').execute()
  return rows.map(({ sealed }) => sealed)
}

/** False when it was taken before. */
export async function spendToken(tx: Tx, tokenHash: Buffer, expires: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('spent_tokens')
    .values({ token_hash: tokenHash, expires_at: expires })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  return inserted !== undefined
}
