import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { inTransaction, type Db, type Tx } from '../db/database.ts'
import { fail } from './failure.ts'

export interface KeyedCall {
  accountId: string
  call: string
  key: string
  input: unknown
}

const form = /^[\x21-\x7e]{8,128}$/

/** How long a client may repeat itself. */
const hoursKept = 48

export async function removeOldKeys(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${hoursKept})`)
    .execute()
}

/**
 * The key, the effect and the answer are one transaction: a repeat with the same key waits for the first
 * and gets its answer, whatever happened to the connection in between.
 */
export async function once<T>(db: Db, keyed: KeyedCall, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!form.test(keyed.key)) throw fail('ii_0040', { field: 'idempotency-key' })
  const requestHash = createHash('sha256')
    .update(JSON.stringify(keyed.input ?? null))
    .digest()
  return inTransaction(db, async (tx) => {
    const inserted = await tx
      .insertInto('idempotency_keys')
      .values({ account_id: keyed.accountId, call: keyed.call, key: keyed.key, request_hash: requestHash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    const row = () =>
      tx
        .selectFrom('idempotency_keys')
        .where('account_id', '=', keyed.accountId)
        .where('call', '=', keyed.call)
        .where('key', '=', keyed.key)
    if (!inserted) {
      const first = await row().select(['request_hash', 'answer']).executeTakeFirstOrThrow()
      if (!first.request_hash.equals(requestHash)) throw fail('ii_0041', { field: 'idempotency-key' })
      return first.answer as T
    }
    const answer = await work(tx)
    await tx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer ?? null) })
      .where('account_id', '=', keyed.accountId)
      .where('call', '=', keyed.call)
      .where('key', '=', keyed.key)
      .execute()
    return answer
  })
}
