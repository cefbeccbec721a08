import { describe, expect, it } from 'vitest'
import { layTrail, type Point } from './trail-layout.ts'

const widths = [276, 358, 560, 776, 1100]
const courses = [[5, 5, 5, 5, 4], [1], [0, 3], [24], Array.from({ length: 12 }, () => 8)]

function stopsOf(counts: number[], width: number): Point[] {
  const { modules, end } = layTrail(counts, width)
  return [...modules.flatMap(({ at, contents }) => [at, ...contents]), end]
}

describe.each(widths)('a trail of %i px', (width) => {
  it.each(courses.map((counts) => [counts]))('has a place for every stop of %j, in order, inside the box', (counts) => {
    const stops = stopsOf(counts, width)
    expect(stops).toHaveLength(counts.reduce((sum, count) => sum + count + 1, 1))
    const { height } = layTrail(counts, width)
    for (const { x, y } of stops) {
      expect(x).toBeGreaterThanOrEqual(30)
      expect(x).toBeLessThanOrEqual(width - 30)
      expect(y).toBeLessThan(height)
    }
    expect(stops.map(({ y }) => y)).toEqual(stops.map(({ y }) => y).toSorted((a, b) => a - b))
  })

  it.each(courses.map((counts) => [counts]))('never puts one stop of %j on another', (counts) => {
    const stops = stopsOf(counts, width)
    for (const [index, stop] of stops.entries())
      for (const other of stops.slice(index + 1))
        expect(Math.hypot(stop.x - other.x, stop.y - other.y)).toBeGreaterThan(34)
  })
})

it('turns at every module', () => {
  const { modules, end } = layTrail([2, 2, 2], 776)
  expect(modules.map(({ side }) => side)).toEqual(['left', 'right', 'left'])
  expect(end.side).toBe('right')
})
