import Fastify from 'fastify'
import { CHEST_REWARDS } from '@trilha/contract/constants'
import { randomUUID } from 'node:crypto'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { findWallet, insertEntries, lockWallet } from '../server/src/economy/wallets/wallets.repo.ts'
import { listChests, lockOwned, markOpened } from '../server/src/economy/chests/chests.repo.ts'

/**
 * The floor: bare Fastify routes that run the same SQL on the same kind of pool, without session, policy,
 * validation, events or answers parsed by the contract.
 */
const database = openDatabase({
  url: process.env['DATABASE_URL']!,
  poolSize: 10,
  log: { warn: () => undefined, error: () => undefined },
})
const app = Fastify()

app.get<{ Querystring: { user: string } }>('/wallets/my', ({ query }) => findWallet(database.db, query.user))
app.get<{ Querystring: { account: string } }>('/treasure-chests/my', ({ query }) =>
  listChests(database.db, { accountId: query.account, limit: 21 }),
)
app.patch<{ Querystring: { user: string; account: string }; Params: { id: string } }>(
  '/treasure-chests/:id/open',
  ({ query, params }) =>
    database.db.transaction().execute(async (tx) => {
      await lockWallet(tx, query.user)
      const chest = await lockOwned(tx, query.account, params.id)
      const [opened] = await markOpened(tx, [chest!.id])
      const groupId = randomUUID()
      const entry = {
        userId: query.user,
        accountId: query.account,
        operation: 'CREDIT',
        origin: 'CHEST',
        operatorId: params.id,
        groupId,
      } as const
      await insertEntries(tx, [
        { ...entry, coin: 'EDU_COIN', value: CHEST_REWARDS.COMMON.EDU_COIN },
        { ...entry, coin: 'XP', value: CHEST_REWARDS.COMMON.XP },
      ])
      return { opened, wallet: await findWallet(tx, query.user) }
    }),
)

const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`Floor is ready: ${address}\n`)
process.once('SIGTERM', () => void app.close().then(() => database.close()))
