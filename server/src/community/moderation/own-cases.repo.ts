import type { EntityReport, ModerationAction, ModerationState } from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'

export interface MyCaseRow {
  id: string
  entity: EntityReport
  state: ModerationState
  evidence: string
  actions: ModerationAction[]
  suspendedUntil: Date | null
  message: string | null
  decidedAt: Date
  appeal: string | null
  appealedAt: Date | null
  answer: string | null
  position: string
}

function ownCases(db: Db, accountId: string) {
  return (
    db
      .selectFrom('moderation_cases')
      .innerJoin('moderation_decisions as first', (join) =>
        join.onRef('first.case_id', '=', 'moderation_cases.id').on('first.stage', '=', 'FIRST'),
      )
      .leftJoin('moderation_decisions as last', (join) =>
        join.onRef('last.case_id', '=', 'moderation_cases.id').on('last.stage', '=', 'APPEAL'),
      )
      .select([
        'moderation_cases.id',
        'moderation_cases.entity',
        'moderation_cases.state',
        'moderation_cases.evidence',
        'first.actions',
        'first.suspended_until as suspendedUntil',
        'first.message',
        'first.created_at as decidedAt',
        'moderation_cases.appeal',
        'moderation_cases.appealed_at as appealedAt',
        'last.message as answer',
        sql<string>`moderation_cases.moved_at::text`.as('position'),
      ])
      .where('moderation_cases.author_account_id', '=', accountId)
      // Of what was dismissed its author never hears: nobody did anything.
      .where('moderation_cases.state', 'not in', ['OPEN', 'DISMISSED'])
  )
}

export function listOwn(
  db: Db,
  accountId: string,
  { before, limit }: { before: Moment | undefined; limit: number },
): Promise<MyCaseRow[]> {
  let query = ownCases(db, accountId)
  if (before)
    query = query.where(
      sql<boolean>`(moderation_cases.moved_at, moderation_cases.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  return query
    .orderBy('moderation_cases.moved_at', 'desc')
    .orderBy('moderation_cases.id', 'desc')
    .limit(limit)
    .execute()
}

export function findOwn(db: Db, accountId: string, id: string): Promise<MyCaseRow | undefined> {
  return ownCases(db, accountId).where('moderation_cases.id', '=', id).executeTakeFirst()
}
