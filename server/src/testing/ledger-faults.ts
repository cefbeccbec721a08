import { ORIGIN_OPERATORS } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'

/**
 * Every promise of the ledger that does not hold, by one statement and so at one instant: it may be asked in the
 * middle of any load. Empty is good.
 */
export async function ledgerFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with signed as (
      select *, case operation when 'CREDIT' then value else -value end as moved from wallet_entries
    ), sums as (
      select user_id, count(*) as entries,
        coalesce(sum(moved) filter (where coin = 'EDU_COIN'), 0) as edu_coin,
        coalesce(sum(moved) filter (where coin = 'XP'), 0) as xp,
        coalesce(sum(value) filter (where coin = 'XP' and operation = 'CREDIT'), 0) as xp_earned,
        coalesce(sum(value) filter (where coin = 'EDU_COIN' and operation = 'CREDIT'), 0) as edu_coin_earned
      from signed group by user_id
    ), chain as (
      select *, lag(balance_after, 1, 0::bigint) over (partition by user_id, coin order by seq) as balance_before,
        lag(earned_after, 1, 0::bigint) over (partition by user_id, coin order by seq) as earned_before,
        row_number() over (partition by user_id order by seq) as place,
        lag(created_at) over (partition by user_id order by seq) as dated_before
      from signed
    )
    select 'the wallet of ' || w.user_id || ' is not the sum of its entries' as fault
      from wallets w left join sums s on s.user_id = w.user_id
      where w.edu_coin <> coalesce(s.edu_coin, 0) or w.xp <> coalesce(s.xp, 0)
        or w.xp_earned <> coalesce(s.xp_earned, 0) or w.edu_coin_earned <> coalesce(s.edu_coin_earned, 0)
        or w.last_seq <> coalesce(s.entries, 0)
    union all
    select 'entry ' || seq || ' of ' || user_id || ' does not follow from the one before'
      from chain where balance_after <> balance_before + moved or earned_after <> earned_before + greatest(moved, 0)
        or seq <> place
    union all
    select 'entry ' || seq || ' of ' || user_id || ' comes of ' || origin || ', which is no origin'
      from chain where origin <> all(${[...ORIGIN_OPERATORS]}::text[])
    union all
    select 'entry ' || seq || ' of ' || user_id || ' is older than the one before' from chain where created_at < dated_before
    union all
    select 'below zero: entry ' || seq || ' of ' || user_id from chain where balance_after < 0
    union all
    select 'twice: ' || user_id || ' ' || coin || ' ' || origin || ' ' || operator_id
      from wallet_entries group by user_id, coin, origin, operator_id having count(*) > 1
    union all
    select 'in two acts: ' || user_id || ' ' || origin || ' ' || operator_id
      from wallet_entries group by user_id, origin, operator_id having count(distinct group_id) > 1
    union all
    select 'the sides of gift ' || group_id || ' are not zero together'
      from signed where counterpart = 'USER' group by group_id, coin having sum(moved) <> 0 or count(*) <> 2
    union all
    select 'exchange ' || group_id || ' lacks a side'
      from signed where counterpart = 'EXCHANGE' group by group_id
      having count(*) <> 2 or count(distinct coin) <> 2 or count(distinct operation) <> 2 or count(distinct user_id) <> 1
    union all
    select 'chest ' || c.id || ' and what it paid disagree'
      from chests c left join wallet_entries e on e.origin = 'CHEST' and e.operator_id = c.id::text
      group by c.id, c.opened_at having count(e.id) <> case when c.opened_at is null then 0 else 2 end
  `.execute(db)
  return rows.map(({ fault }) => fault)
}
