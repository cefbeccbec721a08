import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Tx } from '../db/database.ts'
import { fail } from '../http/failure.ts'

export interface Budget {
  /** Takes one try before the secret is looked at, so that parallel guesses cannot share one; 429 when none is left. */
  spend(key: string): Promise<void>
  /** Gives it back when the secret was right: only failures count. */
  refund(key: string): Promise<void>
}

export function createBudget(pool: pg.Pool, options: { name: string; tries: number; seconds: number }): Budget {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'attempt_budgets',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: options.name,
    points: options.tries,
    duration: options.seconds,
  })
  return {
    async spend(key) {
      try {
        await limiter.consume(hashed(key))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw fail('br_0000', { status: 429, retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
      }
    },
    async refund(key) {
      await limiter.reward(hashed(key))
      // A window that nobody failed in is none: how long it still runs would tell that somebody of this name was here.
      await pool.query('delete from attempt_budgets where key = $1 and points <= 0', [limiter.getKey(hashed(key))])
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
    .where('expire', '<', sql<number>`(extract(epoch from now()) * 1000)::bigint`)
    .execute()
}
