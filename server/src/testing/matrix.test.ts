import { pathParams } from '@trilha/contract/call'
import { expect, it } from 'vitest'
import { callsOf, countCells, onPeople, tryMatrix } from './matrix.ts'
import { everyCall } from './samples/index.ts'
import { testApp } from './test-app.ts'
import { whileWaiting, whoMay, whoSees, withoutObject } from './who-may/index.ts'

it('is known of every call who may make it', () => {
  expect([...whoMay.keys()].toSorted()).toEqual(everyCall.map(({ name }) => name).toSorted())
})

it('is known of every call with a parameter in its path which object it names', () => {
  const needless = new Set(['anonymous', 'client'])
  const unnamed = everyCall.filter(
    ({ call: { path, access } }) =>
      pathParams(path).length > 0 && !access.object && !(typeof access.who === 'string' && needless.has(access.who)),
  )
  expect(unnamed.map(({ name }) => name).toSorted()).toEqual([...withoutObject.keys()].toSorted())
})

it('is known which calls are open while an account waits for a yes', () => {
  const open = everyCall.filter(({ call }) => call.access.whileWaiting === true).map(({ name }) => name)
  expect(open.toSorted()).toEqual([...whileWaiting].toSorted())
})

it('is known of every call that names a person who may make it about whom', () => {
  expect([...whoSees.keys()].toSorted()).toEqual([...new Set(onPeople(everyCall).map(({ name }) => name))].toSorted())
})

it('prints how many cells it tries', () => {
  const { usable, blocked, inactive, foreign, ...added } = countCells(everyCall)
  const before = usable + blocked + inactive + foreign
  const after = Object.values(added).reduce((sum, count) => sum + count, before)
  const each = Object.entries(added).map(([state, count]) => `${state} ${count}`)
  process.stdout.write(`cells of the matrix: ${before} of the older states, ${after} with ${each.join(', ')}\n`)
  for (const count of Object.values(added)) expect(count).toBeGreaterThan(0)
})

/** The large areas have a file of their own, so that several cores work at once. */
const apart = new Set(callsOf(['community', 'identity', 'learning']))
tryMatrix(
  testApp(),
  everyCall.filter((entry) => !apart.has(entry)),
)
