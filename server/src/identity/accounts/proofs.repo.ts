import { RECOVERY_CODE_SECONDS, RECOVERY_CODE_TRIES, VERIFICATION_TOKEN_SECONDS } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { VerificationSource } from './accounts.tables.ts'

/** A link by its hash, with the person to whom it was sent. */
export interface LinkProof {
  userId: string
  tokenHash: Buffer
}

export async function insertVerification(tx: Tx, { userId, tokenHash }: LinkProof): Promise<void> {
  await tx
    .insertInto('email_verifications')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      kind: 'VERIFICATION',
      expires_at: sql<Date>`now() + make_interval(secs => ${VERIFICATION_TOKEN_SECONDS})`,
    })
    .execute()
}

export interface LockedVerification {
  used: boolean
  expired: boolean
  confirmed: boolean
}

export function lockVerification(tx: Tx, { userId, tokenHash }: LinkProof): Promise<LockedVerification | undefined> {
  return (
    tx
      .selectFrom('email_verifications')
      .innerJoin('users', 'users.id', 'email_verifications.user_id')
      .select([
        sql<boolean>`email_verifications.used_at is not null`.as('used'),
        sql<boolean>`email_verifications.expires_at <= now()`.as('expired'),
        sql<boolean>`users.email_verified_at is not null`.as('confirmed'),
      ])
      .where('email_verifications.token_hash', '=', tokenHash)
      .where('email_verifications.user_id', '=', userId)
      .where('email_verifications.kind', '=', 'VERIFICATION')
      // The person too: two links of one person followed at once confirm once.
      .forUpdate()
      .executeTakeFirst()
  )
}

export async function useVerification(
  tx: Tx,
  { tokenHash, source }: Pick<LinkProof, 'tokenHash'> & { source: VerificationSource },
): Promise<void> {
  await tx
    .updateTable('email_verifications')
    .set({ used_at: sql<Date>`now()`, source })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Links to an address that is no longer the person's confirm nothing. */
export async function spendVerifications(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('email_verifications')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

export async function replaceRecoveryCode(tx: Tx, userId: string, codeHash: Buffer): Promise<void> {
  const fresh = {
    code_hash: codeHash,
    tries: 0,
    known_tries: 0,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(secs => ${RECOVERY_CODE_SECONDS})`,
    used_at: null,
  }
  await tx
    .insertInto('recovery_codes')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

export interface LockedCode {
  userId: string
  codeHash: Buffer
  tries: number
  used: boolean
  expired: boolean
}

/** Which count a wrong try goes to. */
export type TriedBy = 'tries' | 'known_tries'

export function lockRecoveryCode(tx: Tx, userId: string, by: TriedBy): Promise<LockedCode | undefined> {
  return tx
    .selectFrom('recovery_codes')
    .select(['user_id as userId', 'code_hash as codeHash', `${by} as tries`])
    .select([sql<boolean>`used_at is not null`.as('used'), sql<boolean>`expires_at <= now()`.as('expired')])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function countWrongCode(tx: Tx, userId: string, by: TriedBy): Promise<void> {
  await tx
    .updateTable('recovery_codes')
    .set(by, (eb) => eb(by, '+', 1))
    .where('user_id', '=', userId)
    .where(by, '<', RECOVERY_CODE_TRIES)
    .execute()
}

export async function markCodeUsed(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute()
}

/** What can no longer be used, kept a little so that an old link still gets its own answer. */
export async function removeOldProofs(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('email_verifications')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
  await tx
    .deleteFrom('recovery_codes')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
