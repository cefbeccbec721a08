import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './friends.module.css'
import { PeopleWaiting } from './PeopleWaiting.tsx'
import { PersonRow } from './PersonRow.tsx'
import { relationOf } from './relation-of.ts'
import { RelationActions } from './RelationActions.tsx'

/** What waits for an answer of mine, and what I wait for. */
export function Requests() {
  const { t } = useTranslation('friends')
  return (
    <>
      <Card title={t('requests.received')}>
        <RequestList list="RECEIVED" />
      </Card>
      <Card title={t('requests.sent')}>
        <RequestList list="SENT" />
      </Card>
    </>
  )
}

function RequestList({ list: which }: { list: 'RECEIVED' | 'SENT' }) {
  const { t } = useTranslation('friends')
  const format = useFormat()
  const list = useInfiniteQuery(pagedQuery('friends', 'listMine', { query: { list: which } }))
  return (
    <SkeletonGroup loading={list.isPending} skeleton={<PeopleWaiting rows={2} />}>
      {() => (
        <>
          {list.data?.length === 0 &&
            (which === 'SENT' ? (
              <p className={styles['quiet']}>{t('requests.noneSent')}</p>
            ) : (
              <EmptyPanel
                drawing={<EmptyArt kind="friends" />}
                title={t('requests.noneReceived')}
                sentence={t('requests.noneReceivedSentence')}
              />
            ))}
          <ul className={styles['list']}>
            {list.data?.map((friend) => (
              <PersonRow
                key={friend.id}
                user={friend.user}
                about={t('requests.since', { when: format.relative(friend.createdAt) })}
              >
                <RelationActions user={friend.user} relation={relationOf(friend)} />
              </PersonRow>
            ))}
          </ul>
          <ListFoot list={list} more={t('more')} />
        </>
      )}
    </SkeletonGroup>
  )
}
