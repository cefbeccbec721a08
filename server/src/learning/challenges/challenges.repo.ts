import type { AttachmentStatus } from '@trilha/contract/constants'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Moment } from '../../platform/http/page.ts'
import { visibleContents, type Learner } from '../courses/public.ts'
import type { ChallengeTables } from './challenges.tables.ts'

export type AttachmentRow = Selectable<ChallengeTables['challenge_attachments']>

/** With what the reader handed in, in the same query. */
export function listByContent(db: Db, accountId: string, contentId: string) {
  return db
    .selectFrom('challenges')
    .leftJoin('challenge_attachments as mine', (join) =>
      join.onRef('mine.challenge_id', '=', 'challenges.id').on('mine.account_id', '=', accountId),
    )
    .selectAll('challenges')
    .select([
      sql<boolean>`coalesce(challenges.deadline < now(), false)`.as('is_over'),
      sql<number>`count(mine.id)`.as('attachments'),
      sql<number>`count(mine.checked_at)`.as('checked'),
    ])
    .where('challenges.content_id', '=', contentId)
    .groupBy('challenges.id')
    .orderBy('challenges.created_at')
    .orderBy('challenges.id')
    .execute()
}
export type ChallengeRow = Awaited<ReturnType<typeof listByContent>>[number]

/** Of a class that the person may open. */
export async function findVisible(db: Db, learner: Learner, challengeId: string): Promise<string | undefined> {
  const row = await visibleContents(db, learner)
    .innerJoin('challenges', 'challenges.content_id', 'module_contents.id')
    .select('challenges.id')
    .where('challenges.id', '=', challengeId)
    .executeTakeFirst()
  return row?.id
}

/** The database's clock says whether it is over (decision E16). */
export function lockChallenge(tx: Tx, challengeId: string) {
  return tx
    .selectFrom('challenges')
    .select(['id', 'content_id', 'title'])
    .select(sql<boolean>`coalesce(deadline < now(), false)`.as('is_over'))
    .where('id', '=', challengeId)
    .forShare()
    .executeTakeFirst()
}

export function listOwn(db: Db, accountId: string, challengeId: string): Promise<AttachmentRow[]> {
  return db
    .selectFrom('challenge_attachments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('challenge_id', '=', challengeId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export function findAttachment(db: Db, attachmentId: string): Promise<AttachmentRow | undefined> {
  return db.selectFrom('challenge_attachments').selectAll().where('id', '=', attachmentId).executeTakeFirst()
}

export function lockAttachment(tx: Tx, attachmentId: string): Promise<AttachmentRow | undefined> {
  return tx
    .selectFrom('challenge_attachments')
    .selectAll()
    .where('id', '=', attachmentId)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether the professor teaches the class that the student who handed it in is in now. */
export async function isOfPupil(db: Db, professorAccountId: string, attachmentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('challenge_attachments')
    .innerJoin('students', 'students.account_id', 'challenge_attachments.account_id')
    .innerJoin('class_professors', 'class_professors.class_id', 'students.class_id')
    .select('challenge_attachments.id')
    .where('challenge_attachments.id', '=', attachmentId)
    .where('class_professors.account_id', '=', professorAccountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function countOwn(tx: Tx, accountId: string, challengeId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('challenge_attachments')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('challenge_id', '=', challengeId)
    .executeTakeFirstOrThrow()
  return count
}

export function insertAttachment(
  tx: Tx,
  attachment: Insertable<ChallengeTables['challenge_attachments']>,
): Promise<AttachmentRow> {
  return tx.insertInto('challenge_attachments').values(attachment).returningAll().executeTakeFirstOrThrow()
}

export async function removeAttachment(tx: Tx, attachmentId: string): Promise<void> {
  await tx.deleteFrom('challenge_attachments').where('id', '=', attachmentId).execute()
}

export function markChecked(tx: Tx, attachmentId: string, comment: string): Promise<AttachmentRow> {
  return tx
    .updateTable('challenge_attachments')
    .set({ checked_at: sql<Date>`now()`, check_comment: comment })
    .where('id', '=', attachmentId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Who is paid when it is checked, and what for. */
export function findOwner(
  db: Db,
  attachmentId: string,
): Promise<{ userId: string; accountId: string; challengeId: string; name: string } | undefined> {
  return db
    .selectFrom('challenge_attachments')
    .innerJoin('challenges', 'challenges.id', 'challenge_attachments.challenge_id')
    .innerJoin('accounts', 'accounts.id', 'challenge_attachments.account_id')
    .select(['accounts.user_id as userId', 'accounts.id as accountId'])
    .select(['challenges.id as challengeId', 'challenges.title as name'])
    .where('challenge_attachments.id', '=', attachmentId)
    .executeTakeFirst()
}

export interface DeskFilter {
  professorAccountId: string
  status: AttachmentStatus
  /** Those behind this one in the list. */
  after: Moment | undefined
  limit: number
}

/** Who waits longest comes first; of what is done, the newest. */
export function listForProfessor(db: Db, { professorAccountId, status, after, limit }: DeskFilter) {
  const isWaiting = status === 'WAITING'
  let query = db
    .selectFrom('challenge_attachments as attachment')
    .innerJoin('students', 'students.account_id', 'attachment.account_id')
    .innerJoin('accounts', 'accounts.id', 'attachment.account_id')
    .innerJoin('classes', 'classes.id', 'students.class_id')
    .innerJoin('challenges', 'challenges.id', 'attachment.challenge_id')
    .innerJoin('module_contents', 'module_contents.id', 'challenges.content_id')
    .innerJoin('courses', 'courses.id', 'module_contents.course_id')
    .selectAll('attachment')
    .select([
      'classes.name as className',
      'challenges.title as challengeTitle',
      'module_contents.title as contentTitle',
      'courses.name as courseName',
      sql<string>`attachment.created_at::text`.as('position'),
    ])
    .where('accounts.active', '=', true)
    .where('attachment.checked_at', isWaiting ? 'is' : 'is not', null)
    .where(
      sql<boolean>`students.class_id in (
        select class_id from class_professors where account_id = ${professorAccountId})`,
    )
  if (after)
    query = query.where(
      isWaiting
        ? sql<boolean>`(attachment.created_at, attachment.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
        : sql<boolean>`(attachment.created_at, attachment.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    )
  const direction = isWaiting ? 'asc' : 'desc'
  return query.orderBy('attachment.created_at', direction).orderBy('attachment.id', direction).limit(limit).execute()
}
export type DeskRow = Awaited<ReturnType<typeof listForProfessor>>[number]
