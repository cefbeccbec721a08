import { sql } from 'kysely'
import { expect } from 'vitest'
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

/** The databases in which every write is noted from their first mark on. */
const noted = new WeakMap<Db, Promise<unknown>>()

/** Kept beside the tables, in the writing transaction: what is rolled back is not noted. */
async function noteWrites(db: Db): Promise<void> {
  const { rows: tables } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const triggers = tables
    .filter(({ name }) => !passing.has(name))
    .map(
      ({ name }) =>
        `create trigger zz_noted after insert or update or delete on "${name}" for each row execute function noted.note();`,
    )
  await sql
    .raw(
      `create schema noted;
      create table noted.writes (transaction xid8, name text, primary key (transaction, name));
      create function noted.note() returns trigger language plpgsql security definer as $$
      begin
        insert into noted.writes values (pg_current_xact_id(), tg_table_name) on conflict do nothing;
        return null;
      end $$;
      ${triggers.join('\n')}`,
    )
    .execute(db)
}

/** How many transactions wrote to each table, of those that were counted before. */
const counted = new WeakMap<Db, Map<string, number>>()

/**
 * One mark of all that was written to any table: equal before and after means nothing was. Neither the tables nor what
 * earlier marks counted are read again: the matrix takes thousands of these, and both grow with it.
 */
export async function writesMark(db: Db): Promise<string> {
  if (!noted.has(db)) noted.set(db, noteWrites(db))
  await noted.get(db)
  await jobsDone(db)
  const { rows } = await sql<{ name: string }>`delete from noted.writes returning name`.execute(db)
  const counts = counted.get(db) ?? new Map<string, number>()
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1)
  counted.set(db, counts)
  return [...counts]
    .map(([name, writes]) => `${name}:${writes}`)
    .toSorted()
    .join('\n')
}

/** What is done must leave every table as it was. */
export async function unchanged(db: Db, work: () => Promise<unknown>): Promise<void> {
  const before = await writesMark(db)
  await work()
  expect(await writesMark(db)).toBe(before)
}
