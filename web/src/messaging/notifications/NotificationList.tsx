import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { pagedQuery, useContractMutation } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../ui/base/ErrorPanel.tsx'
import { linkClass } from '../../ui/base/link-class.ts'
import { Skeleton } from '../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../ui/base/SkeletonGroup.tsx'
import { useKeptFocus } from '../../ui/base/use-kept-focus.ts'
import { ListFoot } from '../../ui/pieces/ListFoot.tsx'
import styles from './NotificationList.module.css'
import { NotificationRow } from './NotificationRow.tsx'

interface NotificationListProps {
  hasUnread: boolean
  /** A line was followed to another page. */
  onLeave: () => void
}

export function NotificationList({ hasUnread, onLeave }: NotificationListProps) {
  const { t } = useTranslation('notifications')
  const list = useInfiniteQuery(pagedQuery('notifications', 'listMine'))
  const markAll = useContractMutation('notifications', 'markAllRead')
  // One failure at a time: that of the list comes first, and its foot tells it.
  const failure = useErrorText(list.error ? undefined : markAll.error)
  // Marking all takes away the button that was pressed.
  const head = useKeptFocus<HTMLDivElement>(hasUnread)
  return (
    <>
      <div ref={head} className={styles['head']}>
        <h2 tabIndex={-1} className="t-title-4">
          {t('title')}
        </h2>
        {hasUnread && (
          <button type="button" className={linkClass()} onClick={() => markAll.mutate()}>
            {t('markAll')}
          </button>
        )}
      </div>
      <SkeletonGroup loading={list.isPending} skeleton={<Waiting />}>
        {() => (
          <>
            {list.data?.length === 0 && (
              <EmptyPanel drawing={<EmptyArt kind="feed" />} title={t('empty.title')} sentence={t('empty.sentence')} />
            )}
            <ul className={styles['list']}>
              {list.data?.map((item) => (
                <NotificationRow key={item.id} item={item} onLeave={onLeave} />
              ))}
            </ul>
            <div className={styles['foot']}>
              {failure ? (
                <ErrorPanel
                  title={t('failed')}
                  sentence={failure.sentence}
                  code={failure.code}
                  retrying={list.isFetching || markAll.isPending}
                  onRetry={() => markAll.mutate()}
                />
              ) : (
                <ListFoot list={list} more={t('more')} end={t('end')} title={t('failed')} />
              )}
            </div>
          </>
        )}
      </SkeletonGroup>
    </>
  )
}

function Waiting() {
  return (
    <div className={styles['waiting']}>
      {[0, 1, 2].map((box) => (
        <Skeleton key={box} height={60} radius={16} />
      ))}
    </div>
  )
}
