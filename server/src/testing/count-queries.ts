import type pg from 'pg'

type Query = pg.PoolClient['query']

/** How many statements something needs: the least of three times, as the server's jobs ask now and then too. */
export async function countQueries(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  for (let time = 0; time < 3; time += 1) counts.push(await countOnce(pool, work))
  return Math.min(...counts)
}

async function countOnce(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const plain = new Map<pg.PoolClient, Query>()
  const watch = (client: pg.PoolClient) => {
    if (plain.has(client)) return
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    plain.set(client, client.query)
    client.query = ((...args: unknown[]) => {
      count += 1
      return query(...args)
    }) as Query
  }
  pool.on('acquire', watch)
  try {
    await work()
  } finally {
    pool.off('acquire', watch)
    for (const [client, query] of plain) client.query = query
  }
  return count
}
