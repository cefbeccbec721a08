import type { NpsFeedback, NpsResearch, ResearchResult } from '@trilha/contract/school/surveys'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import * as repo from './surveys.repo.ts'
import { sumsOf } from './surveys.rules.ts'

/** The school asks its people: to anybody else there is no survey (decision 9). */
export async function findOpenResearch(
  db: Db,
  { schoolId, isMember }: Pick<Session, 'schoolId' | 'isMember'>,
  researchId: string,
): Promise<repo.ResearchRow | undefined> {
  return isMember ? repo.findOpen(db, schoolId, researchId) : undefined
}

export async function check(db: Db, person: Session): Promise<NpsResearch | undefined> {
  const research = person.isMember ? await repo.findUnanswered(db, person) : undefined
  return research && presentResearch(research)
}

function presentResearch({ id, question, open_until }: repo.ResearchRow): NpsResearch {
  return { id, question, openUntil: open_until?.toISOString() ?? null }
}

export async function answer(
  db: Db,
  person: Session,
  { researchId, value, comment }: { researchId: string; value: number; comment?: string | undefined },
): Promise<NpsFeedback> {
  const row = await inTransaction(db, (tx) =>
    respond(tx, person, { researchId, value, comment: comment === undefined || comment === '' ? null : comment }),
  )
  return { id: row.id, npsResearchId: row.research_id, value: row.value, comment: row.comment, skipped: false }
}

export async function skip(db: Db, person: Session, researchId: string): Promise<void> {
  await inTransaction(db, (tx) => respond(tx, person, { researchId, value: null, comment: null }))
}

async function respond(
  tx: Tx,
  person: Session,
  response: { researchId: string; value: number | null; comment: string | null },
): Promise<repo.FeedbackRow> {
  if (!(await findOpenResearch(tx, person, response.researchId))) throw fail('nf_0010')
  const row = await repo.insertFeedback(tx, { accountId: person.accountId, ...response })
  if (!row) throw fail('ae_0005')
  return row
}

export async function countMine(db: Db, accountId: string): Promise<{ count: number }> {
  return { count: await repo.countFeedbacks(db, accountId) }
}

export async function removeMine(db: Db, accountId: string): Promise<void> {
  await inTransaction(db, (tx) => repo.removeFeedbacks(tx, accountId))
}

export async function listResults(
  db: Db,
  { schoolId, pSize, cursor }: PageQuery & { schoolId: string },
): Promise<Page<ResearchResult>> {
  const before = readCursor(cursor, readPosition)
  const rows = await repo.listResearches(db, { schoolId, before, limit: pSize + 1 })
  const present = await presenter(db, rows)
  return pageOf(rows, { pSize, present, position: ({ position, id }) => [position, id] })
}

function readPosition([openedAt, id]: readonly unknown[]): { openedAt: string; id: string } | undefined {
  const isPosition =
    typeof openedAt === 'string' &&
    typeof id === 'string' &&
    /^\d{4}-\d\d-\d\d [\d:.]{5,15}[+-]\d\d(:\d\d)?$/.test(openedAt) &&
    !Number.isNaN(Date.parse(openedAt)) &&
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  return isPosition ? { openedAt, id } : undefined
}

async function presenter(db: Db, rows: readonly repo.ListedResearch[]) {
  const counted = await repo.countAnswers(
    db,
    rows.map(({ id }) => id),
  )
  const byResearch = Map.groupBy(counted, ({ researchId }) => researchId)
  return (row: repo.ListedResearch): ResearchResult => ({
    ...presentResearch(row),
    openedAt: row.opened_at.toISOString(),
    isOpen: row.isOpen,
    ...sumsOf(byResearch.get(row.id) ?? []),
  })
}

interface SurveyWork extends Actor {
  db: Db
  session: Session
}

export function open(
  actor: SurveyWork,
  { question, lastDay }: { question?: string | undefined; lastDay?: string | undefined },
): Promise<ResearchResult> {
  const { schoolId, timeZone } = actor.session
  return inTransaction(actor.db, async (tx) => {
    await repo.closeOpen(tx, schoolId)
    const id = await repo.insertResearch(tx, {
      schoolId,
      timeZone,
      question: question ?? null,
      lastDay: lastDay ?? null,
    })
    if (id === undefined) throw fail('ii_0013', { field: 'openUntil' })
    return recorded(tx, actor, { action: 'survey.opened', researchId: id })
  })
}

export function close(actor: SurveyWork, researchId: string): Promise<ResearchResult> {
  return inTransaction(actor.db, async (tx) => {
    if (!(await findOpenResearch(tx, actor.session, researchId))) throw fail('nf_0010')
    await repo.closeResearch(tx, researchId)
    return recorded(tx, actor, { action: 'survey.closed', researchId })
  })
}

async function recorded(
  tx: Tx,
  actor: Actor,
  { action, researchId }: { action: string; researchId: string },
): Promise<ResearchResult> {
  await audit(tx, {
    action,
    ...actorOf(actor),
    subject: { kind: 'survey', id: researchId },
  })
  const row = await repo.getListed(tx, actor.session.schoolId, researchId)
  return (await presenter(tx, [row]))(row)
}
