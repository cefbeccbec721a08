import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { chests } from '@trilha/contract/economy/chests'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { loadSecrets } from '../../platform/session/secrets.ts'
import { caller, type Caller } from '../caller.ts'
import { testDatabase, type TestDatabase } from '../test-database.ts'
import { classOfStudents } from './class-of-students.ts'
import { spawnServer, type SpawnedServer } from './spawn-server.ts'
import { ledgerFaults } from '../ledger-faults.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let database: TestDatabase
let servers: SpawnedServer[] = []
let dataDir: string

beforeAll(async () => {
  database = await testDatabase()
  dataDir = await temporaryFolder('drill')
  const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0' }
  servers = [await spawnServer(environment), await spawnServer(environment)]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** As the client does it: whoever is told to wait asks again, with the key of the same act. */
async function openPatiently(client: Caller, params: { id: string }) {
  const headers = { 'idempotency-key': randomUUID() }
  for (;;) {
    const answer = await client.call(chests, 'openOne', { params, headers })
    const wait = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || !(wait > 0)) return answer
    await sleep(wait * 1_000)
  }
}

it('500 parallel opens of one chest on two servers: one success, 499 br_0022, one credit', async () => {
  const secrets = await loadSecrets(readConfig({ DATA_DIR: dataDir }))
  const [opener] = await classOfStudents(database.db, secrets, { students: 1, chestsEach: 1 })
  const { token, chestIds, userId } = opener!
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      openPatiently(caller(servers[index % 2]!.address, token), { id: chestIds[0]! }),
    ),
  )
  const outcomes = Object.groupBy(answers, (answer) => (answer.ok ? 'opened' : answer.code))
  expect(Object.fromEntries(Object.entries(outcomes).map(([code, list]) => [code, list!.length]))).toEqual({
    opened: 1,
    br_0022: 499,
  })
  const entries = await database.db
    .selectFrom('wallet_entries')
    .select(['coin', 'value'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute()
  expect(entries).toEqual([
    { coin: 'EDU_COIN', value: 5 },
    { coin: 'XP', value: 10 },
  ])
  expect(await ledgerFaults(database.db)).toEqual([])
})
