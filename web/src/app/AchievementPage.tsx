import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BadgeGrid } from '../economy/achievements/BadgeGrid.tsx'
import { LevelCard } from '../economy/achievements/LevelCard.tsx'
import { ChestsWaiting } from '../economy/chests/ChestsWaiting.tsx'
import { useChestStage } from '../economy/chests/opening/use-chest-stage.tsx'
import { levelProgress, levelTitle } from '../economy/wallets/level.ts'
import { useCurrentAccount } from '../lib/current-account.ts'
import { useErrorText } from '../lib/errors.ts'
import { Card } from '../ui/base/Card.tsx'
import { ErrorPanel } from '../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../ui/base/PageTitle.tsx'
import { Skeleton } from '../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../ui/base/SkeletonGroup.tsx'
import { TwoColumns } from '../ui/base/TwoColumns.tsx'
import { homeOf } from './home.ts'
import type { paths } from './paths.ts'

/** Badges and levels of a student; nobody else has any. */
export function AchievementPage() {
  const { t } = useTranslation('achievements')
  const { data: current, error, isPending, isFetching, refetch } = useCurrentAccount()
  const failure = useErrorText(current ? undefined : error)
  const { openChest, stage } = useChestStage({ isLikely: false })
  if (current && !current.student) return <Navigate to={homeOf(current.account.role) as typeof paths.desk} replace />
  return (
    <>
      <TwoColumns
        asideLabel={t('level.title')}
        aside={
          <SkeletonGroup loading={isPending} skeleton={<Skeleton height={460} radius={22} />}>
            {() =>
              current?.student ? (
                <>
                  <LevelCard progress={levelProgress(current.student)} mine={levelTitle(current.student.level)} />
                  <ChestsWaiting />
                </>
              ) : (
                <Card title={t('level.title')}>
                  <ErrorPanel
                    sentence={failure?.sentence}
                    code={failure?.code}
                    retrying={isFetching}
                    onRetry={() => void refetch()}
                  />
                </Card>
              )
            }
          </SkeletonGroup>
        }
      >
        <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
        {current?.student && <BadgeGrid onOpen={openChest} />}
      </TwoColumns>
      {stage}
    </>
  )
}
