import { sql, type Kysely } from 'kysely'

/** An erasure closes what its person had asked for, or others about them: also those of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table data_requests
      add about_erased boolean not null default false,
      add asker_erased boolean not null default false;

    update data_requests r set about_erased = true where exists (
      select from audit_log line where line.action = 'person.erased' and (
        (line.subject_kind = 'user' and line.subject_id = r.user_id::text)
        or (line.subject_kind = 'account' and line.subject_id = r.account_id::text)));
    update data_requests r set asker_erased = true where exists (
      select from audit_log line where line.action = 'person.erased' and (
        (line.subject_kind = 'user' and line.subject_id = r.asker_user_id::text)
        or (line.subject_kind = 'account' and line.subject_id = r.asker_account_id::text)));
    update data_requests set status = 'REFUSED', answered_at = now(), erase_at = null
      where (about_erased or asker_erased) and status in ('OPEN', 'IN_PROGRESS');
    -- What was written into them since the erasure.
    update data_requests set first_name = '', last_name = '', email = '', phone = '', description = '', answer = null
      where about_erased or asker_erased;
  `.execute(db)
}
