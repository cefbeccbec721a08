import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

/**
 * What a reported thing shows, for its case. False where one of them has just gone: then the thing has changed since
 * it was read, and whoever wanted the others kept looks at it again.
 */
export async function keepFiles(tx: Tx, caseId: string, fileIds: readonly string[]): Promise<boolean> {
  if (fileIds.length === 0) return true
  const there = await tx
    .selectFrom('files')
    .select('id')
    .where('id', '=', sql<string>`any(${[...fileIds]}::uuid[])`)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (there.length < fileIds.length) return false
  await tx
    .insertInto('moderation_files')
    .values(fileIds.map((fileId, position) => ({ case_id: caseId, file_id: fileId, position })))
    .onConflict((conflict) => conflict.columns(['case_id', 'file_id']).doNothing())
    .execute()
  return true
}

export async function listKept(db: Db, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('moderation_files')
    .select('file_id')
    .where('case_id', '=', caseId)
    .orderBy('position')
    .orderBy('file_id')
    .execute()
  return rows.map(({ file_id }) => file_id)
}

/** Of cases in which nothing can change any more, a few at once; whoever asked for them removes the files. */
export async function releaseKept(tx: Tx, { days, limit }: { days: number; limit: number }): Promise<string[]> {
  const over = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where(sql<boolean>`exists (select from moderation_files where case_id = moderation_cases.id)`)
    .where(
      sql<boolean>`(state in ('DISMISSED', 'UPHELD', 'REVERSED') or state = 'DECIDED' and exists (
        select from moderation_decisions where case_id = moderation_cases.id and stage = 'FIRST'
          and moderation_decisions.created_at < now() - make_interval(days => ${days})))`,
    )
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (over.length === 0) return []
  const rows = await tx
    .deleteFrom('moderation_files')
    .where(
      'case_id',
      'in',
      over.map(({ id }) => id),
    )
    .returning('file_id')
    .execute()
  return rows.map(({ file_id }) => file_id)
}
