import { ProfilePage } from '../../growth/profiles/ProfilePage.tsx'
import { PinUnlock } from '../../identity/family/PinUnlock.tsx'

export function MyProfilePage() {
  return <ProfilePage unlock={<PinUnlock />} />
}
