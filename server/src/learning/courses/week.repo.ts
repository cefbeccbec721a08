import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

interface Student {
  accountId: string
  /** Of the school: its weeks and days count (E16). */
  timeZone: string
}

export interface WeekRow {
  classes: number | null
  /** 0 is Monday. */
  today: number
  days: { day: number; count: number }[]
}

export async function findWeek(db: Db, { accountId, timeZone }: Student): Promise<WeekRow> {
  const local = sql<Date>`now() at time zone ${timeZone}`
  const [now, days] = await Promise.all([
    db
      .selectNoFrom([
        sql<number>`extract(isodow from ${local})::int - 1`.as('today'),
        sql<number | null>`(select classes from weekly_goals where account_id = ${accountId})`.as('classes'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('content_progress')
      .select([
        sql<number>`extract(isodow from finished_at at time zone ${timeZone})::int - 1`.as('day'),
        sql<number>`count(*)`.as('count'),
      ])
      .where('account_id', '=', accountId)
      .where('finished_at', '>=', sql<Date>`date_trunc('week', ${local}) at time zone ${timeZone}`)
      .groupBy('day')
      .execute(),
  ])
  return { ...now, days }
}

export async function saveGoal(tx: Tx, accountId: string, classes: number): Promise<void> {
  await tx
    .insertInto('weekly_goals')
    .values({ account_id: accountId, classes })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ classes }))
    .execute()
}

export async function removeGoal(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('weekly_goals').where('account_id', '=', accountId).execute()
}
