import type { NameRequest, SchoolNameRequest } from '@trilha/contract/identity/names'
import { wordTestFor } from '../../community/words/public.ts'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import { tell } from '../../platform/realtime/tell.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { updateUser, wordProblems } from '../accounts/public.ts'
import { grownUpProblems } from './grown-ups.service.ts'
import { presentForSchool, presentRequest } from './names.present.ts'
import { listOffice } from '../../school/schools/public.ts'
import * as repo from './names.repo.ts'

interface NamesWork extends Work, Actor {
  session: Session
}

export async function getMine(db: Db, userId: string): Promise<NameRequest | undefined> {
  const request = await repo.findLatest(db, userId)
  return request && presentRequest(request)
}

/** One request waits at a time; a second is refused, so that the office never accepts another name than it reads. */
export async function ask(work: NamesWork, name: string): Promise<NameRequest> {
  const { db, session } = work
  const { userId, accountId, schoolId } = session
  if (name === (await repo.getName(db, userId))) throw fail('ii_1003', { field: 'name' })
  const problems = [
    ...wordProblems({ name }, await wordTestFor(db, schoolId)),
    ...(await grownUpProblems(db, { userId }, { name })),
  ]
  if (problems.length > 0) throw failFields(problems)
  return inTransaction(db, async (tx) => {
    await repo.deleteClosed(tx, userId)
    const id = await repo.insertRequest(tx, { userId, accountId, name })
    if (id === undefined) throw fail('ae_1001')
    await write(tx, work, 'name.requested', { id, userId })
    await tellOfRequest(tx, { userId, schoolId })
    return presentRequest((await repo.findRequest(tx, userId, id))!)
  })
}

/** Taking back what was taken back changes nothing. */
export function withdraw(work: NamesWork, id: string): Promise<NameRequest> {
  const { userId } = work.session
  return inTransaction(work.db, async (tx) => {
    const request = await repo.lockRequest(tx, userId, id)
    if (request?.userId !== userId) throw fail('nf_1001')
    if (request.status === 'WITHDRAWN') return presentRequest(request)
    if (request.status !== 'WAITING') throw fail('ii_1004')
    await repo.closeRequest(tx, id, { status: 'WITHDRAWN', byAccountId: null })
    await write(tx, work, 'name.withdrawn', request)
    await tellOfRequest(tx, request)
    return presentRequest((await repo.findRequest(tx, userId, id))!)
  })
}

export async function listWaiting(
  db: Db,
  { userId, schoolId }: Session,
  { pSize, cursor }: PageQuery,
): Promise<Page<SchoolNameRequest>> {
  const after = readCursor(cursor, readMoment)
  const rows = await repo.listWaiting(db, { schoolId, byUserId: userId, after, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: presentForSchool, position: ({ position, id }) => [position, id] })
}

/** The same decision twice is one; another than was taken is refused. */
export function decide(work: NamesWork, id: string, status: 'ACCEPTED' | 'REFUSED'): Promise<SchoolNameRequest> {
  const { userId: byUserId, accountId: byAccountId, schoolId } = work.session
  return inTransaction(work.db, async (tx) => {
    const request = await repo.lockRequest(tx, byUserId, id)
    if (request?.schoolId !== schoolId) throw fail('nf_1001')
    if (request.isOwn) throw fail('br_0003', { field: 'status' })
    if (request.status === status) return presentForSchool(request)
    if (request.status !== 'WAITING') throw fail('ii_1004')
    if (status === 'ACCEPTED') await rename(tx, request)
    await repo.closeRequest(tx, id, { status, byAccountId })
    await write(tx, work, status === 'ACCEPTED' ? 'name.accepted' : 'name.refused', request)
    await tellOfRequest(tx, request)
    const { userId: studentUserId, accountId: studentAccountId } = request
    await work.emit(tx, 'name.decided', { studentUserId, studentAccountId, status })
    return presentForSchool((await repo.findRequest(tx, byUserId, id))!)
  })
}

/** A grown-up of that name may have come since the student asked. */
async function rename(tx: Tx, { userId, name }: repo.RequestRow): Promise<void> {
  const problems = await grownUpProblems(tx, { userId }, { name })
  if (problems.length > 0) throw fail('ii_1002')
  await updateUser(tx, userId, { name })
}

/** Never the name itself: the audit log holds no text of a person. */
function write(tx: Tx, work: NamesWork, action: string, { id, userId }: { id: string; userId: string }) {
  return audit(tx, { action, ...actorOf(work), subject: { kind: 'nameRequest', id }, details: { userId } })
}

/** Open pages of the student, in every account, and of those who decide. */
async function tellOfRequest(tx: Tx, { userId, schoolId }: { userId: string; schoolId: string }): Promise<void> {
  await tell(tx, { userId }, 'names.changed', {})
  for (const accountId of await listOffice(tx, schoolId)) await tell(tx, { accountId }, 'names.changed', {})
}

/** A student's own, or any of the school where one decides. */
export async function isVisibleRequest(db: Db, { userId, schoolId, role }: Session, id: string): Promise<boolean> {
  const request = await repo.findRequest(db, userId, id)
  return role === 'STUDENT' ? request?.userId === userId : request?.schoolId === schoolId
}
