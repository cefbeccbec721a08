import { useInfiniteQuery } from '@tanstack/react-query'
import type { BlockedPerson } from '@trilha/contract/community/friends'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './friends.module.css'
import { PeopleWaiting } from './PeopleWaiting.tsx'
import { PersonRow } from './PersonRow.tsx'
import { useFriendActs } from './use-friend-acts.ts'
import { shownNameOf } from '@trilha/contract/rules'

export function BlockedPeople() {
  const { t } = useTranslation('friends')
  const list = useInfiniteQuery(pagedQuery('friends', 'listBlocked'))
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<PeopleWaiting rows={2} />}>
      {() => (
        <>
          {list.data?.length === 0 && (
            <EmptyPanel
              drawing={<EmptyArt kind="otherFriends" />}
              title={t('blocked.empty')}
              titleLevel={2}
              sentence={t('blocked.emptySentence')}
            />
          )}
          <ul className={styles['list']}>
            {list.data?.map((blocked) => (
              <Blocked key={blocked.user.id} {...blocked} />
            ))}
          </ul>
          <ListFoot list={list} more={t('more')} titleLevel={2} />
        </>
      )}
    </SkeletonGroup>
  )
}

function Blocked({ user, blockedAt }: BlockedPerson) {
  const { t } = useTranslation('friends')
  const format = useFormat()
  const { unblock } = useFriendActs(shownNameOf(user))
  return (
    <PersonRow linked={false} user={user} about={t('blocked.since', { when: format.relative(blockedAt) })}>
      <Button
        variant="line"
        size="s"
        aria-label={t('act.unblockOf', { name: shownNameOf(user) })}
        loading={unblock.isPending}
        onClick={() => unblock.mutate({ params: { id: user.id } })}
      >
        {t('act.unblock')}
      </Button>
    </PersonRow>
  )
}
