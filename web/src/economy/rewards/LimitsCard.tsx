import { useQuery } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import type { DayLimit } from '@trilha/contract/economy/rewards'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { ChangeLimitDialog } from './ChangeLimitDialog.tsx'
import styles from './RewardsDesk.module.css'

/** What a day holds at most, beside what each act pays. */
export function LimitsCard() {
  const { t } = useTranslation('rewards')
  const limits = useQuery(query('rewards', 'listLimits'))
  const failure = useErrorText(limits.data ? undefined : limits.error)
  const [changing, setChanging] = useState<DayLimit>()
  return (
    <Card title={t('limits.title')}>
      <p className={styles['about']}>{t('limits.about')}</p>
      <SkeletonGroup loading={limits.isPending} skeleton={<Skeleton height={168} radius={14} />}>
        {() =>
          limits.data ? (
            <ul className={styles['rows']}>
              {limits.data.map((limit) => (
                <Row key={limit.limit} limit={limit} onChange={() => setChanging(limit)} />
              ))}
            </ul>
          ) : (
            <ErrorPanel
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={limits.isFetching}
              onRetry={() => void limits.refetch()}
            />
          )
        }
      </SkeletonGroup>
      {changing && <ChangeLimitDialog limit={changing} onClosed={() => setChanging(undefined)} />}
    </Card>
  )
}

function Row({ limit: { limit, perDay, usual, isOwn }, onChange }: { limit: DayLimit; onChange: () => void }) {
  const { t } = useTranslation('rewards')
  const act = t(`limits.${limit}.name`)
  return (
    <li className={styles['row']}>
      <span className={styles['words']}>
        {act}
        {isOwn && <small className={styles['usual']}>{t('limits.usual', { perDay: usual })}</small>}
        {limit === 'EXCHANGE' && <WholeExchanges perDay={perDay} />}
      </span>
      {isOwn && (
        <Tag tone="primary" className={styles['tag']}>
          {t('row.own')}
        </Tag>
      )}
      <b className={styles['perDay']}>{t(`limits.${limit}.perDay`, { count: perDay })}</b>
      <IconButton aria-label={t('row.change', { act })} className={styles['change']} onClick={onChange}>
        <IconPencil size={20} stroke={1.9} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** A limit between two exchanges is allowed, since the rate may change: what students make of it is told. */
function WholeExchanges({ perDay }: { perDay: number }) {
  const { t } = useTranslation('rewards')
  const { data: rate } = useQuery(query('wallets', 'getExchangeRate'))
  const unused = rate ? perDay % rate.educoins : 0
  if (!rate || unused === 0) return null
  const fits = perDay - unused
  return (
    <small className={styles['usual']}>
      {fits === 0
        ? t('limits.EXCHANGE.fitsNone', { educoins: rate.educoins })
        : t('limits.EXCHANGE.fits', { fits, educoins: rate.educoins })}
    </small>
  )
}
