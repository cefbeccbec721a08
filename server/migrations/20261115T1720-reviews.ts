import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A revision exercise of a course, or of one module of it (decision G31). It asks nothing of who finishes a class,
    -- so it is no part of the structure that is locked: a published course may get one.
    create table content_reviews (
      id uuid primary key default gen_random_uuid(),
      course_id uuid not null references courses on delete cascade,
      module_id uuid,
      title text not null constraint content_reviews_title_check check (length(title) between 3 and 120),
      position int not null,
      constraint content_reviews_position_key unique (course_id, position),
      constraint content_reviews_module_id_fkey
        foreign key (module_id, course_id) references modules (id, course_id) on delete cascade
    );
    create index content_reviews_module_id_idx on content_reviews (module_id);

    create table content_review_questions (
      id uuid primary key default gen_random_uuid(),
      review_id uuid not null references content_reviews on delete cascade,
      position int not null,
      text text not null constraint content_review_questions_text_check check (length(text) between 3 and 500),
      -- Said with the answer, never before.
      explanation text not null
        constraint content_review_questions_explanation_check check (length(explanation) between 3 and 1000),
      -- The class that tells it.
      content_id uuid references module_contents on delete set null,
      constraint content_review_questions_position_key unique (review_id, position),
      constraint content_review_questions_id_review_id_key unique (id, review_id)
    );
    create index content_review_questions_content_id_idx on content_review_questions (content_id);

    create table content_review_options (
      id uuid primary key default gen_random_uuid(),
      question_id uuid not null references content_review_questions on delete cascade,
      position int not null,
      text text not null constraint content_review_options_text_check check (length(text) between 1 and 300),
      is_right boolean not null,
      constraint content_review_options_position_key unique (question_id, position),
      constraint content_review_options_id_question_id_key unique (id, question_id)
    );
    create unique index content_review_options_one_right on content_review_options (question_id) where is_right;

    -- Of a student: begun with the first answer, completed with the last.
    create table content_review_progress (
      account_id uuid not null references accounts,
      review_id uuid not null references content_reviews on delete cascade,
      started_at timestamptz not null default now(),
      completed_at timestamptz,
      primary key (account_id, review_id)
    );
    create index content_review_progress_review_id_idx on content_review_progress (review_id);

    create table content_review_answers (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts,
      review_id uuid not null,
      question_id uuid not null,
      option_id uuid not null,
      -- What was said before the explanation was read.
      first_option_id uuid not null,
      answered_at timestamptz not null default now(),
      changed_at timestamptz,
      constraint content_review_answers_once unique (account_id, question_id),
      constraint content_review_answers_progress_fkey
        foreign key (account_id, review_id) references content_review_progress (account_id, review_id) on delete cascade,
      constraint content_review_answers_question_id_fkey
        foreign key (question_id, review_id) references content_review_questions (id, review_id) on delete cascade,
      constraint content_review_answers_option_id_fkey
        foreign key (option_id, question_id) references content_review_options (id, question_id) on delete cascade,
      constraint content_review_answers_first_option_id_fkey
        foreign key (first_option_id, question_id) references content_review_options (id, question_id) on delete cascade
    );
    create index content_review_answers_account_id_idx on content_review_answers (account_id, review_id);
    create index content_review_answers_answered_at_idx on content_review_answers (account_id, answered_at desc, id desc);
    create index content_review_answers_question_id_idx on content_review_answers (question_id);
    create index content_review_answers_option_id_idx on content_review_answers (option_id);
    create index content_review_answers_first_option_id_idx on content_review_answers (first_option_id);

    -- A completed review stays as it was answered.
    create function content_review_is_settled() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from content_review_progress
        where account_id = new.account_id and review_id = new.review_id and completed_at is not null
      ) then
        raise exception 'the review is completed' using errcode = '23514', constraint = 'content_review_answers_settled';
      end if;
      return new;
    end $$;
    create trigger content_review_answers_settled before insert or update on content_review_answers
      for each row execute function content_review_is_settled();
  `.execute(db)
}
