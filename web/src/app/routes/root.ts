import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { standing } from '../../lib/api/client.ts'
import { supportChat } from '../../lib/support-chat.ts'
import { judge } from '../guard.ts'
import { loadPage } from '../load-page.ts'
import { paths } from '../paths.ts'
import { routerPath } from '../router-path.ts'
import { Root } from '../Root.tsx'

/** In the documents' order: the support chat is told, then the token is looked at. */
export const rootRoute = createRootRoute({
  component: Root,
  beforeLoad: async ({ location, matches, preload }) => {
    if (!preload) supportChat.update()
    const page = matches.at(-1)
    const template = page?.fullPath as string | undefined
    const isPublic = page?.staticData.isPublic === true
    // A public page other than the login asks nobody.
    if (isPublic && template !== paths.login) return
    const { kind } = await standing()
    const { next } = location.search as { next?: unknown }
    const verdict = judge({
      template,
      isPublic,
      // A server that cannot be reached has refused nobody: the page opens and says that it is offline.
      isSignedIn: kind === 'valid' || kind === 'unreachable',
      href: location.href,
      next: typeof next === 'string' ? next : undefined,
    })
    if (verdict.kind === 'login') {
      throw redirect({
        to: paths.login,
        search: verdict.next === undefined ? {} : { next: verdict.next },
        replace: true,
      })
    }
    if (verdict.kind === 'away') throw redirect({ href: verdict.to, replace: true })
  },
})

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.root,
  staticData: { isPublic: true },
  beforeLoad: () => {
    throw redirect({ to: paths.dashboard, replace: true })
  },
})

/** Pages that need a session; those in focus mode hang here, without the shell. */
export const sessionRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'session',
  component: lazyRouteComponent(
    loadPage(() => import('../SessionGate.tsx')),
    'SessionGate',
  ),
})

/** Pages inside the shell: sidebar, top bar, balances. */
export const frameRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'frame',
  component: lazyRouteComponent(
    loadPage(() => import('../AppFrame.tsx'), 'shell', 'ui', 'avatar', 'notifications'),
    'AppFrame',
  ),
})

export const NotFoundPage = lazyRouteComponent(
  loadPage(() => import('../NotFoundPage.tsx'), 'app'),
  'NotFoundPage',
)

/** Public too, so that a wrong address does not ask for a password first. */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routerPath(paths.notFound),
  staticData: { isPublic: true, title: 'notFound' },
  component: NotFoundPage,
})
