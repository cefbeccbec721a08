import type { UseQueryResult } from '@tanstack/react-query'
import type { Subject } from '@trilha/contract/community/subjects'
import type { ReactNode } from 'react'
import { useErrorText } from '../../lib/errors.ts'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { SubjectRow } from './SubjectRow.tsx'
import styles from './subjects.module.css'

interface SubjectListProps {
  asked: UseQueryResult<Subject[]>
  /** Of what was answered. */
  shown: readonly Subject[]
  empty: ReactNode
}

/** A few subjects in a card, or what there is in their place. */
export function SubjectList({
  asked: { data, error, isPending, isFetching, refetch },
  shown,
  empty,
}: SubjectListProps) {
  const failure = useErrorText(data ? undefined : error)
  return (
    <SkeletonGroup loading={isPending} skeleton={<Skeleton height={120} radius={18} />}>
      {() =>
        failure ? (
          <ErrorPanel
            sentence={failure.sentence}
            code={failure.code}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : shown.length === 0 ? (
          empty
        ) : (
          <ul className={styles['list']}>
            {shown.map((subject) => (
              <SubjectRow key={subject.id} subject={subject} />
            ))}
          </ul>
        )
      }
    </SkeletonGroup>
  )
}
