import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

export interface WordRow {
  id: string
  word: string
  createdAt: Date
}

function words(db: Db, schoolId: string) {
  return db
    .selectFrom('blocked_words')
    .select(['id', 'word', 'created_at as createdAt'])
    .where('school_id', '=', schoolId)
}

export function listWords(db: Db, schoolId: string): Promise<WordRow[]> {
  return words(db, schoolId)
    .orderBy(sql`search_text(word)`)
    .orderBy('id')
    .execute()
}

export function findWord(
  db: Db,
  schoolId: string,
  by: { id: string } | { word: string },
): Promise<WordRow | undefined> {
  const query = words(db, schoolId)
  return ('id' in by ? query.where('id', '=', by.id) : query.where('word', '=', by.word)).executeTakeFirst()
}

/** Two who add at once must not go over what a list holds. */
export async function lockList(tx: Tx, schoolId: string): Promise<void> {
  await tx.selectFrom('schools').select('id').where('id', '=', schoolId).forUpdate().execute()
}

export async function countWords(tx: Tx, schoolId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('blocked_words')
    .select(sql<number>`count(*)`.as('count'))
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow()
  return count
}

export function insertWord(tx: Tx, schoolId: string, word: string): Promise<WordRow> {
  return tx
    .insertInto('blocked_words')
    .values({ school_id: schoolId, word })
    .returning(['id', 'word', 'created_at as createdAt'])
    .executeTakeFirstOrThrow()
}

/** False where it was gone already. */
export async function deleteWord(tx: Tx, schoolId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('blocked_words')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
