import type { Db, Tx } from '../../platform/db/database.ts'

/** So much XP gives so many Educoins (decision G19). */
export interface ExchangeRate {
  xp: number
  educoins: number
}

export function getExchangeRate(db: Db, schoolId: string): Promise<ExchangeRate> {
  return db
    .selectFrom('schools')
    .select(['exchange_xp as xp', 'exchange_edu_coin as educoins'])
    .where('id', '=', schoolId)
    .executeTakeFirstOrThrow()
}

/** Two administrators who change it at once queue here: each line of the audit log says what was before. */
export async function lockExchangeRate(tx: Tx, schoolId: string): Promise<ExchangeRate> {
  await tx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute()
  return getExchangeRate(tx, schoolId)
}

export async function setExchangeRate(tx: Tx, schoolId: string, { xp, educoins }: ExchangeRate): Promise<void> {
  await tx
    .updateTable('schools')
    .set({ exchange_xp: xp, exchange_edu_coin: educoins })
    .where('id', '=', schoolId)
    .execute()
}
