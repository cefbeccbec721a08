import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Only what differs from the usual amounts; a row that is taken away brings the usual one back.
    create table reward_rules (
      school_id uuid not null references schools,
      origin text not null,
      edu_coin int not null constraint reward_rules_edu_coin_check check (edu_coin between 0 and 500),
      xp int not null constraint reward_rules_xp_check check (xp between 0 and 1000),
      primary key (school_id, origin)
    );

    -- XP that a school takes for so many Educoins.
    alter table schools
      add column exchange_xp int not null default 100 constraint schools_exchange_xp_check check (exchange_xp between 1 and 10000),
      add column exchange_edu_coin int not null default 10
        constraint schools_exchange_edu_coin_check check (exchange_edu_coin between 1 and 1000);

    create table achievement_facts (
      account_id uuid not null references accounts,
      fact text not null,
      object_id text not null,
      created_at timestamptz not null default now(),
      primary key (account_id, fact, object_id)
    );
    create table achievements_reached (
      account_id uuid not null references accounts,
      code text not null,
      reached_at timestamptz not null default now(),
      primary key (account_id, code)
    );

    -- Today's credits, a period of the statement and the charts read a person's entries by date.
    create index wallet_entries_user_id_created_at_idx on wallet_entries (user_id, created_at);
  `.execute(db)
}
