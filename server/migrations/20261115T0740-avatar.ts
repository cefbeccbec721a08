import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a person paid for, once and for good. Products of the fair are bought by the same call later, so their type
    -- may already stand here (decision G22).
    create table unlocked_contents (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users,
      content_type text not null constraint unlocked_contents_type_check check (content_type in ('AVATAR_ITEM', 'PRODUCT')),
      content_id text not null,
      paid bigint not null constraint unlocked_contents_paid_check check (paid >= 0),
      unlocked_at timestamptz not null default now(),
      constraint unlocked_contents_once unique (user_id, content_type, content_id)
    );

    alter table profiles add column avatar_updated_at timestamptz;
    update profiles set avatar_updated_at = now() where avatar is not null;

    -- Beside the profile, not in it: nobody reads it with the profile. In the database, so that erasing a person takes
    -- it along in the same transaction.
    create table avatar_previews (
      user_id uuid primary key references users,
      png bytea not null,
      updated_at timestamptz not null default now()
    );
  `.execute(db)
}
