import { sql, type Kysely } from 'kysely'

/** A copy of a child's data that is for the guardian who asked, and names that stay reserved after an erasure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who gets the copy of an approved request that a guardian made.
    alter table data_requests add column copy_for text
      constraint data_requests_copy_for_check check (copy_for in ('STUDENT', 'GUARDIAN'));
    update data_requests r set copy_for = 'STUDENT'
      where r.asker_user_id <> r.user_id and exists (select from data_exports e where e.request_id = r.id);

    -- The guardian for whom it is built; none where it is for the person themself.
    alter table data_exports add column guardian_user_id uuid references users;
    alter table data_exports add constraint data_exports_guardian_asked_check
      check (guardian_user_id is null or request_id is not null);
    create index data_exports_guardian_user_id_idx on data_exports (guardian_user_id);
    -- One at a time for the person, and one for each request of a guardian.
    drop index data_exports_one_in_work;
    create unique index data_exports_one_in_work on data_exports (user_id)
      where status in ('QUEUED', 'BUILDING') and guardian_user_id is null;
    create unique index data_exports_one_for_guardian on data_exports (request_id)
      where guardian_user_id is not null and status <> 'FAILED';

    -- Keyed hashes: whose name it was cannot be read from them.
    create table reserved_names (
      kind text not null constraint reserved_names_kind_check check (kind in ('USERNAME', 'NICKNAME')),
      name_hash bytea not null,
      reserved_until timestamptz not null,
      primary key (kind, name_hash)
    );
    create index reserved_names_reserved_until_idx on reserved_names (reserved_until);
  `.execute(db)
}
