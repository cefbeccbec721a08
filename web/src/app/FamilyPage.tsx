import { ChildWallet } from '../economy/wallets/ChildWallet.tsx'
import { FamilyHome } from '../identity/family/FamilyHome.tsx'
import { AnswerCards } from '../school/invitations/AnswerCards.tsx'

/** A guardian's home, with what each child has and uses, and with what other schools ask. */
export function FamilyPage() {
  return (
    <FamilyHome
      asked={<AnswerCards as="GUARDIAN" />}
      spendingOf={({ userId, name }) => <ChildWallet userId={userId} name={name} />}
    />
  )
}
