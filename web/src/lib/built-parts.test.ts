import { contract } from '@trilha/contract'
import { gates, type Call } from '@trilha/contract/call'
import { PARENTAL_SWITCHES, SCHOOL_FLAGS } from '@trilha/contract/constants/people'
import { expect, it } from 'vitest'
import { builtParts, isPartBuilt } from './built-parts.ts'

it('are the parts that a call of the server stands behind, and no others', () => {
  const calls = Object.values(contract).flatMap(({ calls: own }) => Object.values<Call>(own))
  const used = gates.filter((gate) => calls.some(({ access }) => access.gates?.includes(gate)))
  expect(builtParts.toSorted()).toEqual(used.toSorted())
})

it('leave no switch for messages or for making trails', () => {
  expect(PARENTAL_SWITCHES.filter(isPartBuilt)).toEqual(['communityEnabled', 'purchasesEnabled'])
  expect(SCHOOL_FLAGS.filter(isPartBuilt)).toEqual(['isBlockedAccount', 'isGradeControl', 'isPermitAccessClassMenu'])
})
