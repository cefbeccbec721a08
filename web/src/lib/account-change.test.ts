import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createOutbox } from './outbox/outbox-core.ts'
import { createDrafts } from './outbox/drafts.ts'
import { createEntryStore } from './outbox/entry-store.ts'
import { answerKey } from './query-keys.ts'
import { createSession } from './session-core.ts'
import { memoryStore } from './storage.ts'
import { fakeLock, tokenOf } from './testing/tokens.ts'
import { createTokenStore } from './tokens-core.ts'

function tokensFor(account: string) {
  const access = tokenOf({ exp: 2_000_000_000, user_name: 'rafa@demo.trilha.test', lsh: account })
  return { access_token: access, refresh_token: `of ${account}`, token_type: 'bearer', expires_in: 600 } as const
}

/** The parts of the page that keep something of an account, put together as the page does. */
function page() {
  const store = memoryStore()
  const queries = new QueryClient()
  const sent: string[] = []
  const session = createSession({
    tokens: createTokenStore(store),
    signInCall: async () => tokensFor('ipe'),
    revokeCall: async () => undefined,
    onAccountChange: () => {
      void queries.cancelQueries()
      queries.clear()
    },
  })
  const account = () => session.current()?.accountId
  const network = { isOnline: true }
  let ids = 0
  const outbox = createOutbox({
    entries: createEntryStore(store),
    transport: async (entry) => void sent.push(`${entry.account} as ${account()}`),
    account,
    isOnline: () => network.isOnline,
    lock: fakeLock(),
    now: () => 1000,
    randomId: () => `id-${(ids += 1)}`,
    later: () => () => {},
  })
  session.subscribe(outbox.changed)
  return { session, queries, outbox, drafts: createDrafts(store, account), sent, network }
}

test('nothing of one account is there in the other, and all of it when the person comes back', async () => {
  const { session, queries, outbox, drafts, sent, network } = page()
  await session.signIn({ username: 'rafa', password: 'x' })
  network.isOnline = false
  queries.setQueryData(['chests', 'listMine', {}], ['a chest of Vale do Ipê'])
  drafts.set('post.new', 'só para a turma do Ipê')
  outbox.add({ kind: 'post', call: { domain: 'chests', name: 'openOne' }, args: {} })
  expect(outbox.state().waiting).toBe(1)

  session.adopt(tokensFor('serra'))
  expect(session.current()?.accountId).toBe('serra')
  expect(queries.getQueryCache().getAll()).toEqual([])
  expect(drafts.get('post.new')).toBeUndefined()
  expect(outbox.state().entries).toEqual([])
  network.isOnline = true
  await outbox.flush()
  expect(sent).toEqual([])

  session.adopt(tokensFor('ipe'))
  expect(drafts.get('post.new')).toBe('só para a turma do Ipê')
  await outbox.flush()
  expect(sent).toEqual(['ipe as ipe'])
})

test('an answer that was on its way for the account that was left does not arrive in the other', async () => {
  const { session, queries } = page()
  await session.signIn({ username: 'rafa', password: 'x' })
  let arrive: (value: string) => void = () => {}
  const late = queries
    .fetchQuery({
      queryKey: answerKey('accounts', 'current'),
      queryFn: () => new Promise<string>((resolve) => (arrive = resolve)),
    })
    .catch(() => 'called off')
  session.adopt(tokensFor('serra'))
  arrive('Vale do Ipê')
  await late
  expect(queries.getQueryData(answerKey('accounts', 'current'))).toBeUndefined()
})
