import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A link that confirms an address and one that also chooses the first password are two things. Which of them those
    -- of before were is not known, so they only confirm: whoever was invited asks for a password at the door instead.
    alter table email_verifications
      add column kind text not null default 'VERIFICATION'
        constraint email_verifications_kind_check check (kind in ('VERIFICATION', 'INVITATION'));
    alter table email_verifications alter column kind drop default;
  `.execute(db)
}
