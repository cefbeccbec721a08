import { useTranslation } from 'react-i18next'
import { levelProgress, levelTitle } from '../../economy/wallets/level.ts'
import type { Answer } from '../../lib/api/types.ts'
import { StudentSummary } from '../../ui/avatar/StudentSummary.tsx'
import { lookOf } from '../../ui/avatar/look.ts'

type Current = Answer<'accounts', 'current'>

export function SummaryCard({ current, student }: { current: Current; student: NonNullable<Current['student']> }) {
  const { t } = useTranslation('dashboard')
  const { level, into, perLevel } = levelProgress(student)
  return (
    <StudentSummary
      name={current.user.name}
      className={student.class.name}
      school={current.account.school.name}
      year={student.class.schoolYear}
      level={level}
      levelTitle={t(`levels.${levelTitle(level)}`)}
      xpIntoLevel={into}
      xpPerLevel={perLevel}
      selection={lookOf(current.user)}
    />
  )
}
