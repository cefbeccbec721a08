import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/errors.ts'
import { Card } from '../../../ui/base/Card.tsx'
import { EmptyPanel } from '../../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../../ui/base/link-class.ts'
import { Segmented, type SegmentedProps } from '../../../ui/base/Segmented.tsx'
import { Skeleton } from '../../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../../ui/base/SkeletonGroup.tsx'
import styles from './charts.module.css'

interface ChartCardProps<Data, Period extends string> {
  title: string
  action: ReactNode
  chart: UseQueryResult<Data>
  isEmpty: (data: Data) => boolean
  period: Omit<SegmentedProps<Period>, 'className'>
  children: (data: Data, asTable: boolean) => ReactNode
}

/** The states that both charts share, the choice of the period, and the way to the table. */
export function ChartCard<Data, Period extends string>(props: ChartCardProps<Data, Period>) {
  const { title, action, chart, isEmpty, period, children } = props
  const { t } = useTranslation('wallets')
  const [asTable, setAsTable] = useState(false)
  const failure = useErrorText(chart.data === undefined ? chart.error : undefined)
  return (
    <Card title={title} action={action} className={styles['card']}>
      <SkeletonGroup loading={chart.isPending} skeleton={<Skeleton height={190} radius={14} />}>
        {() => {
          if (failure)
            return (
              <ErrorPanel
                title={t('charts.failed')}
                sentence={failure.sentence}
                code={failure.code}
                retrying={chart.isFetching}
                onRetry={() => void chart.refetch()}
              />
            )
          if (chart.data === undefined) return null
          if (isEmpty(chart.data))
            return (
              <EmptyPanel
                className={styles['empty']}
                title={t('charts.empty.title')}
                sentence={t('charts.empty.sentence')}
              />
            )
          return children(chart.data, asTable)
        }}
      </SkeletonGroup>
      <div className={styles['foot']}>
        <Segmented {...period} className={styles['period']} />
        <button type="button" className={linkClass()} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'charts.toPicture' : 'charts.toTable')}
        </button>
      </div>
    </Card>
  )
}
