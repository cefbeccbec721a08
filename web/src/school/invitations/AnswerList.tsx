import type { MyInvitation } from '@trilha/contract/school/invitations'
import { useState } from 'react'
import { AnswerCard } from './AnswerCard.tsx'

/** The cards, also of those that were answered on this visit: the list no longer has them, and the answer stays to be read. */
export function AnswerList({ invitations }: { invitations: readonly MyInvitation[] }) {
  const [answered, setAnswered] = useState<readonly MyInvitation[]>([])
  const gone = answered.filter(({ id }) => !invitations.some((each) => each.id === id))
  return [...invitations, ...gone].map((invitation) => (
    <AnswerCard
      key={invitation.id}
      invitation={invitation}
      onAnswered={() => setAnswered((before) => [...before, invitation])}
    />
  ))
}
