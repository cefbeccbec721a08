import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { CommunityEmpty } from '../../ui/pieces/CommunityEmpty.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './friends.module.css'
import { PeopleWaiting } from './PeopleWaiting.tsx'
import { PersonRow } from './PersonRow.tsx'
import { relationOf } from './relation-of.ts'
import { RelationActions } from './RelationActions.tsx'

/** From so many friends on there is a field to find one. */
const manyFriends = 6

interface MyFriendsProps {
  count: number
  /** Who has none yet looks at the class. */
  onLook: () => void
}

export function MyFriends({ count, onLook }: MyFriendsProps) {
  const { t } = useTranslation('friends')
  const [search, setSearch] = useState('')
  // Typing stays light: the list follows when there is time.
  const asked = useDeferredValue(search.trim())
  const list = useInfiniteQuery(
    pagedQuery('friends', 'listMine', { query: { list: 'ACCEPTED', ...(asked && { search: asked }) } }),
  )
  return (
    <>
      {count >= manyFriends && (
        <TextField
          label={t('filter')}
          type="search"
          maxLength={60}
          icon={<IconSearch size={21} stroke={1.9} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <SkeletonGroup loading={list.isPending} skeleton={<PeopleWaiting />}>
        {() => (
          <>
            {list.data?.length === 0 &&
              (asked ? (
                <EmptyPanel
                  drawing={<EmptyArt kind="otherFriends" />}
                  title={t('none')}
                  titleLevel={2}
                  sentence={t('noneSentence')}
                />
              ) : (
                <CommunityEmpty kind="friends" titleLevel={2} action={onLook} />
              ))}
            <ul className={styles['list']}>
              {list.data?.map((friend) => (
                <PersonRow key={friend.id} user={friend.user}>
                  <RelationActions user={friend.user} relation={relationOf(friend)} />
                </PersonRow>
              ))}
            </ul>
            <ListFoot list={list} more={t('more')} titleLevel={2} />
          </>
        )}
      </SkeletonGroup>
    </>
  )
}
