import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import type { NamedTable, PrivacyPlan, PrivacyPlans } from '../privacy.ts'
import { isOf, type Subject } from './person.ts'

export interface CollectedTable {
  table: string
  plan: Extract<PrivacyPlan, { personal: true }>
  rows: Record<string, unknown>[]
}

/** Everything that the plans let a person take along, table by table, in the order of their names. */
export async function* collect(db: Db, plans: PrivacyPlans, subject: Subject): AsyncGenerator<CollectedTable> {
  const keys = await readNamedKeys(db)
  for (const [table, plan] of exported(plans)) {
    const named = [
      ...keys.filter((key) => key.table === table),
      ...Object.entries(plan.names ?? {}).map(([column, parent]) => ({ table, column, parent })),
    ]
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

interface NamedKey {
  table: string
  column: string
  parent: NamedTable
}

interface Collecting {
  table: string
  plan: CollectedTable['plan']
  subject: Subject
  named: readonly NamedKey[]
}

/** Beside each id that stands for something stands what it is called: a person cannot read ids. */
async function rowsOf(db: Db, { table, plan, subject, named }: Collecting): Promise<Record<string, unknown>[]> {
  const { hide = [], hideFromMentioned } = plan
  const own = isOf(
    subject,
    plan.person.filter(({ mention }) => !mention),
  )
  const theirs = hideFromMentioned ? isOf(subject, plan.person) : own
  const names = named.map(({ column, parent }) => {
    const key = `${column.replace(/_id$/, '')}_name`
    return sql`${key}::text, (${labels[parent](sql.ref(`t.${column}`), subject)})`
  })
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${[...hide]}::text[]
        - case when ${own} then '{}' else ${[...(hideFromMentioned ?? [])]}::text[] end
        || jsonb_strip_nulls(jsonb_build_object(${sql.join(names)})) as row
    from ${sql.table(table)} t where ${theirs} order by t::text`.execute(db)
  return rows.map(({ row }) => row)
}

type Label = (id: RawBuilder<unknown>, subject: Subject) => RawBuilder<unknown>

/** Of others no more than anybody may know: the nickname, else the first name (decision G64). */
const shownName = sql`nullif(coalesce(users.nickname, split_part(users.name, ' ', 1)), '')`

const labels: Record<NamedTable, Label> = {
  schools: (id) => sql`select name from schools where schools.id = ${id}`,
  classes: (id) => sql`select name from classes where classes.id = ${id}`,
  grades: (id) => sql`select name from grades where grades.id = ${id}`,
  users: (id, { userId }) =>
    sql`select ${shownName} from users where users.id = ${id} and users.id is distinct from ${userId}::uuid`,
  // One's own accounts differ by their school.
  accounts: (id, { accountIds }) => sql`
    select case when accounts.id = any(${[...accountIds]}::uuid[]) then schools.name else ${shownName} end
    from accounts join users on users.id = accounts.user_id join schools on schools.id = accounts.school_id
    where accounts.id = ${id}`,
}

/** The catalogue knows which columns point to something with a name, so that a new table needs no line. */
async function readNamedKeys(db: Db): Promise<NamedKey[]> {
  const { rows } = await sql<NamedKey>`
    select child.relname as table, a.attname as column, parent.relname as parent
    from pg_constraint c
      join pg_class child on child.oid = c.conrelid
      join pg_class parent on parent.oid = c.confrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
      and parent.relname = any(${Object.keys(labels)}::text[])
    order by a.attnum`.execute(db)
  return rows
}
