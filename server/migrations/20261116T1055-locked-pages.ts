import { sql, type Kysely } from 'kysely'

/** A class asks for its book to be read to the end: how many pages that is belongs to its structure. Their words do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ebook_page_is_locked() returns trigger language plpgsql as $$
    begin
      perform class_part_is_locked(
        case when tg_op <> 'INSERT' then (select content_id from ebooks where id = old.ebook_id) end,
        case when tg_op <> 'DELETE' then (select content_id from ebooks where id = new.ebook_id) end,
        array[tg_argv[0], tg_argv[1]]);
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger ebook_pages_locked before insert or delete on ebook_pages
      for each row execute function ebook_page_is_locked('module_contents_add_locked', 'module_contents_remove_locked');
    create trigger ebook_pages_move_locked before update of ebook_id, number on ebook_pages
      for each row execute function ebook_page_is_locked('module_contents_add_locked', 'module_contents_remove_locked');
  `.execute(db)
}
