import { useInfiniteQuery } from '@tanstack/react-query'
import type { KnownPerson } from '@trilha/contract/community/friends'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import { PersonLink } from '../../ui/talk/PersonLink.tsx'
import styles from './friends.module.css'
import { PersonRow } from './PersonRow.tsx'
import { RelationActions } from './RelationActions.tsx'
import { shownNameOf } from '@trilha/contract/rules'
import { useNameInText } from '../../ui/pieces/PersonName.tsx'

const shownFirst = 6

interface FriendsOfProps {
  user: { id: string; name: string }
  /** Who reads; nothing can be done with oneself. */
  readerId: string
  count: number
  /** The panel for who has none. */
  empty: ReactNode
}

/** Whom somebody is friends with: the last few beside the profile, all of them on asking. */
export function FriendsOf({ user, readerId, count, empty }: FriendsOfProps) {
  const { t } = useTranslation('friends')
  const inText = useNameInText()
  const [isOpen, setOpen] = useState(false)
  const list = useInfiniteQuery(pagedQuery('friends', 'listByUser', { params: { id: user.id }, query: {} }))
  return (
    <Card
      title={t('title')}
      action={
        list.data &&
        list.data.length > 0 && (
          <button type="button" className={linkClass()} onClick={() => setOpen(true)}>
            {t('of.all', { count })}
          </button>
        )
      }
    >
      <SkeletonGroup loading={list.isPending} skeleton={<Skeleton height={48} radius={18} />}>
        {() => (
          <>
            {list.data?.length === 0 && empty}
            <ul aria-label={t('of.title', { name: user.name })} className={styles['faces']}>
              {list.data?.slice(0, shownFirst).map(({ user: friend }) => (
                <li key={friend.id}>
                  <PersonLink id={friend.id}>
                    <UserAvatar
                      name={friend.name}
                      selection={lookOf(friend)}
                      size={40}
                      label={inText(shownNameOf(friend), friend.role)}
                    />
                  </PersonLink>
                </li>
              ))}
            </ul>
            {!list.data && <ListFoot list={list} more={t('more')} titleLevel={3} small />}
          </>
        )}
      </SkeletonGroup>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('of.title', { name: user.name })}>
        <ul className={styles['list']}>
          {list.data?.map((person) => (
            <FriendOf key={person.user.id} person={person} isReader={person.user.id === readerId} />
          ))}
        </ul>
        <ListFoot list={list} more={t('more')} titleLevel={3} small />
      </Dialog>
    </Card>
  )
}

function FriendOf({ person: { user, relation }, isReader }: { person: KnownPerson; isReader: boolean }) {
  return <PersonRow user={user}>{!isReader && <RelationActions user={user} relation={relation} />}</PersonRow>
}
