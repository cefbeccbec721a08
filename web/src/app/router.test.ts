import { readdirSync, readFileSync } from 'node:fs'
import { documentedRoutes } from '@trilha/contract/inventory'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

type Page = keyof typeof paths

/** Read, not run: the router's own imports want a browser. */
const folder = new URL('routes/', import.meta.url)
const pieces = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')
  .split('createRoute({')

/** Which pages have a route, and whether it says that it is public. */
const marks = new Map(
  pieces.slice(1).flatMap((route, index) => {
    const listed = /\[([^\]]+)\]\.map\(\(path\) =>\s*$/.exec(pieces[index]!)?.[1]
    const own = /^\s*path: (.+),$/m.exec(route)?.[1]
    const names = [...(listed ?? own ?? '').matchAll(/paths\.(\w+)/g)].map((match) => match[1] as Page)
    // Of a child's path the last is its own, the first its parent's.
    return (listed ? names : names.slice(-1)).map((name) => [name, route.includes('isPublic: true')] as const)
  }),
)

test('every page has a route', () => {
  expect([...marks.keys()].toSorted()).toEqual(Object.keys(paths).toSorted())
})

test('a page is public where the documents say so, and no other of theirs is', () => {
  const access: Readonly<Record<string, string>> = documentedRoutes
  const wrong = [...marks].filter(
    ([name, isPublic]) => paths[name] in access && isPublic !== (access[paths[name]] === 'public'),
  )
  expect(wrong).toEqual([])
})

test('a page inside the shell brings its own words for a failure, without a second frame', () => {
  const inside = pieces.slice(1).filter((route) => /getParentRoute: \(\) => (?:frame|desk|myAccount)Route,/.test(route))
  expect(inside.length).toBeGreaterThan(30)
  const bare = inside.filter((route) => route.includes('lazyRouteComponent') && !/errorComponent: \w+,/.test(route))
  expect(bare.map((route) => /path: (.+),/.exec(route)?.[1])).toEqual([])
})

test('what stands under /nsr is public', () => {
  const closed = [...marks].filter(([name, isPublic]) => paths[name].startsWith('/nsr/') && !isPublic)
  expect(closed).toEqual([])
})
