import { MODERATION_STATES, REPORT_TYPES, type ModerationState } from '@trilha/contract/constants'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appealableUntil, hoursFor, moves, severityOf, stateAfter, type Move } from './moderation.rules.ts'

const allMoves = Object.keys(moves) as Move[]

/** Said again by hand: where each move leads from each state; nothing else is allowed. */
const allowed: Partial<Record<`${ModerationState} ${Move}`, ModerationState>> = {
  'OPEN dismiss': 'DISMISSED',
  'OPEN decide': 'DECIDED',
  'DECIDED appeal': 'APPEALED',
  'APPEALED uphold': 'UPHELD',
  'APPEALED reverse': 'REVERSED',
}

describe('the states of a case', () => {
  it.each(MODERATION_STATES.flatMap((state) => allMoves.map((move) => [state, move] as const)))(
    '%s, %s',
    (state, move) => {
      expect(stateAfter(state, move)).toBe(allowed[`${state} ${move}`])
    },
  )

  it('are all reached, are left by no more than one decision and one answer, and end', () => {
    const reached = new Set<ModerationState>(['OPEN'])
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...allMoves), { maxLength: 12 }), (tried) => {
        let state: ModerationState = 'OPEN'
        const taken: Move[] = []
        for (const move of tried) {
          const next = stateAfter(state, move)
          if (next === undefined) continue
          taken.push(move)
          state = next
          reached.add(state)
        }
        expect(taken.length).toBeLessThanOrEqual(3)
        expect(taken.filter((move) => move === 'dismiss' || move === 'decide').length).toBeLessThanOrEqual(1)
        expect(taken.filter((move) => move === 'uphold' || move === 'reverse').length).toBeLessThanOrEqual(1)
        // Nobody answers an appeal that was not made, and nobody appeals to what was not decided.
        if (state === 'UPHELD' || state === 'REVERSED') expect(taken.slice(0, 2)).toEqual(['decide', 'appeal'])
      }),
      { numRuns: 2_000 },
    )
    expect([...reached].toSorted()).toEqual([...MODERATION_STATES].toSorted())
  })
})

describe('severe types', () => {
  it('go before the others and have less time', () => {
    const severe = REPORT_TYPES.filter((type) => severityOf(type) === 2)
    expect(severe).toEqual(['VIOLENCE', 'SEXUAL'])
    expect(REPORT_TYPES.map((type) => hoursFor(severityOf(type)))).toEqual([24, 48, 24, 48, 72, 72, 72])
  })
})

describe('the time to appeal', () => {
  const decidedAt = new Date('2026-11-01T12:00:00Z')

  it.each([
    ['2026-11-16T11:59:59Z', '2026-11-16T12:00:00.000Z'],
    ['2026-11-16T12:00:00Z', null],
  ])('at %s is until %s', (now, until) => {
    expect(appealableUntil({ state: 'DECIDED', decidedAt }, new Date(now))?.toISOString() ?? null).toBe(until)
  })

  it.each(['OPEN', 'DISMISSED', 'APPEALED', 'UPHELD', 'REVERSED'] as const)('of %s there is none', (state) => {
    expect(appealableUntil({ state, decidedAt }, decidedAt)).toBeNull()
  })
})
