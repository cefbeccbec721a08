import { sql, type Kysely } from 'kysely'

/** A word that no post of a school says any more is gone with the last that did: somebody may have been called so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function forget_words() returns trigger language plpgsql as $$
    begin
      delete from school_words using (
        select distinct school_id, word from gone cross join unnest(tsvector_to_array(gone.words)) as word
      ) as said
      where school_words.school_id = said.school_id and school_words.word = said.word
        and not exists (select from posts where posts.school_id = said.school_id and posts.words @@ said.word::tsquery);
      return null;
    end $$;
    create trigger posts_forget_words after delete on posts
      referencing old table as gone for each statement execute function forget_words();

    drop trigger posts_learn_new_words on posts;
    create function relearn_words() returns trigger language plpgsql as $$
    begin
      insert into school_words (school_id, word)
        select distinct school_id, word from written cross join unnest(tsvector_to_array(written.words)) as word
        where length(word) >= 4 order by school_id, word
        on conflict do nothing;
      delete from school_words using (
        select school_id, word from gone cross join unnest(tsvector_to_array(gone.words)) as word
        except
        select school_id, word from written cross join unnest(tsvector_to_array(written.words)) as word
      ) as said
      where school_words.school_id = said.school_id and school_words.word = said.word
        and not exists (select from posts where posts.school_id = said.school_id and posts.words @@ said.word::tsquery);
      return null;
    end $$;
    create trigger posts_relearn_words after update on posts
      referencing old table as gone new table as written for each statement execute function relearn_words();
  `.execute(db)
}
