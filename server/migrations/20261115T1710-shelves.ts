import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Books that hang on a class of a trail (decision G45): words first, a page of a screen or two each.
    create table ebooks (
      id uuid primary key default gen_random_uuid(),
      content_id uuid not null references module_contents on delete cascade,
      position int not null constraint ebooks_position_check check (position between 1 and 20),
      title text not null constraint ebooks_title_check check (length(title) between 3 and 160),
      author text not null default '' constraint ebooks_author_check check (length(author) <= 120),
      about text not null default '' constraint ebooks_about_check check (length(about) <= 400),
      created_at timestamptz not null default now(),
      constraint ebooks_position_key unique (content_id, position)
    );

    create table ebook_pages (
      ebook_id uuid not null references ebooks on delete cascade,
      number int not null constraint ebook_pages_number_check check (number between 1 and 300),
      -- Markdown with formulas.
      text text not null constraint ebook_pages_text_check check (length(text) between 1 and 8000),
      primary key (ebook_id, number)
    );

    create table ebook_readings (
      account_id uuid not null references accounts,
      ebook_id uuid not null references ebooks on delete cascade,
      -- Where to go on, on whatever device.
      page int not null constraint ebook_readings_page_check check (page between 1 and 300),
      -- Pages that were open, however often.
      seen int4multirange not null default '{}',
      started_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- All pages were open, for as long as that takes.
      read_at timestamptz,
      primary key (account_id, ebook_id)
    );
    create index ebook_readings_ebook_id_idx on ebook_readings (ebook_id);

    -- A class that is a book asks for it to be read (decision G34); set by the domain that owns the books.
    alter table module_contents add column has_ebook boolean not null default false;
    alter table content_conditions
      drop constraint content_conditions_condition_check,
      add constraint content_conditions_condition_check check (condition in ('QUIZ', 'CHALLENGE', 'EBOOK'));
  `.execute(db)
}
