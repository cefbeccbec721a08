import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blocked_words (
      id uuid primary key default gen_random_uuid(),
      school_id uuid not null references schools,
      word text not null constraint blocked_words_word_check check (length(word) between 3 and 40),
      created_at timestamptz not null default now(),
      constraint blocked_words_school_id_word_key unique (school_id, word)
    );

    -- One thing that somebody reported, however many did (decision D7).
    create table moderation_cases (
      id uuid primary key default gen_random_uuid(),
      school_id uuid not null references schools,
      entity text not null constraint moderation_cases_entity_check check (entity in (
        'POST', 'COMMENT', 'TRAIL_COMMENT', 'ALBUM', 'ALBUM_PHOTO', 'PROFILE', 'STORE', 'PRODUCT', 'CHAT_MESSAGE')),
      -- Of whichever table the entity is: no foreign key.
      content_id uuid not null,
      author_account_id uuid references accounts,
      -- As it read when it was first reported: it may be changed or gone since.
      evidence text not null constraint moderation_cases_evidence_check check (length(evidence) <= 2000),
      state text not null default 'OPEN' constraint moderation_cases_state_check
        check (state in ('OPEN', 'DISMISSED', 'DECIDED', 'APPEALED', 'UPHELD', 'REVERSED')),
      severity smallint not null constraint moderation_cases_severity_check check (severity between 0 and 2),
      created_at timestamptz not null default now(),
      due_at timestamptz not null,
      moved_at timestamptz not null default clock_timestamp(),
      -- What the author says against the decision.
      appeal text constraint moderation_cases_appeal_check check (length(appeal) <= 500),
      appealed_at timestamptz,
      -- For good, after the time to appeal.
      removed_at timestamptz
    );
    -- Reports of one thing are one case while it waits.
    create unique index moderation_cases_open_key on moderation_cases (school_id, entity, content_id)
      where state = 'OPEN';
    create index moderation_cases_waiting_idx on moderation_cases (school_id, (-severity), created_at, id)
      where state in ('OPEN', 'APPEALED');
    create index moderation_cases_done_idx on moderation_cases (school_id, moved_at desc, id desc)
      where state not in ('OPEN', 'APPEALED');
    create index moderation_cases_author_account_id_idx on moderation_cases (author_account_id, moved_at desc, id desc);

    create table post_reports (
      id uuid primary key default gen_random_uuid(),
      case_id uuid not null references moderation_cases on delete cascade,
      account_id uuid references accounts,
      role text not null,
      type text not null constraint post_reports_type_check check (type in (
        'VIOLENCE', 'OFFENSIVE', 'SEXUAL', 'RACISM', 'INAPPROPRIATE', 'IMPROPER', 'OTHER')),
      description text not null constraint post_reports_description_check check (length(description) <= 300),
      created_at timestamptz not null default now(),
      constraint post_reports_case_id_account_id_key unique (case_id, account_id)
    );
    create index post_reports_account_id_idx on post_reports (account_id, created_at desc, id desc);

    -- What a moderator decided: first, and on the author's appeal.
    create table moderation_decisions (
      case_id uuid not null references moderation_cases on delete cascade,
      stage text not null constraint moderation_decisions_stage_check check (stage in ('FIRST', 'APPEAL')),
      account_id uuid references accounts,
      actions text[] not null default '{}' constraint moderation_decisions_actions_check
        check (actions <@ array['HIDE', 'REMOVE', 'WARN', 'SUSPEND']),
      -- How long the author is shut out of the community.
      suspended_until timestamptz,
      message text constraint moderation_decisions_message_check check (length(message) <= 500),
      created_at timestamptz not null default now(),
      primary key (case_id, stage),
      constraint moderation_decisions_suspended_until_check
        check ((suspended_until is not null) = ('SUSPEND' = any(actions)))
    );
    create index moderation_decisions_account_id_idx on moderation_decisions (account_id);

    -- Shut out of the community by the school's moderation until then.
    alter table accounts add column silenced_until timestamptz;
    -- Taken off by it: whoever wrote it alone still sees it.
    alter table trail_comments add column hidden_at timestamptz;
    -- Likewise what the person wrote about themself; the nickname, which is shown everywhere, is laid aside.
    alter table profiles add column hidden_at timestamptz, add column hidden_nickname text;
  `.execute(db)
}
