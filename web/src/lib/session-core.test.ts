import { expect, test } from 'vitest'
import { createSession, type Session } from './session-core.ts'
import { memoryStore } from './storage.ts'
import { tokenOf } from './testing/tokens.ts'
import { createTokenStore, isExpired, readClaims, tokenKeys } from './tokens-core.ts'

const exp = 2_000_000_000

function browser() {
  const store = memoryStore()
  const accounts: (string | undefined)[] = []
  const revoked: number[] = []
  const tabs = [createTokenStore(store), createTokenStore(store)] as const
  function tab(tokens: (typeof tabs)[number], revokeCall: () => Promise<unknown> = async () => revoked.push(1)) {
    return createSession({
      tokens,
      signInCall: async ({ username }) => ({
        access_token: tokenOf({ exp, user_name: username, lsh: `account of ${username}` }),
        refresh_token: `refresh of ${username}`,
        token_type: 'bearer',
        expires_in: 600,
      }),
      revokeCall,
      onAccountChange: (next: Session | undefined) => accounts.push(next?.accountId),
    })
  }
  return { store, tabs, tab, accounts, revoked }
}

test('sign-in stores both tokens and tells', async () => {
  const { store, tabs, tab, accounts } = browser()
  const session = tab(tabs[0])
  let told = 0
  session.subscribe(() => (told += 1))
  expect(session.current()).toBeUndefined()
  await session.signIn({ username: 'luana', password: 'x' })
  expect(session.current()).toMatchObject({ accountId: 'account of luana', claims: { user_name: 'luana', exp } })
  expect(store.getItem(tokenKeys.refresh)).toBe('refresh of luana')
  expect([told, accounts]).toEqual([1, ['account of luana']])
})

test('a renewed token of the same account tells nobody', async () => {
  const { tabs, tab, accounts } = browser()
  const session = tab(tabs[0])
  await session.signIn({ username: 'luana', password: 'x' })
  const before = session.current()
  tabs[0].save({ access: tokenOf({ exp: exp + 600, user_name: 'luana', lsh: 'account of luana' }), refresh: 'next' })
  expect(session.current()).toBe(before)
  expect(session.claims()?.exp).toBe(exp + 600)
  expect(accounts).toEqual(['account of luana'])
})

test('a session that nobody left was ended, until somebody signs in', async () => {
  const { tabs, tab } = browser()
  const session = tab(tabs[0], async () => session.endLocally())
  const signIn = () => session.signIn({ username: 'luana', password: 'x' })
  expect(session.wasEnded()).toBe(false)
  await signIn()
  session.endLocally()
  expect(session.wasEnded()).toBe(true)
  await signIn()
  expect(session.wasEnded()).toBe(false)
  // Also where the socket tells of the end before the answer comes.
  await session.signOut()
  expect(session.wasEnded()).toBe(false)
})

test('another tab follows a sign-in, a switch and a sign-out', async () => {
  const { tabs, tab } = browser()
  const here = tab(tabs[0])
  const there = tab(tabs[1])
  for (const username of ['luana', 'caio']) {
    await here.signIn({ username, password: 'x' })
    tabs[1].notify()
    expect(there.current()?.accountId).toBe(`account of ${username}`)
  }
  await here.signOut()
  tabs[1].notify()
  expect(there.current()).toBeUndefined()
})

test('sign-out revokes first, then removes both tokens', async () => {
  const { store, tabs, tab } = browser()
  const atRevoke: (string | null)[] = []
  const session = tab(tabs[0], async () => atRevoke.push(store.getItem(tokenKeys.access)))
  await session.signIn({ username: 'luana', password: 'x' })
  await session.signOut()
  expect(atRevoke[0]).not.toBeNull()
  expect([store.getItem(tokenKeys.access), store.getItem(tokenKeys.refresh)]).toEqual([null, null])
})

test('sign-out removes both tokens though the server cannot be told', async () => {
  const { store, tabs, tab } = browser()
  const session = tab(tabs[0], () => Promise.reject(new TypeError('Failed to fetch')))
  await session.signIn({ username: 'luana', password: 'x' })
  await expect(session.signOut()).rejects.toThrow('Failed to fetch')
  expect([store.getItem(tokenKeys.access), store.getItem(tokenKeys.refresh)]).toEqual([null, null])
})

test('sign-out also ends a session whose token was renewed on the way', async () => {
  const { store, tabs, tab } = browser()
  const session = tab(tabs[0], async () =>
    tabs[0].save({ access: tokenOf({ exp: exp + 600, user_name: 'luana', lsh: 'account of luana' }), refresh: 'next' }),
  )
  await session.signIn({ username: 'luana', password: 'x' })
  await session.signOut()
  expect(store.getItem(tokenKeys.refresh)).toBeNull()
})

test('sign-out does not end the session of somebody who signed in meanwhile', async () => {
  const { store, tabs, tab } = browser()
  const session = tab(tabs[0], async () =>
    tabs[0].save({ access: tokenOf({ exp, user_name: 'caio', lsh: 'c' }), refresh: 'refresh of caio' }),
  )
  await session.signIn({ username: 'luana', password: 'x' })
  await session.signOut()
  expect(store.getItem(tokenKeys.refresh)).toBe('refresh of caio')
})

test.each([undefined, '', 'x', 'a.b.c', 'a.e30.c', `a.${btoa('{"exp":"1"}')}.c`])('claims of %j are none', (token) => {
  expect(readClaims(token)).toBeUndefined()
})

test('claims survive letters beyond ASCII', () => {
  expect(readClaims(tokenOf({ exp, user_name: 'joão@escola.test' }))?.user_name).toBe('joão@escola.test')
})

test.each([
  [exp - 6, false],
  [exp - 5, true],
  [exp + 1, true],
])('a token is over a moment before its time (%s)', (seconds, over) => {
  expect(isExpired(tokenOf({ exp }), seconds * 1000)).toBe(over)
})

test('a token that cannot be read is over', () => {
  expect(isExpired('nonsense', 0)).toBe(true)
})
