import { describe, expect, it } from 'vitest'
import { closedPart, dotCount, dots, opening, openPart, rewardGap, stepVariables } from './opening-timeline.ts'

describe('the timeline of an opening', () => {
  it('lasts 1600 ms from the first frame to the last', () => {
    expect(Math.max(...Object.values(opening).map(([, to]) => to))).toBe(1600)
    expect(opening.press[0] + closedPart + openPart).toBe(1600)
  })

  it('goes step by step, and only the rewards begin while the step before still plays', () => {
    const steps = Object.values(opening)
    for (const [at, [from, to]] of steps.entries()) {
      expect(to).toBeGreaterThan(from)
      const before = steps[at - 1]
      if (before && from !== opening.rewards[0]) expect(from).toBe(before[1])
    }
    expect(opening.rewards[0]).toBeLessThan(opening.burst[1])
  })

  it('gives the css each step within its own part', () => {
    expect(stepVariables()).toMatchObject({
      '--stage-at': '0ms',
      '--stage-for': '120ms',
      '--press-at': '0ms',
      '--press-for': '130ms',
      '--rock-at': '130ms',
      '--rock-for': '450ms',
      '--lid-at': '0ms',
      '--burst-at': '200ms',
      '--rewards-at': '400ms',
      '--rewards-for': '500ms',
      '--reward-gap': `${rewardGap}ms`,
    })
  })

  it('gathers 24 dots, all in before the lid opens', () => {
    expect(dots).toHaveLength(dotCount)
    expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(dotCount)
    const gathering = opening.rock[1] - opening.rock[0]
    for (const { delay } of dots) expect(delay).toBeLessThan(gathering / 2)
  })
})
