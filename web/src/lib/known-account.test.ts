import { expect, test } from 'vitest'
import { forgetKnownAccount } from './forget-known-account.ts'
import { keepKnownAccount, readKnownAccount, type KnownAccount } from './known-account.ts'
import { memoryStore } from './storage.ts'

const known = { role: 'STUDENT', flags: { isPermitAccessClassMenu: true } } as unknown as KnownAccount

test('what is known of an account is there for it alone, until it leaves', () => {
  const store = memoryStore()
  expect(readKnownAccount('a', store)).toBeUndefined()
  keepKnownAccount('a', known, store)
  expect(readKnownAccount('a', store)).toEqual(known)
  expect(readKnownAccount('b', store)).toBeUndefined()
  expect(readKnownAccount(undefined, store)).toBeUndefined()
  forgetKnownAccount(store)
  expect(readKnownAccount('a', store)).toBeUndefined()
})

test.each(['nonsense', '7', '[]', '{"accountId":"a","role":"KING","flags":{}}', '{"accountId":"a","role":"STUDENT"}'])(
  'what somebody else left there is nothing: %s',
  (text) => {
    const store = memoryStore()
    store.setItem('trilha.known_account', text)
    expect(readKnownAccount('a', store)).toBeUndefined()
  },
)

test('a full device keeps nothing and breaks nothing', () => {
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => keepKnownAccount('a', known, full)).not.toThrow()
})
