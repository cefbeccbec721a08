import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What had been earned of a coin up to and with each entry. Beside balance_after it makes any period of a chart
    -- the difference of two entries, however many lie between them.
    alter table wallets add column edu_coin_earned bigint not null default 0;
    alter table wallet_entries add column earned_after bigint;

    alter table wallet_entries disable trigger wallet_entries_append_only;
    update wallet_entries set earned_after = counted.earned
    from (
      select user_id, seq, coalesce(sum(value) filter (where operation = 'CREDIT')
        over (partition by user_id, coin order by seq), 0) as earned
      from wallet_entries
    ) counted
    where counted.user_id = wallet_entries.user_id and counted.seq = wallet_entries.seq;
    alter table wallet_entries enable trigger wallet_entries_append_only;
    update wallets set edu_coin_earned = coalesce((
      select sum(value) from wallet_entries entry
      where entry.user_id = wallets.user_id and entry.coin = 'EDU_COIN' and entry.operation = 'CREDIT'
    ), 0);
    alter table wallet_entries alter column earned_after set not null;

    -- Runs after wallet_entries_apply, which holds the wallet's lock: triggers run in the order of their names.
    create function wallet_entries_count_earned() returns trigger language plpgsql as $$
    begin
      if new.coin = 'EDU_COIN' and new.operation = 'CREDIT' then
        update wallets set edu_coin_earned = edu_coin_earned + new.value where user_id = new.user_id;
      end if;
      select case new.coin when 'EDU_COIN' then edu_coin_earned else xp_earned end
        into strict new.earned_after from wallets where user_id = new.user_id;
      return new;
    end $$;
    create trigger wallet_entries_count_earned before insert on wallet_entries
      for each row execute function wallet_entries_count_earned();

    -- A page of the statement is read by the entry number, filtered or not; a chart by the last entry of a coin.
    create index wallet_entries_coin_idx on wallet_entries (user_id, coin, seq) include (balance_after, earned_after);
    create index wallet_entries_operation_idx on wallet_entries (user_id, operation, seq);
    create index wallet_entries_origin_idx on wallet_entries (user_id, origin, seq);

    create table savings_goals (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users,
      title text not null,
      edu_coin int not null constraint savings_goals_edu_coin_check check (edu_coin between 1 and 10000),
      item text,
      created_at timestamptz not null default now(),
      reached_at timestamptz,
      celebrated_at timestamptz,
      constraint savings_goals_celebrated_check check (celebrated_at is null or reached_at is not null)
    );
    create index savings_goals_user_id_idx on savings_goals (user_id, created_at, id);
  `.execute(db)
}
