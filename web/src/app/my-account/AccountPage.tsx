import { AccountDataPage } from '../../identity/accounts/AccountDataPage.tsx'
import { LockedNotice } from '../../identity/accounts/LockedNotice.tsx'

export function AccountPage() {
  return <AccountDataPage unlock={<LockedNotice />} />
}
