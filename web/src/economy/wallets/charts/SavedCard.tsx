import { useQuery } from '@tanstack/react-query'
import type { ChartStep, CoinType } from '@trilha/contract/constants/economy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clock } from '../../../lib/clock.ts'
import { wireDay } from '../../../lib/format.ts'
import { query } from '../../../lib/query.ts'
import { ChartCard } from './ChartCard.tsx'
import { ChartFigure } from './ChartFigure.tsx'
import styles from './charts.module.css'
import { Line } from './Line.tsx'
import { usePointLabels } from './use-point-labels.ts'

const periods = ['MONTH', 'YEAR'] as const
type Period = (typeof periods)[number]

const day = 86_400_000

/** The last thirty days by day; the year by month, and by week while it is too young for a line of months. */
function questionFor(period: Period, now: number): { by: ChartStep; from: string } {
  if (period === 'MONTH') return { by: 'DAY', from: wireDay(now - 29 * day) }
  const today = wireDay(now)
  return { by: today.slice(5, 7) <= '02' ? 'WEEK' : 'MONTH', from: `${today.slice(0, 4)}-01-01` }
}

/** What there was at the end of each day, week or month. */
export function SavedCard({ coin }: { coin: CoinType }) {
  const { t } = useTranslation('wallets')
  const [period, setPeriod] = useState<Period>('YEAR')
  const { by, from } = questionFor(period, clock.now())
  const labels = usePointLabels(by)
  const chart = useQuery({
    ...query('wallets', 'getLineChart', { query: { by, from } }),
    select: (data) => ({ labels: data.labels, ...data.series.find(({ coinType }) => coinType === coin)! }),
  })
  return (
    <ChartCard
      title={t(`charts.saved.${period}`)}
      action={
        <span className={styles['note']}>
          {t(`coins.${coin}`)}, {period === 'YEAR' ? from.slice(0, 4) : t('charts.days30')}
        </span>
      }
      chart={chart}
      isEmpty={({ balance }) => balance.every((value) => value === 0)}
      period={{
        label: t('charts.period'),
        options: periods.map((value) => ({ value, label: t(`charts.span.${value}`) })),
        value: period,
        onChange: setPeriod,
      }}
    >
      {({ labels: days, balance }, asTable) => (
        <ChartFigure
          caption={t('charts.savedCaption', { coin: t(`coins.${coin}`) })}
          points={days.map(labels.long)}
          columns={[{ name: t('charts.balance'), values: balance }]}
          asTable={asTable}
        >
          <Line labels={days.map(labels.short)} balance={balance} />
        </ChartFigure>
      )}
    </ChartCard>
  )
}
