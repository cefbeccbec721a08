import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closedLoop, openLoop, quantile, type Outcome, type Target } from '../../../../bench/lib/load.ts'
import { readConfig } from '../../platform/config.ts'
import { loadSecrets } from '../../platform/session/secrets.ts'
import { testDatabase, type TestDatabase } from '../test-database.ts'
import { clientHeader } from '../caller.ts'
import { classOfStudents, drillPassword } from './class-of-students.ts'
import { spawnServer, type SpawnedServer } from './spawn-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let database: TestDatabase
let server: SpawnedServer
let dataDir: string

beforeAll(async () => {
  database = await testDatabase()
  dataDir = await temporaryFolder('overload')
  server = await spawnServer({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', REQUESTS_WAITING: '100' })
})
afterAll(async () => {
  await server.stop()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

function count(outcomes: readonly Outcome[]): Record<number, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(outcomes, ({ status }) => status)).map(([status, list]) => [status, list!.length]),
  )
}

type Run = Awaited<ReturnType<typeof closedLoop>>
const few = { requests: 100, connections: 4 }
/** Times an unloaded answer of the same run: generous, for other work may have come to the machine meanwhile. */
const patience = 5

/** All but the slowest tenth, in milliseconds. */
function slowest({ outcomes }: Run): number {
  return quantile(
    outcomes.map(({ milliseconds }) => milliseconds),
    0.9,
  )
}

it('three times what it can bear: no 500, every 503 with Retry-After, and normal again within ten seconds', async () => {
  const secrets = await loadSecrets(readConfig({ DATA_DIR: dataDir }))
  const openers = await classOfStudents(database.db, secrets, { students: 20, chestsEach: 30 })
  const target: Target = {
    address: server.address,
    next: (index) => ({
      method: 'GET',
      path: '/api/treasure-chests/my',
      headers: { authorization: `Bearer ${openers[index % openers.length]!.token}` },
    }),
  }
  const calm = slowest(await closedLoop(target, few))
  const saturated = await closedLoop(target, { requests: 1_500, connections: 32 })
  expect(count(saturated.outcomes)).toEqual({ 200: 1_500 })
  const perSecond = (saturated.outcomes.length / saturated.seconds) * 3

  const overload = await openLoop(target, { perSecond, seconds: 6, connections: 400 })
  const outcomes = count(overload)
  expect(Object.keys(outcomes).filter((status) => status !== '200' && status !== '503')).toEqual([])
  expect(outcomes[200]).toBeGreaterThan(0)
  expect(outcomes[503]).toBeGreaterThan(0)
  expect(overload.filter(({ status, retryAfter }) => status === 503 && !(Number(retryAfter) > 0))).toEqual([])

  const ended = performance.now()
  const isNormal = (run: Run) => run.outcomes.every(({ status }) => status === 200) && slowest(run) <= calm * patience
  let recovered = await closedLoop(target, few)
  while (!isNormal(recovered) && performance.now() - ended < 10_000) recovered = await closedLoop(target, few)
  expect(count(recovered.outcomes)).toEqual({ 200: few.requests })
  expect(slowest(recovered)).toBeLessThanOrEqual(calm * patience)
})

/** More than the gate of the sign-ins takes, so that it is full and stays full. */
const flooders = 450

function askForToken(grant: Record<string, string>): Promise<Response> {
  return fetch(`${server.address}/api/oauth/token`, {
    method: 'POST',
    headers: { authorization: clientHeader, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(grant).toString(),
  })
}

it('a flood of sign-ins leaves the other calls alone, and nobody loses a session for it', async () => {
  const secrets = await loadSecrets(readConfig({ DATA_DIR: dataDir }))
  const [opener] = await classOfStudents(database.db, secrets, { students: 1, chestsEach: 1 })
  const signedIn = await askForToken({ grant_type: 'password', username: opener!.username, password: drillPassword })
  let tokens = (await signedIn.json()) as { refresh_token: string }
  let isOver = false
  let turnedAway = 0
  const flood = Array.from({ length: flooders }, async (_, index) => {
    for (let round = 0; !isOver && round < 50; round += 1) {
      const username = `ninguem.${index}.${round}@x.test`
      const response = await askForToken({ grant_type: 'password', username, password: 'qualquer-uma' })
      expect([401, 503]).toContain(response.status)
      if (response.status === 503) turnedAway += 1
      await response.arrayBuffer()
    }
  })
  const [reads, refreshes]: [number[], number[]] = [[], []]
  for (let read = 0; read < 10; read += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const headers = { authorization: `Bearer ${opener!.token}` }
    reads.push((await fetch(`${server.address}/api/wallets/my`, { headers })).status)
    const refreshed = await askForToken({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
    refreshes.push(refreshed.status)
    if (refreshed.ok) tokens = (await refreshed.json()) as typeof tokens
  }
  isOver = true
  await Promise.all(flood)
  const all200 = Array.from({ length: 10 }, () => 200)
  expect({ reads, refreshes }).toEqual({ reads: all200, refreshes: all200 })
  expect(turnedAway).toBeGreaterThan(0)
})
