import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/db/database.ts'
import { ledgerFaults } from '../../server/src/testing/ledger-faults.ts'

/** Few updates of one wallet in a transaction: it cannot forget old versions of the row before its end. */
const entriesAtOnce = 50

/**
 * Gives everybody who has an account a history of so many entries over the past year, written by the ledger itself.
 * The oldest ones are of an origin that never comes again. What was done has the id of a task, so that reading a line
 * looks for its page.
 */
export async function fillLedger(db: Db, entriesEach: number): Promise<void> {
  for (let from = 1; from <= entriesEach; from += entriesAtOnce)
    await unhurried(db, (connection) =>
      sql`
        insert into wallet_entries (user_id, account_id, coin, operation, value, origin, operator_id, counterpart, group_id, created_at)
        select a.user_id, a.id, case n % 2 when 0 then 'XP' else 'EDU_COIN' end, case n % 5 when 4 then 'DEBIT' else 'CREDIT' end,
          1 + n % 3, case when n <= 10 then 'LIFE_PROJECT' when n % 5 = 4 then 'UNLOCK_CONTENT' else 'TASK' end,
          case when n % 5 = 4 then n::text else md5(n::text)::uuid::text end, 'SCHOOL', gen_random_uuid(), now() - interval '1 day' * (365.0 * (1 - n::numeric / ${entriesEach}::int))
        from accounts a, generate_series(${from}::int, least(${from + entriesAtOnce - 1}::int, ${entriesEach}::int)) n
        order by n, a.user_id`.execute(connection),
    )
  const faults = await unhurried(db, ledgerFaults)
  if (faults.length > 0) throw new Error(`the history is no ledger: ${faults[0]}`)
  await unhurried(db, (connection) => sql`vacuum analyze wallet_entries, wallets`.execute(connection))
}

/** Without the time limit of a request. */
function unhurried<T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    return work(connection)
  })
}
