import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whoever saw a course once counts on it: withdrawing it hides it, and opens nothing (br_0042 to br_0045).
    alter table courses add column first_published_at timestamptz;
    update courses set first_published_at = published_at;
    create function course_keeps_first_publication() returns trigger language plpgsql as $$
    begin
      -- Whatever is written into it: it follows from publishing alone.
      new.first_published_at := coalesce(case when tg_op = 'UPDATE' then old.first_published_at end, new.published_at);
      return new;
    end $$;
    create trigger courses_first_publication before insert or update on courses
      for each row execute function course_keeps_first_publication();

    create or replace function course_is_locked(course uuid) returns boolean language sql stable as $$
      select exists (select 1 from courses where id = course and first_published_at is not null)
        or exists (select 1 from content_progress where course_id = course)
    $$;

    -- What finishing a class asks for is its structure as well.
    create trigger module_contents_asks_locked before update of has_quiz, has_challenge, has_ebook on module_contents
      for each row execute function course_structure_is_locked('module_contents_add_locked', 'module_contents_remove_locked');

    -- Of a class's quiz, challenge, book or question: it leaves one class and comes into another, and both must be open.
    create function class_part_is_locked(left_content uuid, into_content uuid, arguments text[]) returns void
      language plpgsql as $$
    declare
      left_course uuid := (select course_id from module_contents where id = left_content);
      into_course uuid := (select course_id from module_contents where id = into_content);
    begin
      perform 1 from courses where id in (left_course, into_course) order by id for update;
      if course_is_locked(left_course) or course_is_locked(into_course) then
        raise exception 'the structure of a course that is published or begun is locked'
          using errcode = '23514', constraint = arguments[
            case when course_is_locked(left_course) and left_content is distinct from into_content then 2 else 1 end];
      end if;
    end $$;
    create or replace function quiz_is_part_of_course() returns trigger language plpgsql as $$
    begin
      perform class_part_is_locked(
        case when tg_op <> 'INSERT' then old.content_id end,
        case when tg_op <> 'DELETE' then new.content_id end,
        array[tg_argv[0], tg_argv[1]]);
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger quizzes_draws_locked before update on quizzes
      for each row execute function quiz_is_part_of_course('module_contents_add_locked', 'module_contents_remove_locked');
    create trigger challenges_move_locked before update of content_id on challenges
      for each row execute function quiz_is_part_of_course('module_contents_add_locked', 'module_contents_remove_locked');
    create trigger ebooks_move_locked before update of content_id on ebooks
      for each row execute function quiz_is_part_of_course('module_contents_add_locked', 'module_contents_remove_locked');

    create function content_of_question(question jsonb) returns uuid language sql stable as $$
      select content_id from quizzes where id = coalesce(
        (question ->> 'quiz_id')::uuid,
        (select quiz_id from quiz_questions where id = (question ->> 'question_id')::uuid))
    $$;
    create or replace function quiz_question_is_locked() returns trigger language plpgsql as $$
    begin
      perform class_part_is_locked(
        case when tg_op <> 'INSERT' then content_of_question(to_jsonb(old)) end,
        case when tg_op <> 'DELETE' then content_of_question(to_jsonb(new)) end,
        array[tg_argv[0], tg_argv[1]]);
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
  `.execute(db)
}
