import { AccountData } from '../../identity/accounts/AccountData.tsx'
import { PinUnlock } from '../../identity/family/PinUnlock.tsx'

export function AccountPage() {
  return <AccountData unlock={<PinUnlock />} />
}
