import { RANKING_SIZE } from '@trilha/contract/constants'
import type { UserBrief } from '@trilha/contract/people'
import type { MyStudent, Ranking, RankingRow } from '@trilha/contract/school/students'
import { findBriefs, type Viewer } from '../../identity/accounts/public.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { presentBasic, presentMine, presentStudent } from './students.present.ts'
import * as repo from './students.repo.ts'
import type { StudentKey, StudentRow } from './students.repo.ts'
import { rank, shownRows } from './students.rules.ts'

async function getVisible(db: Db, viewer: Viewer, key: StudentKey): Promise<StudentRow> {
  const student = await repo.findVisibleStudent(db, viewer, key)
  if (!student) throw fail('nf_0012')
  return student
}

export async function getStudent(db: Db, viewer: Viewer, key: StudentKey) {
  return presentStudent(await getVisible(db, viewer, key), viewer)
}

export async function getBasic(db: Db, viewer: Viewer, key: StudentKey) {
  return presentBasic(await getVisible(db, viewer, key))
}

export async function getMine(db: Db, viewer: Viewer): Promise<MyStudent> {
  return presentMine(await getVisible(db, viewer, { userId: viewer.userId }))
}

export function setMyRanking(db: Db, viewer: Viewer, isVisible: boolean): Promise<MyStudent> {
  return inTransaction(db, async (tx) => {
    await repo.updateHidden(tx, viewer.accountId, !isVisible)
    return getMine(tx, viewer)
  })
}

/** The student, if the viewer may look at the class: it is private to who belongs to it. */
async function getInClass(db: Db, viewer: Viewer, key: StudentKey): Promise<StudentRow> {
  const student = await getVisible(db, viewer, key)
  if (!(await repo.readsClass(db, viewer, student.classId))) throw fail('br_0003')
  return student
}

/** A student sees the own neighbourhood; who teaches, that of the student in question. */
function centre(viewer: Viewer, student: StudentRow): string {
  return viewer.role === 'STUDENT' ? viewer.accountId : student.accountId
}

/** A classmate's place is told where the list would show it, and no further down (decision D8). */
export async function getRanking(db: Db, viewer: Viewer, key: StudentKey): Promise<Ranking> {
  return rankingOf(db, viewer, await getInClass(db, viewer, key))
}

/** The place alone, for who reads about a person: none where there is no student, or none that the viewer may hear of. */
export async function findRank(db: Db, viewer: Viewer, userId: string): Promise<number | undefined> {
  const student = await repo.findVisibleStudent(db, viewer, { userId })
  if (!student || !(await repo.readsClass(db, viewer, student.classId))) return undefined
  return (await rankingOf(db, viewer, student)).position ?? undefined
}

async function rankingOf(db: Db, viewer: Viewer, student: StudentRow): Promise<Ranking> {
  const standings = await repo.listStandings(db, student.classId)
  const ranked = rank(standings)
  const visible = shownRows(ranked, { size: RANKING_SIZE, around: centre(viewer, student) })
  const row = visible.find(({ accountId }) => accountId === student.accountId)
  const own = standings.find(({ accountId }) => accountId === viewer.accountId && accountId === student.accountId)
  return { position: row?.position ?? null, value: row?.value ?? own?.value ?? null }
}

export async function listRanking(
  db: Db,
  viewer: Viewer,
  { size, ...key }: StudentKey & { size: number },
): Promise<RankingRow[]> {
  const student = await getInClass(db, viewer, key)
  if (!viewer.isMember) return []
  const ranked = rank(await repo.listStandings(db, student.classId))
  const rows = shownRows(ranked, { size, around: centre(viewer, student) })
  const briefs = await findBriefs(
    db,
    rows.map(({ accountId }) => accountId),
  )
  return rows.map(({ position, accountId, value }) => ({ position, user: briefs.get(accountId)!, value }))
}

const byName = new Intl.Collator('pt-BR')

async function listBriefs(db: Db, accountIds: readonly string[]): Promise<UserBrief[]> {
  const briefs = await findBriefs(db, accountIds)
  return [...briefs.values()].toSorted((a, b) => byName.compare(a.name, b.name))
}

export async function listClassmates(db: Db, viewer: Viewer, key: StudentKey): Promise<UserBrief[]> {
  const student = await getInClass(db, viewer, key)
  return listBriefs(db, await repo.listClassmates(db, viewer, student))
}

export async function listProfessors(db: Db, viewer: Viewer, key: StudentKey): Promise<UserBrief[]> {
  const student = await getInClass(db, viewer, key)
  return listBriefs(db, await repo.listProfessors(db, viewer, student.classId))
}
