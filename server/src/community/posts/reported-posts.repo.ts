import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

export function findWritten(db: Db, id: string) {
  return db
    .selectFrom('posts')
    .leftJoin('classes', 'classes.id', 'posts.class_id')
    .select([
      'posts.account_id as authorAccountId',
      // With what its photos are said to show: others read that too.
      sql<string>`concat_ws(e'\n', nullif(posts.text, ''), (select string_agg(files.alt, e'\n' order by position)
        from post_files join files on files.id = post_files.file_id
        where post_id = posts.id and files.alt <> ''))`.as('text'),
      'posts.hidden_at as hiddenAt',
      'classes.name as place',
    ])
    .select(
      sql<string[]>`array(select file_id from post_files where post_id = posts.id order by position)`.as('fileIds'),
    )
    .where('posts.id', '=', id)
    .executeTakeFirst()
}

/** The post, and what was said to it first. */
export async function listBelow(db: Db, id: string, limit: number) {
  const { rows } = await sql<{ id: string; authorAccountId: string | null; text: string; at: Date }>`
    select id, account_id as "authorAccountId", text, created_at as at from posts where id = ${id}
    union all (select id, account_id, text, created_at from post_comments
      where post_id = ${id} and parent_id is null and not is_removed order by created_at, id limit ${limit})`.execute(
    db,
  )
  return rows
}

export async function setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ hidden_at: isHidden ? sql<Date>`coalesce(hidden_at, now())` : null })
    .where('id', '=', id)
    .execute()
}
