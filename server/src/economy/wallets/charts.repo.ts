import { CHART_POINTS, CHART_POINTS_MAX, COIN_TYPES, type ChartStep, type CoinType } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export interface Period {
  by: ChartStep
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}

/** How a wallet stood when a day, week or month of the school began. */
export interface Mark {
  day: string
  coin: CoinType
  balance: number
  earned: number
}

const units = { DAY: '1 day', WEEK: '1 week', MONTH: '1 month' } as const satisfies Record<ChartStep, string>

/** One mark more than a chart may have points: its own end. */
export const marksMax = CHART_POINTS_MAX + 1

/**
 * The marks of a period for both coins, oldest first, with the one at its end; one more than there may be where the
 * period is too long. For each mark the entry before it is looked up in an index, so that the cost goes by the number
 * of marks and not by that of entries.
 */
export async function listMarks(db: Db, userId: string, { by, from, to, timeZone }: Period): Promise<Mark[]> {
  const unit = sql`${by.toLowerCase()}::text`
  const step = sql`${units[by]}::interval`
  const { rows } = await sql<Mark>`
    with period as (
      select date_trunc(${unit}, last) as last,
        date_trunc(${unit}, coalesce(${from ?? null}::date::timestamp, last - ${CHART_POINTS - 1}::int * ${step})) as first
      from (select coalesce(${to ?? null}::date::timestamp, clock_timestamp() at time zone ${timeZone}) as last) as asked
    ), marks as (
      select starts, starts at time zone ${timeZone} as moment
      from period, generate_series(first, last + ${step}, ${step}) as starts
      where first <= last
      order by starts limit ${marksMax + 1}
    )
    select to_char(marks.starts, 'YYYY-MM-DD') as day, coins.coin,
      coalesce(entry.balance_after, 0) as balance, coalesce(entry.earned_after, 0) as earned
    from marks
      cross join unnest(${[...COIN_TYPES]}::text[]) with ordinality as coins (coin, place)
      left join lateral (
        select balance_after, earned_after from wallet_entries
        where user_id = ${userId} and coin = coins.coin and created_at < marks.moment
        order by created_at desc, seq desc limit 1
      ) as entry on true
    order by marks.starts, coins.place
  `.execute(db)
  return rows
}
