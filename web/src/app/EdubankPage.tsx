import { useMediaQuery } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../lib/current-account.ts'
import { useErrorText } from '../lib/errors.ts'
import { Card } from '../ui/base/Card.tsx'
import { ErrorPanel } from '../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../ui/base/SkeletonGroup.tsx'
import { TwoColumns } from '../ui/base/TwoColumns.tsx'
import { breakpoint } from '../ui/theme/tokens.ts'
import { MyChests } from '../economy/chests/MyChests.tsx'
import { useChestStage } from '../economy/chests/opening/use-chest-stage.tsx'
import { BalanceCard } from '../economy/wallets/BalanceCard.tsx'
import styles from './EdubankPage.module.css'
import { HowIEarn } from '../economy/wallets/HowIEarn.tsx'
import { Charts } from '../economy/wallets/charts/Charts.tsx'
import { GoalsCard } from '../economy/wallets/goals/GoalsCard.tsx'
import { readStatementFilter } from '../economy/wallets/statement/statement-filter.ts'
import { StatementCard } from '../economy/wallets/statement/StatementCard.tsx'
import { useBalances } from '../economy/wallets/use-balances.ts'
import { XpCard } from '../economy/wallets/XpCard.tsx'

const route = getRouteApi('/session/frame/edubank')

/** Wallet and history. Chests and the ways to earn are a student's; everybody else has the wallet alone. */
export function EdubankPage() {
  const { t } = useTranslation('wallets')
  const { data: current } = useCurrentAccount()
  const isStudent = current?.account.role === 'STUDENT'
  const { openChest, stage } = useChestStage({ isLikely: isStudent })
  const isPhone = useMediaQuery(`(width < ${breakpoint.tablet}px)`, false, { getInitialValueInEffect: false })
  const statement = <Statement isStudent={isStudent} />
  const page = (
    <>
      <div className={styles['head']}>
        <h1>{t('bank.title')}</h1>
        <p>{t('bank.lead')}</p>
      </div>
      <Wallet isStudent={isStudent} />
      {/* On a phone the week stands right above what it is made of. */}
      <Charts between={isPhone && statement} />
      {!isPhone && statement}
    </>
  )
  if (current && !isStudent) return <div className={styles['single']}>{page}</div>
  return (
    <>
      <TwoColumns
        asideLabel={t('bank.aside')}
        aside={
          <StudentCards>
            <MyChests onOpen={openChest} />
            <GoalsCard />
            <HowIEarn />
          </StudentCards>
        }
      >
        {page}
      </TwoColumns>
      {stage}
    </>
  )
}

/** What it is filtered by stands in the address: a reload and the way back find it as it was. */
function Statement({ isStudent }: { isStudent: boolean }) {
  const filter = readStatementFilter({ ...route.useSearch() })
  const navigate = route.useNavigate()
  return (
    <StatementCard
      isStudent={isStudent}
      filter={filter}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}

function Wallet({ isStudent }: { isStudent: boolean }) {
  const balances = useBalances()
  return (
    <div className={styles['wallet']}>
      <BalanceCard balances={balances} isStudent={isStudent} />
      <XpCard balances={balances} />
    </div>
  )
}

/** Chests may be asked for only by a student, so these cards wait until it is known who is here. */
function StudentCards({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chests')
  const { data: current, error, isPending, isFetching, refetch } = useCurrentAccount()
  const failure = useErrorText(current ? undefined : error)
  return (
    <SkeletonGroup loading={isPending} skeleton={<Skeleton height={420} radius={22} />}>
      {() =>
        failure ? (
          <Card title={t('mine')}>
            <ErrorPanel
              sentence={failure.sentence}
              code={failure.code}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          </Card>
        ) : (
          children
        )
      }
    </SkeletonGroup>
  )
}
