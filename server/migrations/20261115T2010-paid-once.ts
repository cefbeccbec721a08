import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A cause is paid once, in whatever coins the school paid then: when its rule gains a coin later, what was undone
    -- and is done again does not pay that coin. The coins of one act come as entries of one group.
    create or replace function wallet_entries_apply() returns trigger language plpgsql as $$
    declare signed bigint := case new.operation when 'CREDIT' then new.value else -new.value end;
    begin
      perform 1 from wallets where user_id = new.user_id for update;
      if not found then
        insert into wallets (user_id) values (new.user_id) on conflict do nothing;
        perform 1 from wallets where user_id = new.user_id for update;
      end if;
      -- Under the wallet's lock nobody else can be writing the same cause: a repeat is left out, unpaid. Both coins are
      -- named so that it is found by wallet_entries_once.
      if exists (
        select 1 from wallet_entries e
        where e.user_id = new.user_id and e.coin in ('EDU_COIN', 'XP') and e.origin = new.origin
          and e.operator_id = new.operator_id and e.operation = new.operation
          and (e.coin = new.coin or e.group_id <> new.group_id)
      ) then
        return null;
      end if;
      -- The clock is read under the wallet's lock: dates rise with seq, whatever order transactions began in.
      update wallets set
        edu_coin = edu_coin + case new.coin when 'EDU_COIN' then signed else 0 end,
        xp = xp + case new.coin when 'XP' then signed else 0 end,
        xp_earned = xp_earned + case when new.coin = 'XP' and new.operation = 'CREDIT' then new.value else 0 end,
        last_seq = last_seq + 1
      where user_id = new.user_id
      returning last_seq, case new.coin when 'EDU_COIN' then edu_coin else xp end, coalesce(new.created_at, clock_timestamp())
      into strict new.seq, new.balance_after, new.created_at;
      return new;
    end $$;
  `.execute(db)
}
