import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import type { GuardianCopy, PrivacyPlan, PrivacyPlans } from '../privacy.ts'
import { isNamed, nameKey, nameOf, readPointers, type NamedColumn } from './names.ts'
import { isElsewhere, isOf, type Subject } from './person.ts'

export interface CollectedTable {
  table: string
  plan: Extract<PrivacyPlan, { personal: true }>
  rows: Record<string, unknown>[]
}

/** Who gets the copy: the person, or a guardian, who gets less (decision E72). */
export type CopySide = 'person' | 'guardian'

/** Everything that the plans let the reader have of a person, table by table, in the order of their names. */
export async function* collect(
  db: Db,
  plans: PrivacyPlans,
  { subject, reader }: { subject: Subject; reader: CopySide },
): AsyncGenerator<CollectedTable> {
  const pointers = (await readPointers(db)).filter(isNamed)
  for (const [table, plan] of exported(plans, reader)) {
    const named = [
      ...pointers.filter((pointer) => pointer.table === table),
      ...Object.entries(plan.names ?? {}).map(([column, parent]) => ({ column, parent })),
    ].filter(({ column }) => !plan.hide?.includes(column) && hasColumn(partOf(plan, reader), column))
    yield { table, plan, rows: await rowsOf(db, { table, plan, subject, named, reader }) }
  }
}

export function exported(plans: PrivacyPlans, reader: CopySide): [table: string, plan: CollectedTable['plan']][] {
  return Object.entries(plans)
    .flatMap(([table, plan]) =>
      plan.personal && plan.export === 'yes' && partOf(plan, reader) !== 'nothing'
        ? [[table, plan] as [string, typeof plan]]
        : [],
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** How much of a table the reader gets; a person has the whole. */
function partOf(plan: CollectedTable['plan'], reader: CopySide): GuardianCopy {
  return reader === 'guardian' ? plan.guardian : 'whole'
}

function hasColumn(part: GuardianCopy, column: string): boolean {
  return typeof part === 'string' || !('columns' in part) || part.columns.includes(column)
}

interface Collecting {
  table: string
  plan: CollectedTable['plan']
  subject: Subject
  named: readonly NamedColumn[]
  reader: CopySide
}

/** Beside each id that stands for something stands what it is called: a person cannot read ids. */
async function rowsOf(db: Db, { table, plan, subject, named, reader }: Collecting): Promise<Record<string, unknown>[]> {
  const { hide = [], hideFromMentioned } = plan
  const part = partOf(plan, reader)
  const own = isOf(
    subject,
    plan.person.filter(({ mention }) => !mention),
  )
  const theirs = hideFromMentioned ? isOf(subject, plan.person) : own
  const values = [
    ...named.map((key) => [nameKey(key.column), nameOf(key, subject)] as const),
    ...Object.entries(plan.tells ?? {}),
  ].map(([key, value]) => sql`${key}::text, ${value}`)
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${[...hide]}::text[]
        - case when ${own} then '{}' else ${[...(hideFromMentioned ?? [])]}::text[] end
        || jsonb_strip_nulls(jsonb_build_object(${sql.join(values)})) as row
    from ${sql.table(table)} t
    where ${theirs} and not ${isElsewhere(subject, plan.person)} and ${rowsIn(part)} order by t::text`.execute(db)
  const told = [...named.map(({ column }) => nameKey(column)), ...Object.keys(plan.tells ?? {})]
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => told.includes(key) || hasColumn(part, key))),
  )
}

function rowsIn(part: GuardianCopy): RawBuilder<boolean> {
  return typeof part === 'object' && 'rows' in part ? part.rows : sql<boolean>`true`
}
