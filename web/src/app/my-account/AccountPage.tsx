import { AccountData } from '../../identity/accounts/AccountData.tsx'
import { PinUnlock } from '../../identity/family/PinUnlock.tsx'
import { MyFullNameCard } from '../../identity/names/MyFullNameCard.tsx'
import { useCurrentAccount } from '../../lib/current-account.ts'

/** A student asks the school for another full name; everybody else writes their own. */
export function AccountPage() {
  const { data: current } = useCurrentAccount()
  const isStudent = current?.account.role === 'STUDENT'
  return <AccountData unlock={<PinUnlock />} fullName={isStudent ? <MyFullNameCard /> : undefined} />
}
