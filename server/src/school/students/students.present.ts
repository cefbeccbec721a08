import type { MyStudent, Student, StudentBasic } from '@trilha/contract/school/students'
import { levelOf } from '../../economy/wallets/public.ts'
import type { StudentRow } from './students.repo.ts'

export function presentStudent(row: StudentRow): Student {
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
  return { ...presentStudent(row), isInRanking: !row.isHidden }
}

export function presentBasic(row: StudentRow): StudentBasic {
  const { id, userId, profileId, name, nickname, avatar } = row
  return {
    id,
    userId,
    profileId,
    name,
    nickname,
    avatar,
    grade: { id: row.gradeId, name: row.gradeName },
    class: { id: row.classId, name: row.className },
  }
}
