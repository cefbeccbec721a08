import { createRouter } from '@tanstack/react-router'
import { PublicErrorPage } from './ErrorPage.tsx'
import { PendingPage } from './PendingPage.tsx'
import { community } from './routes/community.ts'
import { communityAlbums } from './routes/community-albums.ts'
import { communityPeople } from './routes/community-people.ts'
import { desk } from './routes/desk.ts'
import { doors } from './routes/doors.ts'
import { myAccount } from './routes/my-account.ts'
import { dataRequestRoute, pages, waitingRoute } from './routes/pages.ts'
import { frameRoute, homeRoute, NotFoundPage, notFoundRoute, rootRoute, sessionRoute } from './routes/root.ts'
import './routes/static-data.ts'
import { trails } from './routes/trails.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const routeTree = rootRoute.addChildren([
  homeRoute,
  ...doors,
  sessionRoute.addChildren([
    frameRoute.addChildren([
      ...pages,
      ...community,
      ...communityAlbums,
      ...communityPeople,
      ...trails,
      myAccount,
      desk,
    ]),
    dataRequestRoute,
    waitingRoute,
  ]),
  notFoundRoute,
])

export const router = createRouter({
  routeTree,
  basepath: '/',
  defaultNotFoundComponent: NotFoundPage,
  // Pages inside the shell bring their own, without a second frame.
  defaultErrorComponent: PublicErrorPage,
  defaultPendingComponent: PendingPage,
  // A skeleton appears only when the wait is felt, and then long enough not to flicker.
  defaultPendingMs: 200,
  defaultPendingMinMs: 400,
  defaultPreload: 'intent',
  // Data is the query cache's business.
  defaultPreloadStaleTime: 0,
})
