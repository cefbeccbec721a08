import { builtRoutesFloor, documentedRoutes, ownRoutes } from '@trilha/contract/inventory'
import { expect, it } from 'vitest'
import { paths } from './paths.ts'

const all: readonly string[] = Object.values(paths)
const documented = all.filter((path) => Object.hasOwn(documentedRoutes, path))

it('every path is one of the documents, spelled as there, or said to be our own', () => {
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((path) => !documented.includes(path)).toSorted()).toEqual([...ownRoutes].toSorted())
})

it('never loses a page of the documents', () => {
  expect(documented.length, 'a page of the documents is gone').toBeGreaterThanOrEqual(builtRoutesFloor)
  expect(documented.length, `more pages are built: raise builtRoutesFloor to ${documented.length}`).toBe(
    builtRoutesFloor,
  )
})
