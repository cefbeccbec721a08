import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router'
import { ErrorPage } from '../ErrorPage.tsx'
import { loadPage } from '../load-page.ts'
import { pageRoles } from '../page-roles.ts'
import { paths } from '../paths.ts'
import { routerPath } from '../router-path.ts'
import { frameRoute } from './root.ts'

const notesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.notes,
  staticData: { title: 'notes', roles: pageRoles[paths.notes] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../learning/notes/NotesPage.tsx'), 'notes', 'pieces', 'ui'),
    'NotesPage',
  ),
})

const taskRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: routerPath(paths.task),
  staticData: { title: 'task' },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../learning/tasks/TaskPage.tsx'), 'tasks', 'avatar', 'ui'),
    'TaskPage',
  ),
})

const myTrailRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.myTrail,
  staticData: { title: 'myTrail', roles: pageRoles[paths.myTrail] },
  validateSearch: (search: { tab?: string } & SearchSchemaInput): { tab?: string } =>
    typeof search.tab === 'string' ? { tab: search.tab } : {},
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../trails/MyTrailPage.tsx'), 'courses', 'ui'),
    'MyTrailPage',
  ),
})

/** A tab of the trails with an address of its own. */
const bookShelfRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.bookShelf,
  staticData: { title: 'bookShelf', roles: pageRoles[paths.ebooks] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../trails/MyTrailPage.tsx'), 'courses', 'ui'),
    'BookShelfPage',
  ),
})

const ebooksRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: paths.ebooks,
  staticData: { title: 'ebooks', roles: pageRoles[paths.ebooks] },
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../../learning/shelves/EbooksPage.tsx'), 'shelves', 'ui'),
    'EbooksPage',
  ),
})

const ebookRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: routerPath(paths.ebook),
  staticData: { title: 'ebook', isFocus: true, roles: pageRoles[paths.ebooks] },
  // The page that lies open, so that an address leads to it.
  validateSearch: (search: { page?: number } & SearchSchemaInput): { page?: number } =>
    typeof search.page === 'number' ? { page: search.page } : {},
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../flipbook/ReaderPage.tsx'), 'shelves', 'pieces', 'ui'),
    'ReaderPage',
  ),
})

/** The course, and inside it one of its classes: the same address, so that going back leads to the course. */
const courseRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: routerPath(paths.course),
  staticData: {
    title: 'course',
    head: { title: 'course', back: paths.myTrail },
    focusBy: ['class', 'review'],
    roles: pageRoles[paths.myTrail],
  },
  validateSearch: (
    search: { class?: string; review?: string; second?: number } & SearchSchemaInput,
  ): { class?: string; review?: string; second?: number } => ({
    ...(typeof search.class === 'string' && { class: search.class }),
    ...(typeof search.review === 'string' && { review: search.review }),
    // Where a note leads to: the moment of the video that it is about.
    ...(typeof search.second === 'number' && { second: search.second }),
  }),
  errorComponent: ErrorPage,
  component: lazyRouteComponent(
    loadPage(() => import('../trails/CoursePage.tsx'), 'courses', 'chests', 'avatar', 'pieces', 'ui'),
    'CoursePage',
  ),
})

/** Trails, their classes, and what belongs to learning. */
export const trails = [
  notesRoute,
  taskRoute,
  myTrailRoute,
  bookShelfRoute,
  ebooksRoute,
  ebookRoute,
  courseRoute,
] as const
