import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a guardian is told of a child belongs to the guardian's account in the child's school. Those of before named
    -- no account, and so were read in every school of the guardian's.
    update notifications n set account_id = (
      select guardian.id
      from accounts guardian
        join accounts child on child.school_id = guardian.school_id
        left join guardian_links link
          on link.guardian_account_id = guardian.id and link.student_account_id = child.id
      where guardian.user_id = n.user_id and guardian.role = 'PARENT'
        and child.user_id = n.about_user_id and child.role = 'STUDENT'
      order by link.id is null, guardian.created_at
      limit 1
    )
    where n.account_id is null and n.kind in ('GUARDIAN_LINKED', 'GUARDIAN_UNLINKED', 'GUARDIAN_REFUSED',
      'CHILD_CONTROLS_CHANGED', 'CHILD_PIN_CHANGED', 'CHILD_PIN_LOCKED');
    -- Of a school that neither is in: nobody's.
    delete from notifications where account_id is null and kind in ('GUARDIAN_LINKED', 'GUARDIAN_UNLINKED', 'GUARDIAN_REFUSED',
      'CHILD_CONTROLS_CHANGED', 'CHILD_PIN_CHANGED', 'CHILD_PIN_LOCKED');

    -- Wrong tries of the person's own devices, counted apart from those of strangers.
    alter table recovery_codes add column known_tries int not null default 0;
  `.execute(db)
}
