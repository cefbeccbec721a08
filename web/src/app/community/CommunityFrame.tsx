import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TalkLinksProvider, type TalkLinks } from '../../ui/talk/talk-links.ts'
import { paths } from '../paths.ts'
import { routerPath } from '../router-path.ts'
import { useToldGone } from './use-told-gone.ts'

const links: TalkLinks = {
  album: ({ id, photoId, ...rest }) => (
    <Link
      to={routerPath(paths.photoAlbum)}
      params={{ id }}
      search={photoId === undefined ? {} : { photo: photoId }}
      {...rest}
    />
  ),
  post: ({ id, ...rest }) => <Link to={routerPath(paths.post)} params={{ id }} {...rest} />,
  subject: ({ id, ...rest }) => <Link to={routerPath(paths.subject)} params={{ subjectId: id }} {...rest} />,
}

/** Around the community's pages: who knows the routes gives them. */
export function CommunityFrame({ children }: { children: ReactNode }) {
  useToldGone()
  return <TalkLinksProvider value={links}>{children}</TalkLinksProvider>
}
