import type { EntityReport, ModerationAction, ModerationState, ReportType, Role } from '@trilha/contract/constants'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'

/** Whose desk it is: nobody works on a case about what they wrote. */
export interface Moderator {
  accountId: string
  schoolId: string
}

export interface CaseRow {
  id: string
  entity: EntityReport
  contentId: string
  authorAccountId: string | null
  evidence: string
  withinId: string | null
  state: ModerationState
  severity: number
  createdAt: Date
  dueAt: Date
  movedAt: Date
  appeal: string | null
  appealedAt: Date | null
  removedAt: Date | null
  types: ReportType[]
  reports: number
  createdPosition: string
  movedPosition: string
}

/** As the indexes say it: a plan that does not know the states finds neither. */
const isWaiting = sql<boolean>`moderation_cases.state in ('OPEN', 'APPEALED')`
const isDone = sql<boolean>`moderation_cases.state not in ('OPEN', 'APPEALED')`

function isFor({ accountId, schoolId }: Moderator): RawBuilder<boolean> {
  return sql<boolean>`(moderation_cases.school_id = ${schoolId}
    and moderation_cases.author_account_id is distinct from ${accountId})`
}

function cases(db: Db) {
  return db
    .selectFrom('moderation_cases')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('post_reports')
          .select([
            sql<number>`count(*)`.as('reports'),
            sql<ReportType[]>`coalesce(array_agg(distinct type order by type), '{}')`.as('types'),
          ])
          .whereRef('post_reports.case_id', '=', 'moderation_cases.id')
          .as('told'),
      (join) => join.onTrue(),
    )
    .select([
      'moderation_cases.id',
      'moderation_cases.entity',
      'moderation_cases.content_id as contentId',
      'moderation_cases.author_account_id as authorAccountId',
      'moderation_cases.evidence',
      'moderation_cases.within_id as withinId',
      'moderation_cases.state',
      'moderation_cases.severity',
      'moderation_cases.created_at as createdAt',
      'moderation_cases.due_at as dueAt',
      'moderation_cases.moved_at as movedAt',
      'moderation_cases.appeal',
      'moderation_cases.appealed_at as appealedAt',
      'moderation_cases.removed_at as removedAt',
      'told.types',
      'told.reports',
      sql<string>`moderation_cases.created_at::text`.as('createdPosition'),
      sql<string>`moderation_cases.moved_at::text`.as('movedPosition'),
    ])
}

export interface WaitingPosition {
  severity: number
  createdAt: string
  id: string
}

/** The severe ones first, then the oldest. */
export function listWaiting(
  db: Db,
  moderator: Moderator,
  { after, limit }: { after: WaitingPosition | undefined; limit: number },
): Promise<CaseRow[]> {
  let query = cases(db).where(isFor(moderator)).where(isWaiting)
  if (after)
    query = query.where(
      sql<boolean>`(-severity, created_at, id) > (${-after.severity}::int, ${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    )
  return query
    .orderBy(sql`-severity`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function listDone(
  db: Db,
  moderator: Moderator,
  { before, limit }: { before: Moment | undefined; limit: number },
): Promise<CaseRow[]> {
  let query = cases(db).where(isFor(moderator)).where(isDone)
  if (before) query = query.where(sql<boolean>`(moved_at, id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`)
  return query.orderBy('moved_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export function findCase(db: Db, moderator: Moderator, id: string): Promise<CaseRow | undefined> {
  return cases(db).where(isFor(moderator)).where('moderation_cases.id', '=', id).executeTakeFirst()
}

export interface LockedCase {
  id: string
  entity: EntityReport
  contentId: string
  authorAccountId: string | null
  authorUserId: string | null
  state: ModerationState
}

function lockable(tx: Tx, id: string) {
  return tx
    .selectFrom('moderation_cases')
    .leftJoin('accounts', 'accounts.id', 'moderation_cases.author_account_id')
    .select([
      'moderation_cases.id',
      'moderation_cases.entity',
      'moderation_cases.content_id as contentId',
      'moderation_cases.author_account_id as authorAccountId',
      'accounts.user_id as authorUserId',
      'moderation_cases.state',
    ])
    .where('moderation_cases.id', '=', id)
    .forUpdate('moderation_cases')
}

/** Two who decide at once queue here: the second finds what the first did. */
export function lockForModerator(tx: Tx, moderator: Moderator, id: string): Promise<LockedCase | undefined> {
  return lockable(tx, id).where(isFor(moderator)).executeTakeFirst()
}

export function lockForAuthor(tx: Tx, accountId: string, id: string): Promise<LockedCase | undefined> {
  return lockable(tx, id).where('moderation_cases.author_account_id', '=', accountId).executeTakeFirst()
}

export async function updateState(
  tx: Tx,
  id: string,
  change: { state: ModerationState; appeal?: string; isRemoved?: boolean },
): Promise<void> {
  const { state, appeal, isRemoved } = change
  await tx
    .updateTable('moderation_cases')
    .set({
      state,
      moved_at: sql<Date>`clock_timestamp()`,
      ...(appeal !== undefined && { appeal, appealed_at: sql<Date>`now()` }),
      ...(isRemoved && { removed_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute()
}

export type Stage = 'FIRST' | 'APPEAL'

export interface DecisionRow {
  stage: Stage
  accountId: string | null
  actions: ModerationAction[]
  suspendedUntil: Date | null
  message: string | null
  createdAt: Date
}

export async function insertDecision(tx: Tx, caseId: string, decision: Omit<DecisionRow, 'createdAt'>): Promise<void> {
  await tx
    .insertInto('moderation_decisions')
    .values({
      case_id: caseId,
      stage: decision.stage,
      account_id: decision.accountId,
      actions: decision.actions,
      suspended_until: decision.suspendedUntil,
      message: decision.message,
    })
    .execute()
}

export function listDecisions(db: Db, caseId: string): Promise<DecisionRow[]> {
  return db
    .selectFrom('moderation_decisions')
    .select([
      'stage',
      'account_id as accountId',
      'actions',
      'suspended_until as suspendedUntil',
      'message',
      'created_at as createdAt',
    ])
    .where('case_id', '=', caseId)
    .execute()
}

/** Decisions that hold against somebody, beside this one. */
export async function countHolding(db: Db, authorAccountId: string, exceptCaseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('moderation_cases')
    .select(sql<number>`count(*)`.as('count'))
    .where('author_account_id', '=', authorAccountId)
    .where('id', '<>', exceptCaseId)
    .where('state', 'in', ['DECIDED', 'APPEALED', 'UPHELD'])
    .executeTakeFirstOrThrow()
  return count
}

/** How long somebody stays shut out by all that holds against them. */
export async function findSuspension(tx: Tx, authorAccountId: string): Promise<Date | null> {
  const { until } = await tx
    .selectFrom('moderation_cases')
    .innerJoin('moderation_decisions', 'moderation_decisions.case_id', 'moderation_cases.id')
    .select(sql<Date | null>`max(suspended_until)`.as('until'))
    .where('author_account_id', '=', authorAccountId)
    .where('state', '<>', 'REVERSED')
    .executeTakeFirstOrThrow()
  return until
}

/** Of the school's moderators, whether another than these could hear a case. */
export async function hasOtherModerator(db: Db, schoolId: string, except: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('role', 'in', ['STAFF', 'SCHOOL_ADMIN'])
    .where('active', '=', true)
    .where('blocked_at', 'is', null)
    .where('id', 'not in', [...except])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface StepRow {
  id: number
  action: string
  at: Date
  byAccountId: string | null
  byName: string | null
  byRole: Role | null
}

/** What the audit log says of a case. */
export function listSteps(db: Db, caseId: string): Promise<StepRow[]> {
  return db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_user_id')
    .leftJoin('accounts', 'accounts.id', 'audit_log.actor_account_id')
    .select([
      'audit_log.id',
      'audit_log.action',
      'audit_log.at',
      'audit_log.actor_account_id as byAccountId',
      'users.name as byName',
      'accounts.role as byRole',
    ])
    .where('audit_log.subject_kind', '=', 'moderationCase')
    .where('audit_log.subject_id', '=', caseId)
    .orderBy('audit_log.id')
    .execute()
}

/**
 * Those in which something may still change, of a thing and of all that goes with it: the comments of a post and what
 * passed it on, the photos of an album and the posts that show them.
 */
export async function listUnfinished(
  tx: Tx,
  { entity, contentId }: { entity: EntityReport; contentId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with photos as (
      select id from album_photos where ${entity} = 'ALBUM' and album_id = ${contentId}
      union all select ${contentId}::uuid where ${entity} = 'ALBUM_PHOTO'
    ), shown as (
      select ${contentId}::uuid as id where ${entity} = 'POST'
      union all select id from posts where ${entity} = 'POST' and shared_post_id = ${contentId}
        and text = ''
      union all select id from posts where ${entity} = 'ALBUM' and shared_album_id = ${contentId}
      union all select posts.id from posts join photos on posts.shared_photo_id = photos.id
    ), gone as (
      select ${entity}::text as entity, ${contentId}::uuid as id
      union select 'ALBUM_PHOTO', id from photos
      union select 'POST', id from shown
      union select 'COMMENT', post_comments.id from post_comments join shown on post_comments.post_id = shown.id
    )
    select moderation_cases.id from moderation_cases
      join gone on gone.id = moderation_cases.content_id and gone.entity = moderation_cases.entity
      where moderation_cases.state in ('OPEN', 'DECIDED', 'APPEALED')`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What was to be removed, where nobody appealed in time; a few at once, and none that somebody else holds. */
export function lockOverdueRemovals(tx: Tx, { days, limit }: { days: number; limit: number }) {
  return tx
    .selectFrom('moderation_cases')
    .innerJoin('moderation_decisions', 'moderation_decisions.case_id', 'moderation_cases.id')
    .select(['moderation_cases.id', 'moderation_cases.entity', 'moderation_cases.content_id as contentId'])
    .where('moderation_cases.state', '=', 'DECIDED')
    .where('moderation_cases.removed_at', 'is', null)
    .where(sql<boolean>`'REMOVE' = any(moderation_decisions.actions)`)
    .where('moderation_decisions.created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('moderation_cases.id')
    .limit(limit)
    .forUpdate('moderation_cases')
    .skipLocked()
    .execute()
}

export async function markRemoved(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set({ removed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
