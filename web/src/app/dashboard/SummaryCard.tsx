import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { StudentSummary } from '../../ui/avatar/StudentSummary.tsx'
import { useStudentCard } from '../student-card.ts'

export function SummaryCard({
  current,
  student,
}: {
  current: CurrentAccount
  student: NonNullable<CurrentAccount['student']>
}) {
  return <StudentSummary {...useStudentCard(current, student)} />
}
