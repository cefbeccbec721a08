import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { PrivacyPlan, PrivacyPlans } from '../privacy.ts'
import { isNamed, nameKey, nameOf, readPointers, type NamedColumn } from './names.ts'
import { isOf, type Subject } from './person.ts'

export interface CollectedTable {
  table: string
  plan: Extract<PrivacyPlan, { personal: true }>
  rows: Record<string, unknown>[]
}

/** Everything that the plans let a person take along, table by table, in the order of their names. */
export async function* collect(db: Db, plans: PrivacyPlans, subject: Subject): AsyncGenerator<CollectedTable> {
  const pointers = (await readPointers(db)).filter(isNamed)
  for (const [table, plan] of exported(plans)) {
    const named = [
      ...pointers.filter((pointer) => pointer.table === table),
      ...Object.entries(plan.names ?? {}).map(([column, parent]) => ({ column, parent })),
    ].filter(({ column }) => !plan.hide?.includes(column))
    yield { table, plan, rows: await rowsOf(db, { table, plan, subject, named }) }
  }
}

export function exported(plans: PrivacyPlans): [table: string, plan: CollectedTable['plan']][] {
  return Object.entries(plans)
    .flatMap(([table, plan]) =>
      plan.personal && plan.export === 'yes' ? [[table, plan] as [string, typeof plan]] : [],
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

interface Collecting {
  table: string
  plan: CollectedTable['plan']
  subject: Subject
  named: readonly NamedColumn[]
}

/** Beside each id that stands for something stands what it is called: a person cannot read ids. */
async function rowsOf(db: Db, { table, plan, subject, named }: Collecting): Promise<Record<string, unknown>[]> {
  const { hide = [], hideFromMentioned } = plan
  const own = isOf(
    subject,
    plan.person.filter(({ mention }) => !mention),
  )
  const theirs = hideFromMentioned ? isOf(subject, plan.person) : own
  const told = [
    ...named.map((key) => [nameKey(key.column), nameOf(key, subject)] as const),
    ...Object.entries(plan.tells ?? {}),
  ].map(([key, value]) => sql`${key}::text, ${value}`)
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${[...hide]}::text[]
        - case when ${own} then '{}' else ${[...(hideFromMentioned ?? [])]}::text[] end
        || jsonb_strip_nulls(jsonb_build_object(${sql.join(told)})) as row
    from ${sql.table(table)} t where ${theirs} order by t::text`.execute(db)
  return rows.map(({ row }) => row)
}
