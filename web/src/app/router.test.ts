import { readFileSync } from 'node:fs'
import { documentedRoutes } from '@trilha/contract/inventory'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

type Page = keyof typeof paths

/** Read, not run: the router's own imports want a browser. */
const pieces = readFileSync(new URL('router.tsx', import.meta.url), 'utf8').split('createRoute({')

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

test('what stands under /nsr is public', () => {
  const closed = [...marks].filter(([name, isPublic]) => paths[name].startsWith('/nsr/') && !isPublic)
  expect(closed).toEqual([])
})
