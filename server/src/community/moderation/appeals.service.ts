import type { MyCase } from '@trilha/contract/community/case-shapes'
import { actorOf, audit } from '../../platform/audit.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { pageOf, readCursor, readMoment, type Page, type PageQuery } from '../../platform/http/page.ts'
import { lockForAuthor, updateState } from './cases.repo.ts'
import type { CaseWork } from './cases.service.ts'
import { appealableUntil, stateAfter } from './moderation.rules.ts'
import * as repo from './own-cases.repo.ts'

export async function listMyCases(
  { db, session, now }: Pick<CaseWork, 'session' | 'now'> & { db: Db },
  { pSize, cursor }: PageQuery,
): Promise<Page<MyCase>> {
  const before = readCursor(cursor, readMoment)
  const rows = await repo.listOwn(db, session.accountId, { before, limit: pSize + 1 })
  return pageOf(rows, { pSize, present: (row) => present(row, now), position: ({ position, id }) => [position, id] })
}

function present(row: repo.MyCaseRow, now: Date): MyCase {
  const { id, entity, state, evidence, actions, suspendedUntil, message, decidedAt, appealedAt, answer } = row
  return {
    id,
    entityReport: entity,
    state,
    evidence,
    actions,
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
    message,
    decidedAt: decidedAt.toISOString(),
    mayAppealUntil: appealableUntil(row, now)?.toISOString() ?? null,
    appeal:
      row.appeal === null || appealedAt === null ? null : { text: row.appeal, at: appealedAt.toISOString(), answer },
  }
}

/** Once, and in time. */
export function appeal(work: CaseWork, id: string, message: string): Promise<MyCase> {
  const { session, now } = work
  return inTransaction(work.db, async (tx) => {
    const locked = await lockForAuthor(tx, session.accountId, id)
    const row = locked && (await repo.findOwn(tx, session.accountId, id))
    if (!row) throw fail('nf_0071')
    const state = stateAfter(row.state, 'appeal')
    if (!state || appealableUntil(row, now) === null) throw fail('ii_0054')
    await updateState(tx, id, { state, appeal: message })
    await audit(tx, { ...actorOf(work), action: 'moderation.appealed', subject: { kind: 'moderationCase', id } })
    const { schoolId, accountId } = session
    await work.emit(tx, 'moderation.appealed', { caseId: id, schoolId, authorAccountId: accountId })
    return present((await repo.findOwn(tx, session.accountId, id))!, now)
  })
}
