import { sql, type Kysely } from 'kysely'

/** Posts are found by their words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Case and accents aside, each once. A word longer than any is cut, not refused.
    create function search_words(text) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct left(word, 40)), '{}')
      from regexp_split_to_table(search_text($1), '[^[:alnum:]]+') as word where word <> ''
    $$;
    create function post_words(body text, tags text[]) returns tsvector language sql immutable parallel safe as $$
      select array_to_tsvector(search_words(body || ' ' || array_to_string(tags, ' ')))
    $$;
    alter table posts add column words tsvector not null generated always as (post_words(text, tags)) stored;
    create index posts_words_idx on posts using gin (words);

    -- The words that a school writes: what was typed a little wrong is looked up here, among some thousand words, and
    -- not in a million posts.
    create table school_words (
      school_id uuid not null references schools,
      word text not null,
      pairs text[] not null generated always as (search_pairs(word)) stored,
      primary key (school_id, word)
    );
    create index school_words_pairs_idx on school_words using gin (pairs);

    -- In one order, so that two who write the same words at once wait for each other and not in a circle.
    create function learn_words() returns trigger language plpgsql as $$
    begin
      insert into school_words (school_id, word)
        select distinct school_id, word from written cross join unnest(tsvector_to_array(written.words)) as word
        where length(word) >= 4 order by school_id, word
        on conflict do nothing;
      return null;
    end $$;
    create trigger posts_learn_words after insert on posts
      referencing new table as written for each statement execute function learn_words();

    -- What nobody at the school says any more is not kept. Planned for each word: a rare one is found by its index, a
    -- common one in the first few posts.
    create function forget_words(school uuid, gone text[]) returns void language plpgsql as $$
    declare
      word_gone text;
      is_said boolean;
    begin
      foreach word_gone in array gone loop
        execute format('select exists (select from posts where school_id = %L and words @@ %L)',
          school, quote_literal(word_gone)::tsquery) into is_said;
        if not is_said then
          delete from school_words where school_id = school and word = word_gone;
        end if;
      end loop;
    end $$;
    create function forget_words_removed() returns trigger language plpgsql as $$
    begin
      perform forget_words(school_id, array_agg(distinct word order by word))
        from removed cross join unnest(tsvector_to_array(removed.words)) as word
        where length(word) >= 4 group by school_id;
      return null;
    end $$;
    create function change_words() returns trigger language plpgsql as $$
    begin
      insert into school_words (school_id, word)
        select new.school_id, word from unnest(tsvector_to_array(new.words)) as word
        where length(word) >= 4 order by word
        on conflict do nothing;
      perform forget_words(old.school_id, array_agg(word order by word))
        from unnest(tsvector_to_array(old.words)) as word
        where length(word) >= 4 and word <> all (tsvector_to_array(new.words)) having count(*) > 0;
      return null;
    end $$;
    create trigger posts_forget_words after delete on posts
      referencing old table as removed for each statement execute function forget_words_removed();
    create trigger posts_change_words after update on posts
      for each row when (old.words is distinct from new.words) execute function change_words();
    insert into school_words (school_id, word)
      select distinct school_id, word from posts cross join unnest(tsvector_to_array(posts.words)) as word
      where length(word) >= 4;
  `.execute(db)
}
