import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** What can be liked here, and where it stands. */
const places = {
  album: { table: sql.table('album_likes'), thing: sql.ref('album_id') },
  photo: { table: sql.table('album_photo_likes'), thing: sql.ref('photo_id') },
}

/**
 * On or off, and how many there are then: one row at most, whatever the number of taps (E11). One person's taps come
 * one after the other, which is the caller's part.
 */
export async function toggleLike(
  tx: Tx,
  { kind, id, accountId }: { kind: keyof typeof places; id: string; accountId: string },
): Promise<{ liked: boolean; likes: number }> {
  const { table, thing } = places[kind]
  const taken = await sql`delete from ${table} where ${thing} = ${id} and account_id = ${accountId}`.execute(tx)
  const liked = taken.numAffectedRows === 0n
  if (liked) await sql`insert into ${table} (${thing}, account_id) values (${id}, ${accountId})`.execute(tx)
  const { rows } = await sql<{ likes: number }>`select count(*) as likes from ${table} where ${thing} = ${id}`.execute(
    tx,
  )
  return { liked, likes: rows[0]!.likes }
}
