import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { migrate } from './migrate.ts'

it('waits for another server that is at it, longer than a request may', async () => {
  const database = await testDatabase()
  const other = await database.pool.connect()
  await other.query('begin')
  await other.query('lock table kysely_migration in access exclusive mode')
  const migrated = migrate(database.url)
  // Past the longest wait and the longest statement of a request.
  await other.query('set local statement_timeout = 0')
  await other.query('select pg_sleep(5.5)')
  await other.query('commit')
  other.release()
  expect(await migrated).toEqual([])
  await database.close()
})
