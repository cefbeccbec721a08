import { lazy, type ComponentType } from 'react'
import type { Namespace } from '../../lib/i18n.ts'
import { MyCourses } from '../../learning/courses/MyCourses.tsx'
import { loadPage } from '../load-page.ts'
import { paths } from '../paths.ts'

export interface TrailTab {
  /** Also its word in the address. */
  id: 'books' | 'courses' | 'tasks'
  /** Where the documents give it an address of its own. */
  path?: typeof paths.bookShelf
  Part: ComponentType
}

/** What stands under "Minhas trilhas", in its order. A tab that is not built has no line. */
export const trailTabs: readonly TrailTab[] = [
  { id: 'courses', Part: MyCourses },
  {
    id: 'tasks',
    Part: lazyTab(
      () => import('../../learning/tasks/TasksList.tsx'),
      ({ TasksList }) => TasksList,
      'tasks',
      'ui',
    ),
  },
  {
    id: 'books',
    path: paths.bookShelf,
    Part: lazyTab(
      () => import('../../learning/shelves/BookShelf.tsx'),
      ({ BookShelf }) => BookShelf,
      'shelves',
      'ui',
    ),
  },
]

/** Fetched when it is first shown. */
function lazyTab<M>(
  code: () => Promise<M>,
  pick: (module: M) => ComponentType,
  ...namespaces: Namespace[]
): ComponentType {
  const load = loadPage(code, ...namespaces)
  return lazy(async () => ({ default: pick(await load()) }))
}
