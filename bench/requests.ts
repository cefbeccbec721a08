import { classOfStudents, type Opener } from '../server/src/testing/drills/class-of-students.ts'
import { familySeconds, processSeconds } from './lib/cpu.ts'
import { closedLoop, quantile, type Target } from './lib/load.ts'
import { openStage } from './lib/stage.ts'

/** CPU per request against a bare route with the same SQL, in interleaved rounds of one run. */
const bar = 2.5
const rounds = Number(process.env['ROUNDS'] ?? 5)
const connections = 8
const students = 16

interface Round {
  application: number
  postgres: number
}

const stage = await openStage()
const [app, floor] = [await stage.start('server/src/main.ts'), await stage.start('bench/floor-server.ts')]
const openRequests = 1_000
const openers = await classOfStudents(stage.database.db, stage.secrets, {
  students,
  chestsEach: Math.ceil(((rounds + 1) * 2 * openRequests) / students),
})

function chestOf(count: number): { opener: Opener; chest: string } {
  const opener = openers[count % students]!
  return { opener, chest: opener.chestIds[Math.floor(count / students)]! }
}
const bearer = (count: number) => ({ authorization: `Bearer ${openers[count % students]!.token}` })

const routes: { name: string; requests: number; app: Target['next']; floor: Target['next'] }[] = [
  {
    name: 'GET wallets/my',
    requests: 3_000,
    app: (count) => ({ method: 'GET', path: '/api/wallets/my', headers: bearer(count) }),
    floor: (count) => ({ method: 'GET', path: `/wallets/my?user=${openers[count % students]!.userId}`, headers: {} }),
  },
  {
    name: 'GET treasure-chests/my',
    requests: 2_000,
    app: (count) => ({ method: 'GET', path: '/api/treasure-chests/my', headers: bearer(count) }),
    floor: (count) => ({
      method: 'GET',
      path: `/treasure-chests/my?account=${openers[count % students]!.accountId}`,
      headers: {},
    }),
  },
  {
    name: 'PATCH treasure-chests/:id/open',
    requests: openRequests,
    app: (count) => ({
      method: 'PATCH',
      path: `/api/treasure-chests/${chestOf(count).chest}/open`,
      headers: bearer(count),
    }),
    floor: (count) => {
      const { opener, chest } = chestOf(count)
      return {
        method: 'PATCH',
        path: `/treasure-chests/${chest}/open?user=${opener.userId}&account=${opener.accountId}`,
        headers: {},
      }
    },
  },
]

async function measure(
  server: { address: string; pid: number },
  next: Target['next'],
  requests: number,
  from: number,
): Promise<Round> {
  const before = { application: processSeconds(server.pid), postgres: familySeconds(stage.databasePid) }
  const { outcomes } = await closedLoop({ address: server.address, next }, { requests, connections, from })
  const failed = outcomes.filter(({ status }) => status !== 200)
  if (failed.length > 0) throw new Error(`${failed.length} of ${requests} answered ${failed[0]!.status}`)
  const perRequest = (seconds: number) => (seconds / requests) * 1e6
  return {
    application: perRequest(processSeconds(server.pid) - before.application),
    postgres: perRequest(familySeconds(stage.databasePid) - before.postgres),
  }
}

let over = 0
process.stdout.write('microseconds of CPU per request, median of rounds\n')
for (const { name, requests, app: ours, floor: bare } of routes) {
  const results: { app: Round; floor: Round }[] = []
  let from = 0
  for (let round = 0; round <= rounds; round += 1) {
    const measuredFloor = await measure(floor, bare, requests, from)
    const measuredApp = await measure(app, ours, requests, from + requests)
    from += 2 * requests
    // The first round warms both up.
    if (round > 0) results.push({ app: measuredApp, floor: measuredFloor })
  }
  for (const part of ['application', 'postgres'] as const) {
    const [mine, least] = [
      quantile(
        results.map((r) => r.app[part]),
        0.5,
      ),
      quantile(
        results.map((r) => r.floor[part]),
        0.5,
      ),
    ]
    const ratio = mine / least
    if (ratio > bar) over += 1
    process.stdout.write(
      `${name.padEnd(32)} ${part.padEnd(12)} ${mine.toFixed(0).padStart(6)} / ${least.toFixed(0).padStart(6)} = ${ratio.toFixed(2)} (at most ${bar})\n`,
    )
  }
}
await stage.end()
process.exitCode = over > 0 ? 1 : 0
