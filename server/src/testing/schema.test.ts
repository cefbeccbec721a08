import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { constraintCodes } from '../platform/http/sqlstate.ts'
import { isNamed, readPointers } from '../platform/personal-data/names.ts'
import { privacyPlans } from '../privacy.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function rows<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(database.db)).rows
}

/** Tables of the migration tool itself. */
const foreign = ['kysely_migration', 'kysely_migration_lock']

describe('the schema', () => {
  it('has a privacy plan for every table, and no plan without one', async () => {
    const tables = await rows(
      sql<{
        name: string
      }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const names = tables.map(({ name }) => name).filter((name) => !foreign.includes(name))
    expect(names.toSorted()).toEqual(Object.keys(privacyPlans).toSorted())
  })

  it('has no personal column in a table that is called impersonal', async () => {
    const columns = await rows(
      sql<{
        table: string
        column: string
      }>`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
    )
    const personal =
      /^(user|account|student|actor|guardian)_?(user_|account_)?id$|email|phone|birth|nickname|username|password|pin_/
    const leaks = columns.filter(
      ({ table, column }) => privacyPlans[table]?.personal === false && personal.test(column),
    )
    expect(leaks).toEqual([])
  })

  it('names in the plan every column that points to a person', async () => {
    const pointers = await rows(sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'accounts'::regclass)`)
    const unnamed = pointers.filter(({ table, column }) => {
      const plan = privacyPlans[table]
      return !plan?.personal || !plan.person.some((named) => named.column === column)
    })
    expect(unnamed, 'byUser, byAccount, or mentionsUser for a row of somebody else').toEqual([])
  })

  it('says in an archive what every id stands for, or that it stands for nothing with a name', async () => {
    const columns = await rows(sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~ '_ids?$'`)
    const pointers = await readPointers(database.db)
    const silent = columns.filter(({ table, column }) => {
      const plan = privacyPlans[table]
      if (!plan?.personal || plan.export === 'no' || plan.hide?.includes(column)) return false
      if (plan.names?.[column] !== undefined || plan.nameless?.includes(column)) return false
      const own = pointers.filter((pointer) => pointer.table === table && pointer.column === column)
      return own.length === 0 || !own.every(isNamed)
    })
    expect(silent, 'a label in personal-data/names.ts, or names or nameless in the plan').toEqual([])
  })

  it('takes no column into an archive whose name says that it may hold a key to an account', async () => {
    const columns = await rows(
      sql<{
        table: string
        column: string
      }>`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
    )
    const open = columns.filter(({ table, column }) => {
      const plan = privacyPlans[table]
      const isExported = plan?.personal && plan.export === 'yes' && !plan.hide?.includes(column)
      return isExported && /hash|token|secret|sealed|otp|(^|_)(code|body)(_|$)/.test(column)
    })
    // The name of an achievement.
    expect(open).toEqual([{ table: 'achievements_reached', column: 'code' }])
  })

  it('says of every unique and check constraint, and every unique index, what its breach means', async () => {
    const constraints = await rows(sql<{ name: string }>`
      select conname as name from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      where n.nspname = 'public' and contype in ('u', 'c') and conrelid::regclass::text not like 'kysely%'
      union
      select indexrelid::regclass::text from pg_index i join pg_class t on t.oid = i.indrelid
      where i.indisunique and not i.indisprimary and t.relnamespace = 'public'::regnamespace
        and t.relname not like 'kysely%'`)
    expect(constraints.map(({ name }) => name).toSorted()).toEqual(Object.keys(constraintCodes).toSorted())
  })

  it('has an index behind every foreign key that is searched by', async () => {
    const unindexed = await rows(sql<{ name: string }>`
      select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum)`)
    expect(unindexed.map(({ name }) => name).toSorted()).toEqual(rarelySearched)
  })

  it('keeps the audit log as it was written', async () => {
    const { db } = database
    await db
      .insertInto('audit_log')
      .values({
        action: 'x',
        details: '{}',
        actor_user_id: null,
        actor_account_id: null,
        school_id: null,
        subject_id: null,
        subject_kind: null,
        request_id: null,
      })
      .execute()
    await expect(sql`update audit_log set action = 'y'`.execute(db)).rejects.toMatchObject({ code: '42501' })
    await expect(sql`delete from audit_log`.execute(db)).rejects.toMatchObject({ code: '42501' })
  })
})

/** Small tables, or columns that only a constraint reads. */
const rarelySearched = [
  'admissions.grade_id',
  'classes.grade_id',
  'sessions.only_school_id',
  'guardian_codes.made_by_account_id',
  'wallet_entries.counterpart_user_id',
].toSorted()
