import { AccountDataPage } from '../../identity/accounts/AccountDataPage.tsx'
import { PinUnlock } from '../../identity/family/PinUnlock.tsx'

export function AccountPage() {
  return <AccountDataPage unlock={<PinUnlock />} />
}
