import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { FollowButton } from './FollowButton.tsx'
import { SubjectRow } from './SubjectRow.tsx'
import styles from './subjects.module.css'

/** Subjects of the school by name, those that one follows first; all of them where nothing was typed. */
export function FoundSubjects({ search }: { search: string }) {
  const { t } = useTranslation('subjects')
  const found = useQuery({
    ...query('subjects', 'search', { query: search ? { search } : {} }),
    // The list of before stays while the next is looked for.
    placeholderData: keepPreviousData,
  })
  const failure = useErrorText(found.data ? undefined : found.error)
  return (
    <SkeletonGroup loading={found.isPending} skeleton={<Skeleton height={240} radius={18} />}>
      {() =>
        failure ? (
          <ErrorPanel
            titleLevel={2}
            sentence={failure.sentence}
            code={failure.code}
            retrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : found.data?.length === 0 ? (
          <EmptyPanel
            drawing={<EmptyArt kind="otherTopics" />}
            title={t(search ? 'none' : 'empty')}
            titleLevel={2}
            sentence={t(search ? 'noneSentence' : 'emptySentence')}
          />
        ) : (
          <ul className={styles['list']}>
            {found.data?.map((subject) => (
              <SubjectRow key={subject.id} subject={subject}>
                <FollowButton subject={subject} small />
              </SubjectRow>
            ))}
          </ul>
        )
      }
    </SkeletonGroup>
  )
}
