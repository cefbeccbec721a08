import { EXPORTS_PER_DAY, type CopyReader, type Locale } from '@trilha/contract/constants'
import type { FileAnswer } from '@trilha/contract/call'
import type { DataExport } from '@trilha/contract/identity/privacy'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/http/context.ts'
import type { FileKind, Files } from '../../platform/files/files.ts'
import { fail } from '../../platform/http/failure.ts'
import { enqueue } from '../../platform/jobs.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { collect, exported, type CollectedTable, type CopySide } from '../../platform/personal-data/collect.ts'
import type { Subject } from '../../platform/personal-data/person.ts'
import { listProvenAccounts } from '../family/public.ts'
import { archiveOf, type ArchivedFile } from './archive.ts'
import * as repo from './exports.repo.ts'
import { answeredOf, askerOf, ownerOf, presentExport } from './privacy.present.ts'
import * as requests from './privacy.repo.ts'
import { archiveFile, freeName, secondsOfADay } from './privacy.rules.ts'

/** Longer than any build takes: its worker is gone. */
const stalledAfter = 15 * 60_000

/**
 * A copy is of the whole person, as it must be to be one: what each school holds and what they share. A session that
 * reaches one school only gets none while the person has another; who signs in by themself does (decision 7).
 */
export async function latestExport(db: Db, session: Session): Promise<{ latest: DataExport | null }> {
  const latest = (await requests.isWhole(db, session)) ? await repo.findLatest(db, session.userId) : undefined
  return { latest: latest ? presentExport(latest) : null }
}

export function createExport(
  db: Db,
  { session, locale, now }: { session: Session; locale: Locale; now: Date },
): Promise<DataExport> {
  const { userId } = session
  return inTransaction(db, async (tx) => {
    if (!(await requests.isWhole(tx, session))) throw fail('br_0003')
    const latest = await repo.findLatest(tx, userId)
    const inWork = latest?.status === 'QUEUED' || latest?.status === 'BUILDING'
    if (latest && inWork) {
      if (now.getTime() - latest.created_at.getTime() > stalledAfter) await build(tx, latest.id)
      return presentExport(latest)
    }
    if ((await repo.countToday(tx, userId)) >= EXPORTS_PER_DAY)
      throw fail('br_0000', { status: 429, retryAfter: secondsOfADay })
    const row = await repo.insertExport(tx, { userId, requestId: null, locale })
    // Somebody else of the same person was faster by a moment.
    if (!row) return presentExport((await repo.findLatest(tx, userId))!)
    await build(tx, row.id)
    return presentExport(row)
  })
}

interface Answer {
  request: Pick<requests.RequestRow, 'id' | 'user_id' | 'asker_user_id'>
  /** Null where the person asked for themself. */
  copyFor: CopyReader | null
  locale: Locale
}

/** The school's answer to an INFORMATION request; not counted against the person's own. */
export async function answerWithExport(tx: Tx, { request, copyFor, locale }: Answer): Promise<void> {
  const { id: requestId, user_id: userId, asker_user_id: guardianUserId } = request
  if (copyFor === 'GUARDIAN') {
    const row = await repo.insertExport(tx, { userId, requestId, guardianUserId, locale })
    if (row) await build(tx, row.id)
    return
  }
  if (await repo.adoptExport(tx, userId, requestId)) return
  const row = await repo.insertExport(tx, { userId, requestId, locale })
  if (row) await build(tx, row.id)
  else await repo.adoptExport(tx, userId, requestId)
}

function build(tx: Tx, exportId: string): Promise<void> {
  return enqueue(tx, 'privacy:build-export', { exportId })
}

/** The job. What goes wrong is told to the person at once instead of tried for hours: they can ask again. */
export async function buildExport(platform: Platform, exportId: string): Promise<void> {
  const { db, files, log } = platform
  const row = await repo.findExport(db, exportId)
  if (!row || row.status === 'READY' || row.status === 'FAILED') return
  try {
    const size = await files.write('exports', archiveFile(exportId), await archive(platform, row))
    const finished = await inTransaction(db, (tx) => finish(platform, tx, { exportId, size }))
    if (!finished) await files.remove('exports', archiveFile(exportId))
  } catch (error) {
    log.error({ err: error, exportId }, 'archive not built')
    await inTransaction(db, (tx) => repo.finish(tx, exportId, { status: 'FAILED', size: null }))
  }
}

async function finish(
  { emit }: Platform,
  tx: Tx,
  { exportId, size }: { exportId: string; size: number },
): Promise<boolean> {
  const row = await repo.finish(tx, exportId, { status: 'READY', size })
  if (!row) return false
  if (row.request_id === null) return true
  await requests.lockRequest(tx, row.request_id)
  const request = await requests.getRequest(tx, row.request_id, null)
  if (request.status !== 'IN_PROGRESS') return true
  await requests.takeStep(tx, request.id, { status: 'DONE' })
  await tellOfCopy(emit, tx, request)
  return true
}

/** Who gets the copy hears that it is there. Of the other two sides each hears where it went (decision E72). */
async function tellOfCopy(emit: Platform['emit'], tx: Tx, request: requests.RequestRow): Promise<void> {
  const { copy_for: copyFor } = request
  if (copyFor === null) return emit(tx, 'dataRequest.answered', answeredOf(request, 'DONE'))
  const [child, guardian] = [ownerOf(request), askerOf(request)]
  const reader = copyFor === 'GUARDIAN' ? guardian : child
  await emit(tx, 'dataRequest.answered', { requestId: request.id, status: 'DONE', parties: [reader] })
  // A link that ended since the approval leaves the guardian nothing to hear.
  if (copyFor === 'GUARDIAN' || request.mayAsk)
    await emit(tx, 'dataCopy.made', { requestId: request.id, copyFor, child, guardian })
}

async function archive(platform: Platform, row: repo.ExportRow): Promise<NodeJS.ReadableStream> {
  const { db } = platform
  const of = { userId: row.user_id, guardianUserId: row.guardian_user_id, locale: row.locale }
  return archiveAbout(platform, of, (percent) =>
    inTransaction(db, (own) => repo.setProgress(own, row.id, Math.floor(percent * 0.95))),
  )
}

interface Copied {
  userId: string
  /** For whom it is, where that is a guardian. */
  guardianUserId?: string | null
  locale: Locale
}

/** Tells how far it is in percent, table by table. */
export async function archiveAbout(
  { db, files, privacyPlans, now }: Pick<Platform, 'db' | 'files' | 'privacyPlans' | 'now'>,
  { userId, guardianUserId = null, locale }: Copied,
  onProgress: (percent: number) => Promise<void> = async () => undefined,
): Promise<NodeJS.ReadableStream> {
  const reader = guardianUserId === null ? 'person' : 'guardian'
  const total = exported(privacyPlans, reader).length
  const tables: CollectedTable[] = []
  // One moment for all tables: a ledger and its sums must agree in the archive too.
  const personName = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const subject = await subjectFor(tx, userId, guardianUserId)
      for await (const table of collect(tx, privacyPlans, { subject, reader })) {
        tables.push(table)
        await onProgress((tables.length * 100) / total)
      }
      return requests.getPersonName(tx, userId)
    })
  const named = tables.map(withFileNames)
  return archiveOf({ tables: named, files: filesOf(files, named), personName, reader, locale, at: now() })
}

/** A guardian's copy has the person and the accounts with which that guardian is linked, and no other (decision E66). */
async function subjectFor(tx: Db, userId: string, guardianUserId: string | null): Promise<Subject> {
  const all = await requests.listAccounts(tx, userId)
  if (guardianUserId === null) return { userId, accountIds: all }
  const accountIds = await listProvenAccounts(tx, guardianUserId, userId)
  if (accountIds.length === 0) throw new Error('the guardian is no longer linked')
  return { userId, accountIds, hiddenAccountIds: all.filter((id) => !accountIds.includes(id)) }
}

/** Each row says under which name its file lies in the archive: as the person calls it, twice the same told apart. */
function withFileNames(collected: CollectedTable): CollectedTable {
  const planned = collected.plan.files
  if (!planned?.inArchive) return collected
  const taken = new Set<string>()
  const rows = collected.rows.map((row) => {
    const stored = planned.nameOf(row)
    return stored === null ? row : { ...row, archived_as: freeName(planned.calledOf?.(row) ?? stored, taken) }
  })
  return { ...collected, rows }
}

/** Each is opened when its turn comes: there may be many. */
function filesOf(files: Files, tables: readonly CollectedTable[]): ArchivedFile[] {
  return tables.flatMap(({ table, plan, rows }) => {
    const planned = plan.files
    if (!planned?.inArchive) return []
    return rows.flatMap((row) => {
      const stored = planned.nameOf(row)
      if (stored === null) return []
      return [{ table, name: String(row['archived_as']), content: readFile(files, planned.kind, stored) }]
    })
  })
}

/** Of one that is gone meanwhile nothing is read. */
async function* readFile(files: Files, kind: FileKind, name: string): AsyncGenerator<Uint8Array> {
  const file = await files.open(kind, name)
  if (file) yield* file.content
}

export async function downloadExport(
  { db, platform, session }: { db: Db; platform: Platform; session: Session },
  exportId: string,
): Promise<FileAnswer> {
  if (!(await requests.isWhole(db, session))) throw fail('nf_0087')
  const row = await repo.findDownload(db, session.userId, exportId)
  const file = row && (await platform.files.open('exports', archiveFile(exportId)))
  if (!file) throw fail('nf_0087')
  return { name: archiveName(row.locale, row.guardian_user_id === null ? 'person' : 'guardian'), ...file }
}

const archiveNames: Record<Locale, Record<CopySide, string>> = {
  'pt-br': { person: 'trilha-meus-dados.zip', guardian: 'trilha-dados-para-responsavel.zip' },
  'en-us': { person: 'trilha-my-data.zip', guardian: 'trilha-data-for-guardian.zip' },
}

export function archiveName(locale: Locale, reader: CopySide): string {
  return archiveNames[locale][reader]
}

/** Rows whose days are over with their files, and files that no row knows: a crash may leave one. */
export async function removeExpired({ db, files, now }: Platform): Promise<void> {
  for (const { id } of await inTransaction(db, (tx) => repo.removeExpired(tx))) {
    await files.remove('exports', archiveFile(id))
  }
  const found = await files.list('exports')
  const known = await repo.listKnownIds(
    db,
    found.map(({ name }) => idOf(name)).filter((id) => id !== undefined),
  )
  for (const { name, changedAt } of found) {
    const id = idOf(name)
    const isOld = now().getTime() - changedAt.getTime() > stalledAfter
    if (isOld && !(id !== undefined && known.has(id))) await files.remove('exports', name)
  }
}

function idOf(name: string): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/.exec(name)?.[1]
}

/** One's own, or the copy of a child's data that one asked for. */
export async function isOwnArchive(db: Db, userId: string, exportId: string): Promise<boolean> {
  return (await repo.findDownload(db, userId, exportId)) !== undefined
}
