import { useQuery } from '@tanstack/react-query'
import type { AvatarSelection, AvatarUserSelection } from '@trilha/contract/economy/avatar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { useShopper } from './store/use-shopper.ts'
import { SkinStep } from './SkinStep.tsx'
import { Studio } from './Studio.tsx'
import styles from './StudioPage.module.css'

/** One page under three addresses (G58). */
export function StudioPage() {
  const { t } = useTranslation('studio')
  const mine = useQuery(query('avatar', 'getMine'))
  const { shopper, isPending, isFetching, error, retry } = useShopper()
  const failure = useErrorText(mine.data === undefined ? (mine.error ?? error) : error)
  const [first, setFirst] = useState<AvatarSelection>()
  return (
    <SkeletonGroup loading={mine.isPending || isPending} pageName={t('title')} skeleton={<Waiting />}>
      {() => {
        if (mine.data === undefined || !shopper)
          return (
            <Card aria-label={t('title')}>
              <ErrorPanel
                titleLevel={1}
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={mine.isFetching || isFetching}
                onRetry={() => {
                  void mine.refetch()
                  retry()
                }}
              />
            </Card>
          )
        const saved = mine.data && lookIn(mine.data)
        const start = saved ?? first
        return start ? <Studio saved={saved} start={start} shopper={shopper} /> : <SkinStep onChosen={setFirst} />
      }}
    </SkeletonGroup>
  )
}

function lookIn({ skin, hair, pose, disc, items }: AvatarUserSelection): AvatarSelection {
  return { skin, hair, pose, disc, items }
}

function Waiting() {
  return (
    <div className={styles['waiting']}>
      <Skeleton height={640} radius={28} />
      <Skeleton height={640} radius={22} />
    </div>
  )
}
