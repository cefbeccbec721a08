import Fastify from 'fastify'
import { openDatabase, type Tx } from '../../platform/db/database.ts'
import { failureOf } from '../../platform/http/error-answer.ts'
import { once } from '../../platform/http/idempotency.ts'
import { coinActs, type Holder } from '../coin-acts.ts'

/**
 * A process that moves coins as parts of the product do that a drill cannot ask for over the real server: by the
 * one way into the ledger, key, effect and answer in one transaction. The answer names what was done.
 */
const database = openDatabase({
  url: process.env['DATABASE_URL']!,
  poolSize: 8,
  log: { warn: () => undefined, error: () => undefined },
})

export interface MoveRequest {
  kind: 'unlock' | 'give' | 'exchange'
  who: Holder
  to: Holder
  key: string
}

/** Origin and object of the entry that this wrote for `who`. */
export interface MoveAnswer {
  origin: string
  object: string
}

const moves: Record<MoveRequest['kind'], (tx: Tx, request: MoveRequest) => Promise<unknown>> = {
  unlock: (tx, { who, key }) => coinActs.unlock(tx, who, { object: key, price: 3 }),
  give: (tx, { who, to, key }) => coinActs.give(tx, who, { to, object: key, value: 2 }),
  exchange: (tx, { who }) => coinActs.exchange(tx, who),
}

async function move(tx: Tx, request: MoveRequest): Promise<MoveAnswer> {
  await moves[request.kind](tx, request)
  return tx
    .selectFrom('wallet_entries')
    .select(['origin', 'operator_id as object'])
    .where('user_id', '=', request.who.userId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

const app = Fastify()
app.post<{ Body: MoveRequest }>('/move', ({ body }) =>
  once(database.db, { accountId: body.who.accountId, call: 'drill.move', key: body.key, input: body }, (tx) =>
    move(tx, body),
  ),
)
/** As the real server says it: what is refused, and that the database is away. */
app.setErrorHandler((error, _request, reply) => reply.code(failureOf(error)?.status ?? 500).send(String(error)))

const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`Mover is ready: ${address}\n`)
process.once('SIGTERM', () => void app.close().then(() => database.close()))
