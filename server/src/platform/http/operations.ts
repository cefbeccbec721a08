import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Metrics } from '../metrics.ts'
import { fail } from './failure.ts'

/** For who runs the server: does it live, can it serve, how is it doing. None of these passes the gate. */
export function serveOperations(
  app: FastifyInstance,
  { db, metrics, isStopping }: { db: Db; metrics: Metrics; isStopping(): boolean },
): void {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async () => {
    if (isStopping()) throw fail('br_0000', { status: 503, retryAfter: 1 })
    await sql`select 1`.execute(db)
    return { ok: true }
  })
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
}
