import { useQuery } from '@tanstack/react-query'
import type { Reward } from '@trilha/contract/economy/rewards'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../ui/base/PageTitle.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ChangeRewardDialog } from './ChangeRewardDialog.tsx'
import { LimitsCard } from './LimitsCard.tsx'
import { rewardGroups, type RewardGroup } from './reward-groups.ts'
import { RewardHistory } from './RewardHistory.tsx'
import { RewardRow } from './RewardRow.tsx'
import styles from './RewardsDesk.module.css'

/** The administrator's page: what each act pays at the school, and who changed it. */
export function RewardsDeskPage() {
  const { t } = useTranslation('rewards')
  const rewards = useQuery(query('rewards', 'list'))
  const failure = useErrorText(rewards.data ? undefined : rewards.error)
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('desk.lead')}>{t('desk.title')}</PageTitle>
      <SkeletonGroup
        loading={rewards.isPending}
        className={styles['page']}
        skeleton={<Skeleton height={620} radius={22} />}
      >
        {() =>
          rewards.data ? (
            <Groups rewards={rewards.data} />
          ) : (
            <Card aria-label={t('desk.title')}>
              <ErrorPanel
                titleLevel={2}
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={rewards.isFetching}
                onRetry={() => void rewards.refetch()}
              />
            </Card>
          )
        }
      </SkeletonGroup>
      <LimitsCard />
      <RewardHistory />
    </div>
  )
}

function Groups({ rewards }: { rewards: readonly Reward[] }) {
  const { t } = useTranslation('rewards')
  const [changing, setChanging] = useState<Reward>()
  return (
    <>
      {(Object.keys(rewardGroups) as RewardGroup[]).map((group) => (
        <Card key={group} title={t(`groups.${group}.title`)}>
          <p className={styles['about']}>{t(`groups.${group}.about`)}</p>
          <ul className={styles['rows']}>
            {rewardGroups[group].map((origin) => {
              const reward = rewards.find((each) => each.origin === origin)
              return reward && <RewardRow key={origin} reward={reward} onChange={() => setChanging(reward)} />
            })}
          </ul>
        </Card>
      ))}
      {changing && <ChangeRewardDialog reward={changing} onClosed={() => setChanging(undefined)} />}
    </>
  )
}
