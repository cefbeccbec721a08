import { classOfStudents, renewTokens, type Opener } from '../server/src/testing/drills/class-of-students.ts'
import { compare, type Route, type Side } from './lib/compare.ts'
import { fillLedger } from './lib/fill-ledger.ts'
import { openStage } from './lib/stage.ts'

/**
 * What wallet calls cost when the ledger holds a million entries, against ten thousand: two databases of the same
 * people, of whom each has a hundred times as much behind them, asked in turns in one run.
 */
const bar = 1.3
const rounds = Number(process.env['ROUNDS'] ?? 5)
const students = 100
const openRequests = 400
const sizes = { small: 10_000, large: 1_000_000 } as const

interface Ledger extends Side {
  openers: Opener[]
}

async function prepare(entries: number): Promise<Ledger> {
  const stage = await openStage()
  const openers = await classOfStudents(stage.database.db, stage.secrets, {
    students,
    chestsEach: Math.ceil(((rounds + 1) * openRequests) / students),
  })
  await fillLedger(stage.database.db, entries / students)
  return {
    stage,
    server: await stage.start('server/src/main.ts'),
    openers,
    renew: () => renewTokens(stage.secrets, openers),
  }
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
type Next = Route<Ledger>['next']
const bearer = ({ token }: Opener) => ({ authorization: `Bearer ${token}` })

const routes: Route<Ledger>[] = [
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

const ledgers = { small: await prepare(sizes.small), large: await prepare(sizes.large) }
process.stdout.write(
  `microseconds of CPU per request at ${sizes.large} entries / at ${sizes.small}, median of rounds\n`,
)
process.exitCode = (await compare(ledgers, routes, { rounds, bar })) ? 0 : 1
