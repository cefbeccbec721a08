import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { SurveyTables } from './surveys.tables.ts'

export type ResearchRow = Selectable<SurveyTables['nps_researches']>
export type FeedbackRow = Selectable<SurveyTables['nps_feedbacks']>

function openResearches(db: Db, schoolId: string) {
  return db
    .selectFrom('nps_researches')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('closed_at', 'is', null)
    .where((eb) => eb.or([eb('open_until', 'is', null), eb('open_until', '>', sql<Date>`now()`)]))
}

export function findOpen(db: Db, schoolId: string, researchId: string): Promise<ResearchRow | undefined> {
  return openResearches(db, schoolId).where('id', '=', researchId).executeTakeFirst()
}

/** The open one that this account has neither answered nor skipped. */
export function findUnanswered(
  db: Db,
  { schoolId, accountId }: { schoolId: string; accountId: string },
): Promise<ResearchRow | undefined> {
  return openResearches(db, schoolId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('nps_feedbacks')
            .select('nps_feedbacks.id')
            .whereRef('research_id', '=', 'nps_researches.id')
            .where('account_id', '=', accountId),
        ),
      ),
    )
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Undefined when this account had answered or skipped before. */
export function insertFeedback(
  tx: Tx,
  feedback: { researchId: string; accountId: string; value: number | null; comment: string | null },
): Promise<FeedbackRow | undefined> {
  return tx
    .insertInto('nps_feedbacks')
    .values({
      research_id: feedback.researchId,
      account_id: feedback.accountId,
      value: feedback.value,
      comment: feedback.comment,
    })
    .onConflict((conflict) => conflict.columns(['research_id', 'account_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function countFeedbacks(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('nps_feedbacks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

export async function removeFeedbacks(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('nps_feedbacks').where('account_id', '=', accountId).execute()
}

export type ListedResearch = ResearchRow & { position: string; isOpen: boolean }

function listed(db: Db, schoolId: string) {
  return db
    .selectFrom('nps_researches')
    .selectAll()
    .select(sql<string>`opened_at::text`.as('position'))
    .select(sql<boolean>`closed_at is null and (open_until is null or open_until > now())`.as('isOpen'))
    .where('school_id', '=', schoolId)
}

export function listResearches(
  db: Db,
  {
    schoolId,
    before,
    limit,
  }: { schoolId: string; before: { openedAt: string; id: string } | undefined; limit: number },
): Promise<ListedResearch[]> {
  let query = listed(db, schoolId)
  if (before) query = query.where(sql<boolean>`(opened_at, id) < (${before.openedAt}::timestamptz, ${before.id}::uuid)`)
  return query.orderBy('opened_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export function getListed(db: Db, schoolId: string, researchId: string): Promise<ListedResearch> {
  return listed(db, schoolId).where('id', '=', researchId).executeTakeFirstOrThrow()
}

export interface AnswerCount {
  researchId: string
  /** Null: skips. */
  value: number | null
  count: number
}

export function countAnswers(db: Db, researchIds: readonly string[]): Promise<AnswerCount[]> {
  return db
    .selectFrom('nps_feedbacks')
    .select(['research_id as researchId', 'value', sql<number>`count(*)`.as('count')])
    .where(sql<boolean>`research_id = any(${researchIds}::uuid[])`)
    .groupBy(['research_id', 'value'])
    .execute()
}

/** One is open at a time: who opens another ends it, under the school's lock. */
export async function closeOpen(tx: Tx, schoolId: string): Promise<void> {
  await tx.selectFrom('schools').select('id').where('id', '=', schoolId).forUpdate().execute()
  await tx
    .updateTable('nps_researches')
    .set({ closed_at: sql<Date>`now()` })
    .where('school_id', '=', schoolId)
    .where('closed_at', 'is', null)
    .execute()
}

export async function closeResearch(tx: Tx, researchId: string): Promise<void> {
  await tx
    .updateTable('nps_researches')
    .set({ closed_at: sql<Date>`now()` })
    .where('id', '=', researchId)
    .execute()
}

/** A day of the school lasts until its midnight (decision E16). Undefined when that day is over. */
export async function insertResearch(
  tx: Tx,
  research: { schoolId: string; timeZone: string; question: string | null; lastDay: string | null },
): Promise<string | undefined> {
  const { schoolId, timeZone, question, lastDay } = research
  const { rows } = await sql<{ id: string }>`
    insert into nps_researches (school_id, question, open_until)
    select ${schoolId}::uuid, ${question}::text, ends
    from (select (${lastDay}::date + 1)::timestamp at time zone ${timeZone} as ends) as day
    where ends is null or ends > now()
    returning id
  `.execute(tx)
  return rows[0]?.id
}
