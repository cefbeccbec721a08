import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'

/** Counting an attempt is no effect of the call; migrations are no data. */
const passing = new Set(['attempt_budgets', 'kysely_migration', 'kysely_migration_lock'])

/** What earlier calls left to the jobs is written first: it would look like the doing of the next one. */
async function jobsDone(db: Db): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*) as count from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`
  for (let look = 0; look < 200; look += 1) {
    const { rows } = await waiting.execute(db)
    if (rows[0]!.count === 0) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('jobs do not end')
}

/**
 * One mark of all rows of all tables: equal before and after means nothing was written. A row carries the transaction
 * that wrote it, so the rows themselves need not be read: the matrix takes thousands of these.
 */
export async function databaseHash(db: Db): Promise<string> {
  await jobsDone(db)
  const { rows: tables } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(db)
  const marks = tables
    .filter(({ name }) => !passing.has(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, count(*) as rows, sum(xmin::text::bigint) as written from ${sql.table(name)}`,
    )
  const { rows } = await sql<{ mark: string }>`
    select string_agg(name || ':' || rows || ':' || coalesce(written, 0), ${'\n'} order by name) as mark
    from (${sql.join(marks, sql` union all `)}) as marks`.execute(db)
  return rows[0]!.mark
}
