import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../platform/db/database.ts'
import { administer, databaseUrl } from './cluster.ts'

export interface TestDatabase extends OpenDatabase {
  url: string
}

/** A database of the test file's own, cloned from the migrated template in a few milliseconds. */
export async function testDatabase({ poolSize = 10 } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await administer(clusterUrl, `create database ${name} template ${inject('template')}`)
  const url = databaseUrl(clusterUrl, name)
  const database = openDatabase({ url, poolSize, log: { warn: () => undefined, error: () => undefined } })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await dropDatabase(clusterUrl, name)
    },
  }
}

/** The database's own housekeeper cannot be put out; it is gone in a moment. */
async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await administer(clusterUrl, `drop database if exists ${name} with (force)`)
    } catch (error) {
      if (tries >= 20 || (error as { code?: unknown }).code !== '42501') throw error
      await sleep(250)
    }
  }
}
