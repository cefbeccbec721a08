import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { CurrentAccount } from '@trilha/contract/identity/accounts'
import { useTranslation } from 'react-i18next'
import { LevelUpCard } from '../../economy/achievements/LevelUpCard.tsx'
import { NextAchievements } from '../../economy/achievements/NextAchievements.tsx'
import { ChestsToOpen } from '../../economy/chests/ChestsToOpen.tsx'
import { countClosed, oldestClosed } from '../../economy/chests/closed-chests.ts'
import { useChestStage } from '../../economy/chests/opening/use-chest-stage.tsx'
import { levelTitle } from '../../economy/wallets/level.ts'
import { WalletCard } from '../../economy/wallets/WalletCard.tsx'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { SchoolNotice } from '../../school/schools/SchoolNotice.tsx'
import { RankingCard } from '../../school/students/RankingCard.tsx'
import { SurveyOffer } from '../../school/surveys/SurveyOffer.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TwoColumns } from '../../ui/base/TwoColumns.tsx'
import { homeOf } from '../home.ts'
import type { paths } from '../paths.ts'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { Hero } from './Hero.tsx'
import { LearningCards } from './LearningCards.tsx'
import { SummaryCard } from './SummaryCard.tsx'

export function DashboardPage() {
  const { t } = useTranslation('app')
  const { data: current, error, isPending, isFetching, refetch } = useCurrentAccount()
  const failure = useErrorText(current ? undefined : error)
  return (
    <SkeletonGroup loading={isPending} skeleton={<DashboardSkeleton />}>
      {() => {
        if (current?.student) return <StudentDashboard current={current} student={current.student} />
        // Everybody else works elsewhere (E17).
        if (current) return <Navigate to={homeOf(current.account.role) as typeof paths.desk} replace />
        return (
          <Card aria-label={t('titles.dashboard')}>
            <ErrorPanel
              titleLevel={1}
              sentence={failure?.sentence}
              code={failure?.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          </Card>
        )
      }}
    </SkeletonGroup>
  )
}

function StudentDashboard({
  current,
  student,
}: {
  current: CurrentAccount
  student: NonNullable<CurrentAccount['student']>
}) {
  const { t } = useTranslation('dashboard')
  // A failure of the chests is the chests' card's to tell; the hero then has its other step.
  const { data: groups = [], isPending } = useQuery(query('chests', 'listMyGroups'))
  // Likewise the trails' cards; the hero waits for both, so that its step does not change under the reader.
  const { data: learning, isPending: isLearningPending } = useQuery(query('courses', 'getSummary'))
  const chest = oldestClosed(groups)
  const { openChest, stage } = useChestStage({ isLikely: chest !== undefined })
  return (
    <>
      <TwoColumns
        asideLabel={t('summary')}
        aside={
          <>
            <SummaryCard current={current} student={student} />
            <ChestsToOpen onOpen={openChest} />
            <RankingCard
              userId={current.user.id}
              className={student.class.name}
              schoolYear={student.class.schoolYear}
            />
          </>
        }
        more={
          <>
            <LevelUpCard titleOf={levelTitle} />
            <NextAchievements onOpen={openChest} />
            <WalletCard isStudent />
            <SurveyOffer />
          </>
        }
      >
        <Hero
          current={current}
          isSettled={!isPending && !isLearningPending}
          next={learning?.next}
          chests={chest && { count: countClosed(groups), first: chest, open: () => openChest(chest) }}
        />
        <SchoolNotice schoolId={current.account.school.id} />
        <LearningCards />
      </TwoColumns>
      {stage}
    </>
  )
}
