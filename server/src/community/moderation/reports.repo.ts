import {
  SEVERE_REPORT_TYPES,
  type EntityReport,
  type ModerationState,
  type ReportType,
  type Role,
} from '@trilha/contract/constants'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'

export interface NewCase {
  schoolId: string
  entity: EntityReport
  contentId: string
  authorAccountId: string | null
  evidence: string
  withinId: string | null
  severity: number
  /** Hours until somebody must have looked at it. */
  within: number
}

/** The case of a thing that waits already, or a new one; a severer report makes it more urgent. The row is the caller's. */
export function openCase(tx: Tx, thing: NewCase): Promise<{ id: string; isNew: boolean }> {
  const due = sql<Date>`now() + make_interval(hours => ${thing.within})`
  return tx
    .insertInto('moderation_cases')
    .values({
      school_id: thing.schoolId,
      entity: thing.entity,
      content_id: thing.contentId,
      author_account_id: thing.authorAccountId,
      evidence: thing.evidence,
      within_id: thing.withinId,
      severity: thing.severity,
      due_at: due,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['school_id', 'entity', 'content_id'])
        // In so many words: the index is not found by a plan that does not know the state.
        .where(sql<boolean>`moderation_cases.state = 'OPEN'`)
        .doUpdateSet({
          severity: sql<number>`greatest(moderation_cases.severity, excluded.severity)`,
          due_at: sql<Date>`least(moderation_cases.due_at, excluded.due_at)`,
        }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow()
}

export async function hasSevereReport(tx: Tx, caseId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('post_reports')
    .select('id')
    .where('case_id', '=', caseId)
    .where('type', 'in', SEVERE_REPORT_TYPES)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface OwnReport {
  id: string
  type: ReportType
  description: string
}

/** One of each person; undefined where they have one already. */
export async function insertReport(
  tx: Tx,
  report: { caseId: string; accountId: string; role: Role; type: ReportType; description: string },
): Promise<string | undefined> {
  const added = await tx
    .insertInto('post_reports')
    .values({
      case_id: report.caseId,
      account_id: report.accountId,
      role: report.role,
      type: report.type,
      description: report.description,
    })
    .onConflict((conflict) => conflict.columns(['case_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** The case is locked by whoever reports, so nobody adds to it meanwhile. */
export function getReportOf(tx: Tx, caseId: string, accountId: string): Promise<OwnReport> {
  return tx
    .selectFrom('post_reports')
    .select(['id', 'type', 'description'])
    .where('case_id', '=', caseId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export async function updateReport(tx: Tx, { id, type, description }: OwnReport): Promise<void> {
  await tx.updateTable('post_reports').set({ type, description }).where('id', '=', id).execute()
}

export interface MyReportRow {
  id: string
  entity: EntityReport
  type: ReportType
  description: string
  createdAt: Date
  state: ModerationState
  position: string
}

export function listMine(
  db: Db,
  accountId: string,
  { before, limit }: { before: Moment | undefined; limit: number },
): Promise<MyReportRow[]> {
  let query = db
    .selectFrom('post_reports')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'post_reports.case_id')
    .select([
      'post_reports.id',
      'moderation_cases.entity',
      'post_reports.type',
      'post_reports.description',
      'post_reports.created_at as createdAt',
      'moderation_cases.state',
      sql<string>`post_reports.created_at::text`.as('position'),
    ])
    .where('post_reports.account_id', '=', accountId)
  if (before)
    query = query.where(
      sql<boolean>`(post_reports.created_at, post_reports.id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  return query.orderBy('post_reports.created_at', 'desc').orderBy('post_reports.id', 'desc').limit(limit).execute()
}

export interface ReportRow {
  id: string
  accountId: string | null
  type: ReportType
  description: string
  createdAt: Date
}

export function listOfCase(db: Db, caseId: string): Promise<ReportRow[]> {
  return db
    .selectFrom('post_reports')
    .select(['id', 'account_id as accountId', 'type', 'description', 'created_at as createdAt'])
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Who is told what became of it: those who are still there. */
export function listReporters(tx: Tx, caseId: string): Promise<{ userId: string; accountId: string }[]> {
  return tx
    .selectFrom('post_reports')
    .innerJoin('accounts', 'accounts.id', 'post_reports.account_id')
    .select(['accounts.id as accountId', 'accounts.user_id as userId'])
    .where('post_reports.case_id', '=', caseId)
    .where('accounts.active', '=', true)
    .execute()
}
