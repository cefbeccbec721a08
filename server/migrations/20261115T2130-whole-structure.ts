import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A part that moves leaves one course and comes into another: both must be open.
    create or replace function course_structure_is_locked() returns trigger language plpgsql as $$
    declare
      left_course uuid := case when tg_op <> 'INSERT' then old.course_id end;
      into_course uuid := case when tg_op <> 'DELETE' then new.course_id end;
    begin
      -- Two at once wait for each other: publishing, a first progress, a new part.
      perform 1 from courses where id in (left_course, into_course) order by id for update;
      if course_is_locked(left_course) or course_is_locked(into_course) then
        raise exception 'the structure of a course that is published or begun is locked'
          using errcode = '23514', constraint = tg_argv[
            case when course_is_locked(left_course) and left_course is distinct from into_course then 1 else 0 end];
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    -- What a class is made of decides what finishing it takes.
    create trigger module_contents_kind_locked before update of kind, seconds on module_contents
      for each row execute function course_structure_is_locked('module_contents_add_locked', 'module_contents_remove_locked');

    -- A challenge and a book are asked for by the class, as a quiz is.
    create trigger challenges_locked before insert or delete on challenges
      for each row execute function quiz_is_part_of_course('module_contents_add_locked', 'module_contents_remove_locked');
    create trigger ebooks_locked before insert or delete on ebooks
      for each row execute function quiz_is_part_of_course('module_contents_add_locked', 'module_contents_remove_locked');

    -- And of a quiz, what is asked and what is right.
    create function quiz_question_is_locked() returns trigger language plpgsql as $$
    declare
      question jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
      course uuid := (
        select module_contents.course_id from quizzes
        join module_contents on module_contents.id = quizzes.content_id
        where quizzes.id = coalesce(
          (question ->> 'quiz_id')::uuid,
          (select quiz_id from quiz_questions where id = (question ->> 'question_id')::uuid)));
    begin
      perform 1 from courses where id = course for update;
      if course_is_locked(course) then
        raise exception 'the structure of a course that is published or begun is locked'
          using errcode = '23514', constraint = tg_argv[case when tg_op = 'DELETE' then 1 else 0 end];
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger quiz_questions_locked before insert or update or delete on quiz_questions
      for each row execute function quiz_question_is_locked('module_contents_add_locked', 'module_contents_remove_locked');
    create trigger quiz_options_locked before insert or update or delete on quiz_options
      for each row execute function quiz_question_is_locked('module_contents_add_locked', 'module_contents_remove_locked');
  `.execute(db)
}
