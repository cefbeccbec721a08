import { REPORT_WORDS_MAX, type EntityReport, type ModerationState, type ReportType } from '@trilha/contract/constants'
import type { MyReport } from '@trilha/contract/community/case-shapes'
import { actorOf, audit } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Platform, Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { hoursFor, severityOf } from './moderation.rules.ts'
import { keepFiles } from './kept-files.repo.ts'
import * as repo from './reports.repo.ts'

export interface ReportWork extends Work {
  requestId: string
  session: Session
  platform: Pick<Platform, 'findReportable'>
}

/** As much of it as a moderator needs to see what it was. */
const longestEvidence = 2_000

const severe = 2

/**
 * Reports of one thing are one case while it waits; whoever may not see the thing hears that it is not there. The
 * audit log says who reported what, not in which words. A severe one is told to the moderators at once (D7, G27).
 */
export async function report(
  work: ReportWork,
  { contentId, entityReport, type, description }: ReportFields,
): Promise<{ id: string }> {
  const { session } = work
  return inTransaction(work.db, async (tx) => {
    const find = async () => {
      const found = await work.platform.findReportable(entityReport)?.find(tx, session, contentId)
      if (!found) throw fail('nf_0072', { field: 'contentId' })
      return found
    }
    const thing = await find()
    if (thing.authorAccountId === session.accountId) throw fail('ii_0055', { field: 'contentId' })
    const severity = severityOf(type)
    const opened = await repo.openCase(tx, {
      schoolId: session.schoolId,
      entity: entityReport,
      contentId: thing.id,
      authorAccountId: thing.authorAccountId,
      evidence: thing.text.slice(0, longestEvidence),
      withinId: thing.withinId ?? null,
      severity,
      within: hoursFor(severity),
    })
    let { fileIds } = thing
    while (!(await keepFiles(tx, opened.id, fileIds))) fileIds = (await find()).fileIds
    const isFirstSevere = severity === severe && !(await repo.hasSevereReport(tx, opened.id))
    const { accountId, role } = session
    const added = await repo.insertReport(tx, { caseId: opened.id, accountId, role, type, description })
    const { id, isNews } = added
      ? { id: added, isNews: true }
      : await addTo(tx, await repo.getReportOf(tx, opened.id, accountId), { type, description })
    if (!isNews) return { id }
    await audit(tx, {
      ...actorOf(work),
      action: opened.isNew ? 'moderation.opened' : 'moderation.reported',
      subject: { kind: 'moderationCase', id: opened.id },
      details: { type, reportId: id },
    })
    if (isFirstSevere)
      await work.emit(tx, 'moderation.severeReported', {
        caseId: opened.id,
        schoolId: session.schoolId,
        authorAccountId: thing.authorAccountId,
      })
    return { id }
  })
}

/** What somebody says again stands below what they said; the gravest of the types holds. The same words are one. */
async function addTo(
  tx: Tx,
  before: repo.OwnReport,
  { type, description }: Pick<ReportFields, 'type' | 'description'>,
): Promise<{ id: string; isNews: boolean }> {
  const { id } = before
  const isSaid = before.description.split('\n').includes(description) || before.description === description
  const isGraver = severityOf(type) > severityOf(before.type)
  if (isSaid && !isGraver) return { id, isNews: false }
  const words = isSaid ? before.description : `${before.description}\n${description}`
  if (words.length > REPORT_WORDS_MAX) throw fail('ae_0008', { field: 'contentId' })
  await repo.updateReport(tx, { id, type: isGraver ? type : before.type, description: words })
  return { id, isNews: true }
}

interface ReportFields {
  contentId: string
  entityReport: EntityReport
  type: ReportType
  description: string
}

export async function listMyReports(db: Db, accountId: string, { pSize, cursor }: PageQuery): Promise<Page<MyReport>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listMine(db, accountId, { before, limit: pSize + 1 })
  return pageOf(rows, { pSize, present, position: ({ position, id }) => [position, id] })
}

/** Who reported learns whether something was done, and nothing about the author: an appeal is not theirs to follow. */
const outcomes: Record<ModerationState, MyReport['outcome']> = {
  OPEN: 'WAITING',
  DISMISSED: 'NOTHING_FOUND',
  DECIDED: 'ACTED',
  APPEALED: 'ACTED',
  UPHELD: 'ACTED',
  REVERSED: 'NOTHING_FOUND',
}

function present({ id, entity, type, description, createdAt, state }: repo.MyReportRow): MyReport {
  return {
    id,
    entityReport: entity,
    type,
    description,
    createdAt: createdAt.toISOString(),
    isChecked: state !== 'OPEN',
    outcome: outcomes[state],
  }
}
