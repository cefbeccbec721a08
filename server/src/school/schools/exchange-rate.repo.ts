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

export async function setExchangeRate(tx: Tx, schoolId: string, { xp, educoins }: ExchangeRate): Promise<void> {
  await tx
    .updateTable('schools')
    .set({ exchange_xp: xp, exchange_edu_coin: educoins })
    .where('id', '=', schoolId)
    .execute()
}
