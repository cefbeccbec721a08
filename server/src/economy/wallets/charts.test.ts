import { CHART_POINTS, type ChartStep, type CoinType } from '@trilha/contract/constants'
import { wallets, type BarChart, type LineChart } from '@trilha/contract/economy/wallets'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import type { Person } from '../../testing/given.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

async function studentIn(timeZone: string): Promise<Person> {
  const schoolId = await test.given.school()
  await test.database.db.updateTable('schools').set({ time_zone: timeZone }).where('id', '=', schoolId).execute()
  return test.given.student({ schoolId })
}

type Query = { by: ChartStep; from?: string; to?: string }

async function barsOf(person: Person, query: Query): Promise<BarChart> {
  const answer = await person.call(wallets, 'getBarChart', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

async function lineOf(person: Person, query: Query): Promise<LineChart> {
  const answer = await person.call(wallets, 'getLineChart', { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.body
}

/** Which day, week or month of the zone a moment falls in, by the calendar of Intl and not by the database's. */
function pointOf(moment: Date, by: ChartStep, timeZone: string): string {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment).split('-').map(Number)
  const start = new Date(Date.UTC(year!, month! - 1, by === 'MONTH' ? 1 : day!))
  if (by === 'WEEK') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7))
  return start.toISOString().slice(0, 10)
}

/** The raw entries, added up in plain words. */
async function expectedOf(person: Person, labels: readonly string[], by: ChartStep, timeZone: string) {
  const entries = await test.database.db
    .selectFrom('wallet_entries')
    .select(['coin', 'operation', 'value', 'created_at'])
    .where('user_id', '=', person.userId)
    .execute()
  const placed = entries.map((entry) => ({ ...entry, point: pointOf(entry.created_at, by, timeZone) }))
  const sum = (coin: CoinType, isIn: (entry: (typeof placed)[number]) => boolean) =>
    placed.filter((entry) => entry.coin === coin && isIn(entry)).reduce((total, { value }) => total + value, 0)
  return (['EDU_COIN', 'XP'] as const).map((coinType) => ({
    coinType,
    credit: labels.map((label) => sum(coinType, (e) => e.operation === 'CREDIT' && e.point === label)),
    debit: labels.map((label) => sum(coinType, (e) => e.operation === 'DEBIT' && e.point === label)),
    balance: labels.map(
      (label) =>
        sum(coinType, (e) => e.operation === 'CREDIT' && e.point <= label) -
        sum(coinType, (e) => e.operation === 'DEBIT' && e.point <= label),
    ),
  }))
}

describe('the charts, against the raw entries', () => {
  const zones = ['America/Sao_Paulo', 'America/Noronha', 'Pacific/Auckland', 'America/New_York'] as const
  const first = Date.UTC(2026, 1, 20)
  // Half hours, so that many fall on the borders of days; through the two changes of clocks in March.
  const movements = fc.array(
    fc.record({
      halfHours: fc.integer({ min: 0, max: 48 * 50 }),
      coin: fc.constantFrom<CoinType>('EDU_COIN', 'XP'),
      value: fc.integer({ min: 1, max: 40 }),
      spends: fc.boolean(),
    }),
    { maxLength: 30 },
  )

  it('equal them, for every step, over the borders of days in any zone', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...zones), movements, async (timeZone, drawn) => {
        const person = await studentIn(timeZone)
        const balance = { EDU_COIN: 0, XP: 0 }
        for (const { halfHours, coin, value, spends } of drawn.toSorted((a, b) => a.halfHours - b.halfHours)) {
          const operation = spends && balance[coin] >= value ? 'DEBIT' : 'CREDIT'
          balance[coin] += operation === 'CREDIT' ? value : -value
          await test.given.pastEntry({
            owner: person,
            coin,
            value,
            operation,
            at: new Date(first + halfHours * 1_800_000),
          })
        }
        for (const by of ['DAY', 'WEEK', 'MONTH'] as const) {
          const query = { by, from: '2026-03-01', to: '2026-04-15' }
          const bars = await barsOf(person, query)
          const line = await lineOf(person, query)
          expect(line.labels).toEqual(bars.labels)
          const expected = await expectedOf(person, bars.labels, by, timeZone)
          expect(bars.series).toEqual(expected.map(({ coinType, credit, debit }) => ({ coinType, credit, debit })))
          expect(line.series).toEqual(expected.map(({ coinType, balance: kept }) => ({ coinType, balance: kept })))
        }
      }),
      { numRuns: 12 },
    )
  })
})

describe('GET /wallets/my/bar-chart and /wallets/my/line-chart', () => {
  it('answer the latest points where no period is named, the last of them now', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 7, XP: 30 } })
    for (const by of ['DAY', 'WEEK', 'MONTH'] as const) {
      const bars = await barsOf(ana, { by })
      const line = await lineOf(ana, { by })
      expect(bars.labels).toHaveLength(CHART_POINTS)
      expect(bars.labels.at(-1)).toBe(pointOf(new Date(), by, 'America/Sao_Paulo'))
      expect(bars.series.map(({ credit }) => credit.at(-1))).toEqual([7, 30])
      expect(line.series.map(({ balance }) => balance.slice(-2))).toEqual([
        [0, 7],
        [0, 30],
      ])
    }
  })

  it('widen a period to whole weeks, from Monday', async () => {
    const ana = await test.given.student()
    const { labels } = await barsOf(ana, { by: 'WEEK', from: '2026-09-16', to: '2026-09-29' })
    expect(labels).toEqual(['2026-09-14', '2026-09-21', '2026-09-28'])
  })

  it('answer nothing of a time to come, and zeros before the first coin', async () => {
    const ana = await test.given.student()
    expect(await barsOf(ana, { by: 'DAY', from: '2099-01-01' })).toMatchObject({ labels: [] })
    const bars = await barsOf(ana, { by: 'MONTH' })
    expect(bars.series[0]).toEqual({ coinType: 'EDU_COIN', credit: Array(9).fill(0), debit: Array(9).fill(0) })
  })

  it('take as many points as a chart may have and not one more', async () => {
    const ana = await test.given.student()
    const { labels } = await barsOf(ana, { by: 'DAY', from: '2026-01-01', to: '2026-03-01' })
    expect(labels).toHaveLength(60)
    for (const call of ['getBarChart', 'getLineChart'] as const) {
      const tooLong = await ana.call(wallets, call, { query: { by: 'DAY', from: '2026-01-01', to: '2026-03-02' } })
      expect(tooLong).toMatchObject({ status: 400, code: 'ii_0086', body: { field: 'from' } })
    }
  })

  it.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, 'ii_0038', 'to'],
    [{ by: 'YEAR' }, 'ii_0067', 'by'],
    [{ from: '2026-02-30' }, 'ii_0010', 'from'],
  ])('refuse %j with %s', async (query, code, field) => {
    const ana = await test.given.student()
    const bars = await ana.call(wallets, 'getBarChart', { query: query as object })
    const line = await ana.call(wallets, 'getLineChart', { query: query as object })
    for (const answer of [bars, line]) expect(answer).toMatchObject({ status: 400, code, body: { field } })
  })

  it('ask the database once', async () => {
    const ana = await test.given.student()
    await test.given.coins({ owner: ana, amounts: { EDU_COIN: 7 } })
    await ana.call(wallets, 'getMine')
    // One more looks the session up where a second has passed.
    expect(await countQueries(test.database.pool, () => barsOf(ana, { by: 'DAY' }))).toBeLessThanOrEqual(2)
  })
})
