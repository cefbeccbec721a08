import type { Subject } from '@trilha/contract/community/subjects'
import type { ReactNode } from 'react'
import { useErrorText } from '../../lib/errors.ts'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { SubjectRow } from './SubjectRow.tsx'
import styles from './subjects.module.css'

interface SubjectListProps<Shown extends Subject> {
  /** The question that brings them. */
  asked: { data: unknown; error: Error | null; isPending: boolean; isFetching: boolean; refetch: () => unknown }
  subjects: readonly Shown[]
  /** What is said of each; else how many follow it. */
  about?: ((subject: Shown) => string) | undefined
  /** Instead of none. */
  empty: ReactNode
}

/** Subjects in a card, while they come, when there are none and when they do not come. */
export function SubjectList<Shown extends Subject>({ asked, subjects, about, empty }: SubjectListProps<Shown>) {
  const failure = useErrorText(asked.data === undefined ? asked.error : undefined)
  return (
    <SkeletonGroup loading={asked.isPending} skeleton={<Skeleton height={120} radius={18} />}>
      {() =>
        failure ? (
          <ErrorPanel
            sentence={failure.sentence}
            code={failure.code}
            retrying={asked.isFetching}
            onRetry={() => void asked.refetch()}
          />
        ) : subjects.length === 0 ? (
          empty
        ) : (
          <ul className={styles['list']}>
            {subjects.map((subject) => (
              <SubjectRow key={subject.id} subject={subject} about={about?.(subject)} />
            ))}
          </ul>
        )
      }
    </SkeletonGroup>
  )
}
