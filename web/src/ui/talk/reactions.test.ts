import { REACTIONS } from '@trilha/contract/constants/community'
import type { ReactionCounts } from '@trilha/contract/community/post-shapes'
import { expect, it } from 'vitest'
import { afterTap, mostOf, totalOf } from './reactions.ts'

const none = Object.fromEntries(REACTIONS.map((reaction) => [reaction, 0])) as ReactionCounts

it('goes on, over to another and off, with the counts', () => {
  const on = afterTap({ myReaction: null, reactions: none }, 'LOVE')
  expect(on).toEqual({ myReaction: 'LOVE', reactions: { ...none, LOVE: 1 } })
  const over = afterTap(on, 'WOW')
  expect(over).toEqual({ myReaction: 'WOW', reactions: { ...none, WOW: 1 } })
  expect(afterTap(over, 'WOW')).toEqual({ myReaction: null, reactions: none })
})

it('is counted over all kinds, and told by the three that most chose', () => {
  const counts = { ...none, LIKE: 2, LOVE: 5, CLAP: 1, SAD: 3 }
  expect(totalOf(counts)).toBe(11)
  expect(mostOf(counts)).toEqual(['LOVE', 'SAD', 'LIKE'])
})
