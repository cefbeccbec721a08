import { QR_TOKEN_SECONDS } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

const expiry = sql<Date>`now() + make_interval(secs => ${QR_TOKEN_SECONDS})`

/** Takes the place of the person's code before. */
export function replaceQrCode(
  tx: Tx,
  { userId, sessionId, tokenHash }: { userId: string; sessionId: string; tokenHash: Buffer },
): Promise<{ id: string; expires_at: Date }> {
  const fresh = { token_hash: tokenHash, session_id: sessionId, expires_at: expiry, used_at: null }
  return tx
    .insertInto('qr_codes')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...fresh, id: sql<string>`gen_random_uuid()` }))
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
}

const isExpired = sql<boolean>`qr_codes.expires_at <= now()`

export function findQrCodeOf(db: Db, userId: string, id: string) {
  return db
    .selectFrom('qr_codes')
    .select('used_at')
    .select(isExpired.as('expired'))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Only while the session that shows it is open: whoever signs out takes the code along. */
export function findQrCode(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('qr_codes')
    .innerJoin('sessions', 'sessions.id', 'qr_codes.session_id')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .innerJoin('users', 'users.id', 'qr_codes.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'qr_codes.id',
      'qr_codes.used_at',
      'sessions.account_id as accountId',
      'sessions.only_school_id as onlySchoolId',
      'accounts.active as accountActive',
      'users.id as userId',
      'users.username',
      'users.name',
      'users.nickname',
      'users.surname',
      'profiles.avatar',
    ])
    .select(isExpired.as('expired'))
    .where('qr_codes.token_hash', '=', tokenHash)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** False when somebody was faster. */
export async function spendQrCode(tx: Tx, id: string): Promise<boolean> {
  const spent = await tx
    .updateTable('qr_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}
