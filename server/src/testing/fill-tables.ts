import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { PrivacyPlan, PrivacyPlans } from '../platform/privacy.ts'

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  hasDefault: boolean
  /** Words that a check constraint allows, if it lists them. */
  allowed: string[]
}

interface ForeignKey {
  table: string
  columns: string[]
  parent: string
  parentColumns: string[]
}

interface Someone {
  userId: string
  accountId: string
}

export interface FillOptions {
  db: Db
  plans: PrivacyPlans
  /** Whose rows these are, and who stands for everybody else: between two people there may be one row alone. */
  me: Someone
  other: Someone
  third: Someone
  /** Stands in every text of the rows; lower case, as some columns ask for it. */
  marker: string
}

type Row = Record<string, unknown>

/** What the rules below cannot guess: a value for `table.column`. */
const particular: Record<string, unknown> = {
  'attempt_budgets.tried_at': ['2031-01-02T03:04:05Z'],
  // A version of ours, not a person's word; set together with its date or not at all.
  'users.terms_version': null,
  // The guardian's name and a version of ours: the consent stays when the person who recorded it is erased.
  'guardian_consents.signed_by': 'Rosana Jenipapo',
  'guardian_consents.terms_version': '2026-11',
  // Why, when and by whom it was decided belong together.
  'admissions.status': 'REFUSED',
  // One letter has one link.
  'school_invitations.token_hash': null,
  // A school's word, and no longer than one.
  'blocked_words.word': 'chatice',
  // Nobody is shut out without being told how long.
  'moderation_decisions.actions': ['WARN'],
  'moderation_decisions.suspended_until': null,
  // Parts are added to a course before it is published, and answers to an attempt before it is completed.
  'courses.published_at': null,
  'content_review_progress.completed_at': null,
  'quiz_attempts.completed_at': null,
  'quiz_drawn_questions.option_ids': ['f3c1f6a0-0000-4000-8000-000000000002'],
  // Wallets begin with nothing; what they hold comes from entries alone.
  'wallets.edu_coin': 0,
  'wallets.edu_coin_earned': 0,
  'wallets.last_seq': 0,
  'wallets.xp': 0,
  'wallets.xp_earned': 0,
  // Words and ids of ours, which the ledger keeps.
  'wallet_entries.object_name': 'Canos, bueiros e rios',
  'wallet_entries.origin': 'TASK',
  'wallet_entries.operator_id': 'f3c1f6a0-0000-4000-8000-000000000001',
}

/**
 * A row of the person in every table of the database, with the marker in every text, so that a new table or column is
 * tried by the test of the erasure without anybody thinking of it; in rows that are kept too, but for the columns that
 * their plan says to stay.
 */
export async function fillEveryTable(options: FillOptions): Promise<void> {
  const { db, plans, me } = options
  const [columns, keys] = await Promise.all([readColumns(db), readForeignKeys(db)])
  const parents = new Map<string, Row>()
  for (const table of parentsFirst(worldFirst(columns, plans), keys)) {
    const own = columns.filter((column) => column.table === table)
    const plan = plans[table]
    if (!plan) throw new Error(`${table} has no plan`)
    const shape = { table, columns: own, keys: keys.filter((key) => key.table === table), plan }
    if (table === 'users' || table === 'accounts') {
      await markExisting(options, shape, table === 'users' ? me.userId : me.accountId)
      continue
    }
    const existing = plan.personal ? undefined : await anyRow(db, table)
    if (existing) {
      parents.set(table, existing)
      continue
    }
    for (const mention of turnsOf(plan)) {
      const filling = mention === undefined ? options : { ...options, other: options.third }
      const row = await insert(db, shape, valuesOf(filling, { ...shape, parents, mention }))
      if (!parents.has(table)) parents.set(table, row)
    }
  }
}

/** Whose school or class it is does not matter here, and a second one may not be allowed. */
async function anyRow(db: Db, table: string): Promise<Row | undefined> {
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t limit 1`.execute(db)
  return rows[0]?.row
}

interface Shape {
  table: string
  columns: readonly Column[]
  keys: readonly ForeignKey[]
  plan: PrivacyPlan
}

/** A row of the person's own, and one for each column that names them in somebody else's. */
function turnsOf(plan: PrivacyPlan): (string | undefined)[] {
  if (!plan.personal) return [undefined]
  const mentions = plan.person.flatMap(({ column, mention }) => (mention ? [column] : []))
  return mentions.length === plan.person.length ? mentions : [undefined, ...mentions]
}

function valuesOf(
  { me, other, marker }: FillOptions,
  { table, columns, keys, plan, parents, mention }: Shape & { parents: Map<string, Row>; mention: string | undefined },
): Row {
  const stays = plan.personal ? (plan.stays ?? []) : columns.map(({ name }) => name)
  const values: Row = Object.fromEntries(
    columns.flatMap((column) => {
      const text = stays.includes(column.name) ? `neutral ${randomUUID()}` : `${marker} ${table}`
      const place = `${table}.${column.name}`
      const value = Object.hasOwn(particular, place) ? particular[place] : plainValue(column, text)
      return value === undefined ? [] : [[column.name, value]]
    }),
  )
  for (const key of keys) {
    const { columns: from, parent, parentColumns } = key
    from.forEach((column, at) => {
      const found = parents.get(parent)?.[parentColumns[at]!]
      // The first answer has nothing to answer, but stands under the same class: another key says which.
      const isOfAnother = keys.some((each) => each !== key && each.columns.includes(column))
      if (parent === 'users') values[column] = other.userId
      else if (parent === 'accounts') values[column] = other.accountId
      else if (found !== undefined || !isOfAnother) values[column] = found ?? null
    })
  }
  for (const { column, holds, mention: mentions } of plan.personal ? plan.person : []) {
    const isMine = mention === undefined ? !mentions : column === mention
    const who = isMine ? me : other
    // The person's own name was marked before: `users` stands before every other table.
    const signInName = isMine ? `${marker} username` : `neutral ${randomUUID()}`
    values[column] = { user: who.userId, account: who.accountId, signInName }[holds]
  }
  return values
}

function plainValue({ type, hasDefault, allowed, nullable, table, name }: Column, text: string): unknown {
  if (allowed.length > 0) return allowed[0]
  if (type === 'uuid') return hasDefault ? undefined : randomUUID()
  if (/^(text|varchar|citext|bpchar)$/.test(type)) return text
  if (type === '_text') return [text]
  if (/^jsonb?$/.test(type)) return { marker: text }
  if (type === 'bytea') return `\\x${Buffer.from(text).toString('hex')}`
  if (/^(int[248]|float[48]|numeric)$/.test(type)) return 1
  if (type === 'bool') return false
  if (type.startsWith('timestamp')) return new Date(Date.now() + 3_600_000).toISOString()
  if (type === 'date') return '2031-01-02'
  if (nullable || hasDefault) return undefined
  throw new Error(`${table}.${name}: say in particular what a ${type} is filled with`)
}

/** A rule over several columns is met by leaving out those that may be empty. */
async function insert(db: Db, { table, columns }: Shape, values: Row): Promise<Row> {
  try {
    return await insertRow(db, table, values)
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23514') throw new Error(`${table} could not be filled: ${(error as Error).message}`, { cause: error })
    const { rows } = await sql<{ name: string }>`
      select a.attname as name from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.conname = ${constraint} and c.conrelid = ${table}::regclass`.execute(db)
    const optional = columns.filter(({ name, nullable }) => nullable && rows.some((row) => row.name === name))
    return insertRow(db, table, { ...values, ...Object.fromEntries(optional.map(({ name }) => [name, null])) })
  }
}

async function insertRow(db: Db, table: string, values: Row): Promise<Row> {
  const names = sql.join(Object.keys(values).map((name) => sql.ref(name)))
  const { rows } = await sql<{ row: Row }>`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)})
    returning to_jsonb(${sql.table(table)}) as row`.execute(db)
  return rows[0]!.row
}

/** The person and their account are there; their texts become the marker. */
function isFreeText({ type, allowed, table, name }: Column): boolean {
  return type === 'text' && allowed.length === 0 && !Object.hasOwn(particular, `${table}.${name}`)
}

async function markExisting({ db, marker }: FillOptions, { table, columns }: Shape, id: string): Promise<void> {
  for (const column of columns.filter(isFreeText)) {
    await sql`update ${sql.table(table)} set ${sql.ref(column.name)} = ${`${marker} ${column.name}`} where id = ${id}::uuid`.execute(
      db,
    )
  }
}

export interface Leak {
  place: string
  value: string
}

/**
 * Every place in which one of the texts still stands, and every id outside the columns that a plan lets keep it: in all
 * tables of all schemas, planned or not.
 */
export async function findLeaks(
  db: Db,
  plans: PrivacyPlans,
  { texts, ids }: { texts: readonly string[]; ids: readonly string[] },
): Promise<Leak[]> {
  const needles = needlesOf(texts)
  const leaks: Leak[] = []
  for (const { schema, name } of await readTables(db)) {
    const place = schema === 'public' ? name : `${schema}.${name}`
    const keepers = schema === 'public' ? keepersOf(plans[name]) : []
    const { rows } = await sql<{
      row: Row
    }>`select to_jsonb(t) as row from ${sql.table(`${schema}.${name}`)} t`.execute(db)
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      const searched = keepers.includes(column) ? needles : [...needles, ...ids]
      const text = (JSON.stringify(value) ?? '').toLowerCase()
      if (searched.some((needle) => text.includes(needle))) leaks.push({ place: `${place}.${column}`, value: text })
    }
  }
  return leaks
}

function needlesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [text.toLowerCase(), Buffer.from(text).toString('hex')])
}

/** The kept list of a table: columns in which the ids of the person may stay. */
function keepersOf(plan: PrivacyPlan | undefined): string[] {
  if (!plan?.personal || plan.erase === 'erase') return []
  return [...plan.person.map(({ column }) => column), ...(plan.stays ?? [])]
}

async function readTables(db: Db): Promise<{ schema: string; name: string }[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  return rows
}

/** The same in the files of a folder and of those below it: in their names and, as far as it can be read, inside. */
export async function findLeaksInFiles(
  folder: string,
  { texts, ids }: { texts: readonly string[]; ids: readonly string[] },
): Promise<string[]> {
  const needles = [...texts, ...ids]
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const leaks = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        const content = path + (await readFile(path, 'latin1'))
        return needles.some((needle) => content.includes(Buffer.from(needle).toString('latin1'))) ? [path] : []
      }),
  )
  return leaks.flat()
}

async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Omit<Column, 'allowed'> & { check: string | null }>`
    select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
      c.column_default is not null as "hasDefault",
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
        where k.contype = 'c' and k.conrelid = c.table_name::regclass and a.attname = c.column_name limit 1) as check
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and c.is_identity = 'NO' and c.is_generated = 'NEVER'`.execute(db)
  return rows.map(({ check, ...column }) => ({
    ...column,
    allowed: check?.includes('ANY (ARRAY[') ? [...check.matchAll(/'([^']+)'::text/g)].map((match) => match[1]!) : [],
  }))
}

async function readForeignKeys(db: Db): Promise<ForeignKey[]> {
  const names = (relation: 'conrelid' | 'confrelid', key: 'conkey' | 'confkey') => sql`
    array(select a.attname::text from unnest(c.${sql.ref(key)}) with ordinality as k (number, at)
      join pg_attribute a on a.attrelid = c.${sql.ref(relation)} and a.attnum = k.number order by k.at)`
  const { rows } = await sql<ForeignKey>`
    select c.conrelid::regclass::text as table, c.confrelid::regclass::text as parent,
      ${names('conrelid', 'conkey')} as columns, ${names('confrelid', 'confkey')} as "parentColumns"
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(db)
  return rows
}

/** What people act on before what they do: a course that somebody has begun takes no more parts. */
function worldFirst(columns: readonly Column[], plans: PrivacyPlans): string[] {
  const tables = [...new Set(columns.map(({ table }) => table))].toSorted()
  return [true, false].flatMap((isWorld) => tables.filter((table) => (plans[table]?.personal === false) === isWorld))
}

function parentsFirst(tables: readonly string[], keys: readonly ForeignKey[]): string[] {
  const ordered: string[] = []
  const visit = (table: string) => {
    if (ordered.includes(table)) return
    for (const { table: child, parent } of keys) if (child === table && parent !== table) visit(parent)
    ordered.push(table)
  }
  for (const table of tables) visit(table)
  return ordered
}
