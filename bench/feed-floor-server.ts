import Fastify from 'fastify'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { readFeed } from '../server/src/community/posts/feed.service.ts'
import type { Database } from '../server/src/database.ts'
import { openDatabase } from '../server/src/platform/db/database.ts'
import type { Platform } from '../server/src/platform/http/context.ts'

/**
 * The floor of the feed: a bare Fastify route that runs, on the same kind of pool, the very queries that a page of the
 * feed runs, and answers the very bytes, without session, policy, validation or the work on the answer. Both are taken
 * down from the first page of each account.
 */
const { pool, close } = openDatabase({
  url: process.env['DATABASE_URL']!,
  poolSize: 10,
  log: { warn: () => undefined, error: () => undefined },
})
const dialect = new PostgresDialect({ pool })
const db = new Kysely<Database>({ dialect })
const schoolId = process.env['SCHOOL_ID']!

interface Page {
  queries: CompiledQuery[]
  body: string
}
const pages = new Map<string, Page>()

async function takeDown(accountId: string): Promise<Page> {
  const queries: CompiledQuery[] = []
  const heard = new Kysely<Database>({ dialect, log: ({ query }) => void queries.push(query) })
  // What a file's address needs of the platform: no post of this school has a file.
  const shelf = { db: heard, platform: {} as Platform }
  const viewer = { accountId, schoolId, role: 'STUDENT', isMember: true } as const
  const page = await readFeed(shelf, viewer, { scope: 'FOR_ME', pSize: 10 })
  return {
    queries: queries.map(({ sql, parameters }) => CompiledQuery.raw(sql, [...parameters])),
    body: JSON.stringify(page),
  }
}

const app = Fastify()
app.get<{ Querystring: { account: string } }>('/posts/feed', async ({ query: { account } }, reply) => {
  const page = pages.get(account) ?? (await takeDown(account))
  pages.set(account, page)
  for (const query of page.queries) await db.executeQuery(query)
  return reply.type('application/json').send(page.body)
})

const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`Floor is ready: ${address}\n`)
process.once('SIGTERM', () => void app.close().then(close))
