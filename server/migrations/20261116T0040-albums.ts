import { sql, type Kysely } from 'kysely'

/** Photos of a class, put there by who teaches it (decision G38), and posts that pass them on (decision G35). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table albums (
      id uuid primary key default gen_random_uuid(),
      school_id uuid not null references schools,
      class_id uuid not null references classes,
      -- Who made it; null where the person left for good: the album is the class's and stays.
      account_id uuid references accounts,
      title text not null constraint albums_title_check check (length(title) between 1 and 80),
      description text not null default '' constraint albums_description_check check (length(description) <= 500),
      -- Taken off by the school's moderation: who made it alone still sees it.
      hidden_at timestamptz,
      created_at timestamptz not null default clock_timestamp()
    );
    create index albums_class_idx on albums (class_id, created_at desc, id desc);
    create index albums_school_idx on albums (school_id, created_at desc, id desc);
    create index albums_account_id_idx on albums (account_id);

    create table album_photos (
      id uuid primary key default gen_random_uuid(),
      album_id uuid not null references albums on delete cascade,
      -- Its place in the album; one that was removed leaves a gap.
      position int not null,
      file_id uuid not null references files on delete cascade,
      account_id uuid references accounts,
      -- Stands before the album; where none was chosen, the first does.
      is_cover boolean not null default false,
      caption text not null default '' constraint album_photos_caption_check check (length(caption) <= 300),
      hidden_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      constraint album_photos_position_key unique (album_id, position),
      -- A file is in one place, and goes with it.
      constraint album_photos_file_id_key unique (file_id)
    );
    create unique index album_photos_cover_key on album_photos (album_id) where is_cover;
    create index album_photos_account_id_idx on album_photos (account_id);

    -- One of a person on an album or a photo, whatever the number of taps (decision E11).
    create table album_likes (
      album_id uuid not null references albums on delete cascade,
      account_id uuid not null references accounts,
      created_at timestamptz not null default clock_timestamp(),
      primary key (album_id, account_id)
    );
    create index album_likes_account_id_idx on album_likes (account_id);
    create table album_photo_likes (
      photo_id uuid not null references album_photos on delete cascade,
      account_id uuid not null references accounts,
      created_at timestamptz not null default clock_timestamp(),
      primary key (photo_id, account_id)
    );
    create index album_photo_likes_account_id_idx on album_photo_likes (account_id);

    -- What passed an album or a photo on goes with it.
    alter table posts
      add column shared_album_id uuid references albums on delete cascade,
      add column shared_photo_id uuid references album_photos on delete cascade,
      add constraint posts_shared_check check (num_nonnulls(shared_post_id, shared_album_id, shared_photo_id) <= 1);
    create index posts_shared_album_id_idx on posts (shared_album_id);
    create index posts_shared_photo_id_idx on posts (shared_photo_id);
  `.execute(db)
}
