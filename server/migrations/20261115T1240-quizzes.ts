import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- One for each class that has one.
    create table quizzes (
      id uuid primary key default gen_random_uuid(),
      content_id uuid not null constraint quizzes_content_id_key unique references module_contents on delete cascade,
      -- How many of its questions an attempt draws.
      draws int not null constraint quizzes_draws_check check (draws between 1 and 50)
    );

    create table quiz_questions (
      id uuid primary key default gen_random_uuid(),
      quiz_id uuid not null references quizzes on delete cascade,
      position int not null,
      text text not null constraint quiz_questions_text_check check (length(text) between 3 and 500),
      -- Said after completion, never before.
      explanation text not null constraint quiz_questions_explanation_check check (length(explanation) between 3 and 1000),
      -- Of the class's video: where to look again.
      second int constraint quiz_questions_second_check check (second >= 0),
      constraint quiz_questions_position_key unique (quiz_id, position),
      constraint quiz_questions_id_quiz_id_key unique (id, quiz_id)
    );

    create table quiz_options (
      id uuid primary key default gen_random_uuid(),
      question_id uuid not null references quiz_questions on delete cascade,
      position int not null,
      text text not null constraint quiz_options_text_check check (length(text) between 1 and 300),
      is_right boolean not null,
      constraint quiz_options_position_key unique (question_id, position),
      constraint quiz_options_id_question_id_key unique (id, question_id)
    );
    create unique index quiz_options_one_right on quiz_options (question_id) where is_right;

    -- An attempt of a student (decision G33).
    create table quiz_attempts (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts,
      quiz_id uuid not null references quizzes on delete cascade,
      number int not null constraint quiz_attempts_number_check check (number between 1 and 3),
      started_at timestamptz not null default now(),
      completed_at timestamptz,
      -- How many of the drawn questions were answered right, once completed.
      correct int,
      constraint quiz_attempts_number_key unique (account_id, quiz_id, number),
      constraint quiz_attempts_id_account_id_quiz_id_key unique (id, account_id, quiz_id),
      constraint quiz_attempts_completed_check check ((completed_at is null) = (correct is null))
    );
    create index quiz_attempts_quiz_id_idx on quiz_attempts (quiz_id);
    -- Two devices that start at once start one.
    create unique index quiz_attempts_one_open on quiz_attempts (account_id, quiz_id) where completed_at is null;

    -- What an attempt asks, as it was drawn: a question and the order of its options stay as they were first shown.
    create table quiz_drawn_questions (
      attempt_id uuid not null,
      question_id uuid not null,
      account_id uuid not null references accounts,
      quiz_id uuid not null,
      position int not null,
      option_ids uuid[] not null,
      primary key (attempt_id, question_id),
      constraint quiz_drawn_questions_position_key unique (attempt_id, position),
      constraint quiz_drawn_questions_attempt_id_fkey
        foreign key (attempt_id, account_id, quiz_id) references quiz_attempts (id, account_id, quiz_id) on delete cascade,
      constraint quiz_drawn_questions_question_id_fkey
        foreign key (question_id, quiz_id) references quiz_questions (id, quiz_id) on delete cascade
    );
    create index quiz_drawn_questions_question_id_idx on quiz_drawn_questions (question_id);
    create index quiz_drawn_questions_account_id_idx on quiz_drawn_questions (account_id);

    -- One answer for each question that was drawn, and to no other.
    create table quiz_answers (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts,
      attempt_id uuid not null,
      question_id uuid not null,
      option_id uuid not null,
      answered_at timestamptz not null default now(),
      changed_at timestamptz,
      constraint quiz_answers_once unique (attempt_id, question_id),
      constraint quiz_answers_question_id_fkey
        foreign key (attempt_id, question_id) references quiz_drawn_questions (attempt_id, question_id) on delete cascade,
      constraint quiz_answers_option_id_fkey
        foreign key (option_id, question_id) references quiz_options (id, question_id) on delete cascade
    );
    create index quiz_answers_account_id_idx on quiz_answers (account_id);
    create index quiz_answers_option_id_idx on quiz_answers (option_id);

    -- A quiz is part of what a class asks for: like the structure of a course, it neither comes nor goes once the
    -- course is published or begun.
    create function quiz_is_part_of_course() returns trigger language plpgsql as $$
    declare
      course uuid := (
        select course_id from module_contents
        where id = case when tg_op = 'INSERT' then new.content_id else old.content_id end);
    begin
      perform 1 from courses where id = course for update;
      if course_is_locked(course) then
        raise exception 'the structure of a course that is published or begun is locked'
          using errcode = '23514', constraint = tg_argv[case when tg_op = 'DELETE' then 1 else 0 end];
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger quizzes_locked before insert or delete on quizzes
      for each row execute function quiz_is_part_of_course('module_contents_add_locked', 'module_contents_remove_locked');

    -- A completed attempt stays as it was scored.
    create function quiz_answer_is_settled() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from quiz_attempts where id = new.attempt_id and completed_at is not null) then
        raise exception 'the attempt is completed' using errcode = '23514', constraint = 'quiz_answers_settled';
      end if;
      return new;
    end $$;
    create trigger quiz_answers_settled before insert or update on quiz_answers
      for each row execute function quiz_answer_is_settled();
  `.execute(db)
}
