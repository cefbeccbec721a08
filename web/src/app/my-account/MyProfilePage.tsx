import { ProfilePage } from '../../growth/profiles/ProfilePage.tsx'
import { PinUnlock } from '../../identity/family/PinUnlock.tsx'
import { ProfileHead } from './ProfileHead.tsx'

export function MyProfilePage() {
  return <ProfilePage head={<ProfileHead />} unlock={<PinUnlock />} />
}
