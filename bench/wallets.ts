import { classOfStudents, type Opener } from '../server/src/testing/drills/class-of-students.ts'
import { familySeconds, processSeconds } from './lib/cpu.ts'
import { fillLedger } from './lib/fill-ledger.ts'
import { closedLoop, quantile, type Target } from './lib/load.ts'
import { openStage, type Stage } from './lib/stage.ts'

/**
 * What wallet calls cost when the ledger holds a million entries, against ten thousand: two databases of the same
 * people, of whom each has a hundred times as much behind them, asked in turns in one run.
 */
const bar = 1.3
const rounds = Number(process.env['ROUNDS'] ?? 5)
const connections = 8
const students = 100
const openRequests = 400
const sizes = { small: 10_000, large: 1_000_000 } as const

interface Side {
  stage: Stage
  server: { address: string; pid: number }
  openers: Opener[]
}

async function prepare(entries: number): Promise<Side> {
  const stage = await openStage()
  const openers = await classOfStudents(stage.database.db, stage.secrets, {
    students,
    chestsEach: Math.ceil(((rounds + 1) * openRequests) / students),
  })
  await fillLedger(stage.database.db, entries / students)
  return { stage, server: await stage.start('server/src/main.ts'), openers }
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

/** Each answers as many entries on both sides. */
const reads = {
  'GET wallets/my': '/wallets/my',
  'GET wallets/{type}/my': '/wallets/XP/my',
  'GET my-history': '/wallets/my-history?pSize=20',
  'GET my-history, one coin': '/wallets/my-history?pSize=20&coinType=XP',
  'GET my-history, only debits': '/wallets/my-history?pSize=10&operation=DEBIT',
  'GET my-history, long ago': '/wallets/my-history?pSize=5&originOperator=LIFE_PROJECT',
  'GET my-history, a period': `/wallets/my-history?pSize=5&from=${day(300)}&to=${day(270)}`,
  'GET bar-chart': '/wallets/my/bar-chart',
  'GET bar-chart, by month': '/wallets/my/bar-chart?by=MONTH',
  'GET line-chart': '/wallets/my/line-chart',
  'GET line-chart, by day': `/wallets/my/line-chart?by=DAY&from=${day(29)}&to=${day(0)}`,
}
type Next = (side: Side) => Target['next']
const bearer = ({ token }: Opener) => ({ authorization: `Bearer ${token}` })

const routes: { name: string; requests: number; next: Next }[] = [
  ...Object.entries(reads).map(([name, path]) => ({
    name,
    requests: 1_500,
    next: (({ openers }) =>
      (count) => ({ method: 'GET', path: `/api${path}`, headers: bearer(openers[count % students]!) })) satisfies Next,
  })),
  {
    name: 'GET wallets/user/{userId}',
    requests: 1_500,
    next:
      ({ openers }) =>
      (count) => {
        const opener = openers[count % students]!
        return { method: 'GET', path: `/api/wallets/user/${opener.userId}`, headers: bearer(opener) }
      },
  },
  {
    name: 'PATCH treasure-chests/:id/open',
    requests: openRequests,
    next:
      ({ openers }) =>
      (count) => {
        const opener = openers[count % students]!
        const chest = opener.chestIds[Math.floor(count / students)]!
        return { method: 'PATCH', path: `/api/treasure-chests/${chest}/open`, headers: bearer(opener) }
      },
  },
]

/** Microseconds of CPU for each request, the server's and the database's. */
async function measure(
  side: Side,
  next: Next,
  { requests, from }: { requests: number; from: number },
): Promise<number> {
  const spent = () => processSeconds(side.server.pid) + familySeconds(side.stage.databasePid)
  const before = spent()
  const target = { address: side.server.address, next: next(side) }
  const { outcomes } = await closedLoop(target, { requests, connections, from })
  const failed = outcomes.filter(({ status }) => status !== 200)
  if (failed.length > 0) throw new Error(`${failed.length} of ${requests} answered ${failed[0]!.status}`)
  return ((spent() - before) / requests) * 1e6
}

const [small, large] = [await prepare(sizes.small), await prepare(sizes.large)]
let over = 0
process.stdout.write(
  `microseconds of CPU per request at ${sizes.large} entries / at ${sizes.small}, median of rounds\n`,
)
for (const { name, requests, next } of routes) {
  const results: Record<keyof typeof sizes, number>[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const asked = { requests, from: round * requests }
    const result = { small: await measure(small, next, asked), large: await measure(large, next, asked) }
    // The first round warms both up.
    if (round > 0) results.push(result)
  }
  const median = (of: keyof typeof sizes) =>
    quantile(
      results.map((result) => result[of]),
      0.5,
    )
  const ratio = median('large') / median('small')
  if (ratio > bar) over += 1
  process.stdout.write(
    `${name.padEnd(32)} ${median('large').toFixed(0).padStart(6)} / ${median('small').toFixed(0).padStart(6)} = ${ratio.toFixed(2)} (at most ${bar})\n`,
  )
}
await Promise.all([small, large].map(({ stage }) => stage.end()))
process.exitCode = over > 0 ? 1 : 0
