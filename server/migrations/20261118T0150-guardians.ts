import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Which guardian chose how a part stands, or gave the PIN (E66). Without a row it was the school, or nobody.
    create table control_choices (
      account_id uuid not null references accounts,
      part text not null constraint control_choices_part_check
        check (part in ('communityEnabled', 'chatEnabled', 'purchasesEnabled', 'pin')),
      guardian_user_id uuid not null references users,
      primary key (account_id, part)
    );
    create index control_choices_guardian_user_id_idx on control_choices (guardian_user_id);

    -- What the office must know to decide (E69). All null for links that are older than the questions.
    alter table guardian_links
      add column relation text constraint guardian_links_relation_check
        check (relation in ('MOTHER', 'FATHER', 'GRANDPARENT', 'RELATIVE', 'LEGAL_GUARDIAN', 'OTHER')),
      add column by_school boolean,
      add column vouched_by_account_id uuid references accounts,
      add column expected_email text;
    create index guardian_links_vouched_by_idx on guardian_links (vouched_by_account_id);

    alter table guardian_codes add column expected_email text;
  `.execute(db)
}
