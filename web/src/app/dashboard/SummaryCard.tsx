import type { Answer } from '../../lib/api/types.ts'
import { StudentSummary } from '../../ui/avatar/StudentSummary.tsx'
import { useStudentCard } from '../student-card.ts'

type Current = Answer<'accounts', 'current'>

export function SummaryCard({ current, student }: { current: Current; student: NonNullable<Current['student']> }) {
  return <StudentSummary {...useStudentCard(current, student)} />
}
