import { gates } from '@trilha/contract/call'
import type { CurrentAccount, MyAccount } from '@trilha/contract/identity/accounts'
import type { Tokens } from '@trilha/contract/identity/auth'
import { levelOf } from '../../economy/wallets/public.ts'
import type { Config } from '../../platform/config.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { isGateOpen } from '../../platform/session/policy.ts'
import { reachesAccount } from '../../platform/session/reach.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { switchAccount, type AuthWork } from '../auth/public.ts'
import { findOwnAccount, getCurrent, listAccounts, type CurrentRow } from './accounts.repo.ts'

interface CurrentWork {
  db: Db
  session: Session
  platform: { config: Pick<Config, 'socketEnabled' | 'socketPath' | 'socketUrl'> }
  now: Date
}

export async function currentAccount({ db, session, platform, now }: CurrentWork): Promise<CurrentAccount> {
  const { accountId, flags, waitsFor, terms, mustChangePassword } = session
  const { socketEnabled, socketPath, socketUrl = null } = platform.config
  const row = await getCurrent(db, accountId)
  return {
    user: {
      id: row.userId,
      name: row.name,
      nickname: row.nickname,
      avatar: row.avatar,
      emailVerified: row.emailVerifiedAt !== null,
      agreedTerms: terms.own,
      grownUpAgreed: terms.grownUp,
      mustChangePassword,
    },
    account: { id: row.accountId, role: row.role, school: { id: row.schoolId, name: row.schoolName }, waitsFor },
    student: presentStudent(row),
    editLocked: !isGateOpen('profileEditing', session, now),
    mayBuy: isGateOpen('purchases', session, now),
    closedGates: gates.filter((gate) => !isGateOpen(gate, session, now)),
    realtime: socketEnabled ? { url: socketUrl, path: socketPath } : null,
    flags,
  }
}

function presentStudent(row: CurrentRow): CurrentAccount['student'] {
  const { studentId, classId, className, schoolYear, gradeId, gradeName, xpEarned, isMember } = row
  if (
    studentId === null ||
    classId === null ||
    className === null ||
    schoolYear === null ||
    gradeId === null ||
    gradeName === null
  )
    return null
  return {
    id: studentId,
    grade: { id: gradeId, name: gradeName },
    class: { id: classId, name: className, schoolYear },
    isMember,
    level: levelOf(xpEarned),
    xp: xpEarned,
  }
}

export async function listMyAccounts(db: Db, { userId, accountId, ...reach }: Session): Promise<MyAccount[]> {
  const rows = await listAccounts(db, userId)
  return rows
    .filter((row) => reachesAccount(reach, row))
    .map(({ schoolId, schoolName, ...row }) => ({
      ...row,
      school: { id: schoolId, name: schoolName },
      current: row.id === accountId,
    }))
}

/** Works from a blocked account too: the way to the other one must not lead through it. */
export function changeTo(work: AuthWork, session: Session, accId: string): Promise<Tokens> {
  return inTransaction(work.db, async (tx) => {
    const account = await findOwnAccount(tx, session.userId, accId)
    if (!account) throw fail('nf_0001', { field: 'accId' })
    // No longer a member, or inactive (decision G24).
    if (!account.active || !reachesAccount(session, account)) throw fail('br_0003', { field: 'accId' })
    return switchAccount(tx, work, session.sessionId, account.id)
  })
}
