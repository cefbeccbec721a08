import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { PrivacyPlan, PrivacyPlans } from '../privacy.ts'
import { isOf, type Subject } from './person.ts'

export interface CollectedTable {
  table: string
  plan: Extract<PrivacyPlan, { personal: true }>
  rows: Record<string, unknown>[]
}

/** Everything that the plans let a person take along, table by table, in the order of their names. */
export async function* collect(db: Db, plans: PrivacyPlans, subject: Subject): AsyncGenerator<CollectedTable> {
  for (const [table, plan] of exported(plans)) yield { table, plan, rows: await rowsOf(db, { table, plan, subject }) }
}

export function exported(plans: PrivacyPlans): [table: string, plan: CollectedTable['plan']][] {
  return Object.entries(plans)
    .flatMap(([table, plan]) =>
      plan.personal && plan.export === 'yes' ? [[table, plan] as [string, typeof plan]] : [],
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

async function rowsOf(
  db: Db,
  { table, plan, subject }: { table: string; plan: CollectedTable['plan']; subject: Subject },
): Promise<Record<string, unknown>[]> {
  const own = plan.person.filter(({ mention }) => !mention)
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${[...(plan.hide ?? [])]}::text[] as row from ${sql.table(table)} t
    where ${isOf(subject, own)} order by t::text`.execute(db)
  return rows.map(({ row }) => row)
}
