import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../db/database.ts'
import { fail } from '../http/failure.ts'

export interface Budget {
  /** Takes one try before the secret is looked at, so that parallel guesses cannot share one; 429 when none is left. */
  spend(key: string): Promise<void>
  /** Gives it back when the secret was right: only failures count. */
  refund(key: string): Promise<void>
}

/** Of the tries in `tried_at`, those that still count. */
const recent = `array(select at from unnest(kept.tried_at) as at where at > now() - make_interval(secs => $2))`

/**
 * One statement locks, judges and writes. A refused try is not written: it would keep out whoever waits as they were
 * told to.
 */
const take = `
  insert into attempt_budgets as kept (key, tried_at, expires_at)
  values ($1, array[now()], now() + make_interval(secs => $2))
  on conflict (key) do update set tried_at = ${recent} || now(), expires_at = excluded.expires_at
  where cardinality(${recent}) < $3`

const wait = `
  select extract(epoch from min(at) + make_interval(secs => $2) - now())::float8 as seconds
  from attempt_budgets as kept, unnest(${recent}) as at
  where key = $1`

/** So many tries in any stretch of so many seconds: a log of their times, never longer than the budget. */
export function createBudget(pool: pg.Pool, options: { name: string; tries: number; seconds: number }): Budget {
  const { name, tries, seconds } = options
  const rowOf = (key: string) => `${name}:${hashed(key)}`
  return {
    async spend(key) {
      const { rowCount } = await pool.query(take, [rowOf(key), seconds, tries])
      if (rowCount === 1) return
      const { rows } = await pool.query<{ seconds: number | null }>(wait, [rowOf(key), seconds])
      throw fail('br_0000', { status: 429, retryAfter: Math.max(1, Math.ceil(rows[0]?.seconds ?? 0)) })
    },
    async refund(key) {
      await pool.query('update attempt_budgets set tried_at = tried_at[:cardinality(tried_at) - 1] where key = $1', [
        rowOf(key),
      ])
      // A log in which nobody failed is none: that it is there would tell that somebody of this name was here.
      await pool.query('delete from attempt_budgets where key = $1 and cardinality(tried_at) = 0', [rowOf(key)])
    },
  }
}

/** Whoever is counted by name or id is not written down by it. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export async function removeSpentBudgets(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('attempt_budgets')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
