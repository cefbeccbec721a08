import type { ListedSubject, Subject, Tag } from '@trilha/contract/community/subjects'
import { SUBJECTS_PER_SCHOOL } from '@trilha/contract/constants'
import type { UserBrief } from '@trilha/contract/people'
import { findBriefs } from '../../identity/accounts/public.ts'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { countNewsBySubject } from '../posts/public.ts'
import { isBlockedAtSchool } from '../words/public.ts'
import * as repo from './subjects.repo.ts'

export async function searchSubjects(db: Db, session: Session, search: string | undefined): Promise<ListedSubject[]> {
  const [found, news] = await Promise.all([repo.searchSubjects(db, session, search), countNewsBySubject(db, session)])
  return found.map((subject) => ({ ...subject, newPosts: news.get(subject.id) ?? 0 }))
}

export function listTags(db: Db, session: Session, search: string | undefined): Promise<Tag[]> {
  return repo.listTags(db, session, search)
}

export function listByUser(db: Db, session: Session, userId: string): Promise<Subject[]> {
  return repo.listFollowed(db, session, userId)
}

export async function getSubject(db: Db, session: Session, id: string): Promise<Subject> {
  const subject = await repo.findSubject(db, session, id)
  if (!subject) throw fail('nf_0031')
  return subject
}

export async function listUsers(
  db: Db,
  session: Session,
  { subjectId, pSize, cursor }: PageQuery & { subjectId: string },
): Promise<Page<UserBrief>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listFollowers(db, session, { subjectId, before, limit: pSize + 1 })
  const briefs = await findBriefs(
    db,
    rows.map(({ accountId }) => accountId),
  )
  return pageOf(rows, {
    pSize,
    present: ({ accountId }) => briefs.get(accountId)!,
    position: ({ position, accountId }) => [position, accountId],
  })
}

/** Of the person's account: what is followed at one school is nobody's business at another (G24). */
export function follow(db: Db, session: Session, subjectId: string): Promise<Subject> {
  return inTransaction(db, async (tx) => {
    await getSubject(tx, session, subjectId)
    if (!(await repo.insertFollow(tx, session.accountId, subjectId))) throw fail('ae_0008')
    return getSubject(tx, session, subjectId)
  })
}

/** What was not followed stays so. */
export async function unfollow(db: Db, session: Session, subjectId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await getSubject(tx, session, subjectId)
    await repo.deleteFollow(tx, session.accountId, subjectId)
  })
}

type SubjectWork = Actor & { db: Db; session: Session }

export function createSubject({ db, session, requestId }: SubjectWork, name: string): Promise<Subject> {
  const { schoolId } = session
  return inTransaction(db, async (tx) => {
    await checkName(tx, { schoolId, name })
    if ((await repo.countSubjects(tx, schoolId)) >= SUBJECTS_PER_SCHOOL) throw fail('ii_0049', { field: 'subjectName' })
    const id = await repo.insertSubject(tx, schoolId, name)
    await note(tx, { session, requestId }, { action: 'subject.created', id })
    return getSubject(tx, session, id)
  })
}

export function renameSubject(
  { db, session, requestId }: SubjectWork,
  { id, name }: { id: string; name: string },
): Promise<Subject> {
  return inTransaction(db, async (tx) => {
    await getSubject(tx, session, id)
    await checkName(tx, { schoolId: session.schoolId, name, id })
    await repo.updateName(tx, id, name)
    await note(tx, { session, requestId }, { action: 'subject.renamed', id })
    return getSubject(tx, session, id)
  })
}

/** One of a name, case and accents aside; under a lock, so that two who write it at once do not both find it free. */
async function checkName(
  tx: Tx,
  { schoolId, name, id }: { schoolId: string; name: string; id?: string },
): Promise<void> {
  if (await isBlockedAtSchool(tx, schoolId, name)) throw fail('ii_0083', { field: 'subjectName' })
  await repo.lockSubjects(tx, schoolId)
  const namesake = await repo.findNamed(tx, schoolId, name)
  if (namesake !== undefined && namesake !== id) throw fail('ae_0008', { field: 'subjectName' })
}

function note(tx: Tx, actor: Actor, { action, id }: { action: string; id: string }): Promise<void> {
  return audit(tx, { action, ...actorOf(actor), subject: { kind: 'subject', id } })
}
