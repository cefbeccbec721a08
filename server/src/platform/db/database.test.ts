import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'

it('serves whoever asked before it closes', async () => {
  const { pool, close } = await testDatabase()
  await pool.query('select 1')
  // There is an idle connection, yet it is handed over in the next turn only.
  const answer = pool.query<{ one: number }>('select 1 as one')
  await close()
  expect((await answer).rows).toEqual([{ one: 1 }])
})
