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

    -- Whose the choices of before are stands in the audit log: the last line that speaks of the part. A guardian's counts
    -- while the link stands.
    insert into control_choices (account_id, part, guardian_user_id)
    select control.account_id, last.part, last.actor_user_id
    from (
      select distinct on (line.subject_id, parts.part)
        line.subject_id, parts.part, line.actor_user_id, line.actor_account_id, line.details ->> 'setBy' as set_by
      from audit_log line,
        unnest(array['communityEnabled', 'chatEnabled', 'purchasesEnabled', 'pin']) as parts (part)
      where line.subject_kind = 'parentalControl'
        and ((line.action = 'controls.changed' and jsonb_exists(line.details, parts.part))
          or (line.action = 'pin.set' and parts.part = 'pin'))
      order by line.subject_id, parts.part, line.id desc
    ) last
      join parental_controls control on control.account_id::text = last.subject_id
      join guardian_links link on link.student_account_id = control.account_id
        and link.guardian_account_id = last.actor_account_id and link.status = 'LINKED'
    where last.part <> 'pin' or (last.set_by = 'GUARDIAN' and control.pin_set_by = 'GUARDIAN');

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
