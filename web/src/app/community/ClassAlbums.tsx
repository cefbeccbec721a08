import { LatestAlbumsCard } from '../../community/albums/LatestAlbumsCard.tsx'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { mayOpen, pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'

/** Albums beside the feed, for who has a class whose photos they see. */
export function ClassAlbums() {
  const { data: current } = useCurrentAccount()
  return current && mayOpen(current.account.role, [pageRoles[paths.photoAlbums]]) ? <LatestAlbumsCard /> : null
}
