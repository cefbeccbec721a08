import { useQuery } from '@tanstack/react-query'
import { CHART_STEPS, type ChartStep, type CoinType } from '@trilha/contract/constants/economy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../../lib/query.ts'
import { Bars } from './Bars.tsx'
import { ChartCard } from './ChartCard.tsx'
import { ChartFigure } from './ChartFigure.tsx'
import styles from './charts.module.css'
import { CoinMenu } from './CoinMenu.tsx'
import { usePointLabels } from './use-point-labels.ts'

interface EarningsCardProps {
  coin: CoinType
  onCoin: (coin: CoinType) => void
}

/** What came in and what went out, per day, week or month. */
export function EarningsCard({ coin, onCoin }: EarningsCardProps) {
  const { t } = useTranslation('wallets')
  const [by, setBy] = useState<ChartStep>('WEEK')
  const labels = usePointLabels(by)
  const chart = useQuery({
    ...query('wallets', 'getBarChart', { query: { by } }),
    select: (data) => ({ labels: data.labels, ...data.series.find(({ coinType }) => coinType === coin)! }),
  })
  return (
    <ChartCard
      title={t(`charts.earned.${by}`)}
      action={<CoinMenu coin={coin} onChange={onCoin} />}
      chart={chart}
      isEmpty={({ credit, debit }) => [...credit, ...debit].every((value) => value === 0)}
      period={{
        label: t('charts.period'),
        options: CHART_STEPS.map((value) => ({ value, label: t(`charts.by.${value}`) })),
        value: by,
        onChange: setBy,
      }}
    >
      {({ labels: days, credit, debit }, asTable) => (
        <>
          <ChartFigure
            caption={t('charts.earnedCaption', { coin: t(`coins.${coin}`) })}
            points={days.map(labels.long)}
            columns={[
              { name: t('charts.in'), values: credit },
              { name: t('charts.out'), values: debit },
            ]}
            asTable={asTable}
          >
            <Bars labels={days.map(labels.short)} credit={credit} debit={debit} />
          </ChartFigure>
          {!asTable && debit.some((value) => value > 0) && (
            <p className={styles['legend']} aria-hidden="true">
              <span data-look="earned">{t('charts.in')}</span>
              <span data-look="spent">{t('charts.out')}</span>
            </p>
          )}
        </>
      )}
    </ChartCard>
  )
}
