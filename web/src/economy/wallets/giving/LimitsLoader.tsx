import type { UseQueryResult } from '@tanstack/react-query'
import type { WalletLimits } from '@trilha/contract/economy/wallets'
import type { ReactNode } from 'react'
import { useErrorText } from '../../../lib/errors.ts'
import { ErrorPanel } from '../../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../../ui/base/SkeletonGroup.tsx'

interface LimitsLoaderProps {
  limits: UseQueryResult<WalletLimits>
  children: (limits: WalletLimits) => ReactNode
}

export function LimitsLoader({ limits, children }: LimitsLoaderProps) {
  const failure = useErrorText(limits.data ? undefined : limits.error)
  return (
    <SkeletonGroup loading={limits.isPending} skeleton={<Skeleton height={150} radius={16} />}>
      {() =>
        limits.data ? (
          children(limits.data)
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
  )
}
