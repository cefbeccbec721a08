import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { useTranslation } from 'react-i18next'
import { levelProgress, levelTitle } from '../economy/wallets/level.ts'
import { lookOf } from '../ui/avatar/look.ts'

/** What the student card says, wherever it stands. */
export function useStudentCard(current: CurrentAccount, student: NonNullable<CurrentAccount['student']>) {
  const { t } = useTranslation('dashboard')
  const { level, into, perLevel } = levelProgress(student)
  return {
    name: current.user.name,
    className: student.class.name,
    school: current.account.school.name,
    year: student.class.schoolYear,
    level,
    levelTitle: t(`levels.${levelTitle(level)}`),
    xpIntoLevel: into,
    xpPerLevel: perLevel,
    selection: lookOf(current.user),
  }
}
