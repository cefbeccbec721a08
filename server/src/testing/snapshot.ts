import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'

/** Not what a call writes by itself: reading touches them, or a job that an earlier call left behind. */
const passing = new Set([
  'attempt_budgets',
  'data_exports',
  'email_verifications',
  'mail_outbox',
  'recovery_codes',
  'kysely_migration',
  'kysely_migration_lock',
])

/** One hash of all rows of all tables: equal before and after means nothing was written. */
export async function databaseHash(db: Db): Promise<string> {
  const { rows } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(db)
  const hashes = await Promise.all(
    rows
      .filter(({ name }) => !passing.has(name))
      .map(async ({ name }) => {
        const result = await sql<{
          hash: string | null
        }>`select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} t`.execute(db)
        return `${name}:${result.rows[0]?.hash ?? ''}`
      }),
  )
  return hashes.join('\n')
}
