import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { documentedRoutes } from '@trilha/contract/inventory/routes'
import { expect, expectTypeOf, test } from 'vitest'
import { paths } from './paths.ts'
import { childPath, routerPath, type RouterPath } from './router-path.ts'

test.each([
  ['/dashboard', '/dashboard'],
  ['/map/{map}', '/map/$map'],
  ['/my-trail/interactive-tasks/{taskId}/view', '/my-trail/interactive-tasks/$taskId/view'],
  ['/playground/games-gallery/game:{id}', '/playground/games-gallery/game:{$id}'],
  ['/library/{world}/{series}/{bookId}/page={id}', '/library/$world/$series/$bookId/page={$id}'],
  ['/redirect/to/{nextRedirect}', '/redirect/to/$'],
  ['/', '/'],
  ['*', '$'],
])('%s becomes %s', (path, expected) => {
  expect(routerPath(path)).toBe(expected)
})

test('a child goes by what follows its parent', () => {
  const below = childPath('/my-account', '/my-account/help/under-construction')
  expect(below).toBe('help/under-construction')
  expectTypeOf(below).toEqualTypeOf<'help/under-construction'>()
})

test('the types say the same', () => {
  expectTypeOf<
    RouterPath<'/playground/games-gallery/game:{id}'>
  >().toEqualTypeOf<'/playground/games-gallery/game:{$id}'>()
  expectTypeOf<RouterPath<'/library/{world}/page={id}'>>().toEqualTypeOf<'/library/$world/page={$id}'>()
  expectTypeOf<RouterPath<'/redirect/to/{nextRedirect}'>>().toEqualTypeOf<'/redirect/to/$'>()
  expectTypeOf<RouterPath<'/my-trail/course/{id}'>>().toEqualTypeOf<'/my-trail/course/$id'>()
})

/** A router with every route of the documents, to see which one an address finds. */
function documentsRouter() {
  const root = createRootRoute()
  const known = Object.keys(documentedRoutes)
  const routes = known.map((path) => createRoute({ getParentRoute: () => root, path: routerPath(path) }))
  return { known, router: createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() }) }
}

function find(href: string): { template: string | undefined; params: Record<string, string> } {
  const { router } = documentsRouter()
  const matches = router.matchRoutes(
    router.parseLocation({ pathname: href, search: '', hash: '', href, state: {} as never }),
  )
  const page = matches.at(-1)
  return {
    template: matches.length > 1 ? page?.fullPath : undefined,
    params: (page?.params ?? {}) as Record<string, string>,
  }
}

test('every route of the documents is found by an address of its shape', () => {
  const { known } = documentsRouter()
  expect(known.length).toBe(61)
  for (const path of known)
    expect(find(path.replaceAll(/\{\w+\}/g, 'seven')).template).toBe(path === '*' ? '/$' : routerPath(path))
})

test.each([
  ['/playground/games-gallery/game:7', { id: '7' }],
  ['/library/labs/adventure/42/page=12', { world: 'labs', series: 'adventure', bookId: '42', id: '12' }],
  ['/my-trail/interactive-tasks/9/view', { taskId: '9' }],
  ['/redirect/to/a/b', { _splat: 'a/b' }],
])('%s has its parameters', (href, params) => {
  expect(find(href).params).toMatchObject(params)
})

test.each(['/playground/games-gallery/7', '/library/labs/adventure/42/12', '/nowhere'])('%s is no page', (href) => {
  expect(find(href).template).toBe('/$')
})

test('no path stands twice', () => {
  expect(new Set(Object.values(paths)).size).toBe(Object.values(paths).length)
})
