import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../lib/api/api-error.ts'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './friends.module.css'
import { PeopleWaiting } from './PeopleWaiting.tsx'
import { PersonRow } from './PersonRow.tsx'
import { RelationActions } from './RelationActions.tsx'

/** Who learns and teaches where I do. The school may close the list (G66). */
export function ClassPeople() {
  const { t } = useTranslation('friends')
  const list = useInfiniteQuery(pagedQuery('friends', 'listClass'))
  const isClosed = isApiError(list.error) && list.error.code === 'br_0038'
  if (isClosed)
    return (
      <EmptyPanel
        drawing={<EmptyArt kind="otherFriends" />}
        title={t('class.closed')}
        titleLevel={2}
        sentence={t('class.closedSentence')}
      />
    )
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<PeopleWaiting />}>
      {() => (
        <>
          {list.data?.length === 0 && (
            <EmptyPanel
              drawing={<EmptyArt kind="otherFriends" />}
              title={t('class.empty')}
              titleLevel={2}
              sentence={t('class.emptySentence')}
            />
          )}
          <ul className={styles['list']}>
            {list.data?.map(({ user, relation }) => (
              <PersonRow key={user.id} user={user}>
                <RelationActions user={user} relation={relation} />
              </PersonRow>
            ))}
          </ul>
          <ListFoot list={list} more={t('more')} titleLevel={2} />
        </>
      )}
    </SkeletonGroup>
  )
}
