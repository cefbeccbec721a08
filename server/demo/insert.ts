import { sql, type Selectable } from 'kysely'
import type { Database } from '../src/database.ts'
import type { Tx } from '../src/platform/db/database.ts'

/** The rows as one JSON parameter: thousands of entries as separate parameters cost more than the insert itself. */
export async function insertAll<T extends keyof Database>(
  tx: Tx,
  table: T,
  rows: readonly Partial<Selectable<Database[T]>>[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) with ordinality
    order by ordinality
  `.execute(tx)
}
