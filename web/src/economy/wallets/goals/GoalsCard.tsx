import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { SAVINGS_GOALS_MAX } from '@trilha/contract/constants/economy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/errors.ts'
import { query } from '../../../lib/query.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { Card } from '../../../ui/base/Card.tsx'
import { EmptyPanel } from '../../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../../ui/base/SkeletonGroup.tsx'
import { useBalances } from '../use-balances.ts'
import { GoalDialog } from './GoalDialog.tsx'
import { GoalReached } from './GoalReached.tsx'
import { GoalRow } from './GoalRow.tsx'
import styles from './goals.module.css'

/** What the student saves for. A goal takes nothing away: it shows how far the balance would reach. */
export function GoalsCard() {
  const { t } = useTranslation('wallets')
  const { educoins } = useBalances()
  const goals = useQuery(query('wallets', 'listMyGoals'))
  const failure = useErrorText(goals.data ? undefined : goals.error)
  const [isCreating, setIsCreating] = useState(false)
  const reached = goals.data?.find(({ reachedAt, isCelebrated }) => reachedAt !== null && !isCelebrated)
  const others = goals.data?.filter((goal) => goal !== reached) ?? []
  return (
    <Card title={t('goals.title')}>
      <SkeletonGroup loading={goals.isPending} skeleton={<Skeleton height={120} radius={16} />}>
        {() => (
          <>
            {failure && (
              <ErrorPanel
                title={t('goals.failed')}
                sentence={failure.sentence}
                code={failure.code}
                retrying={goals.isFetching}
                onRetry={() => void goals.refetch()}
              />
            )}
            {/* In the page while empty, so that a goal that is reached meanwhile is read aloud. */}
            <div role="status">{reached && <GoalReached goal={reached} />}</div>
            {goals.data?.length === 0 && (
              <EmptyPanel
                title={t('goals.empty.title')}
                sentence={t('goals.empty.sentence')}
                className={styles['empty']}
              />
            )}
            <ul className={styles['list']}>
              {others.map((goal) => (
                <GoalRow key={goal.id} goal={goal} balance={educoins} />
              ))}
            </ul>
            {goals.data && goals.data.length < SAVINGS_GOALS_MAX && (
              <Button
                variant="soft"
                full
                icon={<IconPlus size={20} stroke={2} aria-hidden="true" />}
                onClick={() => setIsCreating(true)}
              >
                {t('goals.create')}
              </Button>
            )}
            <GoalDialog open={isCreating} onClose={() => setIsCreating(false)} />
          </>
        )}
      </SkeletonGroup>
    </Card>
  )
}
