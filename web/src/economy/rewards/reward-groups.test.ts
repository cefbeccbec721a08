import { REWARD_AMOUNTS } from '@trilha/contract/constants/economy'
import { expect, it } from 'vitest'
import { rewardGroups } from './reward-groups.ts'

it('every act that pays stands in one group', () => {
  expect(Object.values(rewardGroups).flat().toSorted()).toEqual(Object.keys(REWARD_AMOUNTS).toSorted())
})
