import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { ErrorPage } from '../ErrorPage.tsx'
import { loadPage } from '../load-page.ts'
import { pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'
import { routerPath } from '../router-path.ts'
import { frameRoute } from './root.ts'

const namespaces = ['albums', 'posts', 'friends', 'pieces', 'ui'] as const

const albumsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.photoAlbums,
  staticData: { title: 'photoAlbums', roles: pageRoles[paths.photoAlbums] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../community/AlbumsPage.tsx'), ...namespaces),
    'AlbumsPage',
  ),
})

const albumRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: routerPath(paths.photoAlbum),
  staticData: { title: 'photoAlbum', roles: pageRoles[paths.photoAlbums] },
  /** The photo that is open, so that it can be passed on and the way back closes it. */
  validateSearch: (search: { photo?: string | number } & SearchSchemaInput): { photo?: string } =>
    search.photo === undefined ? {} : { photo: String(search.photo).slice(0, 60) },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../community/AlbumPage.tsx'), ...namespaces),
    'AlbumPage',
  ),
})

/** Photos of the class, inside the shell. */
export const communityAlbums = [albumsRoute, albumRoute] as const
