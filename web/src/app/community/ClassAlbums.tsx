import { useQuery } from '@tanstack/react-query'
import { LatestAlbumsCard } from '../../community/albums/LatestAlbumsCard.tsx'
import { query } from '../../lib/query.ts'
import { mayOpen, pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'

/** Albums beside the feed, for who has a class whose photos they see. */
export function ClassAlbums() {
  const { data: current } = useQuery(query('accounts', 'current'))
  return current && mayOpen(current.account.role, [pageRoles[paths.photoAlbums]]) ? <LatestAlbumsCard /> : null
}
