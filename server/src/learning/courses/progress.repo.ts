import type { ProgressStatus } from '@trilha/contract/constants'
import type { Amount } from '@trilha/contract/economy/wallets'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { LEEWAY } from './attendance.rules.ts'
import type { WatchedRange } from './courses.rules.ts'

export interface ProgressRow {
  id: string
  content_id: string
  status: ProgressStatus
  position: number
  /** As PostgreSQL writes a multirange: {[0,10),[20,30)}. */
  watched: string
  /** Seconds that the union covers. */
  covered: number
  started_at: Date
  watched_at: Date | null
  finished_at: Date | null
  unused: number
  /** Seconds since the class was last heard of, by the database's clock. */
  silence: number
  /** Of the video. */
  seconds: number | null
}

/** Not when its transaction began: what waited for its turn meanwhile must not count the same time again. */
const heardAt = sql<Date>`clock_timestamp()`

function progress(db: Db) {
  return db
    .selectFrom('content_progress')
    .innerJoin('module_contents', 'module_contents.id', 'content_progress.content_id')
    .select([
      'content_progress.id',
      'content_progress.content_id',
      'content_progress.status',
      'content_progress.position',
      'content_progress.watched',
      'content_progress.started_at',
      'content_progress.watched_at',
      'content_progress.finished_at',
      'content_progress.unused_seconds as unused',
      'module_contents.seconds',
      sql<number>`greatest(0, extract(epoch from ${heardAt} - content_progress.updated_at))::float8`.as('silence'),
      sql<number>`(select coalesce(sum(upper(part) - lower(part)), 0)::int from unnest(watched) as part)`.as('covered'),
    ])
}

export function findProgress(db: Db, accountId: string, id: string): Promise<ProgressRow | undefined> {
  return progress(db)
    .where('content_progress.id', '=', id)
    .where('content_progress.account_id', '=', accountId)
    .executeTakeFirst()
}

export function findProgressOf(db: Db, accountId: string, contentId: string): Promise<ProgressRow | undefined> {
  return progress(db)
    .where('content_progress.content_id', '=', contentId)
    .where('content_progress.account_id', '=', accountId)
    .executeTakeFirst()
}

export interface Place {
  accountId: string
  contentId: string
  courseId: string
}

/** The record of a class, made where there is none. Whoever asks holds the wallet, so nobody else changes it. */
export async function openProgress(tx: Tx, { accountId, contentId, courseId }: Place): Promise<ProgressRow> {
  await tx
    .insertInto('content_progress')
    .values({
      account_id: accountId,
      content_id: contentId,
      course_id: courseId,
      unused_seconds: LEEWAY,
      watched_at: null,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'content_id']).doNothing())
    .execute()
  return (await findProgressOf(tx, accountId, contentId))!
}

/** What was seen joins what was seen before. */
export async function saveReport(
  tx: Tx,
  id: string,
  { position, watched, unused }: { position?: number | undefined; watched: readonly WatchedRange[]; unused: number },
): Promise<void> {
  const parts = `{${watched.map(([from, to]) => `[${from},${to})`).join(',')}}`
  await tx
    .updateTable('content_progress')
    .from('module_contents')
    .set({
      // Nobody goes on behind the end of a video.
      ...(position !== undefined && { position: sql<number>`least(${position}::int, seconds)` }),
      watched: sql<string>`watched + ${parts}::int4multirange`,
      unused_seconds: unused,
      updated_at: heardAt,
    })
    .whereRef('module_contents.id', '=', 'content_progress.content_id')
    .where('content_progress.id', '=', id)
    .execute()
}

export async function markWatched(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('content_progress')
    .set({
      watched_at: sql<Date>`now()`,
      status: sql<ProgressStatus>`case status when 'STARTED' then 'WATCHED' else status end`,
    })
    .where('id', '=', id)
    .execute()
}

export async function markFinished(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('content_progress')
    .set({ status: 'FINISHED', finished_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function removeProgress(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('content_progress').where('id', '=', id).where('account_id', '=', accountId).execute()
}

export interface Finished {
  moduleName: string
  courseName: string
  isModuleFinished: boolean
  isCourseFinished: boolean
}

/** What is whole now that this class is. */
export function findFinished(
  tx: Tx,
  accountId: string,
  { moduleId, courseId }: { moduleId: string; courseId: string },
): Promise<Finished> {
  const open = sql`select 1 from module_contents
    left join content_progress on content_progress.content_id = module_contents.id
      and content_progress.account_id = ${accountId}
    where content_progress.finished_at is null`
  return tx
    .selectFrom('modules')
    .innerJoin('courses', 'courses.id', 'modules.course_id')
    .select([
      'modules.name as moduleName',
      'courses.name as courseName',
      sql<boolean>`not exists (${open} and module_contents.module_id = ${moduleId})`.as('isModuleFinished'),
      sql<boolean>`not exists (${open} and module_contents.course_id = ${courseId})`.as('isCourseFinished'),
    ])
    .where('modules.id', '=', moduleId)
    .executeTakeFirstOrThrow()
}

/** What one act paid, as the ledger has it. */
export function listPaid(tx: Tx, userId: string, actId: string): Promise<Amount[]> {
  return tx
    .selectFrom('wallet_entries')
    .select(['coin as coinType', sql<number>`sum(value)::int`.as('value')])
    .where('user_id', '=', userId)
    .where('group_id', '=', actId)
    .groupBy('coin')
    .execute()
}
