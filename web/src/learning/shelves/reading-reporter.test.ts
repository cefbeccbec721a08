import { expect, test } from 'vitest'
import type { Reading } from './book-path.ts'
import { createReadingReporter, type SavedState } from './reading-reporter.ts'

function given() {
  const told: { atPage: number; seen: number[] }[] = []
  const states: SavedState[] = []
  const network = { isDown: false }
  const reporter = createReadingReporter({
    save: async (body) => {
      if (network.isDown) throw new Error('no network')
      told.push(body)
      return { page: body.atPage } as Reading
    },
    onSaved: () => {},
    onState: (state) => states.push(state),
  })
  return { reporter, told, states, network }
}

test('tells where the reader stands and all that was open since', async () => {
  const { reporter, told, states } = given()
  await reporter.flush()
  expect(told).toEqual([])
  reporter.open([1, 2])
  reporter.open([3, 4])
  await reporter.flush()
  expect(told).toEqual([{ atPage: 3, seen: [1, 2, 3, 4] }])
  expect(states.at(-1)).toBe('saved')
  await reporter.flush()
  expect(told).toHaveLength(1)
  // What came too fast to count is told again with the next.
  reporter.open([5])
  await reporter.flush()
  expect(told[1]).toEqual({ atPage: 5, seen: [1, 2, 3, 4, 5] })
})

test('keeps what could not be told, says so, and tells it with the next', async () => {
  const { reporter, told, states, network } = given()
  network.isDown = true
  reporter.open([1])
  await reporter.flush()
  expect(states.at(-1)).toBe('waiting')
  reporter.open([2])
  await reporter.flush()
  network.isDown = false
  await reporter.flush()
  expect(told).toEqual([{ atPage: 2, seen: [1, 2] }])
  expect(states.at(-1)).toBe('saved')
})
