import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { FileKind } from '../files/files.ts'
import { removeJobsThatName } from '../jobs.ts'
import { uniquePlaceholder, type PrivacyPlan, type PrivacyPlans } from '../privacy.ts'
import { idsOf, isOf, type Subject } from './person.ts'

export interface StoredFile {
  kind: FileKind
  name: string
}

export interface Erased {
  /** How many rows each table lost or was emptied of, for the audit line. */
  counts: Record<string, number>
  /** To be removed once the transaction has committed. */
  files: StoredFile[]
}

type PersonalPlan = Extract<PrivacyPlan, { personal: true }>

/**
 * Does what the plans say, in the caller's transaction, and ends what waits to be done for the person. Doing it
 * again changes nothing more.
 */
export async function erase(tx: Tx, plans: PrivacyPlans, subject: Subject): Promise<Erased> {
  const usernames = await holdStill(tx, subject)
  const counts: Record<string, number> = {}
  const files: StoredFile[] = []
  const jobs = await removeJobsThatName(tx, [...usernames, ...idsOf(subject)])
  if (jobs > 0) counts['jobs'] = jobs
  for (const table of await childrenFirst(tx, Object.keys(plans))) {
    const plan = plans[table]!
    if (!plan.personal || plan.erase === 'keep') continue
    files.push(...(await filesOf(tx, table, plan, subject)))
    const rows = plan.erase === 'erase' ? await remove(tx, table, plan, subject) : await empty(tx, table, plan, subject)
    if (rows > 0) counts[table] = rows
  }
  return { counts, files }
}

async function filesOf(tx: Tx, table: string, plan: PersonalPlan, subject: Subject): Promise<StoredFile[]> {
  const { files } = plan
  if (!files) return []
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${isOf(subject, plan.person)}`.execute(tx)
  return rows.flatMap(({ row }) => {
    const name = files.nameOf(row)
    return name === null ? [] : [{ kind: files.kind, name }]
  })
}

/**
 * Rows that name the person or an account wait for this lock, so nothing is added while tables are emptied. Answers the
 * name that the person signs in with: a mail that waits may be addressed by it.
 */
async function holdStill(tx: Tx, { userId, accountIds }: Subject): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select username from users where id = ${userId}::uuid for update`.execute(tx)
  await sql`select from accounts where id = any(${accountIds}::uuid[]) order by id for update`.execute(tx)
  return rows.map(({ username }) => username)
}

async function remove(tx: Tx, table: string, plan: PersonalPlan, subject: Subject): Promise<number> {
  const result = await sql`delete from ${sql.table(table)} where ${isOf(subject, plan.person)}`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

async function empty(tx: Tx, table: string, plan: PersonalPlan, subject: Subject): Promise<number> {
  const { anonymise } = plan.erase as Exclude<PersonalPlan['erase'], string>
  const changes = Object.entries(anonymise).map(
    ([column, value]) =>
      sql`${sql.ref(column)} = ${value === uniquePlaceholder ? sql`gen_random_uuid()::text` : sql`${value}`}`,
  )
  const result = await sql`
    update ${sql.table(table)} set ${sql.join(changes)} where ${isOf(subject, plan.person)}`.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}

/** A table comes before those that its rows point to: the catalogue knows, so no list has to be kept. */
async function childrenFirst(tx: Tx, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent
    from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`.execute(tx)
  const waiting = new Set(tables)
  const ordered: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (table) => !rows.some(({ child, parent }) => parent === table && waiting.has(child)),
    )
    if (free.length === 0) throw new Error(`tables point to each other in a circle: ${[...waiting].join(', ')}`)
    for (const table of free) waiting.delete(table)
    ordered.push(...free.toSorted())
  }
  return ordered
}
