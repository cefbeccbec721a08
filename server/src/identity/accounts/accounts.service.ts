import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { levelOf } from '../../economy/wallets/public.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Session } from '../../platform/session/session-store.ts'
import { getCurrent, type CurrentRow } from './accounts.repo.ts'
import { hasAgreed } from './users.rules.ts'

export async function currentAccount(
  db: Db,
  { accountId, flags, controls, editGrantedUntil }: Session,
  now: Date,
): Promise<CurrentAccount> {
  const row = await getCurrent(db, accountId)
  return {
    user: {
      id: row.userId,
      name: row.name,
      nickname: row.nickname,
      avatar: row.avatar,
      emailVerified: row.emailVerifiedAt !== null,
      agreedTerms: hasAgreed(row.termsVersion),
    },
    account: { id: row.accountId, role: row.role, school: { id: row.schoolId, name: row.schoolName } },
    student: presentStudent(row),
    editLocked: controls.pinSet && !(editGrantedUntil !== null && editGrantedUntil > now),
    flags,
  }
}

function presentStudent(row: CurrentRow): CurrentAccount['student'] {
  const { studentId, classId, className, schoolYear, gradeId, gradeName, xpEarned } = row
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
    level: levelOf(xpEarned),
    xp: xpEarned,
  }
}
