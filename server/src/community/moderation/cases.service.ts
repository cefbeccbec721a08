import type { ModerationAction } from '@trilha/contract/constants'
import type { CaseSummary, ModerationCase } from '@trilha/contract/community/case-shapes'
import { findBriefs, updateSuspension } from '../../identity/accounts/public.ts'
import { listFileCards } from '../../media/files/public.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import { isId, pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import { tell } from '../../platform/realtime/tell.ts'
import { announceSessionsChange } from '../../platform/session/session-store.ts'
import { presentCase, presentSummary } from './cases.present.ts'
import * as repo from './cases.repo.ts'
import { listKept } from './kept-files.repo.ts'
import { daysAfter, stateAfter, type Move } from './moderation.rules.ts'
import * as reportsRepo from './reports.repo.ts'
import type { ReportWork } from './reports.service.ts'

export interface CaseWork extends ReportWork {
  platform: Platform
  now: Date
}

export async function listCases(
  db: Db,
  moderator: repo.Moderator,
  { queue, pSize, cursor }: PageQuery & { queue: 'WAITING' | 'DONE' },
): Promise<Page<CaseSummary>> {
  const limit = pSize + 1
  const isWaiting = queue === 'WAITING'
  const rows = isWaiting
    ? await repo.listWaiting(db, moderator, {
        after: readCursor(cursor, readWaiting),
        limit,
      })
    : await repo.listDone(db, moderator, {
        before: readCursor(cursor, readMoment),
        limit,
      })
  const briefs = await findBriefs(db, [...new Set(rows.flatMap(({ authorAccountId }) => authorAccountId ?? []))])
  return pageOf(rows, {
    pSize,
    present: (row) => presentSummary(row, briefs),
    position: ({ severity, createdPosition, movedPosition, id }) =>
      isWaiting ? [severity, createdPosition, id] : [movedPosition, id],
  })
}

function readWaiting([severity, at, id]: readonly unknown[]): repo.WaitingPosition | undefined {
  const moment = readMoment([at, id])
  const isSeverity = severity === 0 || severity === 1 || severity === 2
  return moment && isSeverity && isId(id) ? { severity, ...moment } : undefined
}

export async function getCase(
  work: Pick<CaseWork, 'db' | 'platform' | 'session'>,
  id: string,
): Promise<ModerationCase> {
  const { db, session } = work
  const row = await repo.findCase(db, session, id)
  if (!row) throw fail('nf_0071')
  const [thing, kept, reports, decisions, steps, earlier] = await Promise.all([
    work.platform.findReportable(row.entity)?.look(db, row.contentId),
    listKept(db, id),
    reportsRepo.listOfCase(db, id),
    repo.listDecisions(db, id),
    repo.listSteps(db, id),
    row.authorAccountId === null ? 0 : repo.countHolding(db, row.authorAccountId, id),
  ])
  const isGoneWithin = thing === undefined && row.withinId !== null
  const within = isGoneWithin
    ? await work.platform.findReportable(row.entity)?.lookWithin?.(db, row.withinId!)
    : undefined
  const named = [row, ...((thing ?? within)?.around ?? [])].map(({ authorAccountId }) => authorAccountId)
  const others = [...reports, ...decisions].map(({ accountId }) => accountId)
  const [briefs, files] = await Promise.all([
    findBriefs(db, [...new Set([...named, ...others].flatMap((each) => each ?? []))]),
    listFileCards(work.platform, db, [...kept, ...(thing?.fileIds ?? [])], { place: 'desk' }),
  ])
  const mayHear = row.state === 'APPEALED' && (await mayHearAppeal(db, session, { row, decisions }))
  return presentCase({ row, thing, within, kept, reports, decisions, steps, earlier, mayHear, briefs, files })
}

/** Somebody else hears the appeal, where the school has somebody else. */
async function mayHearAppeal(
  db: Db,
  { accountId, schoolId }: repo.Moderator,
  { row, decisions }: { row: { authorAccountId: string | null }; decisions: readonly repo.DecisionRow[] },
): Promise<boolean> {
  const decidedBy = decisions.find(({ stage }) => stage === 'FIRST')?.accountId
  if (decidedBy !== accountId) return true
  const except = [accountId, ...(row.authorAccountId === null ? [] : [row.authorAccountId])]
  return !(await repo.hasOtherModerator(db, schoolId, except))
}

/** The case is the caller's until the end; who comes second hears that it has moved on. */
async function move(tx: Tx, work: CaseWork, { id, as }: { id: string; as: Move }) {
  const locked = await repo.lockForModerator(tx, work.session, id)
  if (!locked) throw fail('nf_0071')
  const state = stateAfter(locked.state, as)
  if (!state) throw fail('ii_0054')
  return { ...locked, state }
}

type Moved = Awaited<ReturnType<typeof move>>

/** What was done stands in the audit log; the words to it in the case. */
function note(tx: Tx, work: CaseWork, line: { id: string; action: string; details?: Record<string, unknown> }) {
  const { id, action, details } = line
  return audit(tx, { ...actorOf(work), action, subject: { kind: 'moderationCase', id }, ...(details && { details }) })
}

export async function dismiss(work: CaseWork, id: string): Promise<ModerationCase> {
  await inTransaction(work.db, async (tx) => {
    const { state } = await move(tx, work, { id, as: 'dismiss' })
    await repo.updateState(tx, id, { state })
    const { accountId } = work.session
    await repo.insertDecision(tx, id, { stage: 'FIRST', accountId, actions: [], suspendedUntil: null, message: null })
    await note(tx, work, { id, action: 'moderation.dismissed' })
    await work.emit(tx, 'moderation.decided', {
      caseId: id,
      author: null,
      reporters: await reportsRepo.listReporters(tx, id),
    })
  })
  return getCase(work, id)
}

interface Decision {
  actions: readonly ModerationAction[]
  days?: number | undefined
  message: string
}

/** Removing hides at once; the thing goes for good when the time to appeal is over, so that an appeal can undo it. */
export async function decide(
  work: CaseWork,
  id: string,
  { actions, days, message }: Decision,
): Promise<ModerationCase> {
  const chosen = [...new Set(actions)]
  await inTransaction(work.db, async (tx) => {
    const found = await move(tx, work, { id, as: 'decide' })
    const toAuthor = chosen.includes('WARN') || chosen.includes('SUSPEND')
    if (toAuthor && found.authorAccountId === null) throw fail('ii_0067', { field: 'actions' })
    if (chosen.includes('HIDE') || chosen.includes('REMOVE')) await hide(tx, work, found)
    await repo.updateState(tx, id, { state: found.state })
    await repo.insertDecision(tx, id, {
      stage: 'FIRST',
      accountId: work.session.accountId,
      actions: chosen,
      suspendedUntil: days === undefined ? null : daysAfter(work.now, days),
      message,
    })
    if (chosen.includes('SUSPEND')) await suspend(tx, found)
    await note(tx, work, { id, action: 'moderation.decided', details: { actions: chosen, ...(days && { days }) } })
    await work.emit(tx, 'moderation.decided', {
      caseId: id,
      author: authorOf(found),
      reporters: await reportsRepo.listReporters(tx, id),
    })
  })
  return getCase(work, id)
}

/** What is gone already is told to nobody as hidden by the school. */
async function hide(tx: Tx, work: CaseWork, found: Moved): Promise<void> {
  const kind = reportableOf(work, found)
  if (!(await kind?.look(tx, found.contentId))) throw fail('nf_0072', { field: 'actions' })
  await kind?.hide(tx, found.contentId)
}

export async function hear(
  work: CaseWork,
  id: string,
  { granted, message }: { granted: boolean; message: string },
): Promise<ModerationCase> {
  await inTransaction(work.db, async (tx) => {
    const found = await move(tx, work, { id, as: granted ? 'reverse' : 'uphold' })
    const decisions = await repo.listDecisions(tx, id)
    if (!(await mayHearAppeal(tx, work.session, { row: found, decisions }))) throw fail('br_0003', { field: 'granted' })
    const actions = decisions.find(({ stage }) => stage === 'FIRST')?.actions ?? []
    const isRemoved = !granted && actions.includes('REMOVE')
    const { accountId } = work.session
    await repo.updateState(tx, id, { state: found.state, isRemoved })
    await repo.insertDecision(tx, id, { stage: 'APPEAL', accountId, actions: [], suspendedUntil: null, message })
    if (granted) await undo(tx, work, { found, actions })
    else if (isRemoved) await reportableOf(work, found)?.remove(tx, found.contentId, work.emit)
    await note(tx, work, { id, action: granted ? 'moderation.reversed' : 'moderation.upheld' })
    const author = authorOf(found)
    const reporters = granted ? await reportsRepo.listReporters(tx, id) : []
    if (author) await work.emit(tx, 'moderation.heard', { caseId: id, author, reporters })
  })
  return getCase(work, id)
}

async function undo(
  tx: Tx,
  work: CaseWork,
  { found, actions }: { found: Moved; actions: readonly ModerationAction[] },
): Promise<void> {
  if (actions.includes('HIDE') || actions.includes('REMOVE')) await reportableOf(work, found)?.show(tx, found.contentId)
  if (actions.includes('SUSPEND')) await suspend(tx, found)
}

/** For as long as the longest of what holds against them; acts at once on every server. */
async function suspend(tx: Tx, { authorAccountId, authorUserId }: Moved): Promise<void> {
  if (authorAccountId === null || authorUserId === null) return
  await updateSuspension(tx, authorAccountId, await repo.findSuspension(tx, authorAccountId))
  await announceSessionsChange(tx)
  await tell(tx, { accountId: authorAccountId }, 'account.changed', {})
}

function reportableOf({ platform }: CaseWork, { entity }: { entity: Moved['entity'] }) {
  return platform.findReportable(entity)
}

function authorOf({ authorAccountId, authorUserId }: Moved): { userId: string; accountId: string } | null {
  return authorAccountId !== null && authorUserId !== null ? { userId: authorUserId, accountId: authorAccountId } : null
}
