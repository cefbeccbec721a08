import { MyProfile } from '../../growth/profiles/MyProfile.tsx'
import { PinUnlock } from '../../identity/family/PinUnlock.tsx'
import { ProfileHead } from './ProfileHead.tsx'

export function MyProfilePage() {
  return <MyProfile head={<ProfileHead />} unlock={<PinUnlock />} />
}
