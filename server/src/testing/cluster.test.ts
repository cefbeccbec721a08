import { rm } from 'node:fs/promises'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { administer, databaseUrl, dropDatabase } from './cluster.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A housekeeper that comes every second, whatever there is to do, and takes its time over it. */
const settings = {
  autovacuum_naptime: '1s',
  autovacuum_vacuum_threshold: '1',
  autovacuum_vacuum_scale_factor: '0',
  autovacuum_vacuum_cost_delay: '50ms',
  autovacuum_vacuum_cost_limit: '40',
}

it('drops a database also while its housekeeper is in it', { timeout: 60_000 }, async () => {
  const dataDir = await temporaryFolder('cluster')
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings })
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const isThere = async () => (await client.query(`select from pg_database where datname = 'kept'`)).rowCount
    await administer(url, 'create database kept')
    await administer(
      databaseUrl(url, 'kept'),
      `create table pages as select repeat('x', 500) as words from generate_series(1, 2000)`,
      'delete from pages',
    )
    const keeper = `select from pg_stat_activity where backend_type = 'autovacuum worker' and datname = 'kept'
      and query like '%pages%'`
    await vi.waitFor(async () => expect((await client.query(keeper)).rowCount).toBe(1), {
      timeout: 20_000,
      interval: 50,
    })
    await expect(administer(url, 'drop database kept with (force)')).rejects.toMatchObject({ code: '42501' })
    await dropDatabase(url, 'kept')
    expect(await isThere()).toBe(0)
  } finally {
    await client.end()
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
