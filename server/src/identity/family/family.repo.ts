import type { Tx } from '../../platform/db/database.ts'

export async function insertControls(tx: Tx, accountId: string): Promise<void> {
  await tx.insertInto('parental_controls').values({ account_id: accountId }).execute()
}

export async function setPinWhereNone(tx: Tx, accountId: string, pinHash: string): Promise<void> {
  await tx
    .updateTable('parental_controls')
    .set({ pin_hash: pinHash })
    .where('account_id', '=', accountId)
    .where('pin_hash', 'is', null)
    .execute()
}
