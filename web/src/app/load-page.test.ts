import { expect, test } from 'vitest'
import { isChunkError, withTimeout } from './load-page.ts'

test('a chunk that arrives is handed on', async () => {
  expect(await withTimeout(Promise.resolve('page'), 50)).toBe('page')
})

test('one that does not arrive in time fails', async () => {
  const error: unknown = await withTimeout(new Promise(() => {}), 5).catch((thrown: unknown) => thrown)
  expect(isChunkError(error)).toBe(true)
})

test('one that fails keeps its cause, under a name that the router does not reload for', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: https://x/y.js')
  const error: unknown = await withTimeout(Promise.reject(cause), 50).catch((thrown: unknown) => thrown)
  expect(isChunkError(error) && error).toMatchObject({ message: 'a part of the page did not load', cause })
})
