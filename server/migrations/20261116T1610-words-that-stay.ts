import { sql, type Kysely } from 'kysely'

/**
 * However what somebody passed on goes, by its author, the school, an erasure or with its album: words of their own
 * stay with them, and what had none goes along (G35). Not by `cascade`, which knows no words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table posts
      drop constraint posts_shared_post_id_fkey,
      drop constraint posts_shared_album_id_fkey,
      drop constraint posts_shared_photo_id_fkey,
      add constraint posts_shared_post_id_fkey foreign key (shared_post_id) references posts on delete set null,
      add constraint posts_shared_album_id_fkey foreign key (shared_album_id) references albums on delete set null,
      add constraint posts_shared_photo_id_fkey
        foreign key (shared_photo_id) references album_photos on delete set null;

    create function post_lost_its_original() returns trigger language plpgsql as $$
    begin
      new.is_original_gone := true;
      return new;
    end $$;
    create trigger posts_original_gone before update of shared_post_id, shared_album_id, shared_photo_id on posts
      for each row when (num_nonnulls(old.shared_post_id, old.shared_album_id, old.shared_photo_id) = 1
        and num_nonnulls(new.shared_post_id, new.shared_album_id, new.shared_photo_id) = 0)
      execute function post_lost_its_original();

    create function post_without_words_goes() returns trigger language plpgsql as $$
    begin
      delete from posts where id = new.id;
      return null;
    end $$;
    create trigger posts_without_words after update of shared_post_id, shared_album_id, shared_photo_id on posts
      for each row when (new.is_original_gone and not old.is_original_gone and new.text = '')
      execute function post_without_words_goes();
  `.execute(db)
}
