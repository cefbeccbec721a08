import { useInfiniteQuery } from '@tanstack/react-query'
import { IconArrowRight } from '@tabler/icons-react'
import type { RewardChange } from '@trilha/contract/economy/rewards'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/base/Card.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { BothCoins } from './BothCoins.tsx'
import styles from './RewardsDesk.module.css'
import { useNameInText } from '../../ui/pieces/PersonName.tsx'

/** Who changed what, from what to what. */
export function RewardHistory() {
  const { t } = useTranslation('rewards')
  const changes = useInfiniteQuery(pagedQuery('rewards', 'listChanges', { query: { pSize: 5 } }))
  return (
    <Card title={t('history.title')}>
      <SkeletonGroup loading={changes.isPending} skeleton={<Skeleton height={120} radius={14} />}>
        {() => (
          <>
            {changes.data?.length === 0 && <p>{t('history.empty')}</p>}
            <ol className={styles['rows']}>
              {changes.data?.map((change) => (
                <Line key={change.id} change={change} />
              ))}
            </ol>
            <div className={styles['more']}>
              <ListFoot list={changes} more={t('history.more')} />
            </div>
          </>
        )}
      </SkeletonGroup>
    </Card>
  )
}

function Line({ change }: { change: RewardChange }) {
  const { t } = useTranslation(['rewards', 'wallets'])
  const format = useFormat()
  const { isOwn, byName, byRole, at } = change
  const inText = useNameInText()
  return (
    <li className={styles['line']}>
      <span>{t(nameOf(change))}</span>
      <span className={styles['turn']}>
        {change.before !== null && (
          <>
            <Side change={change} at="before" />
            <IconArrowRight size={18} stroke={1.9} aria-hidden="true" />
            <VisuallyHidden>{t('rewards:history.became')}</VisuallyHidden>
          </>
        )}
        <Side change={change} at="after" />
        {!isOwn && <small>{t('rewards:history.restored')}</small>}
      </span>
      <small>
        {t('rewards:history.by', {
          name: byName === null ? t('rewards:history.erased') : inText(byName, byRole),
          date: format.date(at),
          time: format.time(at),
        })}
      </small>
    </li>
  )
}

function nameOf(change: RewardChange) {
  if (change.type === 'RATE') return 'wallets:rate.title'
  if (change.type === 'LIMIT') return `rewards:limits.${change.limit}.name` as const
  return `wallets:earn.${change.origin}` as const
}

function Side({ change, at }: { change: RewardChange; at: 'before' | 'after' }) {
  const { t } = useTranslation('rewards')
  const format = useFormat()
  if (change.type === 'AMOUNTS') return <BothCoins amounts={change[at]} />
  if (change.type === 'LIMIT') return <b>{format.number(change[at])}</b>
  const rate = change[at]
  return rate && <b>{t('history.rate', rate)}</b>
}
