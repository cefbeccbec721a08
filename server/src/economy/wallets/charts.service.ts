import { COIN_TYPES, type CoinType } from '@trilha/contract/constants'
import type { BarChart, LineChart } from '@trilha/contract/economy/wallets'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { listMarks, marksMax, type Mark, type Period } from './charts.repo.ts'

export async function getBarChart(db: Db, userId: string, period: Period): Promise<BarChart> {
  const { labels, marksOf } = await readMarks(db, userId, period)
  return {
    labels,
    series: COIN_TYPES.map((coinType) => {
      const steps = pairs(marksOf(coinType)).map(([start, end]) => {
        const credit = end.earned - start.earned
        return { credit, debit: credit - (end.balance - start.balance) }
      })
      return { coinType, credit: steps.map(({ credit }) => credit), debit: steps.map(({ debit }) => debit) }
    }),
  }
}

export async function getLineChart(db: Db, userId: string, period: Period): Promise<LineChart> {
  const { labels, marksOf } = await readMarks(db, userId, period)
  return {
    labels,
    series: COIN_TYPES.map((coinType) => ({
      coinType,
      balance: pairs(marksOf(coinType)).map(([, end]) => end.balance),
    })),
  }
}

async function readMarks(db: Db, userId: string, period: Period) {
  const marks = await listMarks(db, userId, period)
  function marksOf(coinType: CoinType): Mark[] {
    return marks.filter(({ coin }) => coin === coinType)
  }
  const days = marksOf('EDU_COIN').map(({ day }) => day)
  if (days.length > marksMax) throw fail('ii_0086', { field: 'from' })
  return { labels: days.slice(0, -1), marksOf }
}

/** Each point of a chart lies between two marks. */
function pairs(marks: readonly Mark[]): [start: Mark, end: Mark][] {
  return marks.slice(1).map((end, at) => [marks[at]!, end])
}
