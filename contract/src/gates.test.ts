import { describe, expect, it } from 'vitest'
import { gates, missingGates, type Call, type Gate } from './call.ts'
import { contract } from './index.ts'

/** Which operations a gate closes, by the documents' own paths. G23, G51, G66 */
const gated: Record<Gate, RegExp> = {
  chat: /^\w+ \/chat-messenger\//,
  classMenu: /^\w+ \/(student-classes\/|friends\/class$)/,
  community: /^\w+ \/(posts|saved-posts|friends|subjects|tags|albums|album-photos|profiles\/:\w+\/subject)(\/|$)/,
  courseCreation: /^(POST|PATCH|DELETE) \/courses(\/:\w+)?$/,
  // Asking for another full name changes one's data too, once the school agrees.
  profileEditing: /^(PATCH \/(profiles|users)\/:\w+|POST \/name-requests)$/,
  purchases: /^POST \/(unlock-user-contents|wallets\/my\/gifts|fair\/products\/:\w+\/purchase)$/,
}

const calls: readonly (Call & { operation: string })[] = Object.values(contract)
  .flatMap(({ calls: own }) => Object.values<Call>(own))
  .map((call) => ({ ...call, operation: `${call.method} ${call.path}` }))

describe.each(gates)('the gate %s', (gate) => {
  it('is named by every call of its area', () => {
    const open = calls.filter(
      ({ operation, access }) => gated[gate].test(operation) && !(access.gates ?? []).includes(gate),
    )
    expect(open.map(({ operation }) => operation)).toEqual([])
  })

  it('is named by no call beside it', () => {
    const beside = calls.filter(({ operation, access }) => access.gates?.includes(gate) && !gated[gate].test(operation))
    expect(beside.map(({ operation }) => operation)).toEqual([])
  })
})

it('reaches the calls that are built', () => {
  for (const gate of ['classMenu', 'profileEditing', 'purchases'] as const)
    expect(calls.some(({ operation }) => gated[gate].test(operation))).toBe(true)
})

it('closes a new domain of its area whatever it is called', () => {
  const open: Pick<Call, 'doc' | 'access'> = { doc: 'extension', access: { who: 'account' } }
  expect(missingGates({ area: 'messaging', name: 'anything' }, open)).toEqual(['chat'])
  expect(missingGates({ area: 'messaging', name: 'notifications' }, open)).toEqual([])
  expect(missingGates({ area: 'community', name: 'anything' }, open)).toEqual(['community'])
})
