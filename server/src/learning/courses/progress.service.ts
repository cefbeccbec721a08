import { randomUUID } from 'node:crypto'
import { COIN_TYPES, COMPLETED_PERCENT, type ProgressStatus } from '@trilha/contract/constants'
import type { Earned, Progress, ReportedProgress } from '@trilha/contract/learning/courses'
import { chestsOfLearning } from '../../economy/chests/public.ts'
import { lockWallet } from '../../economy/wallets/public.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Emit } from '../../platform/events.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail } from '../../platform/http/failure.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { findVisibleContent, type ContentPlace, type Learner, type VisibleContent } from './courses.access.ts'
import { presentConditions, presentProgress } from './courses.present.ts'
import { findContent, listConditions } from './courses.repo.ts'
import { isWatched, missingFor, readRanges, takeWatched, type WatchedRange } from './courses.rules.ts'
import * as repo from './progress.repo.ts'

/** One's own, in a class that one may still open. */
export async function isOwnProgress(db: Db, learner: Learner, id: string): Promise<boolean> {
  const row = await repo.findProgress(db, learner.accountId, id)
  return row !== undefined && (await findVisibleContent(db, learner, row.content_id)) !== undefined
}

export async function isFinished(db: Db, accountId: string, contentId: string): Promise<boolean> {
  return (await repo.findProgressOf(db, accountId, contentId))?.status === 'FINISHED'
}

export async function getProgress(db: Db, accountId: string, id: string): Promise<Progress> {
  return presentProgress(found(await repo.findProgress(db, accountId, id)))
}

export async function getProgressOf(db: Db, accountId: string, contentId: string): Promise<Progress> {
  return presentProgress(found(await repo.findProgressOf(db, accountId, contentId)))
}

function found(row: repo.ProgressRow | undefined): repo.ProgressRow {
  if (!row) throw fail('nf_0019')
  return row
}

interface Report {
  status?: ProgressStatus | undefined
  position?: number | undefined
  watched?: readonly WatchedRange[] | undefined
}

export function startProgress(
  work: Work,
  student: Session,
  { moduleContentId, ...report }: Report & { moduleContentId: string },
): Promise<ReportedProgress> {
  return inTransaction(work.db, async (tx) => {
    await lockWallet(tx, student.userId)
    return takeReport(tx, work.emit, student, { contentId: moduleContentId, report })
  })
}

export function reportProgress(work: Work, student: Session, id: string, report: Report): Promise<ReportedProgress> {
  return inTransaction(work.db, async (tx) => {
    await lockWallet(tx, student.userId)
    // Started anew in another tab meanwhile: there is nothing to go on from.
    const { content_id: contentId } = found(await repo.findProgress(tx, student.accountId, id))
    return takeReport(tx, work.emit, student, { contentId, report })
  })
}

/** Under the wallet's lock, so that what one person tells of a class, from however many tabs, is told in turn. */
async function takeReport(
  tx: Tx,
  emit: Emit,
  student: Session,
  { contentId, report }: { contentId: string; report: Report },
): Promise<ReportedProgress> {
  const place = await findVisibleContent(tx, student, contentId)
  if (!place) throw fail('nf_0017')
  const before = await repo.openProgress(tx, { accountId: student.accountId, ...place })
  const { id } = before
  const { taken, unused } = takeWatched({
    told: report.watched ?? [],
    counted: readRanges(before.watched),
    seconds: before.seconds ?? 0,
    before,
  })
  await repo.saveReport(tx, id, { position: report.position, watched: taken, unused })
  const act = { actId: randomUUID(), userId: student.userId, accountId: student.accountId }
  const row = found(await repo.findProgress(tx, student.accountId, id))
  if (row.watched_at === null && isWatched(row)) {
    await repo.markWatched(tx, id)
    await emit(tx, 'content.videoWatched', { ...act, contentId, name: place.title })
  }
  const isFinishing = report.status === 'FINISHED' && row.status !== 'FINISHED'
  // Who says to have watched it has not said so to the server's satisfaction yet, or it would be watched by now.
  if (isFinishing || report.status === 'WATCHED') await checkConditions(tx, student.accountId, place, report.status!)
  const earned = isFinishing ? await finish(tx, emit, { act, place, progressId: id }) : null
  return { ...(await getProgress(tx, student.accountId, id)), earned }
}

async function checkConditions(tx: Tx, accountId: string, place: ContentPlace, wanted: ProgressStatus): Promise<void> {
  const content = (await findContent(tx, accountId, place))!
  const progress = await repo.findProgressOf(tx, accountId, place.contentId)
  const met = await listConditions(tx, accountId, place.contentId)
  const conditions = presentConditions(content, met, progress?.watched_at != null)
  const missing = missingFor(wanted === 'WATCHED' ? { ...conditions, quiz: null, challenge: null } : conditions)
  if (missing) throw fail('ii_0045', { field: missing })
}

interface Finish {
  act: { actId: string; userId: string; accountId: string }
  place: VisibleContent
  progressId: string
}

/** Each thing that is whole now is announced; what was paid or given for it before is not paid or given again. */
async function finish(tx: Tx, emit: Emit, { act, place, progressId }: Finish): Promise<Earned> {
  const { contentId, moduleId, courseId, title: name } = place
  const chestsBefore = await chestsOfLearning(tx, act.accountId, [moduleId, courseId])
  await repo.markFinished(tx, progressId)
  await emit(tx, 'content.finished', { ...act, contentId, name })
  const quiz = (await listConditions(tx, act.accountId, contentId)).find(({ condition }) => condition === 'QUIZ')
  if (quiz && quiz.percent >= COMPLETED_PERCENT) await emit(tx, 'content.completed', { ...act, contentId, name })
  const { moduleName, courseName, isModuleFinished, isCourseFinished } = await repo.findFinished(
    tx,
    act.accountId,
    place,
  )
  if (isModuleFinished) await emit(tx, 'module.finished', { ...act, moduleId, moduleName })
  if (isCourseFinished) await emit(tx, 'course.finished', { ...act, courseId, courseName })
  const [paid, chests] = [
    await repo.listPaid(tx, act.userId, act.actId),
    await chestsOfLearning(tx, act.accountId, [moduleId, courseId]),
  ]
  return {
    rewards: COIN_TYPES.map((coinType) => ({
      coinType,
      value: paid.find((amount) => amount.coinType === coinType)?.value ?? 0,
    })),
    chests: [...chests.values()].filter(({ entityId }) => !chestsBefore.has(entityId)),
    finishedModule: isModuleFinished,
    finishedCourse: isCourseFinished,
  }
}

/** What it paid stays paid, and is not paid a second time. G34 */
export function resetProgress(db: Db, { userId, accountId }: Session, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockWallet(tx, userId)
    await repo.removeProgress(tx, accountId, id)
  })
}
