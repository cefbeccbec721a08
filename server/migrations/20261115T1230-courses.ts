import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table courses (
      id uuid primary key default gen_random_uuid(),
      school_id uuid not null references schools,
      name text not null constraint courses_name_check check (length(name) between 3 and 120),
      description text not null default '' constraint courses_description_check check (length(description) <= 1000),
      subject text not null,
      -- Who made it; the course outlives the person.
      author_account_id uuid references accounts on delete set null,
      -- Shown to visitors on trial (decision G15) as well.
      is_sample boolean not null default false,
      published_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index courses_school_id_idx on courses (school_id, created_at desc, id desc);
    create index courses_author_account_id_idx on courses (author_account_id);

    -- The classes that follow a course.
    create table course_classes (
      course_id uuid not null references courses on delete cascade,
      class_id uuid not null references classes,
      primary key (course_id, class_id)
    );
    create index course_classes_class_id_idx on course_classes (class_id);

    -- A course with modules is not deleted (br_0028): no cascade.
    create table modules (
      id uuid primary key default gen_random_uuid(),
      course_id uuid not null constraint modules_course_id_fkey references courses,
      name text not null constraint modules_name_check check (length(name) between 3 and 120),
      description text not null default '' constraint modules_description_check check (length(description) <= 1000),
      icon text not null default 'compass',
      position int not null,
      constraint modules_position_key unique (course_id, position) deferrable initially deferred,
      constraint modules_id_course_id_key unique (id, course_id)
    );

    create table module_contents (
      id uuid primary key default gen_random_uuid(),
      course_id uuid not null,
      module_id uuid not null,
      kind text not null
        constraint module_contents_kind_check
        check (kind in ('VIDEO', 'TEXT', 'DOCUMENT', 'QUIZ', 'CHALLENGE', 'EBOOK')),
      title text not null constraint module_contents_title_check check (length(title) between 3 and 160),
      position int not null,
      minutes int not null default 5 constraint module_contents_minutes_check check (minutes between 1 and 600),
      -- Markdown with formulas; of a video, what is said below it.
      text text not null default '' constraint module_contents_text_check check (length(text) <= 60000),
      -- The video or the document.
      file_id uuid,
      -- Of a video.
      seconds int constraint module_contents_seconds_check check (seconds > 0),
      -- Of a video: what is heard, line by line ([{from, to, text}], in seconds).
      transcript jsonb not null default '[]',
      -- What finishing asks for, besides saying so (decision G34); set by the domains that own them.
      has_quiz boolean not null default false,
      has_challenge boolean not null default false,
      constraint module_contents_position_key unique (module_id, position) deferrable initially deferred,
      constraint module_contents_module_id_fkey foreign key (module_id, course_id) references modules (id, course_id) on delete cascade
    );
    create index module_contents_course_id_idx on module_contents (course_id);
    create index module_contents_file_id_idx on module_contents (file_id);

    create table content_likes (
      content_id uuid not null references module_contents on delete cascade,
      account_id uuid not null references accounts,
      created_at timestamptz not null default now(),
      primary key (content_id, account_id)
    );
    create index content_likes_account_id_idx on content_likes (account_id);

    create table content_progress (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts,
      content_id uuid not null references module_contents,
      course_id uuid not null references courses,
      status text not null default 'STARTED'
        constraint content_progress_status_check check (status in ('STARTED', 'WATCHED', 'FINISHED')),
      -- Where to go on: the second of a video, the page of a document.
      position int not null default 0 constraint content_progress_position_check check (position between 0 and 1000000),
      -- Seconds seen; coverage is what the union covers, however often a part was played.
      watched int4multirange not null default '{}',
      started_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      watched_at timestamptz,
      finished_at timestamptz,
      constraint content_progress_account_id_content_id_key unique (account_id, content_id),
      constraint content_progress_finished_at_check check ((status = 'FINISHED') = (finished_at is not null))
    );
    create index content_progress_content_id_idx on content_progress (content_id);
    create index content_progress_course_id_idx on content_progress (course_id);
    -- A student's progress in their courses, the newest first: continue here, this week, my trails.
    create index content_progress_account_id_course_id_idx on content_progress (account_id, course_id, status);
    create index content_progress_account_id_updated_at_idx on content_progress (account_id, updated_at desc);
    create index content_progress_finished_idx on content_progress (account_id, finished_at) where finished_at is not null;

    -- What else finishing asks for and was done: a quiz completed (with its best score), a challenge handed in.
    create table content_conditions (
      account_id uuid not null references accounts,
      content_id uuid not null references module_contents on delete cascade,
      condition text not null constraint content_conditions_condition_check check (condition in ('QUIZ', 'CHALLENGE')),
      percent int not null default 100 constraint content_conditions_percent_check check (percent between 0 and 100),
      met_at timestamptz not null default now(),
      primary key (account_id, content_id, condition)
    );
    create index content_conditions_content_id_idx on content_conditions (content_id);

    -- Classes a week that a student set out to finish (decision E18).
    create table weekly_goals (
      account_id uuid primary key references accounts,
      classes int not null constraint weekly_goals_classes_check check (classes between 1 and 20)
    );

    -- Nothing is added to or taken from a course that students already see, or have begun: what they see as their
    -- progress must not change under them. Here, so that no code path can forget it.
    create function course_is_locked(course uuid) returns boolean language sql stable as $$
      select exists (select 1 from courses where id = course and published_at is not null)
        or exists (select 1 from content_progress where course_id = course)
    $$;
    create function course_structure_is_locked() returns trigger language plpgsql as $$
    declare
      course uuid := case when tg_op = 'INSERT' then new.course_id else old.course_id end;
    begin
      -- Two at once wait for each other: publishing, a first progress, a new part.
      perform 1 from courses where id = course for update;
      if course_is_locked(course) then
        raise exception 'the structure of a course that is published or begun is locked'
          using errcode = '23514', constraint = tg_argv[case when tg_op = 'DELETE' then 1 else 0 end];
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger modules_locked before insert or delete on modules
      for each row execute function course_structure_is_locked('modules_add_locked', 'modules_remove_locked');
    create trigger modules_move_locked before update of position, course_id on modules
      for each row execute function course_structure_is_locked('modules_add_locked', 'modules_remove_locked');
    create trigger module_contents_locked before insert or delete on module_contents
      for each row execute function course_structure_is_locked('module_contents_add_locked', 'module_contents_remove_locked');
    create trigger module_contents_move_locked before update of position, module_id, course_id on module_contents
      for each row execute function course_structure_is_locked('module_contents_add_locked', 'module_contents_remove_locked');

    -- The first progress and a change of the structure wait for each other.
    create function content_progress_holds_course() returns trigger language plpgsql as $$
    begin
      perform 1 from courses where id = new.course_id for share;
      return new;
    end $$;
    create trigger content_progress_holds_course before insert on content_progress
      for each row execute function content_progress_holds_course();
  `.execute(db)
}
