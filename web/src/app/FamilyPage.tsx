import { ChildWallet } from '../economy/wallets/ChildWallet.tsx'
import { FamilyHome } from '../identity/family/FamilyHome.tsx'

/** A guardian's home, with what each child has and uses. */
export function FamilyPage() {
  return <FamilyHome spendingOf={({ userId, name }) => <ChildWallet userId={userId} name={name} />} />
}
