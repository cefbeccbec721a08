import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import styles from './friends.module.css'
import { PeopleWaiting } from './PeopleWaiting.tsx'
import { PersonRow } from './PersonRow.tsx'
import { RelationActions } from './RelationActions.tsx'
import { useYearFilter } from './use-year-filter.ts'

interface FoundPeopleProps {
  search: string
  titleLevel?: 2 | 3
}

export function FoundPeople({ search, titleLevel = 2 }: FoundPeopleProps) {
  const { t } = useTranslation('friends')
  const hasYearFilter = useYearFilter()
  const found = useQuery({
    ...query('friends', 'searchUsers', { query: search ? { search } : {} }),
    // The list of before stays while the next is looked for.
    placeholderData: keepPreviousData,
  })
  const failure = useErrorText(found.data ? undefined : found.error)
  return (
    <SkeletonGroup loading={found.isPending} skeleton={<PeopleWaiting />}>
      {() =>
        failure ? (
          <ErrorPanel
            titleLevel={titleLevel}
            sentence={failure.sentence}
            code={failure.code}
            retrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        ) : found.data?.length === 0 ? (
          <EmptyPanel
            drawing={<EmptyArt kind="otherFriends" />}
            title={t('find.none')}
            titleLevel={titleLevel}
            sentence={t(hasYearFilter ? 'find.noneYear' : 'find.noneSentence')}
          />
        ) : (
          <ul className={styles['list']}>
            {found.data?.map(({ user, relation }) => (
              <PersonRow key={user.id} user={user}>
                <RelationActions user={user} relation={relation} />
              </PersonRow>
            ))}
          </ul>
        )
      }
    </SkeletonGroup>
  )
}
