import { ChildWallet } from '../economy/wallets/ChildWallet.tsx'
import { FamilyPage } from '../identity/family/FamilyPage.tsx'

/** A guardian's home, with what each child has and uses. */
export function FamilyHome() {
  return <FamilyPage spendingOf={({ userId, name }) => <ChildWallet userId={userId} name={name} />} />
}
