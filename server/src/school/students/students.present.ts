import type { MyStudent, Student, StudentBasic } from '@trilha/contract/school/students'
import { levelOf } from '../../economy/wallets/public.ts'
import type { Viewer } from '../../identity/accounts/public.ts'
import type { StudentRow } from './students.repo.ts'

/** What somebody who left the ranking has earned is for them and the school to see, not for classmates (decision D8). */
export function presentStudent(row: StudentRow, viewer: Pick<Viewer, 'role' | 'userId'>): Student {
  const isKept = row.isHidden && viewer.role === 'STUDENT' && viewer.userId !== row.userId
  return isKept ? { ...present(row), level: null, xp: null } : present(row)
}

function present(row: StudentRow) {
  return {
    id: row.id,
    userId: row.userId,
    accountId: row.accountId,
    schoolId: row.schoolId,
    grade: { id: row.gradeId, name: row.gradeName },
    class: { id: row.classId, name: row.className },
    level: levelOf(row.xpEarned),
    xp: row.xpEarned,
  }
}

export function presentMine(row: StudentRow): MyStudent {
  return { ...present(row), isInRanking: !row.isHidden }
}

export function presentBasic(row: StudentRow): StudentBasic {
  const { id, userId, profileId, name, nickname, surname, avatar } = row
  return {
    id,
    userId,
    profileId,
    name,
    nickname,
    surname,
    avatar,
    grade: { id: row.gradeId, name: row.gradeName },
    class: { id: row.classId, name: row.className },
  }
}
