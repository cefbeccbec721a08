import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { SwitchField } from '../../ui/base/SwitchField.tsx'
import styles from './RankingCard.module.css'

/** A student decides whether the class sees them in the ranking (D8). */
export function RankingChoice() {
  const { t } = useTranslation('students')
  const mine = useQuery(query('students', 'getMine'))
  const choose = useContractMutation('students', 'setMyRanking')
  const unread = useErrorText(mine.data ? undefined : mine.error)
  const failure = useErrorText(choose.error)
  // What was tapped shows at once; a refusal brings back what the server has.
  const isIn = choose.isPending ? choose.variables.body.isVisible : mine.data?.isInRanking
  return (
    <Card title={t('ranking.title')}>
      <SkeletonGroup loading={mine.isPending} skeleton={<Skeleton height={64} radius={14} />}>
        {() =>
          isIn === undefined ? (
            <ErrorPanel
              sentence={unread?.sentence}
              code={unread?.code}
              retrying={mine.isFetching}
              onRetry={() => void mine.refetch()}
            />
          ) : (
            <>
              <SwitchField
                label={t('ranking.visible')}
                hint={t(isIn ? 'ranking.visibleHint' : 'ranking.leftOut')}
                checked={isIn}
                onChange={(isVisible) => choose.mutate({ body: { isVisible } })}
              />
              {failure && (
                <p role="alert" className={styles['failure']}>
                  {failure.sentence}
                </p>
              )}
            </>
          )
        }
      </SkeletonGroup>
    </Card>
  )
}
