import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- One row per person: its lock orders everything that happens to both coins.
    create table wallets (
      user_id uuid primary key references users,
      edu_coin bigint not null default 0 constraint wallets_edu_coin_not_negative check (edu_coin >= 0),
      xp bigint not null default 0 constraint wallets_xp_not_negative check (xp >= 0),
      -- Level counts what was ever earned, never the balance (decision G19).
      xp_earned bigint not null default 0,
      last_seq bigint not null default 0
    );

    -- Append-only. Each entry names both its sides: the person's wallet and the counterpart, so that the
    -- sum over all sides is zero. (user_id, seq) is handed out under the wallet's row lock: a cursor on it
    -- neither repeats nor skips.
    create table wallet_entries (
      id uuid not null unique default gen_random_uuid(),
      user_id uuid not null references wallets,
      seq bigint not null,
      account_id uuid references accounts,
      coin text not null check (coin in ('EDU_COIN', 'XP')),
      operation text not null check (operation in ('CREDIT', 'DEBIT')),
      value bigint not null check (value between 1 and 1000000),
      balance_after bigint not null,
      origin text not null,
      operator_id text not null,
      counterpart text not null check (counterpart in ('SCHOOL', 'EXCHANGE', 'USER')),
      counterpart_user_id uuid references users,
      group_id uuid not null,
      created_at timestamptz not null,
      primary key (user_id, seq),
      -- Nothing pays twice.
      constraint wallet_entries_once unique (user_id, coin, origin, operator_id, operation),
      check ((counterpart = 'USER') = (counterpart_user_id is not null))
    );
    create index wallet_entries_account_id_idx on wallet_entries (account_id, created_at);

    create function wallet_entries_apply() returns trigger language plpgsql as $$
    declare signed bigint := case new.operation when 'CREDIT' then new.value else -new.value end;
    begin
      perform 1 from wallets where user_id = new.user_id for update;
      if not found then
        insert into wallets (user_id) values (new.user_id) on conflict do nothing;
        perform 1 from wallets where user_id = new.user_id for update;
      end if;
      -- Under the wallet's lock nobody else can be writing the same cause: a repeat is left out, unpaid.
      if exists (
        select 1 from wallet_entries e
        where e.user_id = new.user_id and e.coin = new.coin and e.origin = new.origin
          and e.operator_id = new.operator_id and e.operation = new.operation
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
    create trigger wallet_entries_apply before insert on wallet_entries
      for each row execute function wallet_entries_apply();

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
    end $$;
    create trigger wallet_entries_append_only before update or delete or truncate on wallet_entries
      for each statement execute function refuse_change();

    create table chests (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts,
      kind text not null check (kind in ('COMMON', 'RARE', 'EPIC', 'LEGENDARY')),
      entity text not null check (entity in ('MODULE', 'COURSE', 'ACHIEVEMENT', 'MAP')),
      entity_id text not null,
      entity_name text not null,
      created_at timestamptz not null default now(),
      opened_at timestamptz,
      unique (account_id, entity, entity_id)
    );
    create index chests_account_id_created_at_idx on chests (account_id, created_at desc, id desc);
    create index chests_closed_idx on chests (account_id, created_at, id) where opened_at is null;
  `.execute(db)
}
