import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who did it, where that is somebody else than whom it speaks of.
    alter table notifications add column by_user_id uuid references users;
    create index notifications_by_user_id_idx on notifications (by_user_id);

    -- Whoever asks and gives their contact: the person themself, or a guardian of theirs.
    alter table data_requests
      add column asker_user_id uuid references users,
      add column asker_account_id uuid references accounts;
    update data_requests set asker_user_id = user_id, asker_account_id = account_id;
    alter table data_requests
      alter column asker_user_id set not null,
      alter column asker_account_id set not null;
    create index data_requests_asker_user_id_idx on data_requests (asker_user_id);
    create index data_requests_asker_account_id_idx on data_requests (asker_account_id);

    -- Export reads what was done to a person too.
    create index audit_log_subject_id_idx on audit_log (subject_id);
  `.execute(db)
}
