import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table schools
      add column city text,
      add column state text,
      add column notice text,
      add column notice_at timestamptz,
      add constraint schools_notice_check check ((notice is null) = (notice_at is null));

    -- The twelve years of Brazilian schooling belong to every installation, with ids of its own (decision G60).
    insert into grades (name, position)
    select year || 'º ano', year from generate_series(1, 9) as year
    union all
    select year || 'ª série', 9 + year from generate_series(1, 3) as year
    on conflict (position) do nothing;

    -- What is searched: case and accents aside, in any database, without an extension.
    create function search_text(text) returns text language sql immutable parallel safe as $$
      select translate(lower($1), 'áàâãäåéèêëíìîïóòôõöúùûüçñ', 'aaaaaaeeeeiiiiooooouuuucn')
    $$;
    create index if not exists accounts_school_id_idx on accounts (school_id);

    alter table accounts
      add column block_reason text
        constraint accounts_block_reason_check check (block_reason in ('SAFETY', 'CONDUCT', 'ENROLMENT', 'OTHER'));
    alter table accounts add constraint accounts_block_check check (blocked_at is not null or block_reason is null);

    alter table students add column hidden_from_ranking boolean not null default false;
    -- The ranking reads its sums from here alone.
    create index wallet_entries_xp_earned_idx on wallet_entries (account_id, created_at) include (value)
      where coin = 'XP' and operation = 'CREDIT';

    create index audit_log_school_id_action_idx on audit_log (school_id, action, id);

    alter table profiles
      add column biography text,
      add column school text,
      add column location text,
      add column languages text[] not null default '{}',
      add column hobbies text[] not null default '{}',
      add column favorite_books text[] not null default '{}',
      add column latest_trips text[] not null default '{}';

    create table skills (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      code text constraint skills_code_key unique
    );
    insert into skills (name, code) values
      ('Comunicação e oratória', 'COMMUNICATION'),
      ('Esportes e saúde', 'SPORTS_HEALTH'),
      ('Estratégia e empreendedorismo', 'STRATEGY_ENTREPRENEURSHIP'),
      ('Liderança', 'LEADERSHIP'),
      ('Resolução de problemas', 'TROUBLESHOOTING'),
      ('Criatividade e inovação', 'CREATIVITY_INNOVATION'),
      ('Tecnologia e robótica', 'TECHNOLOGY_ROBOTICS'),
      ('Arte e música', 'ART_MUSIC');

    create table nps_researches (
      id uuid primary key default gen_random_uuid(),
      school_id uuid not null references schools,
      -- Null: the standing question.
      question text,
      opened_at timestamptz not null default now(),
      open_until timestamptz,
      closed_at timestamptz
    );
    create index nps_researches_school_id_idx on nps_researches (school_id, opened_at desc, id desc);

    create table nps_feedbacks (
      id uuid primary key default gen_random_uuid(),
      research_id uuid not null references nps_researches,
      account_id uuid not null references accounts,
      -- Null: skipped.
      value int constraint nps_feedbacks_value_check check (value between 1 and 10),
      comment text,
      created_at timestamptz not null default now(),
      constraint nps_feedbacks_once unique (research_id, account_id),
      constraint nps_feedbacks_skip_check check (value is not null or comment is null)
    );
    create index nps_feedbacks_account_id_idx on nps_feedbacks (account_id);
  `.execute(db)
}
